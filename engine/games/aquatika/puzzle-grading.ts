/** How hard a puzzle of Aquatika is for people: by its length, and by what leads the eye away from its first move. */
import { Offer } from '../../kernel/steps.ts';
import { movesOf } from './4-movement.ts';
import { landings } from './7-fish.ts';
import { rowOf } from './board.ts';
import { colourOf, NONE } from './pieces.ts';
import { after, type ForcedWin, type OpenPosition } from './solver.ts';
import { type Action, boardOf, colourAt } from './state.ts';

/** From which number of points on a puzzle is of the second, third and fourth grade. */
const STEPS = [5, 7, 9] as const;
const A_MOVE = 3;
const MOST_DECOYS = 3;

/**
 * The grade of a puzzle, from 1 to 4.
 * @example gradeOf(question, solver.solve(question, 3))
 */
export function gradeOf(question: OpenPosition, win: ForcedWin): number {
  const points =
    A_MOVE * (win.moves - 1) +
    Math.min(MOST_DECOYS, decoys(question, win)) +
    Math.min(...win.first.map(move => quietness(question, move))) +
    (win.first.some(isChain) ? 1 : 0);
  return 1 + STEPS.filter(step => points >= step).length;
}

/** Several jumps in a row are hard to see. */
const isChain = (move: Action): boolean => 'from' in move && 'to' in move && landings(move).length > 2;

/** How many moves look winning and are not: they threaten to win with the next one, and there is an answer. */
export function decoys(question: OpenPosition, { moves, first }: ForcedWin): number {
  if (moves === 1) return 0;
  return question.moves.filter(move => !first.includes(move) && threatens(question, move)).length;
}

/** Whether a move would be followed by one onto the target if the other did nothing. */
function threatens(question: OpenPosition, move: Action): boolean {
  const colour = colourAt(question.s, question.s.turn);
  const { s } = after(question, move);
  if (s.over) return false;
  const out = new Offer<Action>();
  movesOf(s, colour, out);
  return out.toArray().some(then => 'to' in then && then.to === boardOf(s).targets[colour]);
}

/** What takes nothing is harder to see, and what does not even go forward hardest. */
function quietness({ s }: OpenPosition, move: Action): number {
  if (!('to' in move) || !('from' in move)) return 0;
  const met = s.top[move.to];
  if (met !== NONE && colourOf(met) !== colourAt(s, s.turn)) return 0;
  return rowOf(move.from) === rowOf(move.to) ? 2 : 1;
}
