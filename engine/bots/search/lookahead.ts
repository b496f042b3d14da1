/**
 * Thinking ahead where two play and nothing is hidden from whoever remembers: every move against every answer, deeper and deeper,
 * leaving aside what can no longer change the choice (alpha-beta). A game asks for it by its manner of search, for those who have
 * patience; how a position stands that lies too deep, and which moves to look at first, is what the game knows.
 *
 * It knows no clock: whoever has one says when it is enough. The same seed and the same number of tries give the same answer.
 */
import type { Chance } from '../../kernel/chance.ts';
import { next, play } from '../../kernel/flow.ts';
import type { Rules } from '../../kernel/game.ts';
import { utility } from '../../kernel/outcome.ts';
import { NOBODY, type Seat } from '../../kernel/seats.ts';
import { Offer } from '../../kernel/steps.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Mind } from '../mind.ts';
import { candidatesOf } from './candidates.ts';
import type { Opinion, Thinker } from './opinion.ts';

/** How many positions are looked at in place of one try of a tree, which plays several moves. */
const LOOKS_A_TRY = 50;
/** How often a clock is looked at, in positions. */
const LOOK_UP = 256;
const DEEPEST = 24;
/** An end that comes sooner counts more: so much for each move, beside which chances are small. */
const A_MOVE = 0.01;
const END = 10;
/** Between moves that are all but equal, chance decides. */
const WHIM = 0.01;
/** A move that has cut off others at the same depth is looked at before what looks best. */
const KILLER = 2;

/** It was enough in the middle of a round. */
class Enough extends Error {}

interface RootMove<A> {
  readonly action: A;
  readonly whim: number;
  /** What it is worth to whoever thinks, as far as the last round that was finished; at first how it looks. */
  score: number;
  looked: number;
}

export class Lookahead<R extends Rules> implements Thinker<R['action']> {
  private readonly mind: Mind<R>;
  private readonly knowledge: Knowledge<R>;
  private readonly chance: Chance;
  private readonly moves: RootMove<R['action']>[];
  private readonly root: R['state'];
  /** By depth: the moves of the position that is looked at there, how they look, and which one cut off others last. */
  private readonly offers = Array.from({ length: DEEPEST + 2 }, () => new Offer<R['action']>(false));
  private readonly looks = Array.from({ length: DEEPEST + 2 }, () => [] as number[]);
  private readonly killers: (R['action'] | undefined)[] = [];
  private readonly chances: Float64Array;
  private budget = 0;
  private spent = 0;
  private isEnough: () => boolean = () => false;

  constructor(
    mind: Mind<R>,
    chance: Chance,
    settings: { readonly knowledge: Knowledge<R>; readonly candidates?: readonly R['action'][] },
  ) {
    const { knowledge } = settings;
    this.mind = mind;
    this.chance = chance;
    this.knowledge = knowledge;
    this.chances = new Float64Array(mind.seats);
    this.root = mind.imagine(chance);
    const candidates = settings.candidates ?? candidatesOf(mind, knowledge, chance);
    this.moves = candidates.map(action => ({
      action,
      whim: (WHIM * chance.below(1024)) / 1024,
      score: knowledge.promise?.(this.root, mind.seat, action) ?? 0,
      looked: 0,
    }));
  }

  run(tries: number, isEnough: () => boolean = () => false): number {
    this.budget = tries * LOOKS_A_TRY;
    this.spent = 0;
    this.isEnough = isEnough;
    try {
      for (let depth = 0; depth < DEEPEST && !this.isSettled(); depth++) this.round(depth);
    } catch (error) {
      if (!(error instanceof Enough)) throw error;
    }
    return Math.ceil(this.spent / LOOKS_A_TRY);
  }

  get opinions(): Opinion<R['action']>[] {
    return this.moves
      .toSorted((one, other) => other.score - one.score)
      .map(({ action, score, looked }) => ({ action, tries: looked, chance: chanceOf(score) }));
  }

  /** Whether there is nothing left to find out: one move wins, or all but one lose, or there is only one. */
  private isSettled(): boolean {
    const best = Math.max(...this.moves.map(({ score }) => score));
    return best > END / 2 || this.moves.filter(({ score }) => score > -END / 2).length < 2;
  }

