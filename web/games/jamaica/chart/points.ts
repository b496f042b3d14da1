/** Points of the chart and the curves through them. Everything here is plain arithmetic in the units of the sheet. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });
export const between = (a: Point, b: Point, share: number): Point => plus(a, times(minus(b, a), share));
/** Not `Math.hypot`, which is many times slower: this is asked for every point of every line. */
export const distance = (a: Point, b: Point): number => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);

/** The direction from one point to another, one unit long. */
export function heading(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return times(minus(to, from), 1 / length);
}

/** What lies at the right hand of somebody who looks that way; y grows downward. */
export const starboard = ({ x, y }: Point): Point => ({ x: -y, y: x });

/** Where a curve through four points is between the second and the third. */
function onSpline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const along = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: along(a.x, b.x, c.x, d.x), y: along(a.y, b.y, c.y, d.y) };
}

/** The piece of a smooth curve between two points, sampled, with what comes before and after them. */
export const splinePiece = (before: Point, from: Point, to: Point, after: Point, samples: number): Point[] =>
  Array.from({ length: samples + 1 }, (_, i) => (i === samples ? to : onSpline(before, from, to, after, i / samples)));

/**
 * A smooth curve through points, sampled so often between each two of them.
 * @example smooth([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }], 8)
 */
export function smooth(points: readonly Point[], samples: number, isClosed = false): Point[] {
  const { length } = points;
  const at = (i: number): Point =>
    (isClosed ? points[(i + length) % length] : points[Math.min(length - 1, Math.max(0, i))]) as Point;
  const pieces = isClosed ? length : length - 1;
  const curve = Array.from({ length: pieces }, (_, i) =>
    splinePiece(at(i - 1), at(i), at(i + 1), at(i + 2), samples).slice(0, -1),
  ).flat();
  return isClosed || length === 0 ? curve : [...curve, at(length - 1)];
}

/** A curve measured: where one is after so much of the way. */
export interface Measured {
  readonly length: number;
  at(way: number): Point;
  /** The direction there, one unit long. */
  towards(way: number): Point;
}

/** The first of growing numbers that is not below a value, found by halving. */
function firstPast(numbers: readonly number[], value: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((numbers[half] as number) < value) low = half + 1;
    else high = half;
  }
  return low;
}

export function measured(points: readonly Point[]): Measured {
  const ways = [0];
  for (let i = 1; i < points.length; i += 1)
    ways.push((ways[i - 1] as number) + distance(points[i - 1] as Point, points[i] as Point));
  const length = ways.at(-1) ?? 0;
  const at = (way: number): Point => {
    if (way <= 0) return points[0] as Point;
    if (way >= length) return points.at(-1) as Point;
    const past = firstPast(ways, way);
    const start = ways[past - 1] as number;
    const share = (way - start) / ((ways[past] as number) - start || 1);
    return between(points[past - 1] as Point, points[past] as Point, share);
  };
  return { length, at, towards: way => heading(at(Math.max(0, way - 3)), at(Math.min(length, way + 3))) };
}

const figure = (value: number): string => String(Math.round(value * 10) / 10);

/** Points as the path of a pen. */
export const pathOf = (points: readonly Point[], isClosed = false): string =>
  points.length === 0
    ? ''
    : `M${points.map(({ x, y }) => `${figure(x)} ${figure(y)}`).join('L')}${isClosed ? 'z' : ''}`;
