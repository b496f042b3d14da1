/**
 * Tables for tests, set and read as one sees them from above.
 *
 * Seats are letters, clockwise. Front cards are written '4 - 10 -', hands '2 3 | 5 | - | 9'. All ninety cards are always
 * somewhere: what a scene does not name lies at the bottom of the draw pile.
 */
import { assert } from 'vitest';
import { SeededDice, Stream, seededNumbers } from '../../../kernel/chance.ts';
import { Match, type StartOptions } from '../../../kernel/match.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { TestTable } from '../../tests/test-table.ts';
import { type FujiFlush, fujiFlush } from '../game.ts';
import { type Card, NONE } from '../material.ts';
import { matchAt, type Position } from '../position.ts';
import type { Event } from '../state.ts';

export const [A, B, C, D, E, F, G, H] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The numbers of seats the game is played with. */
export const TABLES = [3, 4, 5, 6, 7, 8] as const;

/** A table set by hand, at the beginning of a turn: whatever goes through then has gone through. */
export const scene = (position: Position): Table => new Table(matchAt(position));

/** A table at which the cards have just been dealt. */
export const begin = (seats: number, beginning: Partial<StartOptions<FujiFlush>> = {}, seed = 1): Table =>
  new Table(Match.start(fujiFlush, { seats, chance: new Stream(seededNumbers(seed)), ...beginning }));

export class Table extends TestTable<FujiFlush> {
  /** The front cards: '4 - 10 -'. */
  get front(): string {
    return this.state.front.map(card => (card === NONE ? '-' : card)).join(' ');
  }

  /** The hands, each with its lowest card first: '2 3 | 5 | - | 9'. */
  get hands(): string {
    return this.state.hands.map(written).join(' | ');
  }

  /** How many cards each seat has, in hand and in front. */
  get holdings(): number[] {
    return this.state.hands.map((hand, seat) => hand.length + (this.state.front[seat] === NONE ? 0 : 1));
  }

  /** How many cards are left to draw. */
  get pile(): number {
    return this.state.pile.length;
  }

  /** The discard pile, its top last. */
  get discard(): string {
    return this.state.discard.join(' ');
  }

  /** The cards a seat may play now. */
  choices(seat: Seat): Card[] {
    return this.match.asked(seat)?.legal.map(action => action.card) ?? [];
  }

  /** A seat plays a card; gives what everybody is told of it. */
  plays(seat: Seat, card: Card, loaded: readonly number[] = []): Event[] {
    return this.does(seat, { type: 'playCard', card }, loaded);
  }

  /** Why a card may not be played; the position must be untouched. */
  refuses(seat: Seat, card: Card): Refusal {
    return this.refusesAct(seat, { type: 'playCard', card });
  }
}

/** The events of one type among others. */
export const of = <T extends Event['type']>(type: T, events: readonly Event[]): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** Plays a game to its end with random cards, looking at every position on the way and at the last one. */
export function playOut(table: Table, seed: number, look: (table: Table) => void = () => {}): Table {
  const dice = new SeededDice(seed);
  for (let turns = 0; !table.match.over; turns++) {
    assert(turns < LONGEST_TEST, `after ${turns} turns the game is still not over`);
    look(table);
    const choices = table.choices(table.asked);
    assert(choices.length > 0, 'somebody is asked who has no card');
    table.plays(table.asked, choices[dice.below(choices.length)]);
  }
  look(table);
  return table;
}

/** The rules know no limit (FUJ-END-14); a test that would never end has one. */
const LONGEST_TEST = 10_000;

/** A few random games at every size of table. */
export function randomGames(each: number, look?: (table: Table) => void): Table[] {
  return TABLES.flatMap(seats =>
    Array.from({ length: each }, (_, seed) => playOut(begin(seats, {}, seed), seed + 1000 * seats, look)),
  );
}

/** Dice with which a shuffle of so many cards leaves them as they lie. */
export const unmixed = (count: number): number[] => Array.from({ length: count - 1 }, (_, i) => count - 1 - i);

/** Cards in order of value: '2 3 3'; '-' for none. */
export const written = (hand: readonly Card[]): string => hand.toSorted((a, b) => a - b).join(' ') || '-';
