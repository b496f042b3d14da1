/**
 * Who sits at the table, and who looks on.
 *
 * Seats are numbered clockwise from 0. A set of seats is one number with a bit per seat, because the flow of a game asks
 * "is this seat among them?" millions of times a second while a bot thinks.
 */

/** A seat at the table, numbered clockwise from 0. */
export type Seat = number;

/** A set of seats, one bit each. */
export type Seats = number;

/**
 * Somebody who looks at the table: a seat (0, 1, 2…), the public (`PUBLIC`), or the onlookers a side has admitted to its
 * own view (`onlooker(side)`).
 */
export type Viewer = number;

/** A set of viewers: the bits of `Seats`, and above them one bit for the onlookers of each side. Everybody includes the public. */
export type Audience = number;

export const NOBODY: Seat = -1;
export const PUBLIC: Viewer = -1;

/** Seats use the low bits of an audience, onlookers the ones from here on. */
export const MOST_SEATS = 16;

/**
 * The set that holds one seat.
 * @example only(2) // 0b100
 */
export const only = (seat: Seat): Seats => 1 << seat;

/**
 * The set of all seats of a table.
 * @example everyone(3) // 0b111
 */
export const everyone = (count: number): Seats => (1 << count) - 1;

/**
 * Whether a seat is in a set.
 * @example includes(0b101, 2) // true
 */
export const includes = (seats: Seats, seat: Seat): boolean => seat >= 0 && (seats & (1 << seat)) !== 0;

/**
 * The lowest seat of a set, `NOBODY` of an empty one.
 * @example lowest(0b110) // 1
 */
export const lowest = (seats: Seats): Seat => 31 - Math.clz32(seats & -seats);

/**
 * One thing for each seat.
 * @example perSeat(3, () => []) // [[], [], []]
 */
export function perSeat<T>(count: number, make: (seat: Seat) => T): T[] {
  const things: T[] = [];
  for (let seat = 0; seat < count; seat++) things.push(make(seat));
  return things;
}

/**
 * A set as a list, in seat order.
 * @example listed(0b101) // [0, 2]
 */
export function listed(seats: Seats): Seat[] {
  const list: Seat[] = [];
  for (let rest = seats; rest !== 0; rest &= rest - 1) list.push(lowest(rest));
  return list;
}

/**
 * A list as a set.
 * @example seatsOf([0, 2]) // 0b101
 */
export const seatsOf = (list: readonly Seat[]): Seats => list.reduce((seats, seat) => seats | only(seat), 0);

/**
 * The onlookers whom a side has let see what it sees.
 * @example view(state, onlooker(0)) // what an onlooker of the first team sees
 */
export const onlooker = (side: number): Viewer => -2 - side;

/** Onlookers who have been admitted, and the seats of the side that has admitted them. */
export interface AdmittedOnlookers {
  readonly viewer: Viewer;
  readonly side: Seats;
}

/** The side whose onlookers these are; the way back from `onlooker`. */
const sideOf = (viewer: Viewer): number => -2 - viewer;

/**
 * The place of a viewer in an audience; the public has none, it hears only what everybody hears.
 * @example (audienceOf(onlooker(0)) | audienceOf(1)) // the onlookers of the first team, and seat 1
 */
export const audienceOf = (viewer: Viewer): Audience =>
  viewer >= 0 ? only(viewer) : viewer === PUBLIC ? 0 : 1 << (MOST_SEATS + sideOf(viewer));
