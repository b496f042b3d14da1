/** What is asked of the rules from a screen: over a table laid out again from what it shows (`Game.asSeen`). */
import { legalised } from './door.ts';
import type { Game, Rules } from './game.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { Seat } from './seats.ts';
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

/**
 * Why a seat may not do something, as its screen shows the table; null where it may. The rules decide over what is seen;
 * the game puts the reason into words where it has better ones than that nobody asks for this.
 * @example const refusal = whyNot(game, view, seat, action); if (refusal !== null) explain(refusal);
 */
export function whyNot<R extends Rules>(
  game: Pick<Game<R>, 'book' | 'asSeen' | 'reason' | 'whyNot'>,
  view: R['view'],
  seat: Seat,
  action: R['action'],
): Refusal | null {
  const s = game.asSeen?.(view, seat) ?? null;
  if (s === null) return game.whyNot?.(view, seat, action) ?? null;
  const checked = legalised(game.book, s, seat, action);
  if (!isRefusal(checked)) return null;
  if (checked.rule !== undefined) return checked;
  return game.reason?.(s, seat, action) ?? game.whyNot?.(view, seat, action) ?? checked;
}
