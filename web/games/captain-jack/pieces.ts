/** Where cards, coins and letters come from and go to, by the names of pieces and places on the screen. */
import type { Event } from '@havre/engine/games/captain-jack/events.ts';
import { AREA_OF, type Area, type Card, type Letter } from '@havre/engine/games/captain-jack/material.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';

export const cardPiece = (card: Card): string => `card ${card}`;
export const shipPiece = (seat: Seat): string => `ship ${seat}`;
export const coinPiece = (seat: Seat, index: number): string => `coin ${seat} ${index}`;
export const letterPiece = (letter: Letter): string => `letter ${letter}`;
export const pilePlace = (area: Area): string => `pile ${area}`;
export const discardPlace = (area: Area): string => `discards ${area}`;
export const shipPlace = (seat: Seat): string => `plan ${seat}`;
export const [SUPPLY, LETTER_PILE] = ['supply', 'letter pile'] as const;

/** Where a piece flies that is on the table no more; null where it just goes. */
export function leavingFor(event: Event | null, piece: string): string | null {
  const [kind, number] = piece.split(' ');
  if (event === null) return null;
  // what another card covers stays where it is, and is not seen
  if (kind === 'card') return isThrownOff(event, Number(number)) ? discardPlace(AREA_OF[Number(number)] ?? 0) : null;
  if (kind === 'letter' && event.type === 'fulfilled') return shipPlace(event.seat);
  return null;
}

/** Whether an event throws a card off a ship. */
function isThrownOff(event: Event, card: Card): boolean {
  switch (event.type) {
    case 'discarded':
    case 'damaged':
    case 'delivered':
      return event.card === card;
    case 'fulfilled':
    case 'dug':
    case 'left':
      return event.cards.includes(card);
    default:
      return false;
  }
}
