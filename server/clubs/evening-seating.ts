/**
 * Who plays with whom in a round of an evening: those who have done equally well so far, and as few as possible who have met already.
 * That is the Swiss system, for tables of any number of seats.
 */

export interface EveningGuest {
  /** The mark of a member. */
  readonly member: string;
  /** What they have won so far this evening. */
  readonly points: number;
  /** With whom they have played this evening, and how often. */
  readonly met: ReadonlyMap<string, number>;
  /** How often they have sat out. */
  readonly rests: number;
}

export interface SeatingRound {
  readonly tables: readonly (readonly string[])[];
  /** Those for whom there is no seat this time. */
  readonly resting: readonly string[];
}

/** Meeting again is as bad as so many points between two who play together. */
const MEETING_AGAIN = 2;
/** So often everybody is looked at once more, as long as it gets better. */
const MOST_SWEEPS = 50;

/**
 * How many sit at each table, the larger ones first: as near as possible to a size, with as few as possible left over. None if there are
 * too few for a single table.
 * @example tableSizes(11, { min: 3, max: 6 }, 4) // [4, 4, 3]
 */
export function tableSizes(people: number, { min, max }: { min: number; max: number }, wanted: number): number[] {
  for (let seated = people; seated >= min; seated--) {
    const counts = Array.from({ length: Math.floor(seated / min) }, (_, i) => i + 1).filter(
      tables => tables * max >= seated,
    );
    const [tables] = counts.sort((one, other) => Math.abs(seated / one - wanted) - Math.abs(seated / other - wanted));
    if (tables !== undefined)
      return Array.from({ length: tables }, (_, i) => Math.floor(seated / tables) + Number(i < seated % tables));
  }
  return [];
}

/**
 * Seats guests at tables of these sizes.
 * @example seatRound(guests, tableSizes(guests.length, seats, 4)).tables
 */
export function seatRound(guests: readonly EveningGuest[], sizes: readonly number[]): SeatingRound {
  const seats = sizes.reduce((sum, size) => sum + size, 0);
  // Whoever has rested least rests, and of those whoever is behind.
  const byRest = guests.toSorted((one, other) => other.rests - one.rests || other.points - one.points);
  const resting = byRest.slice(seats);
  const playing = byRest.slice(0, seats).sort((one, other) => other.points - one.points);
  const tables = sizes.map(size => playing.splice(0, size));
  for (let sweep = 0; sweep < MOST_SWEEPS && swapOnce(tables); sweep++);
  return {
    tables: tables.map(table => table.map(({ member }) => member)),
    resting: resting.map(({ member }) => member),
  };
}

/** Lets people change places where both tables together are better for it; false if there is no such place. */
function swapOnce(tables: EveningGuest[][]): boolean {
  let isBetter = false;
  for (const [i, one] of tables.entries())
    for (const other of tables.slice(i + 1))
      for (let a = 0; a < one.length; a++)
        for (let b = 0; b < other.length; b++) {
          const before = strain(one) + strain(other);
          exchange(one, a, other, b);
          if (strain(one) + strain(other) < before - 1e-9) isBetter = true;
          else exchange(one, a, other, b);
        }
  return isBetter;
}

function exchange(one: EveningGuest[], a: number, other: EveningGuest[], b: number): void {
  const [first, second] = [one[a], other[b]];
  if (first === undefined || second === undefined) return;
  one[a] = second;
  other[b] = first;
}

/** How far those at a table are from each other, and how often they have met. */
function strain(table: readonly EveningGuest[]): number {
  let sum = 0;
  for (const [i, one] of table.entries())
    for (const other of table.slice(i + 1))
      sum += (one.points - other.points) ** 2 + MEETING_AGAIN ** 2 * (one.met.get(other.member) ?? 0);
  return sum;
}
