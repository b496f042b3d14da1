/** Which questions can be answered before they are asked, and how what led to one is told apart from other ways (`foresight.ts`). */
import { CHOICE, type Step, TOGETHER } from './steps.ts';

/** Fields of an event that are plain values or lists of them. */
export interface EventPattern {
  readonly type: string;
}

/**
 * Whether answers to a step can be prepared: one seat decides, or several at the same time, and what they may do can be listed.
 * @example game.book.steps.filter(isPreparable)
 */
export const isPreparable = <S, A>({ kind, ask }: Step<S, A>): boolean =>
  (kind === CHOICE || kind === TOGETHER) && ask.free === undefined;

/**
 * Whether an event is what a pattern says.
 * @example fitsPattern({ type: 'played', seat: 1, card: 7, rule: 'FUJ-TURN-03' }, { type: 'played', card: 7 }) // true
 */
export const fitsPattern = (event: object, pattern: object): boolean =>
  Object.entries(pattern).every(
    ([field, value]) => JSON.stringify((event as Record<string, unknown>)[field]) === JSON.stringify(value),
  );
