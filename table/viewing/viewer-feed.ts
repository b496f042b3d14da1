/** The news of a table as each viewer counts them: read on from any number, for whoever comes back or comes late. */
import type { Entry } from '@havre/engine/kernel/entry.ts';
import { Feed } from '@havre/engine/kernel/feed.ts';
import type { Viewer } from '@havre/engine/kernel/seats.ts';
import type { Table } from '../model/table.ts';
import { hearsSince, type NewsItem, newsOfBrought, newsOfFact } from './viewer-events.ts';

/** What was played elsewhere counts from when the game goes on here: entry by entry, right before the fact that says so. */
const broughtTo = ({ resumedAt, origin }: Table): readonly Entry[] =>
  resumedAt === null || origin === null ? NONE : origin.entries;
const NONE: readonly Entry[] = [];

/** All news of a viewer. What has faded is not told again before the end. */
const newsFeed = (table: Table, viewer: Viewer): Feed<NewsItem> =>
  new Feed(
    () => table.facts.length + broughtTo(table).length,
    happening => newsOfHappening(table, happening, viewer),
  );

function newsOfHappening(table: Table, happening: number, viewer: Viewer): NewsItem | null {
  const { facts } = table;
  const brought = broughtTo(table);
  const before = table.resumedAt ?? facts.length;
  const [resumed, entry] = [facts[before], brought[happening - before]];
  if (resumed !== undefined && entry !== undefined) return newsOfBrought(table, resumed, entry, viewer);
  const fact = facts[happening < before ? happening : happening - brought.length];
  return fact === undefined ? null : newsOfFact(table, fact, viewer, { past: table.match?.over !== true });
}

/** The feeds of one table, kept so that each viewer's news are looked through once, however many pages are read. */
export class NewsFeeds {
  readonly table: Table;
  private readonly feeds = new Map<Viewer, { readonly since: number; readonly feed: Feed<NewsItem> }>();

  constructor(table: Table) {
    this.table = table;
  }

  /** Whoever has a seat now has not heard what was for somebody else there: it counts anew. */
  of(viewer: Viewer): Feed<NewsItem> {
    const since = hearsSince(this.table, viewer);
    const known = this.feeds.get(viewer);
    if (known?.since === since) return known.feed;
    const feed = newsFeed(this.table, viewer);
    this.feeds.set(viewer, { since, feed });
    return feed;
  }
}

/**
 * What a viewer who comes back has missed: all its news from a number on.
 * @example send({ from: heard, items: newsSince(table, viewer, heard) });
 */
export const newsSince = (table: Table, viewer: Viewer, heard: number): readonly NewsItem[] =>
  newsFeed(table, viewer).read(heard).items;
