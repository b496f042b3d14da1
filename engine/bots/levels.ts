/**
 * Four players of rising strength, the same in every game. They differ in how long they think and in what they overlook,
 * as people do; none of them ever plays at random.
 *
 * How many tries each gets was set by measurement: docs/bots.md has the figures.
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
  { name: 'mousse', tries: 10, overlooks: 45, blunders: 30 },
  { name: 'matelot', tries: 60, overlooks: 15, blunders: 10 },
  { name: 'capitaine', tries: 150, overlooks: 4, blunders: 2 },
  { name: 'corsaire', tries: 2000, overlooks: 0, blunders: 0 },
];

/**
 * A bot of a strength of your own.
 * @example levelBot({ name: 'matelot', tries: 60, overlooks: 15, blunders: 10 }).choose(mind, dice)
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

/** The answers that somebody with such eyes notices. What looks best at a glance is missed less often than the rest. */
function noticed<R extends Rules>(
  mind: Mind<R>,
  chance: Chance,
  { overlooks, blunders }: Sight,
): readonly R['action'][] {
  const knowledge = knowledgeOf(mind);
  const all = candidatesOf(mind, knowledge, chance);
  if (overlooks === 0) return all;
  const promiseOf = glance(mind.game, knowledge, mind.imagine(chance), mind.seat);
  const promises = all.map(action => promiseOf?.(action) ?? 0);
  const obvious = promiseOf === null ? -1 : promises.indexOf(Math.max(...promises));
  const seen = all.filter((_, i) => chance.below(100) >= (i === obvious ? blunders : overlooks));
  return seen.length === 0 ? all : seen;
}

/** The levels as bots, the weakest first. */
export const levels: readonly Bot[] = STRENGTHS.map(levelBot);
