/**
 * Which answer to try next: one that has done well, or one that little is known of.
 *
 * An answer is not always there, because what is hidden differs from one imagined position to the next: each is measured
 * against how often it could have been given. Where there are many answers they come into play a few at a time, the most
 * promising first.
 */
import type { Chance } from '../../kernel/chance.ts';
import type { Rules } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Mind } from '../mind.ts';
import { glance } from './candidates.ts';
import { type Branch, NONE, type Tree } from './tree.ts';

/** How a search weighs its tries. */
export interface SearchManner {
  /** How much more an answer counts that was seldom tried. */
  readonly curiosity: number;
  /** How much the first look at an answer counts, until it has been tried more often. */
  readonly trust: number;
  /** So many answers are looked at from the start, and one more for each so many square roots of visits. */
  readonly breadth: number;
  readonly widening: number;
  /** Whether answers are weighed against each other in the same futures instead of being followed into a tree. */
  readonly weighing?: boolean;
  /** Whether two play with nothing hidden from whoever remembers: with patience, every move is then tried against every answer. */
  readonly lookahead?: boolean;
}

export const USUAL_MANNER: SearchManner = { curiosity: 0.45, trust: 0.5, breadth: 8, widening: 1 };

/** More answers than any decision has; should there be more, the rest is left aside. */
const MOST_ANSWERS = 4096;

export class Selection<R extends Rules> {
  private readonly tree: Tree<R['action']>;
  private readonly game: Mind<R>['game'];
  private readonly knowledge: Knowledge<R>;
  private readonly manner: SearchManner;
  private readonly chance: Chance;
  private readonly found = new Int32Array(MOST_ANSWERS);

  constructor(tree: Tree<R['action']>, mind: Mind<R>, knowledge: Knowledge<R>, manner: SearchManner, chance: Chance) {
    this.tree = tree;
    this.game = mind.game;
    this.knowledge = knowledge;
    this.manner = manner;
    this.chance = chance;
  }

  /** The branch of one of the first `length` answers of a seat, perhaps a new one; `NONE` if the tree is full. */
  pick(after: Branch, s: R['state'], seat: Seat, list: readonly R['action'][], length: number): Branch {
    const { tree, found } = this;
    const count = Math.min(length, MOST_ANSWERS);
    tree.find(after, list, count, found);
    let known = 0;
    for (let i = 0; i < count; i++) if (found[i] !== NONE) known++;
    if (known < this.breadthAt(after, count)) {
      if (!tree.isFull) return this.mostPromising(after, s, seat, list, count);
      if (known === 0) return NONE;
    }
    return this.best(count);
  }

  private breadthAt(after: Branch, count: number): number {
    const { breadth, widening } = this.manner;
    return count <= breadth
      ? count
      : Math.min(count, breadth + Math.floor(widening * Math.sqrt(this.tree.visits[after])));
  }

  /** Opens the answer that looks best among those not yet tried; of equals any. */
  private mostPromising(after: Branch, s: R['state'], seat: Seat, list: readonly R['action'][], count: number): Branch {
    const { found, chance } = this;
    const promiseOf = glance(this.game, this.knowledge, s, seat);
    let best = Number.NEGATIVE_INFINITY;
    let which = -1;
    let equals = 0;
    for (let i = 0; i < count; i++) {
      if (found[i] !== NONE) {
        this.tree.available[found[i]]++;
        continue;
      }
      const promise = promiseOf === null ? 0 : promiseOf(list[i]);
      if (promise < best) continue;
      equals = promise > best ? 1 : equals + 1;
      if (promise > best || chance.below(equals) === 0) which = i;
      best = promise;
    }
    const branch = this.tree.add(after, seat, list[which], best);
    this.tree.available[branch] = 1;
    return branch;
  }

  /** Of those that are there, the one whose tries have gone best, seldom tried ones favoured. */
  private best(count: number): Branch {
    const { tree, found, manner } = this;
    const { visits, available, total, promise } = tree;
    let best = Number.NEGATIVE_INFINITY;
    let which: Branch = NONE;
    for (let i = 0; i < count; i++) {
      const branch = found[i];
      if (branch === NONE) continue;
      const tried = visits[branch];
      const score =
        tried === 0
          ? 10 + promise[branch]
          : total[branch] / tried +
            manner.curiosity * Math.sqrt(Math.log(available[branch] + 1) / tried) +
            (manner.trust * promise[branch]) / (tried + 1);
      available[branch]++;
      if (score <= best) continue;
      best = score;
      which = branch;
    }
    return which;
  }
}
