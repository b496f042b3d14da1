/** What is asked of the rules from a screen: over a table laid out again from what it shows (`Game.asSeen`). */
import type { Game, Rules } from './game.ts';
import { checkLegality } from './legality.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { Seat } from './seats.ts';
import type { Locals, StackFrame, Step } from './steps.ts';

/**
 * A step on the stack by its name, for a table that is laid out again; nothing where no step has that name.
 * @example stack: frames(book.steps, view.moment)
 */
export function frames<S, A>(
  steps: readonly Step<S, A>[],
  name: string | null,
  v: Locals = {},
  at: StackFrame['at'] = 0,
): StackFrame[] {
  const found = steps.find(step => step.name === name);
  return found === undefined ? [] : [{ step: found.id, at, v: { ...v } }];
}

/**
 * Why a seat may not do something, as its screen shows the table; null where it may, or where no screen shows it. The rules
 * decide over what is seen; the game names the row where it has a better reason than that nobody asks for this.
 * @example const refusal = whyNot(game, view, seat, action); if (refusal !== null) explain(refusal);
 */
export function whyNot<R extends Rules>(
  game: Pick<Game<R>, 'book' | 'asSeen' | 'reason'>,
  view: R['view'],
  seat: Seat,
  action: R['action'],
): Refusal | null {
  if (game.asSeen === undefined) return null;
  const s = game.asSeen(view, seat);
  const checked = checkLegality(game.book, s, seat, action);
  if (!isRefusal(checked)) return null;
  return checked.rule === undefined ? (game.reason?.(s, seat, action) ?? checked) : checked;
}
