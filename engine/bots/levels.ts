/**
 * Four players of rising strength, the same in every game. They differ in how long they think and in what they overlook,
 * as people do; none of them ever plays at random.
 *
 * How many tries each gets was set by measurement: docs/bots.md has the figures.
 */
import type { Chance } from '../kernel/chance.ts';
import type { Rules } from '../kernel/game.ts';
import { knowledgeOf, loadKnowledge } from './knowledge.ts';
import type { Bot, Mind } from './mind.ts';
import { Search } from './search/search.ts';

export const LEVELS = ['mousse', 'matelot', 'capitaine', 'corsaire'] as const;
export type LevelName = (typeof LEVELS)[number];

export interface Level {
  readonly name: LevelName;
  /** How many futures it imagines before it decides. */
  readonly tries: number;
  /** How many of a hundred answers it does not even see. */
  readonly overlooks: number;
}

const STRENGTHS: readonly Level[] = [
  { name: 'mousse', tries: 10, overlooks: 35 },
  { name: 'matelot', tries: 60, overlooks: 10 },
  { name: 'capitaine', tries: 400, overlooks: 0 },
  { name: 'corsaire', tries: 4000, overlooks: 0 },
];

/** A tree never has more branches than this for each try: its own answer, and those of seats that are asked together. */
const BRANCHES_A_TRY = 8;
const MOST_BRANCHES = 1 << 18;

/**
 * A bot of a strength of your own.
 * @example levelBot({ name: 'matelot', tries: 60, overlooks: 10 }).choose(mind, dice)
 */
export const levelBot = ({ name, tries, overlooks }: Omit<Level, 'name'> & { readonly name: string }): Bot => ({
  name,
  prepare: loadKnowledge,
  choose<R extends Rules>(mind: Mind<R>, chance: Chance, isEnough?: () => boolean): R['action'] {
    if (mind.open) return knowledgeOf(mind).choose?.(mind, chance) ?? mind.suggest(chance);
    if (mind.legal.length === 1) return mind.legal[0];
    const branches = Math.min(MOST_BRANCHES, 64 + BRANCHES_A_TRY * tries);
    const seen = mind.legal.filter(() => chance.below(100) >= overlooks);
    const search =
      overlooks === 0 || seen.length === 0
        ? new Search(mind, chance, { branches })
        : new Search(mind, chance, { branches, candidates: seen });
    search.run(tries, isEnough);
    return search.opinions[0].action;
  },
});

/** The levels as bots, the weakest first. */
export const levels: readonly Bot[] = STRENGTHS.map(levelBot);
