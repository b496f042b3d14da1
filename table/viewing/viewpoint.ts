/**
 * One viewpoint at a table, a seat’s or the public’s: what those who look from it were last shown, and how many events they have heard.
 *
 * However many watchers share it, what has changed is found out once.
 */
import type { Films } from '@havre/engine/kernel/film.ts';
import type { Viewer } from '@havre/engine/kernel/seats.ts';
import type { RecordedEvent } from '../model/events.ts';
import type { Table } from '../model/table.ts';
import type { LatestEvents } from './latest-events.ts';
import type { TableInfo } from './table-info.ts';
import {
  type CommonChanges,
  filmPatches,
  type TableInfoTransition,
  type TableView,
  tableInfoChange,
  type Update,
  type ViewerStateChange,
  viewerStateAfter,
  viewerStateChange,
} from './update.ts';
import type { ViewPatch } from './view-patch.ts';
import type { ViewerEvent } from './viewer-events.ts';
import { type CommonState, type ViewerState, viewerStateOf } from './viewer-state.ts';
import { viewpointName } from './viewers.ts';
import type { Watcher } from './watchers.ts';

/** What has just happened at a table, as far as it is found out once for all viewpoints. */
export interface TableTransition {
  readonly events: readonly RecordedEvent[];
  readonly info: TableInfoTransition;
  readonly commonState: CommonState;
  readonly latest: LatestEvents;
  /** What several viewpoints see changed alike; and what of it they see on the way. */
  readonly common: CommonChanges;
  readonly films: Films;
  readonly commonFilms: CommonChanges;
}

export class Viewpoint {
  /** As it is called on the wire. */
  readonly name: string;
  readonly viewer: Viewer;
  /** Those who look from it. */
  watchers: readonly Watcher[] = [];
  private info: TableInfo;
  private state: ViewerState;
  private heard: number;

  constructor(table: Table, viewer: Viewer, info: TableInfo, heard: number) {
    this.name = viewpointName(viewer);
    this.viewer = viewer;
    this.info = info;
    this.state = viewerStateOf(table, viewer);
    this.heard = heard;
  }

  /**
   * Everything there is to see, for somebody new. The others stay where they were: what they were not shown yet is still a
   * change to them.
   */
  everything(table: Table, info: TableInfo): Omit<TableView, 'isHost'> {
    return { table: info, eyes: this.name, ...viewerStateOf(table, this.viewer) };
  }

  /** What is to be told of events that have just happened; null if this viewer must not even notice them. */
  follow(table: Table, transition: TableTransition): Update | null {
    const { info, events, latest, commonState, common } = transition;
    const items = latest.for(this.viewer);
    const change = viewerStateChange(this.state, viewerStateOf(table, this.viewer, commonState), common);
    const concerns = items.length > 0 || hasActed(events, this.viewer) || looksOtherwise(change);
    if (!concerns) return null;
    const film = this.film(transition);
    const update = this.changed(info, items, change);
    return film === null ? update : { ...update, film };
  }

  /** How the view changed on the way; null if there is nothing to see between two views. */
  private film({ films, commonFilms }: TableTransition): readonly ViewPatch[] | null {
    const [views, { view }] = [films.get(this.viewer) ?? [], this.state];
    return views.length === 0 || view === null ? null : commonFilms.one(filmPatches(view, views));
  }

  /** What looks otherwise than it did, with some events. */
  changes(table: Table, info: TableInfoTransition, items: readonly ViewerEvent[]): Update {
    return this.changed(info, items, viewerStateChange(this.state, viewerStateOf(table, this.viewer)));
  }

  private changed(info: TableInfoTransition, items: readonly ViewerEvent[], change: ViewerStateChange): Update {
    const update = {
      ...change,
      table: this.info === info.before ? info.change : tableInfoChange(this.info, info.now),
      eyes: this.name,
      from: this.heard,
      items,
    };
    this.heard += items.length;
    this.info = info.now;
    this.state = viewerStateAfter(this.state, change);
    return update;
  }
}

/**
 * Whether a viewer sees or is asked something else than before, although nothing is told of what led to it: somebody has merely
 * finished a turn. What it must not notice changes neither.
 */
const looksOtherwise = ({ view, viewChange, question }: ViewerStateChange): boolean =>
  view !== undefined || viewChange !== undefined || question !== undefined;

/** Whoever has acted hears what it may do next, even if there is nothing to tell of the action. */
const hasActed = (events: readonly RecordedEvent[], viewer: Viewer): boolean =>
  events.some(event => event.type === 'entry' && event.entry.cause.type === 'act' && event.entry.cause.seat === viewer);
