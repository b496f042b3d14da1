/**
 * Chapter 4: movement common to all pieces.
 *
 * The five directions and the edges are in the board's table `ahead`; what a kind may do on the cell it comes to is in the
 * chapter of that kind.
 */
import type { Offer } from '../../kernel/steps.ts';
import { octopusMoves } from './5-octopus.ts';
import { sharkMoves } from './6-shark.ts';
import { fishMoves } from './7-fish.ts';
import type { Board, Cell } from './board.ts';
import { belongsTo, type Colour, FISH, kindOf, OCTOPUS } from './pieces.ts';
import { type Action, boardOf, type Water } from './state.ts';

/**
 * Every move of a colour, each once (AQU-TURN-03, AQU-TURN-04: of the pieces on top, its own). What is covered has no move
 * and so no power (AQU-OCTO-09, AQU-OCTO-18, AQU-SHARK-12), and to use a power is one move among others (AQU-TURN-06).
 */
export function movesOf(water: Water, colour: Colour, out: Offer<Action>): void {
  const board = boardOf(water);
  const { cells } = board;
  for (let i = 0; i < cells.length; i++)
    if (belongsTo(water.top[cells[i]], colour)) movesFrom(water, board, colour, cells[i], out);
}

/** Every move of one piece of a colour. */
function movesFrom(water: Water, board: Board, colour: Colour, from: Cell, out: Offer<Action>): void {
  const kind = kindOf(water.top[from]);
  if (kind === OCTOPUS) octopusMoves(water, board, colour, from, out);
  else if (kind === FISH) fishMoves(water, board, colour, from, out);
  else sharkMoves(board, colour, from, out);
}

/** Whether a colour has any move at all. What lies under its octopuses makes no difference (AQU-INFO-16). */
export function canMove(water: Water, colour: Colour, scratch: Offer<Action>): boolean {
  const board = boardOf(water);
  const { cells } = board;
  for (let i = 0; i < cells.length; i++) {
    if (!belongsTo(water.top[cells[i]], colour)) continue;
    scratch.length = 0;
    movesFrom(water, board, colour, cells[i], scratch);
    if (scratch.length > 0) return true;
  }
  return false;
}
