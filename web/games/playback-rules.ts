/** How the events of a game are shown, one after the other. */
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { Director } from '../table/playback.ts';
import type { GamePage } from './contract.ts';

/** How long an event takes on the screen if its game says nothing else, in milliseconds. */
const USUAL_PACE = 450;

/**
 * The director of a game's films, with the eyes that `seat` gives at each moment; twice as fast at a speed of 2.
 * @example film.directedBy(directorOf(page, () => table.seat));
 */
export function directorOf(page: GamePage, seat: () => Seat | null, speed: () => number = () => 1): Director {
  return {
    ...(page.witness === undefined ? {} : { witness: (view, event) => page.witness?.(view, event, seat()) ?? view }),
    pace: event => (page.pace?.(event) ?? USUAL_PACE) / speed(),
  };
}
