/** Everybody who looks at a table, each with eyes of their own, and what they are told. */
import type { Question } from '@havre/engine/kernel/match.ts';
import { PUBLIC, type Viewer } from '@havre/engine/kernel/seats.ts';
import type { Act } from '@havre/engine/kernel/steps.ts';
import type { Fact, Identity } from './facts.ts';
import { infoOf, type TableInfo } from './info.ts';
import type { Log } from './log.ts';
import { type NewsItem, newsOf, newsSince } from './news.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import type { Table } from './table.ts';

/** Somebody who looks at a table and wants to hear of it. */
export interface Watcher {
  /** Who it is; null for somebody unknown. */
  readonly who: Identity | null;
  /** Told at once, and after each change that concerns its view. */
  hear(update: Update): void;
}

/** How a table is now, and what has happened since the last update. Watchers with the same eyes may share one. */
export interface Update extends Outlook {
  readonly table: TableInfo;
  /** Whose view this is: 'public', 'seat 2'. When it changes, the count of news begins anew. */
  readonly eyes: string;
  /** Whether this watcher is the host of the table. */
  readonly isHost: boolean;
  /** How many news of these eyes come before the first of `items`. */
  readonly from: number;
  readonly items: readonly NewsItem[];
  readonly view: object | null;
  readonly question: Question<Act> | null;
}

export interface Watching {
  /** How many news it has heard, with which eyes. */
  readonly heard?: number;
  readonly eyes?: string;
  /** Sees what the public sees, whoever it is: a screen in the middle of the table. */
  readonly publicly?: boolean;
}

interface Place {
  readonly viewer: Viewer;
  readonly heard: number;
  readonly publicly: boolean;
}

export class Audience {
  private readonly places = new Map<Watcher, Place>();
  private readonly log: Log;

  constructor(log: Log) {
    this.log = log;
  }

  get size(): number {
    return this.places.size;
  }

  /** Whether a person watches. */
  has(who: Identity): boolean {
    for (const watcher of this.places.keys()) if (watcher.who === who) return true;
    return false;
  }

  add(table: Table, watcher: Watcher, { heard = 0, eyes, publicly = false }: Watching): void {
    const viewer = viewerOf(table, watcher, publicly);
    const all = newsSince(table, viewer, 0);
    const from = eyes === eyesOf(viewer) && heard <= all.length ? heard : 0;
    this.places.set(watcher, { viewer, heard: all.length, publicly });
    const glance = { table, info: this.info(table), viewer, isHost: watcher.who === table.host };
    this.send(watcher, updateOf(glance, from, all.slice(from)));
  }

  remove(watcher: Watcher): boolean {
    return this.places.delete(watcher);
  }

  /** Tells of facts that have just happened. */
  tell(table: Table, facts: readonly Fact[]): void {
    const info = this.info(table);
    const shared = new Map<string, Update>();
    for (const [watcher, place] of this.places) {
      const viewer = viewerOf(table, watcher, place.publicly);
      const isHost = watcher.who === table.host;
      const hasMoved = viewer !== place.viewer; // somebody sat down or stood up: their count begins anew
      const from = hasMoved ? 0 : place.heard;
      const key = `${viewer} ${from} ${isHost}`;
      const update =
        shared.get(key) ?? updateOf({ table, info, viewer, isHost }, from, news(table, facts, viewer, hasMoved));
      shared.set(key, update);
      this.places.set(watcher, { ...place, viewer, heard: from + update.items.length });
      if (update.items.length > 0 || hasMoved || hasActed(facts, viewer)) this.send(watcher, update);
    }
  }

  /** Shows everybody else how the table stands, although nothing has happened: somebody has come or gone. */
  remind(table: Table, except: Watcher): void {
    const info = this.info(table);
    for (const [watcher, { viewer, heard }] of this.places)
      if (watcher !== except)
        this.send(watcher, updateOf({ table, info, viewer, isHost: watcher.who === table.host }, heard, []));
  }

  private info(table: Table): TableInfo {
    return infoOf(table, who => this.has(who));
  }

  private send(watcher: Watcher, update: Update): void {
    try {
      watcher.hear(update);
    } catch (error) {
      this.log.error({ table: update.table.table, error }, 'a watcher could not be told');
    }
  }
}

/** A look at a table with some eyes. */
interface Glance {
  readonly table: Table;
  readonly info: TableInfo;
  readonly viewer: Viewer;
  readonly isHost: boolean;
}

const updateOf = ({ table, info, viewer, isHost }: Glance, from: number, items: readonly NewsItem[]): Update => ({
  table: info,
  eyes: eyesOf(viewer),
  isHost,
  from,
  items,
  ...outlookOf(table, viewer),
});

const viewerOf = (table: Table, { who }: Watcher, publicly: boolean): Viewer =>
  publicly || who === null ? PUBLIC : (table.seatOf(who) ?? PUBLIC);

const eyesOf = (viewer: Viewer): string => (viewer === PUBLIC ? 'public' : `seat ${viewer}`);

const news = (table: Table, facts: readonly Fact[], viewer: Viewer, hasMoved: boolean): NewsItem[] =>
  hasMoved ? newsSince(table, viewer, 0) : facts.flatMap(fact => newsOf(table, fact, viewer));

/** Whoever has acted hears what it may do next, even if there is nothing to tell of the act. */
const hasActed = (facts: readonly Fact[], viewer: Viewer): boolean =>
  facts.some(fact => fact.type === 'entry' && fact.entry.cause.type === 'act' && fact.entry.cause.seat === viewer);
