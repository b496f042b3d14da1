/**
 * What a search has found out so far: a tree of answers, as columns of numbers.
 *
 * A branch is one answer of one seat. It is keyed by the answer and by nothing that seat could not see, so positions that
 * differ in what is hidden share it. Numbers lie in typed arrays of a fixed length: a search can never take more memory
 * than it was given, and gives all of it back at once.
 */
import { NOBODY, type Seat } from '../../kernel/seats.ts';
import type { AnyAction } from '../../kernel/steps.ts';

/** A branch by its number. The root is 0, and since nothing leads to it, 0 also means "none". */
export type Branch = number;
export const ROOT: Branch = 0;
export const NONE: Branch = 0;

export class Tree<A extends AnyAction> {
  readonly capacity: number;
  /** How many branches there are, the root included. */
  size = 1;
  /** What is done; null for the root, and for a menu: the answers of one of several seats that are asked together. */
  readonly action: (A | null)[] = [null];
  /** Who does it. */
  readonly seat: Int8Array;
  /** How often it was tried, and how often it could have been. */
  readonly visits: Int32Array;
  readonly available: Int32Array;
  /** What came of it for the seat that does it, all tries together. */
  readonly total: Float64Array;
  /** How promising it looked before it was tried. */
  readonly promise: Float32Array;
  /** The first answer that follows, and the next one beside it. */
  private readonly first: Int32Array;
  private readonly beside: Int32Array;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.seat = new Int8Array(capacity);
    this.visits = new Int32Array(capacity);
    this.available = new Int32Array(capacity);
    this.total = new Float64Array(capacity);
    this.promise = new Float32Array(capacity);
    this.first = new Int32Array(capacity);
    this.beside = new Int32Array(capacity);
    this.seat[ROOT] = NOBODY;
  }

  get isFull(): boolean {
    return this.size === this.capacity;
  }

  /** Adds an answer that follows a branch; the tree must not be full. */
  add(after: Branch, seat: Seat, action: A | null, promise: number): Branch {
    const branch = this.size++;
    this.action.push(action);
    this.seat[branch] = seat;
    this.promise[branch] = promise;
    this.beside[branch] = this.first[after];
    this.first[after] = branch;
    return branch;
  }

  /** The menu of one of several seats that are asked together; `NONE` if it is new and the tree is full. */
  menuOf(after: Branch, seat: Seat): Branch {
    for (let branch = this.first[after]; branch !== NONE; branch = this.beside[branch])
      if (this.seat[branch] === seat && this.action[branch] === null) return branch;
    return this.isFull ? NONE : this.add(after, seat, null, 0);
  }

  /**
   * The branches of some answers, `NONE` for those not yet there. Lists of answers come in much the same order every time,
   * so each is looked for from where the one before it was found.
   */
  find(after: Branch, actions: readonly A[], count: number, found: Int32Array): void {
    const begin = this.first[after];
    let from = begin;
    for (let i = 0; i < count; i++) {
      const branch = begin === NONE ? NONE : this.findFrom(begin, from, actions[i]);
      found[i] = branch;
      if (branch !== NONE) from = this.beside[branch] === NONE ? begin : this.beside[branch];
    }
  }

  private findFrom(begin: Branch, from: Branch, action: A): Branch {
    let branch = from;
    do {
      const other = this.action[branch];
      if (other !== null && sameAct(other, action)) return branch;
      branch = this.beside[branch] === NONE ? begin : this.beside[branch];
    } while (branch !== from);
    return NONE;
  }

  /** The answers that follow a branch, the newest first. */
  *after(branch: Branch): Generator<Branch> {
    for (let one = this.first[branch]; one !== NONE; one = this.beside[one]) yield one;
  }

  /** What an answer has brought on average. */
  mean(branch: Branch): number {
    return this.visits[branch] === 0 ? 0 : this.total[branch] / this.visits[branch];
  }
}

/**
 * Whether two actions are one: the same gesture with the same pieces. Rules mostly list the very same objects, so that is
 * looked at first.
 * @example sameAct({ type: 'playCard', card: 7 }, { type: 'playCard', card: 7 }) // true
 */
export function sameAct(one: AnyAction, other: AnyAction): boolean {
  if (one === other) return true;
  if (one.type !== other.type) return false;
  for (const key in one) {
    const [mine, theirs] = [one[key as keyof AnyAction] as unknown, other[key as keyof AnyAction] as unknown];
    if (mine !== theirs && !sameList(mine, theirs)) return false;
  }
  return true;
}

function sameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
