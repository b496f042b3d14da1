/** The decision that lies on top of the stack: who is asked, whom the table waits for, and what they may do. */
import { NOBODY, only, type Seat, type Seats } from './seats.ts';
import {
  CHOICE,
  FLOOR,
  type Flow,
  type Locals,
  Offer,
  SEQUENCE,
  type StackFrame,
  type Step,
  TOGETHER,
} from './steps.ts';

/** The seats that the step on top of the stack waits for. */
export function awaited<S, A>(step: Step<S, A>, s: S, frame: StackFrame): Seats {
  const { ask } = step;
  if (step.kind === CHOICE) {
    const seat = ask.who(s, frame.v);
    return seat === NOBODY ? 0 : only(seat);
  }
  if (step.kind === TOGETHER) return ask.who(s, frame.v) & ~frame.at;
  return ask.awaits === undefined ? ask.who(s, frame.v) : ask.awaits(s, frame.v);
}

/** What is pending: the step on top of the stack, its locals and who is concerned. */
export interface Pending<S, A> {
  readonly step: Step<S, A>;
  readonly v: Locals;
  /** The seats that may act. */
  readonly may: Seats;
  /** The seats the table waits for. */
  readonly awaited: Seats;
}

/**
 * The pending decision of a state on which `next` has run, or null when the game is over.
 * @example pending(game.book.steps, s)?.step.name // 'playCard'
 */
export function pending<S extends Flow, A>(steps: readonly Step<S, A>[], s: S): Pending<S, A> | null {
  const frame = s.stack.at(-1);
  if (s.over || frame === undefined) return null;
  const step = steps[frame.step];
  if (step.kind === SEQUENCE) return null;
  const waiting = awaited(step, s, frame);
  return { step, v: frame.v, may: step.kind === FLOOR ? step.ask.who(s, frame.v) : waiting, awaited: waiting };
}

/**
 * The frame of the decision that the table waits for; undefined when it is over, and while a move is still being carried out:
 * somebody who looks at one of its events must not be shown what merely lies on the stack. For views.
 * @example now: askingFrame(s) === undefined ? null : …
 */
export const askingFrame = (s: Flow): StackFrame | undefined =>
  s.over || s.journal !== null ? undefined : s.stack.at(-1);

/**
 * What `seat` may do about the pending decision.
 * @example offered(pending(steps, s), s, seat).toArray()
 */
export function offered<S, A>(now: Pending<S, A>, s: S, seat: Seat): Offer<A> {
  const out = new Offer<A>();
  now.step.ask.legal(s, now.v, seat, out);
  out.answerCount = out.length;
  now.step.ask.liberties?.legal(s, now.v, seat, out);
  out.liberties = out.length > out.answerCount;
  return out;
}
