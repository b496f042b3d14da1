/**
 * One pair of eyes at a table: what those who look with it were last shown, and how many news they have heard.
 *
 * However many watchers share it, what has changed is found out once.
 */
import type { Viewer } from '@havre/engine/kernel/seats.ts';
import type { Fact } from '../model/events.ts';
import type { Table } from '../model/table.ts';
import type { FreshNews } from './latest-events.ts';
import type { TableInfo } from './table-info.ts';
import {
  type CommonChanges,
  type InfoStep,
  type OutlookChange,
  outlookAfter,
  outlookChange,
  type Sight,
  tableChange,
  type Update,
} from './update.ts';
import type { NewsItem } from './viewer-events.ts';
import { type Horizon, type Outlook, outlookOf } from './viewer-state.ts';
import { eyesOf } from './viewers.ts';
import type { Watcher } from './watchers.ts';

/** What has just happened at a table, as far as it is found out once for all eyes. */
export interface Step {
  readonly facts: readonly Fact[];
  readonly info: InfoStep;
  readonly horizon: Horizon;
  readonly news: FreshNews;
  /** What several eyes see changed alike. */
  readonly common: CommonChanges;
}

export class Eyes {
  /** As it is called on the wire. */
  readonly name: string;
  readonly viewer: Viewer;
  /** Those who look with it. */
  watchers: readonly Watcher[] = [];
  private info: TableInfo;
  private outlook: Outlook;
  private heard: number;

  constructor(table: Table, viewer: Viewer, info: TableInfo, heard: number) {
    this.name = eyesOf(viewer);
    this.viewer = viewer;
    this.info = info;
    this.outlook = outlookOf(table, viewer);
    this.heard = heard;
  }

  /**
   * Everything there is to see, for somebody new. The others stay where they were: what they were not shown yet is still a
   * change to them.
   */
  everything(table: Table, info: TableInfo): Omit<Sight, 'isHost'> {
    return { table: info, eyes: this.name, ...outlookOf(table, this.viewer) };
  }

  /** What is to be told of facts that have just happened; null if these eyes must not even notice them. */
  follow(table: Table, { info, facts, news, horizon, common }: Step): Update | null {
    const items = news.for(this.viewer);
    const change = outlookChange(this.outlook, outlookOf(table, this.viewer, horizon), common);
    const concerns = items.length > 0 || hasActed(facts, this.viewer) || looksOtherwise(change);
    return concerns ? this.changed(info, items, change) : null;
  }

  /** What looks otherwise than it did, with some news. */
  changes(table: Table, info: InfoStep, items: readonly NewsItem[]): Update {
    return this.changed(info, items, outlookChange(this.outlook, outlookOf(table, this.viewer)));
  }

  private changed(info: InfoStep, items: readonly NewsItem[], change: OutlookChange): Update {
    const update = {
      ...change,
      table: this.info === info.before ? info.change : tableChange(this.info, info.now),
      eyes: this.name,
      from: this.heard,
      items,
    };
    this.heard += items.length;
    this.info = info.now;
    this.outlook = outlookAfter(this.outlook, change);
    return update;
  }
}

/**
 * Whether eyes see or are asked something else than before, although nothing is told of what led to it: somebody has merely
 * finished a turn. What they must not notice changes neither.
 */
const looksOtherwise = ({ view, viewChange, question }: OutlookChange): boolean =>
  view !== undefined || viewChange !== undefined || question !== undefined;

/** Whoever has acted hears what it may do next, even if there is nothing to tell of the act. */
const hasActed = (facts: readonly Fact[], viewer: Viewer): boolean =>
  facts.some(fact => fact.type === 'entry' && fact.entry.cause.type === 'act' && fact.entry.cause.seat === viewer);
