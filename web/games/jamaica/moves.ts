/** Where tokens, cards and treasures come from and go to, by the names of pieces and places on the screen. */

import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import type { Card, GoodsName } from '@havre/engine/games/jamaica/material.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';

export const tokenPiece = (ship: Ship, hold: number, goods: GoodsName, index: number): string =>
  `token ${ship} ${hold} ${goods} ${index}`;
export const holdPlace = (ship: Ship, hold: number): string => `hold ${ship} ${hold}`;
export const bankPlace = (goods: GoodsName): string => `bank ${goods}`;
export const shipPlace = (ship: Ship): string => `ship ${ship}`;
export const heldPiece = (card: Card): string => `held ${card}`;
export const chosenPiece = (seat: Seat): string => `chosen ${seat}`;
export const discardPiece = (seat: Seat, count: number): string => `discard ${seat} ${count}`;
export const diePiece = (index: number): string => `die ${index}`;
export const treasurePiece = (ship: Ship, index: number): string => `treasure ${ship} ${index}`;
export const crewPiece = (who: CharacterName): string => `crew ${who}`;
export const [DRAW_PILE, TREASURE_PILE, TAVERN_SIGN] = ['draw pile', 'treasure pile', 'tavern'] as const;

/** Where the tokens come from that an event puts into the holds of a ship; undefined for the Bank. */
export function sourceOf(event: Event | null, ship: Ship): string | undefined {
  if (event?.type === 'holdStolen' && event.ship === ship) return holdPlace(event.loser, event.hold);
  return undefined;
}

/** Where a treasure comes from that a ship has now. */
export function treasureFrom(event: Event | null): string {
  if (event?.type === 'treasureStolen') return shipPlace(event.loser);
  if (event?.type === 'treasureGiven') return shipPlace(event.ship);
  return TREASURE_PILE;
}

/** Where a piece flies that is on the table no more; null where it just goes. */
export function leavingFor(event: Event | null, piece: string): string | null {
  if (event === null || !piece.startsWith('token ')) return null;
  const [, ship] = piece.split(' ').map(Number);
  switch (event.type) {
    case 'paid':
    case 'ranShort':
      return ship === event.ship ? bankPlace(event.goods) : null;
    case 'loaded':
      // what was thrown away to make room
      return ship === event.ship && event.emptied !== null ? bankPlace(event.emptied.goods) : null;
    case 'loadLost':
      return ship === event.ship ? bankPlace(event.lost.goods) : null;
    case 'powderSpent':
      return ship === event.ship ? bankPlace('powder') : null;
    case 'holdStolen':
      if (ship === event.ship && event.emptied !== null) return bankPlace(event.emptied.goods);
      // what was stolen has arrived already, unless the Bank got it
      return ship === event.loser && event.into === null ? bankPlace(event.goods) : null;
    default:
      return null;
  }
}
