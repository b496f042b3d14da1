/**
 * Chapter 4: movement common to all pieces.
 *
 * The five directions and the edges are in the board's table `ahead`; what a kind may do on the cell it comes to is in the
 * chapter of that kind.
 */
import type { Offer } from '../../kernel/steps.ts';
import { type Cell, DIRECTIONS, NO_CELL } from './board.ts';
import { fishMoves } from './fish.ts';
import { octopusMoves } from './octopus.ts';
import { belongsTo, type Colour, FISH, kindOf, NONE, OCTOPUS } from './pieces.ts';
import { sharkMoves } from './shark.ts';
import { type Action, boardOf, type Water } from './state.ts';

/** Every move of a colour, each once (AQU-TURN-03, AQU-TURN-04: of the pieces on top, its own). */
export function movesOf(water: Water, colour: Colour, out: Offer<Action>): void {
  const { cells } = boardOf(water);
  for (let i = 0; i < cells.length; i++)
    if (belongsTo(water.top[cells[i]], colour)) movesFrom(water, colour, cells[i], out);
}

/** Every move of one piece of a colour. */
export function movesFrom(water: Water, colour: Colour, from: Cell, out: Offer<Action>): void {
  const kind = kindOf(water.top[from]);
  if (kind === OCTOPUS) octopusMoves(water, colour, from, out);
  else if (kind === FISH) fishMoves(water, colour, from, out);
  else sharkMoves(water, colour, from, out);
}

/** Whether a colour has any move at all. What lies under its octopuses makes no difference (AQU-INFO-16). */
export function canMove(water: Water, colour: Colour, scratch: Offer<Action>): boolean {
  const { cells, ahead } = boardOf(water);
  const steps = ahead[colour];
  const { top } = water;
  for (let i = 0; i < cells.length; i++) {
    const from = cells[i];
    if (!belongsTo(top[from], colour)) continue;
    const first = from * DIRECTIONS.length;
    // An open cell ahead will do for any piece; powers are looked at only where there is none.
    for (let step = first; step < first + DIRECTIONS.length; step++)
      if (steps[step] !== NO_CELL && top[steps[step]] === NONE) return true;
    scratch.length = 0;
    movesFrom(water, colour, from, scratch);
    if (scratch.length > 0) return true;
  }
  return false;
}

/** Every cell of a board lies below this. */
export const CELLS = 88;
const MOVES: Action[] = [];
const CARRIES: Action[] = [];

/** The action of moving; made once for each pair of cells, so that a list of legal actions costs nothing but its list. */
export const moving = (from: Cell, to: Cell): Action => {
  MOVES[from * CELLS + to] ??= { type: 'move', from, to };
  return MOVES[from * CELLS + to];
};

/** The action of moving with the prey. */
export const carrying = (from: Cell, to: Cell): Action => {
  CARRIES[from * CELLS + to] ??= { type: 'carry', from, to };
  return CARRIES[from * CELLS + to];
};
