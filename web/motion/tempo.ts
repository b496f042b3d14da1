/** How fast things move: as their player likes it, and faster while more has happened than has been shown. */
import { signal } from '@preact/signals';
import { wishedTempo } from '../shell/settings.ts';

/** So many events may wait to be shown before the playback makes haste: about two moves. */
const TIMEOUT_MS = 8;

/** How much of their time things take while a playback catches up; 1 while it does not have to. */
const haste = signal(1);

/**
 * Lets things move as fast as so many events that wait to be shown demand.
 * @example catchUpWith(this.coming.length);
 */
export function catchUpWith(waiting: number): void {
  haste.value = Math.min(1, TIMEOUT_MS / Math.max(1, waiting));
}

/**
 * How long something takes here and now that takes so many milliseconds as drawn.
 * @example element.animate(frames, { duration: atTempo(380) });
 */
export const atTempo = (milliseconds: number): number => milliseconds * wishedTempo() * haste.value;
