/**
 * What a watcher is told: how a table looks to it, and what has happened there.
 *
 * The first update is whole. Those that follow leave out whatever looks as it did before, so that a move costs little; put
 * together with what came before, they are whole again.
 */
import { alike } from '@havre/engine/kernel/alike.ts';
import type { Packing } from './packed-update.ts';
import type { TableInfo } from './table-info.ts';
import { patchedView, positionPatch, positionStep, type ViewPatch, viewPatch } from './view-patch.ts';
import type { ViewerEvent } from './viewer-events.ts';
import type { ViewerState } from './viewer-state.ts';

/** How a table looks to somebody. */
export interface TableView extends ViewerState {
  readonly table: TableInfo;
  /** Whose view this is: 'public', 'seat 2'. When it changes, the count of events begins anew. */
  readonly eyes: string;
  /** Whether this watcher is the host of the table. */
  readonly isHost: boolean;
}

/** Which table it is, and what has changed about it. */
export type TableInfoChange = Pick<TableInfo, 'table'> & Partial<TableInfo>;

/** How a table stands now, and what that changes for those who know how it stood before: found out once for all of them. */
export class TableInfoTransition {
  readonly now: TableInfo;
  private readonly before: TableInfo | null;
  private change: TableInfoChange | null = null;
  private patchJson: string | null = null;

  constructor(before: TableInfo | null, now: TableInfo) {
    this.before = before;
    this.now = now;
  }

  /** What has changed for somebody who knows how it stood then. */
  changeFrom(known: TableInfo): TableInfoChange {
    if (known !== this.before) return tableInfoChange(known, this.now);
    this.change ??= tableInfoChange(known, this.now);
    return this.change;
  }

  /** The same by positions, as JSON. */
  patchJsonFrom(known: TableInfo): string {
    if (known !== this.before) return JSON.stringify(positionPatch(known, this.now));
    this.patchJson ??= JSON.stringify(positionPatch(known, this.now));
    return this.patchJson;
  }
}

/** What has changed, and what has happened since the last update. Watchers with the same viewpoint may share one. */
export interface Update extends Partial<ViewerState> {
  /** There where nothing is left out. */
  readonly whole?: true;
  readonly table: TableInfoChange;
  readonly eyes: string;
  readonly isHost?: boolean;
  /** In place of `view`, where only some of its fields are others than before: those fields. */
  readonly viewChange?: object;
  /**
   * In place of `view` for whoever takes films: what the view before has become, patch after patch. There is one for each event
   * of the last game item, or one where nothing is told; the last makes it what it is now.
   */
  readonly film?: readonly ViewPatch[];
  /** How many events of this viewpoint come before the first of `items`. */
  readonly from: number;
  readonly items: readonly ViewerEvent[];
  /** In a whole update, for whoever takes packed ones: what they are packed by from now on. */
  readonly packing?: Packing;
  /** All there is to say in few bytes (`PackedUpdate`), as JSON: it is sent in place of the rest, and what it says is not said twice. */
  readonly packed?: string;
}

/** Some of the older events, ahead of the whole update that they belong to: so that no update is longer than a few of them. */
export interface EventBatch extends Pick<Update, 'eyes' | 'from' | 'items'> {
  /** The table. */
  readonly table: string;
}

/**
 * What somebody sees where there is nothing to see. It has every field there is: changes are found and put together along its
 * fields, in this order, so that one more is said here, in `ViewerState`, and where it is found out (`viewerStateOf`).
 * @example const seen: TableView = { ...EMPTY_STATE, view, table, eyes, isHost: false };
 */
export const EMPTY_STATE: ViewerState = {
  view: null,
  question: null,
  asides: [],
  undo: null,
  always: [],
  prepared: [],
  muted: [],
  channels: [],
  deadlines: [],
  banks: [],
};

