/** How near the two sides are to their targets, and what stands in the way. */
import { distance } from '../7-fish.ts';
import { type Cell, DIRECTIONS, NO_CELL } from '../board.ts';
import { belongsTo, type Colour, FISH, kindOf, otherColour, SHARK } from '../pieces.ts';
import { boardOf, type State } from '../state.ts';

/** What the nearest piece counts for each step it is nearer, and the second nearest. */
const NEAREST = 1;
const SECOND = 0.35;
/** What any piece on the board counts, a shark more: it cannot be covered away from its prey. */
const PIECE = 0.35;
const SHARK_MORE = 0.3;
/** What all steps of all pieces count. */
const STEP = 0.06;
/** A piece that the other side can take next turn is half gone. */
const THREATENED = 0.5;
const FAR = 12;

/** How a colour stands: more is better. */
export function standing(s: State, colour: Colour): number {
  const board = boardOf(s);
  const target = board.targets[colour];
  let nearest = FAR;
  let second = FAR;
  let sum = 0;
  for (let i = 0; i < board.cells.length; i++) {
    const cell = board.cells[i];
    const piece = s.top[cell];
    if (!belongsTo(piece, colour)) continue;
    const steps = distance(cell, target) + (isThreatened(s, colour, cell) ? THREATENED : 0);
    sum += PIECE + (kindOf(piece) === SHARK ? SHARK_MORE : 0) - STEP * steps;
    if (steps < nearest) {
      second = nearest;
      nearest = steps;
    } else if (steps < second) second = steps;
  }
  return sum - NEAREST * nearest - SECOND * second;
}

/** Whether a shark or an octopus of the other side can step onto a cell. */
function isThreatened(s: State, colour: Colour, cell: Cell): boolean {
  const board = boardOf(s);
  const other = otherColour(colour);
  // Whatever can step here stands where a step backwards leads: seen from the other side, the steps of this one.
  const back = board.ahead[colour];
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const from = back[cell * DIRECTIONS.length + direction];
    if (from !== NO_CELL && belongsTo(s.top[from], other) && kindOf(s.top[from]) !== FISH) return true;
  }
  return false;
}
