/** What is asked of the rules from a screen: over a table laid out again from what it shows (`Game.asSeen`). */
import type { Frame, Locals, Step } from './steps.ts';

/**
 * A step on the stack by its name, for a table that is laid out again; nothing where no step has that name.
 * @example stack: frames(book.steps, view.moment)
 */
export function frames<S, A>(
  steps: readonly Step<S, A>[],
  name: string | null,
  v: Locals = {},
  at: Frame['at'] = 0,
): Frame[] {
  const found = steps.find(step => step.name === name);
  return found === undefined ? [] : [{ step: found.id, at, v: { ...v } }];
}
