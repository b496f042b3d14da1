/** What lies on the table, and the small questions everybody asks about it. */
import { NOBODY, type Seat, type Seats } from '../../kernel/seats.ts';
import type { Flow } from '../../kernel/steps.ts';
import type { Versioned } from '../../kernel/versions.ts';
import { NOWHERE, type Space } from './board.ts';
import type { Crew } from './crew/state.ts';
import type { Event } from './events.ts';
import { BOARD_HOLDS, type Card, type Goods, HOLDS, NOTHING, SIXTH, SIXTH_HOLD, type Treasure } from './material.ts';

export type Edition = '2007' | '2021';

/** A ship. Those of the players have the numbers of their seats; after them comes the ghost ship, which no seat owns. */
export type Ship = number;
export const NO_SHIP: Ship = -1;

/** Where a treasure card is, if no ship owns it. */
export const IN_PILE = 7;
export const OUT_OF_GAME = 8;
/** In the hand of somebody who looks at several before one is kept. */
export const LOOKED_AT = 9;

/** What everybody knows of a treasure card that is not in the pile. */
export const UNSEEN = 0;
/** It is laid face down beside a player's holds, so it is a points card. */
export const POINTS = 1;
/** It was given away, so it is cursed. */
export const CURSED = 2;
export const FACE_UP = 3;

export interface State extends Flow<Event>, Versioned {
  edition: Edition;
  /** How many seats there are; a ship with this number is the ghost. */
  seats: number;
  /** The colour of each ship. */
  colours: number[];

  /** The space of each ship, NOWHERE for one that has left. */
  space: Space[];
  /** The lap counter of each ship: 0 at the start, 1 once it is home, below 0 behind the start. */
  lap: number[];
  /** What is in each hold, six places a ship: the board's five and the 6th Hold. */
  goods: Goods[];
  /** How many tokens are in each hold. */
  tokens: number[];

  /** The hand of each seat, the card longest in hand first. */
  hands: Card[][];
  /** The face-down draw pile of each seat, its top last. */
  piles: Card[][];
  /** The discard pile of each seat, its top last. */
  discards: Card[][];
  /** The card lying face down across each discard pile, or NO_CARD. */
  chosen: Card[];

  /** Lairs that still have their token, one bit each. */
  lairs: number;
  /** The face-down treasure pile, its top last. */
  treasurePile: Treasure[];
  /** For each treasure card the ship that owns it, IN_PILE or OUT_OF_GAME. */
  owner: number[];
  /** For each treasure card what everybody knows of it. */
  openly: number[];
  /** For each treasure card that lies face down, the seats that may look at it. */
  seenBy: Seats[];

  round: number;
  captain: Seat;
  /** The action dice as they fell, and as they lie on sun and moon once the Captain has placed them; 0 before. */
  rolled: number[];
  dice: number[];
  /** Whose card is being carried out, NOBODY between turns. */
  turn: Seat;
  /** Which half of the day it is in that turn, or in the ghost's. */
  half: number;

  /** Who has left for good. */
  gone: Seats;
  /** The last one at the table, who has won by that; NOBODY otherwise. */
  lastLeft: Seat;

  /** What The Crew adds to the table. A game without it does not have this at all, and is as it was before. */
  crew?: Crew;
}

/** A question about a ship and its holds. */
export const isGhost = (s: State, ship: Ship): boolean => ship === s.seats;
export const hasGhost = (s: State): boolean => s.space.length > s.seats;
export const seatOf = (s: State, ship: Ship): Seat => (isGhost(s, ship) ? NOBODY : ship);
export const shipOf = (seat: Seat): Ship => seat;
export const isAfloat = (s: State, ship: Ship): boolean => s.space[ship] !== NOWHERE;
export const isHome = (s: State, ship: Ship): boolean => s.lap[ship] === 1;

/** Whether a power card lies face up beside the holds of a ship: only then does it serve (JAM-TREASURE-03, JAM-GHOST-32). */
export const hasPower = (s: State, ship: Ship, power: Treasure): boolean =>
  s.owner[power] === ship && s.openly[power] === FACE_UP;

/** The place of a hold in `goods` and `tokens`. */
export const holdAt = (ship: Ship, hold: number): number => ship * HOLDS + hold;

/** How many holds a ship has: JAM-LOAD-13, JAM-TREASURE-12; as soon as it has the card (JAM-TREASURE-13). */
export const holdsOf = (s: State, ship: Ship): number => (hasPower(s, ship, SIXTH_HOLD) ? HOLDS : BOARD_HOLDS);

/** How many tokens of these types a ship has. */
export function tokensOf(s: State, ship: Ship, types: Goods): number {
  const { goods, tokens } = s;
  let sum = 0;
  // All ones for a hold of these types, else 0: holds are as good as random, and a branch here would be guessed wrongly.
  for (let at = ship * HOLDS, end = at + HOLDS; at < end; at++) sum += tokens[at] & ((0 - (goods[at] & types)) >> 31);
  return sum;
}

/**
 * Puts tokens into a hold; none make it empty from that instant (JAM-LOAD-12). Any number fits (JAM-LOAD-17). They come
 * from the Bank and go there (JAM-SETUP-09), which is not counted because it never runs out (JAM-LOAD-16).
 */
export function fill(s: State, ship: Ship, hold: number, goods: Goods, tokens: number): void {
  const at = holdAt(ship, hold);
  s.goods[at] = tokens === 0 ? NOTHING : goods;
  s.tokens[at] = tokens;
}

/** The tokens on the 6th Hold go wherever the card goes (JAM-COMBAT-31, JAM-COMBAT-32). */
export function moveSixthHold(s: State, from: Ship, to: Ship): void {
  const at = holdAt(from, SIXTH);
  fill(s, to, SIXTH, s.goods[at], s.tokens[at]);
  fill(s, from, SIXTH, NOTHING, 0);
}

/** The next seat clockwise whose player is still there (JAM-SETUP-16, JAM-NET-02); the same one if there is no other. */
export function leftOf(s: State, seat: Seat): Seat {
  let next = seat;
  do next = next + 1 === s.seats ? 0 : next + 1;
  while ((s.gone & (1 << next)) !== 0 && next !== seat);
  return next;
}

/** Who has the Captain's say now: the Captain, or the next one if the Captain has left. */
export const captainNow = (s: State): Seat => ((s.gone & (1 << s.captain)) === 0 ? s.captain : leftOf(s, s.captain));

/**
 * Who decides for a ship: its seat; for the ghost the Captain, or the next seat clockwise if the Captain is the one fighting
 * it (JAM-GHOST-16, JAM-GHOST-27, JAM-GHOST-28).
 */
export function decider(s: State, ship: Ship, opponent: Ship): Seat {
  if (!isGhost(s, ship)) return ship;
  const captain = captainNow(s);
  if (shipOf(captain) !== opponent) return captain;
  const next = leftOf(s, captain);
  return next === captain ? NOBODY : next;
}