/** All but the view, of which only what has changed in it is told. */
const WHOLE_FIELDS = Object.keys(EMPTY_STATE).filter(name => name !== 'view') as Exclude<keyof ViewerState, 'view'>[];

/**
 * How a table looks after an update; null if what came before is not known, so that a whole one is needed. What is seen in its film
 * may be known already.
 * @example const now = applyUpdate(before, update); if (now === null) watchAgain();
 */
export function applyUpdate(
  before: TableView | null,
  update: Update,
  film = filmOf(before?.view ?? null, update),
): TableView | null {
  if (update.whole === true) return update as TableView;
  if (before === null || before.eyes !== update.eyes) return null;
  const table = { ...before.table, ...update.table };
  return viewerStateAfter(before, { ...update, table }, film);
}

/**
 * What is seen in a film, after each event of the last game item of an update. Nothing, if there is no film.
 * @example const views = filmOf(before.view, update); // views[0] is what was seen after the first event
 */
export function filmOf(before: object | null, { film = [] }: Pick<Update, 'film'>): readonly object[] {
  let view = before;
  if (view === null) return [];
  const views: object[] = [];
  for (const patch of film) {
    view = patchedView(view, patch);
    views.push(view);
  }
  return views;
}

/**
 * The patches of a film: from a view before over each of the views.
 * @example filmPatches(before.view, films.get(seat))
 */
export function filmPatches(before: object, views: readonly object[]): ViewPatch[] {
  let last = before;
  return views.map(view => {
    const patch = viewPatch(last, view);
    last = view;
    return patch;
  });
}

/** What has changed of a state. */
export type ViewerStateChange = Partial<ViewerState> & Pick<Update, 'viewChange' | 'film'>;
type Writable<T> = { -readonly [name in keyof T]: T[name] };

/**
 * What is seen changed of a view from one viewpoint is as a rule seen from the others. Changes that say the same become
 * one here: it is kept once for all of them, and written as JSON once.
 */
export class CommonChanges {
  private readonly changes: object[] = [];
  private readonly json: string[] = [];

  /** A change, or another's that says the same. */
  one<C extends object>(change: C): C {
    for (const known of this.changes) if (alike(known, change)) return known as C;
    this.changes.push(change);
    return change;
  }

  /** A change as JSON. */
  jsonOf(change: object): string {
    const at = this.changes.indexOf(change);
    if (at < 0) return JSON.stringify(change);
    this.json[at] ??= JSON.stringify(change);
    return this.json[at];
  }
}

/**
 * What has changed of a state. A view with the fields it had before is told by those that have changed; or, with what was seen
 * on the way, as a film.
 * @example viewerStateChange(before, now) // { viewChange: { turn: 2 }, question: null }
 */
export function viewerStateChange(
  before: ViewerState,
  now: ViewerState,
  common = new CommonChanges(),
  onTheWay: readonly object[] | null = null,
): ViewerStateChange {
  const change: Writable<ViewerStateChange> = {};
  if (onTheWay !== null && before.view !== null && now.view !== null) {
    noteFilm(change, filmPatches(before.view, [...onTheWay, now.view]), common);
  } else noteViewChange(change, before.view as Plain | null, now.view as Plain | null, common);
  for (const field of WHOLE_FIELDS) if (!alike(before[field], now[field])) take(change, now, field);
  return change;
}

/** Where nothing is seen on the way and nothing is other in the end, there is none. */
function noteFilm(change: Writable<ViewerStateChange>, film: readonly ViewPatch[], common: CommonChanges): void {
  if (film.length > 1 || film[0]?.length !== 0) change.film = common.one(film);
}

/** What has changed of a state, and the state as it is known from then on: what has not changed is what it was. */
export interface ViewerStateTransition {
  readonly change: ViewerStateChange;
  readonly after: ViewerState;
}

/**
 * The same by positions, always as a film. Each patch is found from what the other side has made of those before it.
 * @example const { change, after } = positionedTransition(this.state, now, common, films.get(seat));
 */
