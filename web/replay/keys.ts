/** The keys of a replay: arrows step, with Shift by rounds, Home and End, and space plays. */
import type { Projector } from './replay-controller.ts';

/** What can be done to a replay by a key. */
export type Doing = 'back' | 'on' | 'roundBack' | 'roundOn' | 'first' | 'last' | 'playOrPause';

const PLAIN: Readonly<Record<string, Doing>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
  ' ': 'playOrPause',
};
const SHIFTED: Readonly<Record<string, Doing>> = { ArrowLeft: 'roundBack', ArrowRight: 'roundOn' };

/**
 * What a key does; null if it does nothing.
 * @example doingOf({ key: 'ArrowRight', shiftKey: false }) // 'on'
 */
export const doingOf = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Doing | null =>
  (shiftKey ? SHIFTED : PLAIN)[key] ?? null;

const DEEDS: { readonly [D in Doing]: (projector: Projector) => void } = {
  back: projector => projector.step(-1),
  on: projector => projector.step(1),
  roundBack: projector => projector.stepRound(-1),
  roundOn: projector => projector.stepRound(1),
  first: projector => projector.goTo(0),
  last: projector => projector.goTo(projector.reel.last),
  playOrPause: projector => (projector.isPlaying.value ? projector.pause() : projector.play()),
};

/** Does it. */
export const doTo = (projector: Projector, doing: Doing): void => DEEDS[doing](projector);

/** Where keys have a meaning of their own: fields, choices, dialogs; and for space whatever is pressed with it. */
const OWN_KEYS = 'input:not([type="range"]), select, textarea, dialog';
const PRESSED = 'button, a, summary, label';

/**
 * Whether a key that was pressed somewhere is meant for the replay.
 * @example const doing = isForReplay(event) ? doingOf(event) : null;
 */
export function isForReplay({ key, target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || defaultPrevented) return false;
  if (!(target instanceof Element)) return true;
  return target.closest(OWN_KEYS) === null && (key !== ' ' || target.closest(PRESSED) === null);
}
