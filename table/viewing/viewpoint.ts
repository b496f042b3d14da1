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
import { type PackedUpdate, UpdatePacker } from './packed-update.ts';
import type { TableInfo } from './table-info.ts';
import {
  type CommonChanges,
  type TableInfoTransition,
  type TableView,
  tableInfoChange,
  type Update,
  type ViewerStateChange,
  viewChanged,
  viewerStateAfter,
  viewerStateChange,
} from './update.ts';
import { positionPatch, type ViewPatch } from './view-patch.ts';
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
  /** What several viewpoints see changed alike. */
  readonly common: CommonChanges;
  /** What those see of it on the way who take films. */
  readonly films: Films;
}

/** From whose viewpoint somebody looks, and how it is told what it sees. */
export interface ViewpointKind {
  readonly viewer: Viewer;
  /** Whether those who look from it are told what their view becomes on the way, patch by patch. */
  readonly takesFilm: boolean;
  /** The number of the room in packed updates, where those who look from it are told by these; else null. */
  readonly packedAs: number | null;
}

export class Viewpoint {
  /** As it is called on the wire. */
  readonly name: string;
  readonly kind: ViewpointKind;
  /** Those who look from it. */
  watchers: readonly Watcher[] = [];
  private info: TableInfo;
  private state: ViewerState;
  private heard: number;
  private readonly packer: UpdatePacker | null;

  constructor(table: Table, kind: ViewpointKind, info: TableInfo, heard: number) {
    this.name = viewpointName(kind.viewer);
    this.kind = kind;
    this.info = info;
    this.state = viewerStateOf(table, kind.viewer);
    this.heard = heard;
    this.packer = kind.packedAs === null ? null : new UpdatePacker(kind.packedAs, table.events.at(-1)?.at ?? 0);
  }

  get viewer(): Viewer {
    return this.kind.viewer;
  }

  /**
   * Everything there is to see, for somebody new. The others stay where they were: what they were not shown yet is still a
   * change to them.
   */
  everything(table: Table, info: TableInfo): Omit<TableView, 'isHost'> & Pick<Update, 'packing'> {
    const whole = { table: info, eyes: this.name, ...viewerStateOf(table, this.viewer) };
    // Changes by position are changes of the very view that the others have put together.
    return this.packer === null ? whole : { ...whole, view: this.state.view, packing: this.packer.packing };
  }

  /** What is to be told of events that have just happened; null if this viewer must not even notice them. */
  follow(table: Table, { info, events, latest, commonState, common, films }: TableTransition): Update | null {
    const items = latest.for(this.viewer);
    const now = viewerStateOf(table, this.viewer, commonState);
    const change = this.changeTo(now, common, films.get(this.viewer));
    const concerns = items.length > 0 || hasActed(events, this.viewer) || looksOtherwise(change);
    if (!concerns) return null;
    return this.changed(info, items, change, now, this.packer?.pack(change, this.patchTo(info), items));
  }

  /** What looks otherwise than it did, although nothing has happened; some who look from here know it already. */
  changes(table: Table, info: TableInfoTransition): Update {
    const now = viewerStateOf(table, this.viewer);
    const change = this.changeTo(now);
    return this.changed(info, [], change, now, this.packer?.packForSome(change, this.patchTo(info)));
  }

  private changeTo(now: ViewerState, common?: CommonChanges, onTheWay: readonly object[] = []): ViewerStateChange {
    const isPacked = this.packer !== null;
    return viewerStateChange(this.state, now, common, this.kind.takesFilm || isPacked ? onTheWay : null, isPacked);
  }

  private patchTo({ before, now, patch }: TableInfoTransition): ViewPatch {
    return patch !== null && this.info === before ? patch : positionPatch(this.info, now);
  }

  private changed(
    info: TableInfoTransition,
    items: readonly ViewerEvent[],
    change: ViewerStateChange,
    now: ViewerState,
    packed?: PackedUpdate,
  ): Update {
    const update = {
      ...change,
      table: this.info === info.before ? info.change : tableInfoChange(this.info, info.now),
      eyes: this.name,
      from: this.heard,
      items,
      ...(packed === undefined ? {} : { packed }),
    };
    this.heard += items.length;
    this.info = info.now;
    this.state = viewerStateAfter(this.state, this.packer === null ? viewChanged(change, now) : change);
    return update;
  }
}

/**
 * Whether a viewer sees or is asked something else than before, although nothing is told of what led to it: somebody has merely
 * finished a turn. What it must not notice changes neither.
 */
const looksOtherwise = ({ view, viewChange, film, question }: ViewerStateChange): boolean =>
  view !== undefined || viewChange !== undefined || film !== undefined || question !== undefined;

/** Whoever has acted hears what it may do next, even if there is nothing to tell of the action. */
const hasActed = (events: readonly RecordedEvent[], viewer: Viewer): boolean =>
  events.some(event => event.type === 'entry' && event.entry.cause.type === 'act' && event.entry.cause.seat === viewer);
