/**
 * Playing without a plan, which is what is done most: thousands of games before a bot moves. It is `next`, `anyOf` and `play` with
 * the same draws, and spares what they must do because they do not know what is wanted: liberties are looked for only when one
 * would be taken, and nobody has to find out whether an action is a liberty.
 */
import type { Chance } from './chance.ts';
import { answer, play } from './flow.ts';
import { offered, type Pending } from './pending.ts';
import type { Seat } from './seats.ts';
import type { AnyAction, Flow, Offer, Step } from './steps.ts';

/**
 * Something a seat might do about the pending decision: what the rules suggest where answers are free, else any of the
 * list. For bots and random players; made in an imagined position it depends on nothing the seat does not know.
 * @example play(steps, s, seat, suggested(pending(steps, s), s, seat, chance));
 */
export function suggested<S, A>(now: Pending<S, A>, s: S, seat: Seat, chance: Chance): A {
  const { free } = now.step.ask;
  if (free !== undefined) return free.sample(s, now.v, seat, chance);
  return anyOf(offered(now, s, seat), chance);
}

/** What is on offer, as `Offer` and others keep it. */
type Offered<A> = {
  readonly list: readonly A[];
  readonly length: number;
  readonly answerCount: number;
  readonly liberties?: boolean;
};

/** Somebody without a plan thinks of liberties one time in so many. */
export const SELDOM = 16;

/**
 * What somebody without a plan would do: answer the question, and take a liberty now and then. All answers are equally
 * likely, and so are all liberties. Were they all one list, a random player would throw overboard whatever it gets.
 * @example play(steps, s, seat, anyOf(out, chance));
 */
export function anyOf<A>(
  { list, length, answerCount, liberties = length > answerCount }: Offered<A>,
  chance: Chance,
): A {
  const answering = !liberties || (answerCount > 0 && chance.below(SELDOM) > 0) || length === answerCount;
  return answering ? list[chance.below(answerCount)] : list[answerCount + chance.below(length - answerCount)];
}

/**
 * Takes the pending decision for `seat` as somebody without a plan would. `out` is what `next` has filled for it; an offer
 * that is not whole is enough.
 * @example
 * const out = new Offer<Action>(false);
 * for (let seat = next(steps, s, out); seat >= 0; seat = next(steps, s, out)) wander(steps, s, seat, out, chance);
 */
export function wander<S extends Flow, A extends AnyAction>(
  steps: readonly Step<S, A>[],
  s: S,
  seat: Seat,
  out: Offer<A>,
  chance: Chance,
): void {
  const frame = s.stack[s.stack.length - 1];
  const step = steps[frame.step];
  const { free, liberties } = step.ask;
  const { list, answerCount } = out;
  if (free !== undefined) {
    play(steps, s, seat, free.sample(s, frame.v, seat, chance));
    return;
  }
  if (liberties !== undefined && out.liberties && (answerCount === 0 || chance.below(SELDOM) === 0)) {
    out.length = answerCount;
    liberties.legal(s, frame.v, seat, out);
    if (out.length > answerCount) {
      liberties.apply(s, frame.v, list[answerCount + chance.below(out.length - answerCount)], seat);
      return;
    }
  }
  answer(step, s, frame, seat, list[chance.below(answerCount)]);
}
