/**
 * How a game ended: for each side its place, its score and its share of the win, or nothing at all.
 *
 * A side is whoever wins or loses as one: a seat, a team, or a ship that no seat owns. Shares are whole numbers over a
 * common denominator, so that they add up exactly.
 */
import { includes, only, type Seat, type Seats } from './seats.ts';

export interface OutcomeSide {
  /** Name of the side among the sides of this game: 'seat 2', 'white', 'ghost'. */
  readonly side: string;
  /** The seats that play for it; none for a ship that nobody owns. */
  readonly seats: Seats;
  /** 1 for the best; equal sides have equal places. */
  readonly place: number;
  /** What the rules counted, if they count. */
  readonly score: number | null;
  /** How many parts of the win it has, of `Decided.parts`. */
  readonly share: number;
}

export interface Decided {
  readonly void: false;
  /** Into how many parts the win is divided: the shares of all sides add up to it. */
  readonly parts: number;
  readonly sides: readonly OutcomeSide[];
}

/** The game was given up, or could not be finished: nobody has won and nobody has lost. */
export interface Void {
  readonly void: true;
  /** The row of the ledger that ends it so. */
  readonly rule: string;
}

export type Outcome = Decided | Void;

/** A side before it is known who is first: what it may be ranked by. */
export interface Contender {
  readonly side: string;
  readonly seats: Seats;
  readonly score: number | null;
  /** Compared from the first to the last number, higher is better. */
  readonly rank: readonly number[];
}

/**
 * Ranks sides; those that are level in everything share their place, and the first place shares the win.
 * @example ranked([{ side: 'a', seats: 1, score: 7, rank: [7] }, { side: 'b', seats: 2, score: 7, rank: [7] }]).parts // 2
 */
export function ranked(standings: readonly Contender[]): Decided {
  const better = (a: Contender, b: Contender): boolean => {
    for (let i = 0; i < a.rank.length; i++) if (a.rank[i] !== b.rank[i]) return a.rank[i] > b.rank[i];
    return false;
  };
  const places = standings.map(one => 1 + standings.filter(other => better(other, one)).length);
  const parts = places.filter(place => place === 1).length;
  const sides = standings.map(({ side, seats, score }, i) => {
    const place = places[i];
    return { side, seats, place, score, share: place === 1 ? 1 : 0 };
  });
  return { void: false, parts, sides };
}

/**
 * The name and seats of a side that is one seat.
 * @example { ...seatSide(2), score, rank: [score] }
 */
export const seatSide = (seat: Seat): { side: string; seats: Seats } => ({ side: `seat ${seat}`, seats: only(seat) });

/**
 * What the outcome is worth to a seat, from 0 to 1: the share of its side. A void game is worth an equal part to everyone.
 * @example utility(outcome, 0, 4) // 0.5 for one of two winners
 */
export function utility(outcome: Outcome, seat: Seat, seats: number): number {
  if (outcome.void) return 1 / seats;
  const side = outcome.sides.find(candidate => includes(candidate.seats, seat));
  return side === undefined ? 0 : side.share / outcome.parts;
}

/**
 * What is wrong with an outcome, or null: shares must add up to the whole, and every seat play for one side at most.
 * @example flawOf({ void: false, parts: 2, sides: [] }) // 'the shares are 0 of 2'
 */
export function flawOf(outcome: Outcome): string | null {
  if (outcome.void) return null;
  const sum = outcome.sides.reduce((total, side) => total + side.share, 0);
  if (sum !== outcome.parts || outcome.parts < 1) return `the shares are ${sum} of ${outcome.parts}`;
  if (outcome.sides.some(side => !Number.isInteger(side.share) || side.share < 0))
    return 'a share is not a whole number';
  if (outcome.sides.some(side => side.share > 0 && side.place !== 1)) return 'a side that is not first has a share';
  if (!outcome.sides.some(side => side.place === 1)) return 'nobody is first';
  let taken = 0;
  for (const side of outcome.sides) {
    if ((taken & side.seats) !== 0) return `a seat of ${side.side} plays for another side too`;
    taken |= side.seats;
  }
  return null;
}
