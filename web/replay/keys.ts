/** The keys of a replay: arrows step, with Shift by rounds, Home and End, and space plays. */
import type { ReplayController } from './replay-controller.ts';

/** What can be done to a replay by a key. */
export type ReplayKeyAction = 'back' | 'on' | 'roundBack' | 'roundOn' | 'first' | 'last' | 'playOrPause';

const PLAIN: Readonly<Record<string, ReplayKeyAction>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
  ' ': 'playOrPause',
};
const SHIFTED: Readonly<Record<string, ReplayKeyAction>> = { ArrowLeft: 'roundBack', ArrowRight: 'roundOn' };

/**
 * What a key does; null if it does nothing.
 * @example keyActionOf({ key: 'ArrowRight', shiftKey: false }) // 'on'
 */
export const keyActionOf = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): ReplayKeyAction | null =>
  (shiftKey ? SHIFTED : PLAIN)[key] ?? null;

const DEEDS: { readonly [D in ReplayKeyAction]: (controller: ReplayController) => void } = {
  back: controller => controller.step(-1),
  on: controller => controller.step(1),
  roundBack: controller => controller.stepRound(-1),
  roundOn: controller => controller.stepRound(1),
  first: controller => controller.goTo(0),
  last: controller => controller.goTo(controller.timeline.last),
  playOrPause: controller => (controller.isPlaying.value ? controller.pause() : controller.play()),
};

/** Does it. */
export const runKeyAction = (controller: ReplayController, doing: ReplayKeyAction): void => DEEDS[doing](controller);

/** Where keys have a meaning of their own: fields, choices, dialogs; and for space whatever is pressed with it. */
const OWN_KEYS = 'input:not([type="range"]), select, textarea, dialog';
const PRESSED = 'button, a, summary, label';

/**
 * Whether a key that was pressed somewhere is meant for the replay.
 * @example const doing = isForReplay(event) ? keyActionOf(event) : null;
 */
export function isForReplay({ key, target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || defaultPrevented) return false;
  if (!(target instanceof Element)) return true;
  return target.closest(OWN_KEYS) === null && (key !== ' ' || target.closest(PRESSED) === null);
}
