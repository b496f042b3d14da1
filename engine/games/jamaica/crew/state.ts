/** What the expansion adds to the table, and the question everybody asks about it: who is aboard. */
import { NOBODY, type Seat } from '../../../kernel/seats.ts';
import { BOARD_HOLDS, type Card, HOLDS, NO_CARD, TILE } from '../material.ts';
import type { Ship, State } from '../state.ts';
import type { Character } from './characters.ts';
import { EMPTY, PLACES, type Place, STAIRS } from './tavern.ts';

export interface Crew {
  /** The character on each place of the tavern, EMPTY where there is none. */
  tavern: number[];
  /** Where the rum bottle stands. */
  bottle: Place;
  /** Who has been chosen and is about to be taken aboard, EMPTY if nobody is. */
  hired: number;
  /** The treasure tokens each ship has collected (CREW-TREASURE-07). */
  tokens: number[];
  /** The card each seat turned up last, NO_CARD before: seen by all, although a new draw pile may have swallowed it. */
  lastCards: Card[];
  /** Whether the two dice are swapped for the actions of the present turn (CREW-POWER-53). */
  swapped: boolean;
  /** Who has won on the spot (CREW-POWER-49), NOBODY otherwise. */
  winner: Seat;
}

export const newCrew = (ships: number, seats: number): Crew => ({
  tavern: Array<number>(PLACES).fill(EMPTY),
  bottle: STAIRS,
  hired: EMPTY,
  tokens: Array<number>(ships).fill(0),
  lastCards: Array<Card>(seats).fill(NO_CARD),
  swapped: false,
  winner: NOBODY,
});

export const copyOfCrew = (crew: Crew): Crew => ({
  tavern: crew.tavern.slice(),
  bottle: crew.bottle,
  hired: crew.hired,
  tokens: crew.tokens.slice(),
  lastCards: crew.lastCards.slice(),
  swapped: crew.swapped,
  winner: crew.winner,
});

/**
 * CREW-LOAD-07: a power works while its character is in one of the ship's holds: at once (CREW-RECRUIT-22), for its new
 * owner too (CREW-POWER-59).
 */
export function isAboard({ goods, tokens }: State, ship: Ship, character: Character): boolean {
  for (let at = ship * HOLDS, end = at + BOARD_HOLDS; at < end; at++)
    if (goods[at] === TILE && tokens[at] === character + 1) return true;
  return false;
}

/** The characters aboard a ship, in the order of its holds. */
export function aboard({ goods, tokens }: State, ship: Ship): Character[] {
  const found: Character[] = [];
  for (let at = ship * HOLDS, end = at + BOARD_HOLDS; at < end; at++)
    if (goods[at] === TILE) found.push(tokens[at] - 1);
  return found;
}
