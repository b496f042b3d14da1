/**
 * Weighing answers against each other: each imagined future is lived through once for every answer, with the same cards,
 * the same dice and the same whims, so that luck weighs the same on all of them and what differs is the answer.
 *
 * An answer that has fallen clearly behind is dropped, and the others share the futures to come; once one is left there is
 * nothing more to weigh. How an answer looked at first counts until it has been tried more often. It looks one answer deep,
 * and lets everybody go on by habit from there: better than a tree where luck is large and habits are good.
 */
import { type Chance, SeededDice } from '../../kernel/chance.ts';
import { play } from '../../kernel/flow.ts';
import type { Rules } from '../../kernel/game.ts';
import { type Knowledge, knowledgeOf } from '../knowledge.ts';
import type { Mind } from '../mind.ts';
import { candidatesOf, glance } from './candidates.ts';
import type { Opinion, Thinker } from './opinion.ts';
import { Playout } from './playout.ts';
import { type SearchManner, USUAL_MANNER } from './selection.ts';

export interface WeighingSettings<R extends Rules = Rules> {
  readonly manner?: SearchManner;
  /** The answers to consider; all of them if nothing is said. */
  readonly candidates?: readonly R['action'][];
  readonly knowledge?: Knowledge<R>;
  /** So many answers are never dropped, for whoever wants to know how good each of them is. */
  readonly kept?: number;
}

/** More answers than this are not weighed; the most promising are. */
const MOST_ANSWERS = 32;
/** Nothing is dropped before so many futures, nor between two looks. */
const FEWEST = 4;
const LOOKS = 4;
/** An answer is dropped when it is behind by so many standard errors of the difference. */
const CLEARLY = 1.6;
/** As if one future had shown a difference of this much: a few that went alike prove nothing. */
const DOUBT = 0.5;
const SEEDS = 2 ** 16;

export class Weighing<R extends Rules> implements Thinker<R['action']> {
  private readonly mind: Mind<R>;
  private readonly knowledge: Knowledge<R>;
  private readonly manner: SearchManner;
  private readonly chance: Chance;
  private readonly playout: Playout<R>;
  private readonly kept: number;
  /** The most promising first; everything below is by their places in this list. */
  private readonly answers: readonly R['action'][];
  private readonly promise: Float64Array;
  private readonly tries: Int32Array;
  private readonly total: Float64Array;
  /** The squared differences between every two answers, summed over the futures that both were tried in. */
  private readonly apart: Float64Array;
  private readonly shares: Float64Array;
  /** The places of those that are still weighed. */
  private live: number[];
  private futures = 0;

  constructor(mind: Mind<R>, chance: Chance, settings: WeighingSettings<R> = {}) {
    const { knowledge = knowledgeOf(mind), kept = 1 } = settings;
    this.mind = mind;
    this.chance = chance;
    this.knowledge = knowledge;
    this.kept = kept;
    this.manner = settings.manner ?? { ...USUAL_MANNER, ...knowledge.manner };
    this.playout = new Playout(mind.game, knowledge, mind.seats, mind.seat);
    const promiseOf = glance(mind.game, knowledge, mind.imagine(chance), mind.seat);
    const looked = (settings.candidates ?? candidatesOf(mind, knowledge, chance))
      .map(action => ({ action, promise: promiseOf?.(action) ?? 0 }))
      .sort((one, other) => other.promise - one.promise)
      .slice(0, MOST_ANSWERS);
    const count = looked.length;
    this.answers = looked.map(({ action }) => action);
    this.promise = Float64Array.from(looked, ({ promise }) => promise);
    this.tries = new Int32Array(count);
    this.total = new Float64Array(count);
    this.apart = new Float64Array(count * count);
    this.shares = new Float64Array(count);
    this.live = looked.map((_, place) => place);
  }

  run(tries: number, isEnough: () => boolean = () => false): number {
    let made = 0;
    while (made < tries && (this.live.length > 1 || this.kept > 1) && !(made > 0 && isEnough())) {
      this.liveThrough();
      made += this.live.length;
      if (this.futures >= FEWEST && this.futures % LOOKS === 0) this.drop();
    }
    return made;
  }

  get opinions(): Opinion<R['action']>[] {
    return this.answers
      .map((action, place) => ({ action, tries: this.tries[place], chance: this.mean(place), place }))
      .sort((one, other) => other.tries - one.tries || this.score(other.place) - this.score(one.place))
      .map(({ action, tries, chance }) => ({ action, tries, chance }));
  }

  /** One future, once for every answer. */
  private liveThrough(): void {
    const { mind, answers, live, playout, shares } = this;
    const { judgement } = this.knowledge;
    const seed = this.chance.below(SEEDS);
    const second = this.chance.below(SEEDS);
    const imagined = mind.imagine(this.chance);
    const until = (judgement?.turns ?? 0) + (judgement?.turn?.(imagined) ?? -1);
    for (let i = 0; i < live.length; i++) {
      const place = live[i];
      const s = mind.game.clone(imagined, new SeededDice(seed, second));
      play(mind.game.book.steps, s, mind.seat, answers[place]);
      playout.run(s, until, new SeededDice(second, seed)); // whims have dice of their own: one more whim changes no throw
      shares[place] = playout.shares[mind.seat];
    }
    this.note();
  }

  private note(): void {
    const { live, shares, apart, answers } = this;
    this.futures++;
    for (let i = 0; i < live.length; i++) {
      const place = live[i];
      this.tries[place]++;
      this.total[place] += shares[place];
      for (let j = 0; j < live.length; j++)
        apart[place * answers.length + live[j]] += (shares[place] - shares[live[j]]) ** 2;
    }
  }

  /** Drops what is clearly behind the leader, by what came of it and not by how it looked at first. */
  private drop(): void {
    const ranked = this.live.toSorted((one, other) => this.score(other) - this.score(one));
    const [leader] = ranked;
    this.live = ranked.filter((place, rank) => rank < this.kept || !this.isBehind(place, leader)).sort((a, b) => a - b);
  }

  private isBehind(place: number, leader: number): boolean {
    const behind = this.mean(leader) - this.mean(place);
    const spread = this.apart[place * this.answers.length + leader] + DOUBT ** 2;
    const error = Math.sqrt(Math.max(0, spread / this.futures - behind ** 2) / this.futures);
    return behind > CLEARLY * error;
  }

  private mean(place: number): number {
    return this.tries[place] === 0 ? 0 : this.total[place] / this.tries[place];
  }

  private score(place: number): number {
    return this.mean(place) + (this.manner.trust * this.promise[place]) / (this.tries[place] + 1);
  }
}
