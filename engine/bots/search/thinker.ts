/** How a game is thought about: answers weighed against each other, or every line looked at, where it says so; a tree everywhere else. */
import type { Chance } from '../../kernel/chance.ts';
import type { Rules } from '../../kernel/game.ts';
import { type Knowledge, knowledgeOf } from '../knowledge.ts';
import type { Mind } from '../mind.ts';
import { Lookahead } from './lookahead.ts';
import type { Thinker } from './opinion.ts';
import { Search } from './search.ts';
import { Weighing } from './weighing.ts';

export interface Thoughtfulness<R extends Rules> {
  /** How many tries there may be in all; a tree is given room for them. */
  readonly tries: number;
  /** The answers to consider; all of them if nothing is said. */
  readonly candidates?: readonly R['action'][];
  /** How many answers are to have an opinion worth telling; one is enough for whoever only has to answer. */
  readonly told?: number;
}

/** A tree never has more branches than this for each try: its own answer, and those of seats that are asked together. */
const BRANCHES_A_TRY = 8;
const MOST_BRANCHES = 1 << 18;

/** With so many tries it pays to look further ahead: with fewer, what lies far off is mostly luck. */
const PATIENT = 1000;

/**
 * Thinking about the question of a mind.
 * @example const thinker = thinkerFor(mind, dice, { tries: 250 }); thinker.run(250); thinker.opinions[0].action
 */
export function thinkerFor<R extends Rules>(
  mind: Mind<R>,
  chance: Chance,
  { tries, candidates, told = 1 }: Thoughtfulness<R>,
): Thinker<R['action']> {
  const known = knowledgeOf(mind);
  const settings = {
    knowledge: tries < PATIENT ? known : farsighted(known),
    ...(candidates === undefined ? {} : { candidates }),
  };
  if (known.manner?.lookahead === true && tries >= PATIENT && told === 1) return new Lookahead(mind, chance, settings);
  if (known.manner?.weighing === true) return new Weighing(mind, chance, { kept: told, ...settings });
  return new Search(mind, chance, { branches: Math.min(MOST_BRANCHES, 64 + BRANCHES_A_TRY * tries), ...settings });
}

function farsighted<R extends Rules>(known: Knowledge<R>): Knowledge<R> {
  const { judgement } = known;
  if (judgement?.farTurns === undefined) return known;
  return { ...known, judgement: { ...judgement, turns: judgement.farTurns } };
}