export function positionedTransition(
  before: ViewerState,
  now: ViewerState,
  common: CommonChanges,
  onTheWay: readonly object[],
): ViewerStateTransition {
  const change: Writable<ViewerStateChange> = {};
  const after: Writable<ViewerState> = { ...now };
  if (before.view !== null && now.view !== null) {
    const film: ViewPatch[] = [];
    after.view = before.view;
    for (let i = 0; i <= onTheWay.length; i++) {
      const step = positionStep(after.view, onTheWay[i] ?? now.view);
      film.push(step.patch);
      after.view = step.after;
    }
    noteFilm(change, film, common);
  } else if (before.view !== now.view) change.view = now.view;
  for (const field of WHOLE_FIELDS) {
    if (alike(before[field], now[field])) take(after, before, field);
    else take(change, now, field);
  }
  return { change, after };
}

function take<F extends keyof ViewerState>(to: Writable<Partial<ViewerState>>, from: ViewerState, field: F): void {
  to[field] = from[field];
}

/**
 * A state after a change. What has not changed is what it was, not something new that says the same: so it need not be
 * kept anew after every move.
 * @example this.state = viewerStateAfter(this.state, change);
 */
export function viewerStateAfter<O extends ViewerState>(
  before: O,
  { viewChange, film, ...change }: ViewerStateChange & Partial<O>,
  views: readonly object[] = film === undefined ? [] : filmOf(before.view, { film }),
): O {
  const after = { ...before, ...change };
  const view = views.at(-1) ?? (viewChange === undefined ? undefined : { ...before.view, ...viewChange });
  if (view !== undefined) (after as Writable<ViewerState>).view = view;
  return after;
}

/**
 * The same change without its film, where it is known what that leads to: by the fields that are others then.
 * @example this.state = viewerStateAfter(this.state, viewChanged(change, now));
 */
export function viewChanged({ film, ...change }: ViewerStateChange, { view }: ViewerState): ViewerStateChange {
  if (film === undefined || view === null) return change;
  const viewChange: Record<string, unknown> = {};
  for (const patch of film)
    for (const [name, ...rest] of patch) {
      if (rest.length === 0) return { ...change, view }; // it has other fields
      viewChange[name as string] = (view as Plain)[name as string];
    }
  return { ...change, viewChange };
}

function noteViewChange(
  change: Writable<ViewerStateChange>,
  before: Plain | null,
  now: Plain | null,
  common: CommonChanges,
): void {
  if (before === null || now === null) {
    if (before !== now) change.view = now;
    return;
  }
  // In one go: it is the longest comparison of every move.
  let viewChange: Record<string, unknown> | null = null;
  let more = 0;
  for (const name in now) {
    const was = before[name];
    const is = now[name];
    if (was === undefined && !(name in before)) {
      change.view = now;
      return;
    }
    more++;
    if (!alike(was, is)) {
      viewChange ??= {};
      viewChange[name] = is;
    }
  }
  for (const _ in before) more--;
  if (more < 0) change.view = now;
  else if (viewChange !== null) change.viewChange = common.one(viewChange);
}

/**
 * The fields of a record that are not as they were before.
 * @example changedFields({ phase: 'playing', host: 0 }, { phase: 'over', host: 0 }) // { phase: 'over' }
 */
export function changedFields<T extends object>(before: T, now: T): Partial<T> {
  const changed: Partial<T> = {};
  for (const field in now) if (!alike(before[field], now[field])) changed[field] = now[field];
  return changed;
}

/**
 * What has changed about a table.
 * @example tableInfoChange(before, now) // { table: 'k3J', acting: [1] }
 */
const tableInfoChange = (before: TableInfo, now: TableInfo): TableInfoChange => ({
  ...changedFields(before, now),
  table: now.table,
});

type Plain = Readonly<Record<string, unknown>>;
