/**
 * A hand that trembles a little: lines that wander, swell and thin out as ink does. Every stroke has a seed, so the sheet
 * looks the same on every screen.
 */
import { between, distance, heading, measured, type Point, pathOf, plus, starboard, times } from './points.ts';

/** Numbers from 0 to 1 that look thrown, the same ones for the same seed. */
export function dice(seed: number): () => number {
  let state = (seed * 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A smooth unrest between -1 and 1 along a line. */
export function unrest(seed: number): (way: number) => number {
  const roll = dice(seed);
  const heights = Array.from({ length: 256 }, () => roll() * 2 - 1);
  return way => {
    const i = Math.floor(way);
    const share = way - i;
    const low = heights[i & 255] as number;
    const high = heights[(i + 1) & 255] as number;
    return low + (high - low) * share * share * (3 - 2 * share);
  };
}

/** What lies at the left hand of every point of a line: for a coast drawn clockwise, the water. */
function outward(points: readonly Point[], isClosed: boolean): Point[] {
  const { length } = points;
  const at = (i: number): Point =>
    (isClosed ? points[(i + length) % length] : points[Math.min(length - 1, Math.max(0, i))]) as Point;
  return points.map((_, i) => times(starboard(heading(at(i - 1), at(i + 1))), -1));
}

export interface Tremble {
  readonly amount: number;
  /** Units from one swing to the next. */
  readonly wave: number;
  readonly seed: number;
  readonly isClosed?: boolean;
}

/** A line that wanders off its way, most where the unrest is greatest. */
export function trembling(points: readonly Point[], { amount, wave, seed, isClosed = false }: Tremble): Point[] {
  const noise = unrest(seed);
  const aside = outward(points, isClosed);
  let way = 0;
  return points.map((point, i) => {
    way += i === 0 ? 0 : distance(points[i - 1] as Point, point);
    // A closed line comes back to where it began: the unrest dies away over its last stretch.
    const fade = isClosed ? Math.min(1, (points.length - i) / 8, i / 8) : 1;
    return plus(point, times(aside[i] as Point, noise(way / wave) * amount * fade));
  });
}

/** A line beside a line: to its left where `by` is positive. */
export function beside(points: readonly Point[], by: number, isClosed = false): Point[] {
  const aside = outward(points, isClosed);
  return points.map((point, i) => plus(point, times(aside[i] as Point, by)));
}

/** A stroke of ink as an area, thicker here and thinner there. */
export function inked(points: readonly Point[], width: number, seed: number, isClosed = false): string {
  const noise = unrest(seed);
  const aside = outward(points, isClosed);
  const edge = (side: number): Point[] =>
    points.map((point, i) => plus(point, times(aside[i] as Point, side * width * (0.5 + 0.3 * noise(i / 7)))));
  const [left, right] = [edge(1), edge(-1).reverse()];
  return isClosed ? pathOf(left, true) + pathOf(right, true) : pathOf([...left, ...right], true);
}

/** Short strokes from a coast into the water, lying as an engraver lays them: more level than the coast asks for. */
export function hachures(coast: readonly Point[], seed: number, length = 13): string {
  const line = measured([...coast, coast[0] as Point]);
  const roll = dice(seed);
  const noise = unrest(seed + 1);
  let path = '';
  for (let way = 0; way < line.length; way += 4.6 + roll() * 2.4) {
    const out = times(starboard(line.towards(way)), -1);
    const level = heading({ x: 0, y: 0 }, { x: out.x + Math.sign(out.x || 1) * 0.55, y: out.y });
    const reach = length * (0.55 + 0.45 * noise(way / 60)) * (0.6 + 0.5 * roll());
    const start = plus(line.at(way), times(out, 1.5));
    path += pathOf([start, plus(start, times(level, reach))]);
  }
  return path;
}

/** Points of a line, so far apart. */
export function evenly(points: readonly Point[], apart: number): Point[] {
  const line = measured(points);
  return Array.from({ length: Math.floor(line.length / apart) + 1 }, (_, i) => line.at(i * apart));
}

/** Points strewn over a part of the sheet, none nearer to another than `apart`. */
export function strewn(
  seed: number,
  count: number,
  apart: number,
  isIn: (point: Point) => boolean,
  room: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
): Point[] {
  const roll = dice(seed);
  const found: Point[] = [];
  for (let tries = 0; found.length < count && tries < count * 16; tries += 1) {
    const point = {
      x: room.left + roll() * (room.right - room.left),
      y: room.top + roll() * (room.bottom - room.top),
    };
    if (isIn(point) && found.every(other => distance(other, point) >= apart)) found.push(point);
  }
  return found;
}

/** A line between two points with a little life in it. */
export const freehand = (from: Point, to: Point, seed: number, amount = 1.6): Point[] =>
  trembling(
    Array.from({ length: 9 }, (_, i) => between(from, to, i / 8)),
    { amount, wave: distance(from, to) / 5, seed },
  );

/**
 * One shape at many places, as a single path: a few large paths are painted much faster than hundreds of small ones. The
 * shape is written in relative commands.
 * @example stamped(buoys, 'm-4 3h8v-6h-8z')
 */
export const stamped = (places: readonly Point[], shape: string): string =>
  places.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}${shape}`).join('');
