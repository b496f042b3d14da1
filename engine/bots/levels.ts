/**
 * Four players of rising strength, the same in every game. They differ in how long they think and in what they overlook,
 * as people do; none of them ever plays at random.
 *
 * How many tries each gets and how much it overlooks was set by measurement: docs/bots.md has the figures.
 */
import type { Chance } from '../kernel/chance.ts';
import type { Rules } from '../kernel/game.ts';
import { knowledgeOf, loadKnowledge } from './knowledge.ts';
import type { LevelName } from './level-wording.ts';
import type { Bot, Mind } from './mind.ts';
import { candidatesOf, glance } from './search/candidates.ts';
import { thinkerFor } from './search/thinker.ts';

export interface Level {
  readonly name: LevelName;
  /** How many futures it imagines before it decides. */
  readonly tries: number;
  /** How many of a hundred answers it does not even see. */
  readonly overlooks: number;
  /** How often in a hundred decisions it misses even what looks best at a glance. */
  readonly blunders: number;
}

const STRENGTHS: readonly Level[] = [
  { name: 'mousse', tries: 8, overlooks: 55, blunders: 40 },
  { name: 'matelot', tries: 30, overlooks: 32, blunders: 22 },
  { name: 'capitaine', tries: 100, overlooks: 14, blunders: 8 },
  { name: 'corsaire', tries: 2000, overlooks: 0, blunders: 0 },
];

/**
 * A bot of a strength of your own.
 * @example levelBot({ name: 'matelot', tries: 30, overlooks: 32, blunders: 22 }).choose(mind, dice)
 */
export const levelBot = ({ name, tries, ...sight }: Omit<Level, 'name'> & { readonly name: string }): Bot => ({
  name,
  prepare: loadKnowledge,
  choose<R extends Rules>(mind: Mind<R>, chance: Chance, isEnough?: () => boolean): R['action'] {
    if (mind.open) return knowledgeOf(mind).choose?.(mind, chance) ?? mind.suggest(chance);
    if (mind.legal.length === 1) return mind.legal[0];
    const thinker = thinkerFor(mind, chance, { tries, candidates: noticed(mind, chance, sight) });
    thinker.run(tries, isEnough);
    return thinker.opinions[0].action;
  },
});

type Sight = Pick<Level, 'overlooks' | 'blunders'>;

/** What looks better than all else by so much leaps to the eye: a game that can be won, a price that can be paid. */
const LEAP = 0.15;

/**
 * The answers that somebody with such eyes notices. What looks best at a glance is missed less often than the rest, and
 * never if it leaps to the eye.
 */
function noticed<R extends Rules>(mind: Mind<R>, chance: Chance, sight: Sight): readonly R['action'][] {
  const knowledge = knowledgeOf(mind);
  const all = candidatesOf(mind, knowledge, chance);
  if (sight.overlooks === 0) return all;
  const promiseOf = glance(mind.game, knowledge, mind.imagine(chance), mind.seat);
  const misses = missesOf(promiseOf === null ? all.map(() => 0) : all.map(promiseOf), sight);
  const seen = all.filter((_, place) => chance.below(100) >= misses[place]);
  return seen.length === 0 ? all : seen;
}

/** How often in a hundred each answer is missed, by how promising they all look. */
function missesOf(promises: readonly number[], { overlooks, blunders }: Sight): readonly number[] {
  const best = Math.max(...promises);
  const others = promises.filter(promise => promise < best);
  if (others.length === 0) return promises.map(() => overlooks);
  const misses = best - Math.max(...others) >= LEAP ? 0 : blunders;
  return promises.map(promise => (promise === best ? misses : overlooks));
}

/** The levels as bots, the weakest first. */
export const levels: readonly Bot[] = STRENGTHS.map(levelBot);
