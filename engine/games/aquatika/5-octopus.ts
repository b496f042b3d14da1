/** Chapter 5: the octopus (pieuvre). */
import type { Offer } from '../../kernel/steps.ts';
import { type Board, type Cell, DIRECTIONS, NO_CELL } from './board.ts';
import { carrying, moving } from './move-actions.ts';
import { type Colour, kindOf, NONE, OCTOPUS, type Piece } from './pieces.ts';
import type { Action, State, Water } from './state.ts';

/**
 * AQU-OCTO-02, AQU-OCTO-03: any piece can be covered but another octopus, whoever's it is. So a shark or a fish can
 * (AQU-OCTO-04), of one's own camp too (AQU-OCTO-19), and a prey is safe from a second octopus (AQU-OCTO-21).
 */
export const canBeCovered = (piece: Piece): boolean => kindOf(piece) !== OCTOPUS;

/** AQU-OCTO-17: with or without a prey one step. A prey is freed by stepping off it, and by nothing else (AQU-OCTO-13). */
export function octopusMoves(water: Water, board: Board, colour: Colour, from: Cell, out: Offer<Action>): void {
  const steps = board.ahead[colour];
  const hasPrey = water.under[from] !== NONE;
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const to = steps[from * DIRECTIONS.length + direction];
    if (to === NO_CELL) continue;
    const met = water.top[to];
    if (met === NONE) {
      out.push(moving(from, to));
      // AQU-OCTO-15: for as long as it likes
      if (hasPrey) out.push(carrying(from, to)); // AQU-OCTO-12
    } else if (canBeCovered(met)) out.push(moving(from, to)); // AQU-OCTO-11: without its prey
  }
}

/** AQU-OCTO-05: the prey goes along, backward for its owner too (AQU-MOVE-14). */
export function takeAlong(s: State, from: Cell, to: Cell): void {
  s.under[to] = s.under[from];
  s.under[from] = NONE;
}

/** AQU-OCTO-06: the prey is set free where the octopus was, on whichever row (AQU-OCTO-20). Gives it, or `NONE`. */
export function leaveBehind(s: State, from: Cell): Piece {
  const prey = s.under[from];
  s.under[from] = NONE;
  s.top[from] = prey;
  return prey;
}

/**
 * AQU-OCTO-01, AQU-OCTO-10: what stands on the cell of arrival becomes its one prey, and there the turn ends (AQU-OCTO-14).
 * Gives it, or `NONE`.
 */
export function cover(s: State, to: Cell): Piece {
  const met = s.top[to];
  if (met !== NONE) s.under[to] = met;
  return met;
}
