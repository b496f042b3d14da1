/** Chapter 7: the flying fish (poisson volant). */
import type { Offer } from '../../kernel/steps.ts';
import { type Board, type Cell, columnOf, DIRECTIONS, FIRST_SIDEWAYS, NO_CELL, rowOf } from './board.ts';
import { moving } from './move-actions.ts';
import { type Colour, NONE } from './pieces.ts';
import type { Action, Water } from './state.ts';

/** AQU-FISH-14: one step, or jumps only. Either ends on an empty cell, and nothing is moved or taken (AQU-FISH-17). */
export function fishMoves(water: Water, board: Board, colour: Colour, from: Cell, out: Offer<Action>): void {
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const to = board.ahead[colour][from * DIRECTIONS.length + direction];
    if (to === NO_CELL) continue;
    if (water.top[to] === NONE)
      out.push(moving(from, to)); // AQU-MOVE-09
    else if (direction < FIRST_SIDEWAYS || water.options.jumpSideways)
      jumps(water, board, colour, from, direction, out);
  }
}

/**
 * AQU-FISH-01, AQU-FISH-03, AQU-FISH-04: over a piece onto the empty cell behind it, and on in the same line, straight or
 * diagonally (AQU-FISH-05), never backward (AQU-FISH-06); each landing is a move. What is jumped over suffers nothing
 * (AQU-FISH-08).
 */
function jumps(
  { top }: Water,
  { ahead, targets }: Board,
  colour: Colour,
  from: Cell,
  direction: number,
  out: Offer<Action>,
): void {
  const steps = ahead[colour];
  let landing = from;
  do {
    const over = steps[landing * DIRECTIONS.length + direction];
    // AQU-FISH-12, AQU-FISH-13: any piece will do, a stack too; AQU-FISH-15: but not none
    if (over === NO_CELL || top[over] === NONE) return;
    landing = steps[over * DIRECTIONS.length + direction];
    if (landing === NO_CELL || top[landing] !== NONE) return; // AQU-FISH-02, AQU-FISH-10
    out.push(moving(from, landing)); // AQU-FISH-07: it may stop here
  } while (landing !== targets[colour]); // AQU-FISH-16
}

/** How far it is from one cell to another, in steps. */
export const distance = (from: Cell, to: Cell): number =>
  Math.max(Math.abs(columnOf(to) - columnOf(from)), Math.abs(rowOf(to) - rowOf(from)));

/** Whether a move is further than a step. */
export const isJump = (from: Cell, to: Cell): boolean => distance(from, to) > 1;

/** AQU-FISH-09: every cell that a move comes to, the first included; each jump goes two cells on. */
export function landings({ from, to }: { readonly from: Cell; readonly to: Cell }): Cell[] {
  const jumps = isJump(from, to) ? distance(from, to) / 2 : 1;
  return Array.from({ length: jumps + 1 }, (_, i) => from + (i * (to - from)) / jumps);
}
