/**
 * What happens at the table and not in the rules: somebody leaves, is away for a while, runs out of time.
 *
 * Whoever runs a match logs it as an entry; each game answers in its own chapter. Nothing else in the rules knows about
 * time or sockets.
 */
import { answerOtherwise } from './flow.ts';
import type { Game, Rules } from './game.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Seat, Seats } from './seats.ts';
import type { Flow } from './steps.ts';

export type ExternalEvent =
  /** Gone for good. */
  | { readonly type: 'left'; readonly seat: Seat }
  /** Somebody sits down in a game that is under way: in a seat that was left, or in a new one, the next in number. */
  | { readonly type: 'joined'; readonly seat: Seat }
  /** Gone for a while. */
  | { readonly type: 'away'; readonly seat: Seat }
  | { readonly type: 'back'; readonly seat: Seat }
  /** The clock of a seat that is being waited for has run out. */
  | { readonly type: 'timeUp'; readonly seat: Seat }
  /** A clock that the rules had set going has run out. */
  | { readonly type: 'clockUp'; readonly clock: string }
  | { readonly type: 'resigned'; readonly seat: Seat }
  /** All these seats agree on how it ends. */
  | { readonly type: 'agreed'; readonly on: Agreement; readonly seats: Seats };

/** An end that everybody agrees on: nobody has won, or nobody plays on. */
export type Agreement = 'draw' | 'stop';

/** How a game answers the external events it knows: refuse before anything is changed, or carry it out. */
export type ExternalEventRules<S extends Flow> = {
  readonly [T in ExternalEvent['type']]?: {
    answer(s: S, event: Extract<ExternalEvent, { type: T }>): Refusal | null;
  }['answer'];
};

const TYPES: readonly string[] = ['left', 'joined', 'away', 'back', 'timeUp', 'clockUp', 'resigned', 'agreed'];

/**
 * What the rules of a game answer to an external event: null once it is carried out, why it is refused, or undefined where
 * they have no answer to its kind.
 * @example answerOf(game.external, s, { type: 'left', seat: 1 })
 */
export function answerOf<S extends Flow>(
  rules: ExternalEventRules<S> | undefined,
  s: S,
  event: ExternalEvent,
): Refusal | null | undefined {
  const answer = rules?.[event.type] as ((s: S, event: ExternalEvent) => Refusal | null) | undefined;
  return answer?.(s, event);
}

/**
 * What a game answers to something at the table: its own chapter, or for a clock without one what the pending step says.
 * @example answerExternal(game, s, { type: 'timeUp', seat: 1 })
 */
export function answerExternal<R extends Rules>(game: Game<R>, s: R['state'], event: ExternalEvent): Refusal | null {
  const refusal = answerOf(game.external, s, event);
  if (refusal !== undefined) return refusal;
  const late = event.type === 'timeUp' && answerOtherwise(game.book.steps, s, event.seat);
  return late ? null : refuse('not-in-this-game');
}

/** A clock that the rules have set going: an hourglass for a slow player, a limit for a team. */
export interface GameClock {
  readonly id: string;
  /** For whom it runs. */
  readonly seats: Seats;
  readonly seconds: number;
  /** The row of the ledger it comes from. */
  readonly rule: string;
}

/**
 * What is wrong with the shape of an external event, or null.
 * @example misshapenExternalEvent({ type: 'left', seat: 9 }, 4) // { refused: 'no-such-seat', … }
 */
export function misshapenExternalEvent(event: unknown, seats: number): Refusal | null {
  if (typeof event !== 'object' || event === null)
    return refuse('bad-shape', undefined, 'an external event is a record with a type');
  const { type, seat, on, seats: agreeing, clock, ...surplus } = event as Record<string, unknown>;
  if (typeof type !== 'string' || !TYPES.includes(type))
    return refuse('unknown-entry', undefined, `external events are of type ${TYPES.join(', ')}`);
  if (Object.keys(surplus).length > 0)
    return refuse('bad-shape', undefined, `'${type}' has no '${Object.keys(surplus)[0]?.slice(0, 40)}'`);
  if (type === 'clockUp') {
    const named = typeof clock === 'string' && [seat, on, agreeing].every(field => field === undefined);
    return named ? null : refuse('bad-shape', undefined, "'clockUp' names a clock and nothing else");
  }
  if (clock !== undefined) return refuse('bad-shape', undefined, `'${type}' has no 'clock'`);
  if (type === 'agreed') {
    if (on !== 'draw' && on !== 'stop') return refuse('bad-shape', undefined, "one agrees on 'draw' or on 'stop'");
    if (
      !Number.isInteger(agreeing) ||
      (agreeing as number) <= 0 ||
      (agreeing as number) >= 1 << seats ||
      seat !== undefined
    )
      return refuse('bad-shape', undefined, "'seats' is the set of seats that agree");
    return null;
  }
  if (on !== undefined || agreeing !== undefined)
    return refuse('bad-shape', undefined, `'${type}' has a seat and nothing else`);
  return noSuchSeat(seat, seats);
}

/**
 * Refuses what is no seat of a table.
 * @example noSuchSeat(4, 4) // { refused: 'no-such-seat', … }
 */
export const noSuchSeat = (seat: unknown, seats: number): Refusal | null =>
  Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats
    ? null
    : refuse('no-such-seat', undefined, `seats are numbered from 0 to ${seats - 1}`);
