/** What lies on the table; what a player can do; what a witness would tell. */
import type { Seat, Seats } from '../../kernel/seats.ts';
import type { Flow } from '../../kernel/steps.ts';
import { type Card, NONE } from './material.ts';

export interface State extends Flow<Event> {
  /** The face-down draw pile (pioche); its top is the last card. */
  pile: Card[];
  /** The face-up discard pile (défausse, FUJ-PILE-02); its top is the last card. */
  discard: Card[];
  /** The hand of each seat, in no particular order. */
  hands: Card[][];
  /** The card lying face up in front of each seat, or NONE. */
  front: Card[];
  /** Whose turn it is. */
  turn: Seat;
  /** The seats whose players have left for good. */
  gone: boolean[];
  /** Who has won; nobody until it is over. */
  winners: Seats;
  /** Who begins, as agreed at the table; 'random' where nothing was agreed. */
  first: 'random' | Seat;
  /** Whether this table allows free chat during the game. */
  freeChat: boolean;
}

export type Action = { readonly type: 'playCard'; readonly card: Card };

interface Cards {
  readonly to: Seats;
  readonly cards: readonly Card[];
}

export type Event =
  | { type: 'dealt'; rule: 'FUJ-SETUP-01' | 'FUJ-SETUP-02'; seat: Seat; count: number; secret?: Cards }
  | { type: 'began'; rule: 'FUJ-SETUP-09' | 'FUJ-SETUP-10'; seat: Seat; secret?: undefined }
  | { type: 'wentThrough'; rule: 'FUJ-THRU-01'; card: Card; seats: Seat[]; secret?: undefined }
  | { type: 'played'; rule: 'FUJ-PLAY-01'; seat: Seat; card: Card; combined: number; with: Seat[]; secret?: undefined }
  | { type: 'pushedOut'; rule: 'FUJ-OUT-02'; seat: Seat; card: Card; combined: number; by: Seat; secret?: undefined }
  | { type: 'drew'; rule: 'FUJ-OUT-03'; seat: Seat; secret?: Cards }
  | { type: 'reshuffled'; rule: 'FUJ-PILE-03'; count: number; secret?: undefined }
  | { type: 'won'; rule: 'FUJ-END-01' | 'FUJ-END-04' | 'FUJ-NET-02'; seats: Seat[]; secret?: undefined }
  | { type: 'ranOutOfTime'; rule: 'FUJ-NET-01'; seat: Seat; secret?: undefined }
  /** `cards` are in the order in which they went to the discard pile, where everybody sees them. */
  | { type: 'left'; rule: 'FUJ-NET-02'; seat: Seat; cards: readonly Card[]; secret?: undefined };

/** The next seat clockwise (FUJ-SETUP-11). */
export const leftOf = (s: State, seat: Seat): Seat => (seat + 1 === s.front.length ? 0 : seat + 1);

/**
 * The combined value (valeur combinée) of the group of a value: the value times its front cards (FUJ-PLAY-04). Whoever
 * has an equal card is in it (FUJ-PLAY-07, FUJ-PLAY-10) and nobody else (FUJ-PLAY-09); it is counted anew each time
 * (FUJ-PLAY-08).
 */
export function combined(front: readonly Card[], card: Card): number {
  let sum = 0;
  for (let seat = 0; seat < front.length; seat++) if (front[seat] === card) sum += card;
  return sum;
}

/** The seats whose front cards have this value, clockwise from a seat. */
export function group(front: readonly Card[], card: Card, from: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < front.length; i++) {
    const seat = (from + i) % front.length;
    if (front[seat] === card) seats.push(seat);
  }
  return seats;
}

/** Hand and front card together. */
export const holding = (s: State, seat: Seat): number => s.hands[seat].length + (s.front[seat] === NONE ? 0 : 1);
