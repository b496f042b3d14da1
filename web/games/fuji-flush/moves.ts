/** Where the cards of an event come from and go to, by the names of pieces and places on the screen. */
import { type Card, NONE } from '@havre/engine/games/fuji-flush/material.ts';
import type { Event } from '@havre/engine/games/fuji-flush/state.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';

export const frontPiece = (seat: Seat, card: Card): string => `front ${seat} ${card}`;
export const handPlace = (seat: Seat): string => `hand ${seat}`;
export const heldPiece = (id: number): string => `held ${id}`;
export const discardPiece = (count: number): string => `discard ${count}`;
export const [PILE, DISCARD] = ['pile', 'discard'] as const;

/** Where the card on top of the discard pile comes from; '' where nothing tells. */
export function discardedFrom(event: Event | null): string {
  switch (event?.type) {
    case 'pushedOut':
      return frontPiece(event.seat, event.card);
    case 'wentThrough':
      return frontPiece(event.seats.at(-1) ?? 0, event.card);
    case 'left':
      return handPlace(event.seat);
    default:
      return '';
  }
}

/** Where a piece flies that is on the table no more; null where it just goes. */
export function leavingFor(event: Event | null, piece: string): string | null {
  if (event?.type === 'wentThrough' || event?.type === 'left') return piece.startsWith('front') ? DISCARD : null;
  if (event?.type === 'reshuffled') return piece.startsWith('discard') ? PILE : null;
  return null;
}

/** Whose doing an event is, as far as it says so. */
export function actorOf(event: Event): Seat | null {
  switch (event.type) {
    case 'played':
    case 'began':
    case 'ranOutOfTime':
      return event.seat;
    case 'pushedOut':
      return event.by;
    case 'wentThrough':
      return event.seats[0] ?? null;
    default:
      return null;
  }
}

/** Whether nothing has been played yet: the cards have just been dealt. */
export const isFresh = ({ front, discard }: { front: readonly Card[]; discard: readonly Card[] }): boolean =>
  discard.length === 0 && front.every(card => card === NONE);
