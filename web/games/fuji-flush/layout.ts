/**
 * Where everybody sits. The table is three fields by three: the piles lie in the middle, players sit around it, and whoever
 * looks on from a seat sits at the bottom. So eight find room on a phone as on a wall.
 */
import type { Seat } from '@havre/engine/kernel/seats.ts';

/** A point on the table, in percent of its width and height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const BOTTOM: Spot = { x: 50, y: 100 };
const BOTTOM_LEFT: Spot = { x: 0, y: 100 };
const LEFT: Spot = { x: 0, y: 50 };
const TOP_LEFT: Spot = { x: 0, y: 0 };
const TOP: Spot = { x: 50, y: 0 };
const TOP_RIGHT: Spot = { x: 100, y: 0 };
const RIGHT: Spot = { x: 100, y: 50 };
const BOTTOM_RIGHT: Spot = { x: 100, y: 100 };

/** The middle of the table, where the piles lie. */
export const MIDDLE: Spot = { x: 50, y: 50 };

/** Clockwise from the bottom, for each number of players. */
const RINGS: Readonly<Record<number, readonly Spot[]>> = {
  3: [BOTTOM, TOP_LEFT, TOP_RIGHT],
  4: [BOTTOM, LEFT, TOP, RIGHT],
  5: [BOTTOM, LEFT, TOP_LEFT, TOP_RIGHT, RIGHT],
  6: [BOTTOM, LEFT, TOP_LEFT, TOP, TOP_RIGHT, RIGHT],
  7: [BOTTOM, BOTTOM_LEFT, LEFT, TOP_LEFT, TOP_RIGHT, RIGHT, BOTTOM_RIGHT],
  8: [BOTTOM, BOTTOM_LEFT, LEFT, TOP_LEFT, TOP, TOP_RIGHT, RIGHT, BOTTOM_RIGHT],
};

/**
 * The place of each seat, by seat; for onlookers the first seat is at the bottom.
 * @example placesFor(4, 2)[2] // at the bottom
 */
export function placesFor(seats: number, own: Seat | null): readonly Spot[] {
  const ring = RINGS[seats];
  if (ring === undefined) throw new RangeError(`no table has ${seats} seats`);
  return ring.map((_, seat) => ring[(seat - (own ?? 0) + seats) % seats] ?? BOTTOM);
}

/** How the table is laid out on a sheet of some size: on a wide one, names stand beside the cards; on a low one, counts. */
export type Shape = 'wide' | 'low' | 'large' | 'tall';

const WIDE = 1.5;
const LOW = 416;
const LARGE = 640;

/**
 * The shape of a sheet, in pixels.
 * @example shapeOf(366, 470) // 'tall'
 */
export function shapeOf(width: number, height: number): Shape {
  if (width >= height * WIDE && width >= LARGE) return 'wide';
  if (height < LOW) return 'low';
  return width >= LARGE ? 'large' : 'tall';
}

/** How much a link bends towards the middle: 0 is straight, 1 leads through it. */
const BEND = 0.42;

/**
 * The link through the cards of a group, as the path of an SVG over the whole table: from one to the next, bending towards
 * the middle like a rope that is held by all of them.
 * @example linkThrough([{ x: 0, y: 50 }, { x: 50, y: 0 }]) // 'M0 50Q35.5 35.5 50 0'
 */
export function linkThrough(spots: readonly Spot[]): string {
  const [first, ...rest] = spots;
  if (first === undefined) return '';
  let from = first;
  const curves = rest.map(to => {
    const bend = { x: bent((from.x + to.x) / 2, MIDDLE.x), y: bent((from.y + to.y) / 2, MIDDLE.y) };
    from = to;
    return `Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
  });
  return `M${first.x} ${first.y}${curves.join('')}`;
}

const bent = (from: number, to: number): number => Math.round((from + (to - from) * BEND) * 10) / 10;
