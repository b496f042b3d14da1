/** Chapter 6: the shark (requin). */
import type { Offer } from '../../kernel/steps.ts';
import { type Board, type Cell, DIRECTIONS, NO_CELL } from './board.ts';
import { moving } from './move-actions.ts';
import { type Colour, NONE, type Piece } from './pieces.ts';
import type { Action, State } from './state.ts';

/** AQU-SHARK-01, AQU-SHARK-03, AQU-SHARK-04: whatever stands ahead, of whichever camp, does not stop a shark. */
export function sharkMoves(board: Board, colour: Colour, from: Cell, out: Offer<Action>): void {
  const steps = board.ahead[colour];
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const to = steps[from * DIRECTIONS.length + direction];
    if (to !== NO_CELL) out.push(moving(from, to));
  }
}

const NOTHING: readonly Piece[] = Object.freeze([]);

/**
 * AQU-SHARK-02, AQU-SHARK-05: the piece on the cell of arrival leaves the board for good (AQU-SHARK-08), its prey with it:
 * always both (AQU-SHARK-07), known or not (AQU-SHARK-10), whoever's prey it is (AQU-SHARK-06), and of this one cell
 * (AQU-SHARK-09). Gives what was eaten.
 */
export function eat(s: State, to: Cell): readonly Piece[] {
  const met = s.top[to];
  if (met === NONE) return NOTHING;
  const prey = s.under[to];
  s.eaten.push(met);
  if (prey === NONE) return [met];
  s.under[to] = NONE;
  s.eaten.push(prey);
  return [met, prey];
}
