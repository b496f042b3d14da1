/**
 * What is other in one view than in another, place by place: a few numbers and not whole fields, so that the film of a move,
 * which is one patch after the other, costs little.
 */

/**
 * One place of a view, by the names and numbers that lead to it, and then what is there now: `['ships', 2, 'space', 14]`. Whoever has
 * the very same view may be told by positions: then the fields of a record are numbered as they come.
 */
export type ViewPlace = readonly [...path: (string | number)[], value: unknown];
export type ViewPatch = readonly ViewPlace[];

type Plain = Readonly<Record<string | number, unknown>>;
/** How a step into a record is written: by the name of the field, or by its position. */
type StepOf = (record: Plain, name: string) => string | number;

/**
 * What makes one view of another.
 * @example viewPatch({ pile: 9, hand: [1, 4] }, { pile: 8, hand: [1, 4, 7] }) // [['pile', 8], ['hand', 2, 7]]
 */
export const viewPatch = (before: object, now: object): ViewPatch => new Comparison(nameOf).of(before, now);

/**
 * The same by positions, for whoever has the view before with its fields in the same order.
 * @example positionPatch({ pile: 9, hand: [1, 4] }, { pile: 8, hand: [1, 4, 7] }) // [[0, 8], [1, 2, 7]]
 */
export const positionPatch = (before: object, now: object): ViewPatch => new Comparison(positionOf).of(before, now);

/** A patch by positions, and the view that whoever is told it has then: what has not changed is what it was. */
export interface PositionStep {
  readonly patch: ViewPatch;
  readonly after: object;
}

/**
 * How whoever is told by positions comes from one view to the next.
 * @example const { patch, after } = positionStep(this.view, now); send(patch); this.view = after;
 */
export function positionStep(before: object, now: object): PositionStep {
  const comparison = new Comparison(positionOf);
  const patch = comparison.of(before, now);
  // Where a field is found depends on the order that the other side has it in: that of the view before.
  return { patch, after: comparison.isInOrder ? comparison.after(before, now) : patchedView(before, patch) };
}

const nameOf: StepOf = (_, name) => name;

/** Fields that are there without a value are not in JSON, and do not count. */
function positionOf(record: Plain, name: string): number {
  let position = 0;
  for (const other in record) {
    if (other === name) break;
    if (record[other] !== undefined) position++;
  }
  return position;
}

/** Hardly any view is deeper; one that is grows a longer way. */
const DEEPEST = 6;

/** Two views, compared once. */
class Comparison {
  private readonly stepOf: StepOf;
  private readonly patch: ViewPlace[] = [];
  /** The way to where it is, so many steps long; behind it stands for a moment what is there now. */
  private readonly path: unknown[] = new Array(DEEPEST);
  private depth = 0;
  /** The view before, with the fields that are others now; null while none is. */
  private merged: Record<string, unknown> | null = null;
  /** Whether all records within still have their fields in the order they had, those too in which nothing else is another. */
  isInOrder = true;

  constructor(stepOf: StepOf) {
    this.stepOf = stepOf;
  }

  of(before: object, now: object): ViewPatch {
    this.compare(before, now);
    return this.patch;
  }

  /** The view before with the fields that are others now; the view now, where that is said as a whole. */
  after(before: object, now: object): object {
    const [first] = this.patch;
    if (first === undefined) return before;
    return first.length === 1 || this.merged === null ? now : this.merged;
  }

  /** Notes what is other. It is called where something may be: the way there is not gone for what is the same value. */
  private compare(before: unknown, now: unknown): void {
    if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) {
      if (before !== now) this.note(now);
    } else if (Array.isArray(before) || Array.isArray(now)) {
      if (Array.isArray(before) && Array.isArray(now)) this.compareLists(before, now);
      else this.note(now);
    } else this.compareRecords(before as Plain, now as Plain);
  }

  private note(now: unknown): void {
    this.path[this.depth] = now;
    this.patch.push(this.path.slice(0, this.depth + 1) as unknown as ViewPlace);
  }

  /** A record with other fields is said as a whole. */
  private compareRecords(before: Plain, now: Plain): void {
    const start = this.patch.length;
    let more = 0;
    for (const name in now) {
      const was = before[name];
      const is = now[name];
      more += was !== undefined || (name in before && is === undefined) ? 1 : Number.POSITIVE_INFINITY;
      if (was === is) continue;
      if (is === undefined) more = Number.POSITIVE_INFINITY; // JSON has no such field: to whoever is told it is gone
      const noted = this.patch.length;
      this.path[this.depth++] = this.stepOf(before, name);
      this.compare(was, is);
      this.depth--;
      if (this.depth === 0 && this.patch.length > noted) {
        this.merged ??= { ...before };
        this.merged[name] = is;
      }
    }
    for (const _ in before) more--;
    if (more !== 0) {
      this.patch.length = start;
      this.note(now);
    } else if (this.depth > 0 && this.isInOrder) this.isInOrder = haveSameOrder(before, now);
  }

  /** A list that has become shorter, or is mostly another, is said as a whole. */
  private compareLists(before: readonly unknown[], now: readonly unknown[]): void {
    const start = this.patch.length;
    for (let i = 0; i < now.length && now.length >= before.length; i++) {
      if (i < before.length && before[i] === now[i]) continue;
      this.path[this.depth++] = i;
      if (i < before.length) this.compare(before[i], now[i]);
      else this.note(now[i]);
      this.depth--;
    }
    if (now.length >= before.length && !isMostly(now, this.patch.length - start)) return;
    this.patch.length = start;
    this.note(now);
  }
}

function haveSameOrder(one: Plain, other: Plain): boolean {
  const names = Object.keys(other);
  let i = 0;
  for (const name in one) if (names[i++] !== name) return false;
  return true;
}

/** Whether so many changes of a list are as long as the list itself. */
const isMostly = (list: readonly unknown[], changes: number): boolean =>
  changes * 2 > list.length && list.every(item => typeof item !== 'object' || item === null);

/**
 * A view once it is patched; the one before stays as it was, and shares with it what has not changed.
 * @example patchedView({ pile: 9, hand: [1, 4] }, [['hand', 2, 7]]) // { pile: 9, hand: [1, 4, 7] }
 */
export function patchedView(view: object, patch: ViewPatch): object {
  const [first] = patch;
  if (first === undefined) return view;
  if (first.length === 1) return first[0] as object; // all of it is another, and nothing else is said
  const copies: object[] = [];
  const seen = copyOf(view, copies);
  for (const place of patch) lay(seen, place, copies);
  return seen;
}

/** What is written into: a copy, made once for all places of a patch. */
function copyOf(value: object, copies: object[]): Container {
  if (copies.includes(value)) return value as Container;
  const copy = Array.isArray(value) ? value.slice() : { ...value };
  copies.push(copy);
  return copy as Container;
}

function lay(view: Container, place: ViewPlace, copies: object[]): void {
  let seen = view;
  const last = place.length - 1;
  for (let at = 0; at < last; at++) {
    const name = fieldOf(seen, place[at] as string | number);
    if (at === last - 1) seen[name] = place[last];
    else {
      const inside = copyOf(seen[name] as object, copies);
      seen[name] = inside;
      seen = inside;
    }
  }
}

/** The field of a record that is meant by a position; of a list it is the position itself. */
function fieldOf(seen: Container, step: string | number): string | number {
  if (typeof step === 'string' || Array.isArray(seen)) return step;
  let position = 0;
  for (const name in seen) if (seen[name] !== undefined && position++ === step) return name;
  throw new RangeError(`no field has the position ${step}`);
}

type Container = Record<string | number, unknown>;
