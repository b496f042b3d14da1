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
import { type TablePacking, UpdatePacker } from './packed-update.ts';
import type { TableInfo } from './table-info.ts';
import {
  CommonChanges,
  positionedTransition,
  type TableInfoTransition,
  type TableView,
  type Update,
  type ViewerStateChange,
  type ViewerStateTransition,
  viewChanged,
  viewerStateAfter,
  viewerStateChange,
} from './update.ts';
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
  /** How the table is packed, where those who look from it are told so; else null. */
  readonly packing: TablePacking | null;
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
    this.packer = kind.packing === null ? null : new UpdatePacker(kind.packing);
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
    const transition = this.transitionTo(now, common, films.get(this.viewer));
    const { change } = transition;
    if (items.length === 0 && !hasActed(events, this.viewer) && !looksOtherwise(change)) return null;
    const packed = this.packer?.pack(change, info.patchJsonFrom(this.info), items, common);
    return this.changed(info, items, transition, packed);
  }

  /** What looks otherwise than it did, although nothing has happened; some who look from here know it already. */
  changes(table: Table, info: TableInfoTransition): Update {
    const transition = this.transitionTo(viewerStateOf(table, this.viewer), new CommonChanges());
    const packed = this.packer?.packForSome(transition.change, info.patchJsonFrom(this.info));
    return this.changed(info, [], transition, packed);
  }

  private transitionTo(
    now: ViewerState,
    common: CommonChanges,
    onTheWay: readonly object[] = NOTHING_SEEN,
  ): ViewerStateTransition {
    if (this.packer !== null) return positionedTransition(this.state, now, common, onTheWay);
    const change = viewerStateChange(this.state, now, common, this.kind.takesFilm ? onTheWay : null);
    return { change, after: viewerStateAfter(this.state, viewChanged(change, now)) };
  }

  /** What is packed is not said by its name as well. */
  private changed(
    info: TableInfoTransition,
    items: readonly ViewerEvent[],
    { change, after }: ViewerStateTransition,
    packed: string | undefined,
  ): Update {
    const { name: eyes, heard: from, info: known } = this;
    this.heard += items.length;
    this.info = info.now;
    this.state = after;
    if (packed !== undefined) return { table: { table: known.table }, eyes, from, items, packed };
    return { ...change, table: info.changeFrom(known), eyes, from, items };
  }
}

const NOTHING_SEEN: readonly object[] = [];

/**
 * Whether a viewer sees or is asked something else than before, although nothing is told of what led to it: somebody has merely
 * finished a turn. What it must not notice changes neither.
 */
const looksOtherwise = ({ view, viewChange, film, question }: ViewerStateChange): boolean =>
  view !== undefined || viewChange !== undefined || film !== undefined || question !== undefined;

/** Whoever has acted hears what it may do next, even if there is nothing to tell of the action. */
const hasActed = (events: readonly RecordedEvent[], viewer: Viewer): boolean =>
  events.some(event => event.type === 'entry' && event.entry.cause.type === 'act' && event.entry.cause.seat === viewer);
