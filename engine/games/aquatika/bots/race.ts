/** How near the two sides are to their targets, and what stands in the way. */
import { distance } from '../7-fish.ts';
import { type Cell, DIRECTIONS, FIRST_SIDEWAYS, NO_CELL } from '../board.ts';
import { belongsTo, type Colour, FISH, kindOf, NONE, otherColour, SHARK } from '../pieces.ts';
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

/**
 * What the next two moves decide: 1 if a colour that is to move goes onto its target, -1 if it cannot, and cannot keep the other
 * from doing so either, 0 if there is more to it. Nothing stands on a target while a game goes on: whatever is a step away from its
 * own gets there.
 */
export function decidedFor(s: State, colour: Colour): -1 | 0 | 1 {
  if (reaches(s, colour)) return 1;
  const other = otherColour(colour);
  const back = boardOf(s).ahead[colour];
  const goal = boardOf(s).targets[other];
  let waiting = 0;
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const from = back[goal * DIRECTIONS.length + direction];
    if (from === NO_CELL || !belongsTo(s.top[from], other)) continue;
    if (++waiting > 1 || !isThreatened(s, other, from)) return -1;
  }
  return 0;
}

/** Whether a piece of a colour can go onto its target now: by a step, or a fish by a jump. */
function reaches(s: State, colour: Colour): boolean {
  const board = boardOf(s);
  const back = board.ahead[otherColour(colour)];
  const target = board.targets[colour];
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const near = back[target * DIRECTIONS.length + direction];
    if (near === NO_CELL || s.top[near] === NONE) continue;
    if (belongsTo(s.top[near], colour)) return true;
    if (direction >= FIRST_SIDEWAYS && !s.options.jumpSideways) continue;
    const far = back[near * DIRECTIONS.length + direction];
    if (far !== NO_CELL && belongsTo(s.top[far], colour) && kindOf(s.top[far]) === FISH) return true;
  }
  return false;
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
