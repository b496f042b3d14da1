/**
 * Thinking ahead under uncertainty, for any game: information-set Monte-Carlo tree search.
 *
 * Every try begins in another position that fits what the seat knows, follows the tree as far as it goes, adds one answer
 * to it, plays on to where the position can be judged, and notes for every answer on the way what came of it for whoever
 * gave it. Seats that are asked together choose apart, each from a menu of its own, since none sees what the others choose;
 * the tree goes on with what the thinking seat has chosen. Where answers are free the tree ends.
 *
 * It knows no clock: whoever has one says when it is enough. The same seed and the same number of tries give the same tree.
 */
import type { Chance } from '../../kernel/chance.ts';
import { next, play } from '../../kernel/flow.ts';
import type { Rules } from '../../kernel/game.ts';
import { NOBODY } from '../../kernel/seats.ts';
import { FLOOR, Offer, type StackFrame, TOGETHER } from '../../kernel/steps.ts';
import { type Knowledge, knowledgeOf } from '../knowledge.ts';
import type { Mind } from '../mind.ts';
import { candidatesOf } from './candidates.ts';
import type { Opinion, Thinker } from './opinion.ts';
import { Playout } from './playout.ts';
import { type SearchManner, Selection, USUAL_MANNER } from './selection.ts';
import { type Branch, NONE, ROOT, Tree } from './tree.ts';

export interface SearchSettings<R extends Rules = Rules> {
  /** The most branches the tree may have; some fifty bytes each. */
  readonly branches?: number;
  readonly manner?: SearchManner;
  /** The answers to consider; all of them if nothing is said. */
  readonly candidates?: readonly R['action'][];
  readonly knowledge?: Knowledge<R>;
}

const MOST_BRANCHES = 1 << 18;
/** No line of play that is followed in the tree is longer. */
const DEEPEST = 512;
/** How often a clock is looked at, in tries. */
const LOOK_UP = 16;

export class Search<R extends Rules> implements Thinker<R['action']> {
  readonly tree: Tree<R['action']>;
  private readonly mind: Mind<R>;
  private readonly knowledge: Knowledge<R>;
  private readonly manner: SearchManner;
  private readonly chance: Chance;
  private readonly selection: Selection<R>;
  private readonly playout: Playout<R>;
  private readonly out = new Offer<R['action']>();
  private readonly candidates: readonly R['action'][];
  private readonly path = new Int32Array(2 * DEEPEST);
  private length = 0;

  constructor(mind: Mind<R>, chance: Chance, settings: SearchSettings<R> = {}) {
    const { branches = MOST_BRANCHES, knowledge = knowledgeOf(mind) } = settings;
    this.manner = settings.manner ?? { ...USUAL_MANNER, ...knowledge.manner };
    this.mind = mind;
    this.chance = chance;
    this.knowledge = knowledge;
    this.tree = new Tree(branches);
    this.selection = new Selection(this.tree, mind, knowledge, this.manner, chance);
    this.playout = new Playout(mind.game, knowledge, mind.seats, mind.seat);
    this.candidates = settings.candidates ?? candidatesOf(mind, knowledge, chance);
  }

  run(tries: number, isEnough: () => boolean = () => false): number {
    for (let i = 0; i < tries; i++) {
      if (i % LOOK_UP === LOOK_UP - 1 && isEnough()) return i;
      this.tryOnce();
    }
    return tries;
  }

  /** The most tried first: that is the one to give. After few tries all went alike, and the first look decides. */
  get opinions(): Opinion<R['action']>[] {
    const { tree, mind, manner } = this;
    const scoreOf = (branch: Branch): number =>
      tree.mean(branch) + (manner.trust * tree.promise[branch]) / (tree.visits[branch] + 1);
    return [...tree.after(this.rootMenu())]
      .filter(branch => tree.action[branch] !== null && tree.seat[branch] === mind.seat)
      .sort((one, other) => tree.visits[other] - tree.visits[one] || scoreOf(other) - scoreOf(one))
      .map(branch => ({
        action: tree.action[branch] as R['action'],
        tries: tree.visits[branch],
        chance: tree.mean(branch),
      }));
  }

  /** Where the answers of the thinking seat hang: at the root, or on its menu if others are asked with it. */
  private rootMenu(): Branch {
    for (const branch of this.tree.after(ROOT))
      if (this.tree.action[branch] === null && this.tree.seat[branch] === this.mind.seat) return branch;
    return ROOT;
  }

  private tryOnce(): void {
    const s = this.mind.imagine(this.chance);
    const { judgement } = this.knowledge;
    const from = judgement?.turn?.(s);
    this.length = 0;
    this.tree.visits[ROOT]++;
    if (this.descend(s)) this.playout.settle(s);
    else this.playout.run(s, (judgement?.turns ?? 0) + (from ?? -this.length), this.chance);
    this.note();
  }

  /** Follows the tree and adds to it; true if that has led to the end of the game. */
  private descend(s: R['state']): boolean {
    const { tree, mind, out } = this;
    const { steps } = mind.game.book;
    let at: Branch = ROOT;
    /** The decision that several seats are taking, and where the tree goes on after it. */
    let joint: StackFrame | null = null;
    let onward: Branch = NONE;
    while (this.length < DEEPEST) {
      const seat = next(steps, s, out, mind.seat);
      if (seat === NOBODY) return true;
      const top = s.stack[s.stack.length - 1];
      if (joint !== null && joint !== top) {
        at = onward;
        joint = null;
      }
      const { kind, ask } = steps[top.step];
      if (ask.free !== undefined || kind === FLOOR) return false;
      let menu = at;
      if (kind === TOGETHER) {
        menu = tree.menuOf(at, seat);
        if (menu === NONE) return false;
        tree.visits[menu]++;
        if (joint === null) onward = menu;
        joint = top;
      }
      const branch = this.pick(menu, s, seat);
      if (branch === NONE) return false;
      this.path[this.length++] = branch;
      const isNew = tree.visits[branch] === 0;
      play(steps, s, seat, tree.action[branch] as R['action']);
      if (joint === null) at = branch;
      else if (seat === mind.seat) onward = branch;
      if (isNew && (joint === null || seat === mind.seat)) return false;
    }
    return false;
  }

  private pick(menu: Branch, s: R['state'], seat: number): Branch {
    const { selection, out, candidates, knowledge } = this;
    if (this.length === 0 && seat === this.mind.seat)
      return selection.pick(menu, s, seat, candidates, candidates.length);
    knowledge.group?.(s, seat, out);
    return selection.pick(menu, s, seat, out.list, out.length);
  }

  /** What came of it, for everybody on the way. */
  private note(): void {
    const { tree, path, length } = this;
    const { shares } = this.playout;
    for (let i = 0; i < length; i++) {
      const branch = path[i];
      tree.visits[branch]++;
      tree.total[branch] += shares[tree.seat[branch]];
    }
  }
}
