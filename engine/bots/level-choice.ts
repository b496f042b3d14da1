/** Which levels there are to choose from in a game. */
import type { Game, Rules } from '../kernel/game.ts';
import { SEQUENCE } from '../kernel/steps.ts';
import { LEVELS, type LevelName, USUAL_LEVEL } from './level-wording.ts';

/**
 * The levels a game is played on, the weakest first. Levels differ in how they search; where every answer is free there is
 * nothing to search, all of them would play alike, and one is all that can honestly be offered.
 * @example levelsOf(decrypto) // ['matelot']
 */
export const levelsOf = <R extends Rules>({ book }: Pick<Game<R>, 'book'>): readonly LevelName[] =>
  book.steps.some(({ kind, ask }) => kind !== SEQUENCE && ask.open === undefined) ? LEVELS : [USUAL_LEVEL];
