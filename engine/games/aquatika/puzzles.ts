/**
 * The puzzles of Aquatika. They were found in games of bots (`npm run puzzles:aquatika`); `tests/puzzles.test.ts` proves each of
 * them. Every prey is open in them: otherwise nobody could be sure of a win.
 */
import type { Puzzle, PuzzleBook } from '../puzzles.ts';
import type { Aquatika } from './game.ts';
import { matchAt } from './puzzle-position.ts';
import puzzles from './puzzles.json' with { type: 'json' };
import { after, type OpenPosition, questionOf, Solver } from './solver.ts';
import { type Action, type Move, opponentOf } from './state.ts';

/** A puzzle as it is kept. */
export interface WrittenPuzzle extends Puzzle {
  /** The position in our notation. */
  readonly position: string;
  /** Every first move that wins as quickly. */
  readonly first: readonly string[];
}

export const written: readonly WrittenPuzzle[] = puzzles;

export const puzzleBook: PuzzleBook<Aquatika> = {
  puzzles: written,
  start: ({ id }) => matchAt(positionOf(id)),
  winning(match, moves) {
    const question = questionOf(match.state);
    const solver = new Solver();
    return question.moves.filter(move => solver.isWinning(question, move, moves));
  },
  answer(match, moves) {
    const question = questionOf(match.state);
    const spoiler = clearestSpoiler(question, moves);
    if (spoiler !== null) return { action: spoiler, spoils: true };
    return { action: new Solver().longest(question, opponentOf(match.state.turn), moves), spoils: false };
  },
};

function positionOf(id: string): string {
  const puzzle = written.find(one => one.id === id);
  if (puzzle === undefined) throw new RangeError(`there is no puzzle '${id}'`);
  return puzzle.position;
}

/**
 * Of the answers that spoil a win, the one that is seen best: one that wins itself, else one that takes the piece that has just
 * moved, else one that takes any.
 */
function clearestSpoiler(question: OpenPosition, moves: number): Action | null {
  const solver = new Solver();
  const { turn, last } = question.s;
  const solving = opponentOf(turn);
  let best: Action | null = null;
  let clearest = -1;
  for (const answer of question.moves) {
    const then = after(question, answer);
    if (solver.holds(then, solving, moves)) continue;
    const now = then.s.over ? 3 : clearness(then.s.last[turn], last[solving]);
    if (now <= clearest) continue;
    clearest = now;
    best = answer;
  }
  return best;
}

function clearness(answer: Move | null, answered: Move | null): number {
  if (answer === null || (answer.eaten.length === 0 && answer.covered === 0)) return 0;
  return answer.to === answered?.to ? 2 : 1;
}
