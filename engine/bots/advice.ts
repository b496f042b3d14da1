/** What would you do? The best answers of a seat with their winning chances, from what that seat knows and no more. */
import type { Chance } from '../kernel/chance.ts';
import type { Rules } from '../kernel/game.ts';
import { knowledgeOf } from './knowledge.ts';
import type { Mind } from './mind.ts';
import type { Opinion } from './search/opinion.ts';
import { thinkerFor } from './search/thinker.ts';

export interface Advice<A> {
  /** The best answers first. Of a free answer there is one, without an opinion of how good it is. */
  readonly answers: readonly { readonly action: A; readonly chance: number | null; readonly tries: number }[];
}

export interface Thoroughness {
  /** How many futures are imagined. */
  readonly tries: number;
  /** How many answers are named at most. */
  readonly most: number;
  /** Called now and then with the part that is done, from 0 to 1. */
  onProgress?(part: number): void;
  isEnough?(): boolean;
}

/** In so many parts progress is told. */
const PARTS = 20;
/** An answer that was hardly tried has no chance worth telling. */
const LEAST_TRIES = 3;

/**
 * Advice for a seat that is being asked. What the game knows must have been loaded.
 * @example adviceFor(mindOf(match, seat), new SeededDice(7), { tries: 2000, most: 3 }).answers[0]?.action
 */
export function adviceFor<R extends Rules>(
  mind: Mind<R>,
  chance: Chance,
  { tries, most, onProgress, isEnough }: Thoroughness,
): Advice<R['action']> {
  if (mind.needsSuggestion) {
    const action = knowledgeOf(mind).choose?.(mind, chance) ?? mind.suggest(chance);
    return { answers: [{ action, chance: null, tries: 0 }] };
  }
  const thinker = thinkerFor(mind, chance, { tries, told: most });
  for (let part = 1; part <= PARTS && isEnough?.() !== true; part++) {
    thinker.run(Math.ceil(tries / PARTS), isEnough);
    onProgress?.(part / PARTS);
  }
  const known = thinker.opinions.filter((opinion, i) => i === 0 || opinion.tries >= LEAST_TRIES);
  return { answers: known.slice(0, most).map(told) };
}

const told = <A>({ action, chance, tries }: Opinion<A>) => ({ action, chance, tries });
