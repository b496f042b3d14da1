/** What somebody who does not see everything notices of what may be done. People overlook things; they do not act at random. */
import type { Chance } from '../kernel/chance.ts';
import type { Rules } from '../kernel/game.ts';
import { knowledgeOf } from './knowledge.ts';
import type { Mind } from './mind.ts';
import { candidatesOf, glance } from './search/candidates.ts';

export interface Inattention {
  /** How many of a hundred answers it does not even see. */
  readonly overlooks: number;
  /** How often in a hundred decisions it misses even what looks best at a glance. */
  readonly blunders: number;
}

/** What looks better than all else by so much leaps to the eye: a game that can be won, a card that fits exactly. */
const LEAP = 0.15;

/**
 * The answers that somebody with such eyes notices; all of them if that would be none. What looks best at a glance is
 * missed less often than the rest, and never if it leaps to the eye.
 * @example noticed(mind, dice, { overlooks: 32, blunders: 22 })
 */
export function noticed<R extends Rules>(
  mind: Mind<R>,
  chance: Chance,
  inattention: Inattention,
): readonly R['action'][] {
  const knowledge = knowledgeOf(mind);
  const all = candidatesOf(mind, knowledge, chance);
  if (inattention.overlooks === 0) return all;
  const promiseOf = glance(mind.game, knowledge, mind.imagine(chance), mind.seat) ?? (() => 0);
  const sensible = withoutStrayLiberties(all, mind, promiseOf);
  const misses = missesOf(sensible.map(promiseOf), inattention);
  const seen = sensible.filter((_, place) => chance.below(100) >= misses[place]);
  return seen.length === 0 ? sensible : seen;
}

/**
 * Whoever overlooks an answer does not do something beside the question instead, such as throwing cargo overboard: a
 * liberty comes to mind only where it looks better than every answer.
 */
function withoutStrayLiberties<R extends Rules>(
  all: readonly R['action'][],
  { legal, answerCount }: Mind<R>,
  promiseOf: (action: R['action']) => number,
): readonly R['action'][] {
  if (answerCount === legal.length) return all;
  const replies = new Set(legal.slice(0, answerCount));
  const best = Math.max(...all.filter(action => replies.has(action)).map(promiseOf));
  return all.filter(action => replies.has(action) || promiseOf(action) > best);
}

/** How often in a hundred each answer is missed, by how promising they all look. */
function missesOf(promises: readonly number[], { overlooks, blunders }: Inattention): readonly number[] {
  const best = Math.max(...promises);
  const others = promises.filter(promise => promise < best);
  if (others.length === 0) return promises.map(() => overlooks);
  const missesBest = best - Math.max(...others) >= LEAP ? 0 : blunders;
  return promises.map(promise => (promise === best ? missesBest : overlooks));
}
