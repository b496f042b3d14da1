/** The events of a table as each viewer counts them: read on from any number, for whoever comes back or comes late. */
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import { Feed } from '@havre/engine/kernel/feed.ts';
import type { Viewer } from '@havre/engine/kernel/seats.ts';
import type { Table } from '../model/table.ts';
import { hearsSince, type ViewerEvent, viewerEventOfOrigin, viewerEventOfRecorded } from './viewer-events.ts';

/** What was played elsewhere counts from when the game goes on here: entry by entry, right before the event that says so. */
const broughtTo = ({ resumedAt, origin }: Table): readonly MatchEntry[] =>
  resumedAt === null || origin === null ? NONE : origin.entries;
const NONE: readonly MatchEntry[] = [];

/** All events of a viewer. What has faded is not told again before the end. */
const viewerFeed = (table: Table, viewer: Viewer): Feed<ViewerEvent> =>
  new Feed(
    () => table.events.length + broughtTo(table).length,
    source => viewerEventAt(table, source, viewer),
  );

function viewerEventAt(table: Table, source: number, viewer: Viewer): ViewerEvent | null {
  const { events } = table;
  const brought = broughtTo(table);
  const before = table.resumedAt ?? events.length;
  const [resumed, entry] = [events[before], brought[source - before]];
  if (resumed !== undefined && entry !== undefined) return viewerEventOfOrigin(table, resumed, entry, viewer);
  const event = events[source < before ? source : source - brought.length];
  return event === undefined ? null : viewerEventOfRecorded(table, event, viewer, { past: table.match?.over !== true });
}

/** The feeds of one table, kept so that each viewer's events are looked through once, however many batches are read. */
export class ViewerFeeds {
  readonly table: Table;
  private readonly feeds = new Map<Viewer, { readonly since: number; readonly feed: Feed<ViewerEvent> }>();

  constructor(table: Table) {
    this.table = table;
  }

  /** Whoever has a seat now has not heard what was for somebody else there: it counts anew. */
  of(viewer: Viewer): Feed<ViewerEvent> {
    const since = hearsSince(this.table, viewer);
    const known = this.feeds.get(viewer);
    if (known?.since === since) return known.feed;
    const feed = viewerFeed(this.table, viewer);
    this.feeds.set(viewer, { since, feed });
    return feed;
  }
}

/**
 * What a viewer who comes back has missed: all its events from a number on.
 * @example send({ from: heard, items: viewerEventsSince(table, viewer, heard) });
 */
export const viewerEventsSince = (table: Table, viewer: Viewer, heard: number): readonly ViewerEvent[] =>
  viewerFeed(table, viewer).read(heard).items;
