/**
 * Four players of rising strength, the same in every game. They differ in how long they think and in what they overlook,
 * as people do; none of them ever plays at random.
 *
 * How many tries each gets and how much it overlooks was set by measurement: docs/bots.md has the figures.
 */
import type { Chance } from '../kernel/chance.ts';
import type { Rules } from '../kernel/game.ts';
import { type Inattention, noticed } from './inattention.ts';
import { knowledgeOf, loadKnowledge } from './knowledge.ts';
import type { LevelName } from './level-wording.ts';
import type { Bot, Mind } from './mind.ts';
import { thinkerFor } from './search/thinker.ts';

export interface Level extends Inattention {
  readonly name: LevelName;
  /** How many futures it imagines before it decides. */
  readonly tries: number;
}

/** The levels, the weakest first. */
export const STRENGTHS: readonly Level[] = [
  { name: 'mousse', tries: 8, overlooks: 55, blunders: 40 },
  { name: 'matelot', tries: 30, overlooks: 32, blunders: 22 },
  { name: 'capitaine', tries: 100, overlooks: 14, blunders: 8 },
  { name: 'corsaire', tries: 2000, overlooks: 0, blunders: 0 },
];

/**
 * A bot of a strength of your own.
 * @example levelBot({ name: 'matelot', tries: 30, overlooks: 32, blunders: 22 }).choose(mind, dice)
 */
export const levelBot = ({ name, tries, ...inattention }: Omit<Level, 'name'> & { readonly name: string }): Bot => ({
  name,
  prepare: loadKnowledge,
  choose<R extends Rules>(mind: Mind<R>, chance: Chance, isEnough?: () => boolean): R['action'] {
    if (mind.needsSuggestion) return knowledgeOf(mind).choose?.(mind, chance, inattention) ?? mind.suggest(chance);
    if (mind.legal.length === 1) return mind.legal[0];
    const thinker = thinkerFor(mind, chance, { tries, candidates: noticed(mind, chance, inattention) });
    thinker.run(tries, isEnough);
    return thinker.opinions[0].action;
  },
});

/** The levels as bots, the weakest first. */
export const levels: readonly Bot[] = STRENGTHS.map(levelBot);
