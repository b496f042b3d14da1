/** How long each event takes on the screen, in milliseconds, and what it sounds like. */
import { FISH, kindOf } from '@havre/engine/games/aquatika/pieces.ts';
import type { Event } from '@havre/engine/games/aquatika/state.ts';
import type { Sound } from '../../sound/sounds.ts';

const STEP = 620;
const MEAL = 820;
const JUMP = 480;

/** How long the animals of an event move. What lies under an octopus has no part in it. */
export function movingTime(event: Event): number {
  if (event.type === 'revealed') return 1000;
  if (event.type !== 'moved') return 0;
  const { move, path } = event;
  if (kindOf(move.piece) === FISH) return JUMP * Math.max(1, path.length - 1);
  return move.eaten.length > 0 || move.covered > 0 ? MEAL : STEP;
}

/** How long an event is on the screen before the next one begins. What one does in one's own camp is there at once. */
export function pace(event: Event): number {
  switch (event.type) {
    case 'moved':
    case 'revealed':
      return movingTime(event) + 60;
    case 'coloured':
    case 'began':
    case 'satOut':
    case 'lifted':
    case 'won':
    case 'drawn':
      return 500;
    default:
      return 0;
  }
}

/** What an event sounds like, if it makes a sound. */
export function soundOf(event: Event): Sound | null {
  if (event.type === 'revealed') return 'through';
  if (event.type === 'placed' || event.type === 'swapped') return 'draw';
  if (event.type !== 'moved') return null;
  if (event.move.eaten.length > 0) return 'away';
  return kindOf(event.move.piece) === FISH ? 'through' : 'sail';
}
