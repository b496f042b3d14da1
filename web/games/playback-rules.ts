/** How the events of a game are shown, one after the other. */
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { PlaybackRules } from '../table/playback.ts';
import type { GamePage } from './contract.ts';

/** How long an event takes on the screen if its game says nothing else, in milliseconds. */
const USUAL_PACE = 450;

/**
 * How a game is played back, with the eyes that `seat` gives at each moment; twice as fast at a speed of 2.
 * @example playback.setRules(playbackRulesOf(page, () => table.seat));
 */
export function playbackRulesOf(page: GamePage, seat: () => Seat | null, speed: () => number = () => 1): PlaybackRules {
  return {
    ...(page.reduceView === undefined
      ? {}
      : { reduceView: (view, event) => page.reduceView?.(view, event, seat()) ?? view }),
    pace: event => (page.pace?.(event) ?? USUAL_PACE) / speed(),
  };
}