  /** Looks at every move once more, so many answers deep. A round that is broken off changes nothing but what it has finished. */
  private round(depth: number): void {
    this.moves.sort((one, other) => other.score - one.score);
    let best = Number.NEGATIVE_INFINITY;
    const found: number[] = [];
    for (const [i, move] of this.moves.entries()) {
      const before = this.spent;
      // Its whim counts for it: what does not come above the best one with it need not be known more exactly.
      const least = best - move.whim;
      const worth = this.after(this.root, this.mind.seat, move.action, depth, 0, least, Number.POSITIVE_INFINITY);
      found[i] = worth + move.whim;
      move.looked += this.spent - before;
      if (found[i] <= best) continue;
      best = found[i];
      if (i > 0) this.promote(i, best);
    }
    for (const [i, move] of this.moves.entries()) move.score = found[i];
  }

  /** What was found to be best in a round that is not finished is the answer if it never is. */
  private promote(i: number, score: number): void {
    const highest = Math.max(...this.moves.map(move => move.score));
    this.moves[i].score = Math.max(score, highest + A_MOVE);
  }

  /** What a move is worth to whoever makes it. */
  private after(
    s: R['state'],
    seat: Seat,
    action: R['action'],
    depth: number,
    ply: number,
    alpha: number,
    beta: number,
  ): number {
    if (++this.spent > this.budget || (this.spent % LOOK_UP === 0 && this.isEnough())) throw new Enough();
    const { game } = this.mind;
    const copy = game.clone(s, this.chance);
    play(game.book.steps, copy, seat, action);
    const asked = next(game.book.steps, copy, this.offers[ply]);
    if (asked === NOBODY) return this.end(copy, seat, ply);
    if (depth === 0) return this.judged(copy, seat);
    // Whoever cannot move sits out: then the same seat goes on.
    return asked === seat
      ? this.best(copy, asked, depth - 1, ply, alpha, beta)
      : -this.best(copy, asked, depth - 1, ply, -beta, -alpha);
  }

  /** What a position is worth to whoever is asked there; its moves lie ready. */
  private best(s: R['state'], seat: Seat, depth: number, ply: number, alpha: number, beta: number): number {
    const { list, length } = this.offers[ply];
    this.look(s, seat, ply);
    const looks = this.looks[ply];
    let best = Number.NEGATIVE_INFINITY;
    let least = alpha;
    for (let i = 0; i < length; i++) {
      bring(list, looks, length, i);
      const score = this.after(s, seat, list[i], depth, ply + 1, least, beta);
      if (score > best) best = score;
      if (score > least) least = score;
      if (least < beta) continue;
      this.killers[ply] = list[i];
      break;
    }
    return best;
  }

  private look(s: R['state'], seat: Seat, ply: number): void {
    const { list, length } = this.offers[ply];
    const [looks, killer] = [this.looks[ply], this.killers[ply]];
    for (let i = 0; i < length; i++)
      looks[i] = (this.knowledge.promise?.(s, seat, list[i]) ?? 0) + (list[i] === killer ? KILLER : 0);
  }

  private end(s: R['state'], seat: Seat, ply: number): number {
    const share = utility(this.mind.game.outcome(s), seat, this.mind.seats);
    return (share - 1 / 2) * 2 * (END - A_MOVE * ply);
  }

  private judged(s: R['state'], seat: Seat): number {
    this.chances.fill(1 / 2);
    this.knowledge.judgement?.chances(s, this.chances, this.mind.seat);
    return this.chances[seat] - 1 / 2;
  }
}

/** Brings the one that looks best among the rest to a place. */
function bring<A>(list: A[], looks: number[], length: number, place: number): void {
  let best = place;
  for (let i = place + 1; i < length; i++) if (looks[i] > looks[best]) best = i;
  if (best === place) return;
  const [action, look] = [list[place], looks[place]];
  list[place] = list[best];
  looks[place] = looks[best];
  list[best] = action;
  looks[best] = look;
}

/** A score as a chance from 0 to 1. */
const chanceOf = (score: number): number => Math.min(1, Math.max(0, score + 1 / 2));
