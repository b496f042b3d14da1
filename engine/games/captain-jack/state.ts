/** What lies on the table, and small questions about it. */
import type { Seat, Seats } from '../../kernel/seats.ts';
import type { Flow } from '../../kernel/steps.ts';
import type { Versioned } from '../../kernel/versions.ts';
import type { Event } from './events.ts';
import { ARROW, type Card, type Half, type Letter, OTHER, type Place, type Side } from './material.ts';

export interface State extends Flow<Event>, Versioned {
  /** Whether the advanced rules are in use, all of them (CJG-ADV-SETUP-05). */
  advanced: boolean;
  /** Who begins, as agreed at the table; 'random' where nothing was agreed. */
  first: 'random' | Seat;
  /** Doubloons on the pirate island. */
  supply: number;
  /** Rum tokens on the pirate island. */
  rum: number;
  /** The face-down draw pile (pioche) of each area; its top is the last card. */
  piles: Card[][];
  /** The face-up discard pile (pile de défausse) of each area; its top is the last card. */
  discards: Card[][];
  /** The face-down letters of marque; the next one is the last. */
  letters: Letter[];
  /** The letters that lie open, the newest last. */
  open: Letter[];
  /** Letters of players who have left: out of the game. */
  lostLetters: Letter[];
  /** The ship of each seat. */
  ships: Ship[];
  /** Whose turn it is. */
  turn: Seat;
  /**
   * The card that lies revealed and is not dealt with yet, or NONE: apart from the pile, so no discard covers it
   * (CJG-HOLD-12).
   */
  revealed: Card;
  /** How many cards were revealed this turn. */
  reveals: number;
  /** Whether a calm forbids further reveals this turn. */
  calm: boolean;
  /** Who has won, NOBODY until then. */
  winner: Seat;
  /** Who wants to be asked at the end of every turn at sea (CJG-TURN-28); not there while nobody does. */
  lingering?: Seats;
  /** Who wants no rum (CJG-ADV-RUM-11); not there while nobody does. */
  abstaining?: Seats;
}

/** A ship plan with what lies around it. */
export interface Ship {
  place: Place;
  /**
   * The cards aboard, in the order in which they came: one each, whatever they show (CJG-SHIP-12), and nothing else
   * (CJG-HOLD-07).
   */
  cards: Stowed[];
  doubloons: number;
  /** The letters its owner has fulfilled; they are good for nothing more (CJG-PORT-22). */
  letters: Letter[];
  /** Whether its owner has left for good. */
  gone: boolean;
}

/** A card aboard. */
export interface Stowed {
  card: Card;
  /** Whether the half without the arrow is up. */
  turned: boolean;
  /**
   * Gained in this turn of its owner or since: of no use before the owner's next turn (CJG-HOLD-15, CJG-HOLD-16). Turning a
   * card does not make it so (CJG-HOLD-19).
   */
  fresh: boolean;
  /** Bottles of rum on it: they stay there while it is turned (CJG-ADV-RUM-14) and move to no other (CJG-ADV-RUM-15). */
  bottles: number;
  /** Whether it has done its work for this turn: a sailor who works once in a turn. */
  busy: boolean;
  /** Turned in port since something last happened there that cannot be taken back. */
  handled: boolean;
}

/** Who is aboard which ship: all that some rules ask of a table, and what every screen shows of one. */
export interface Fleet {
  readonly ships: readonly { readonly cards: readonly Omit<Stowed, 'handled'>[] }[];
}

/** The half of a card aboard that is up, and so active (CJG-CARD-04); elsewhere the arrow half is (CJG-CARD-05). */
export const upOf = ({ card, turned }: Pick<Stowed, 'card' | 'turned'>): Half => (turned ? OTHER : ARROW)[card];

/** Where a card lies: its active half says it (CJG-CARD-13, CJG-PORT-16). */
export const sideOf = (stowed: Pick<Stowed, 'card' | 'turned'>): Side => upOf(stowed).side;

/**
 * The next seat clockwise whose player is still there (CJG-TURN-03, CJG-SHIP-22, CJG-NET-04); the seat itself if nobody
 * else is.
 */
export function leftOf(s: State, seat: Seat): Seat {
  let left = seat;
  do left = left + 1 === s.ships.length ? 0 : left + 1;
  while (s.ships[left].gone && left !== seat);
  return left;
}

/** The place of a card in the list of what is aboard; -1 if it is not. */
export function indexAboard({ cards }: Ship, card: Card): number {
  for (let i = 0; i < cards.length; i++) if (cards[i].card === card) return i;
  return -1;
}

export const isAboard = (ship: Ship, card: Card): boolean => indexAboard(ship, card) >= 0;
