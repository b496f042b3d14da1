/** How the events of a game are shown, one after the other. */
import { alike } from '@havre/engine/kernel/alike.ts';
import type { PlaybackRules } from '../table/playback.ts';
import type { GameUi } from './contract.ts';

/** How long an event takes on the screen if its game says nothing else, in milliseconds: less, if nothing is to be seen of it. */
const USUAL_PACE = 450;
const UNSEEN_PACE = 150;

/**
 * How a game is played back; twice as fast at a speed of 2.
 * @example playback.setRules(playbackRulesOf(ui));
 */
export const playbackRulesOf = (ui: GameUi, speed: () => number = () => 1): PlaybackRules => ({
  pace: ({ event, view }, before) => (ui.pace?.(event) ?? (alike(view, before) ? UNSEEN_PACE : USUAL_PACE)) / speed(),
  readingTime: ({ event }) => (ui.readingTime?.(event) ?? 0) / speed(),
});
