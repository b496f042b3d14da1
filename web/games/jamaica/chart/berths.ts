/** Where ships lie when several share a space: in a formation around its middle that never lets two sails overlap. */
import type { Space } from '@havre/engine/games/jamaica/board.ts';
import { course, isPortRoyal, middle } from './geography.ts';
import { type Point, plus } from './points.ts';

/** A ship is drawn so large when it has a space for itself. */
export const SHIP_SIZE = { width: 62, height: 66 } as const;

export interface Berth extends Point {
  /** Of its full size. */
  readonly scale: number;
}

/** A formation: how large its ships are, and how many lie in each of its rows, from the back. */
interface Formation {
  readonly scale: number;
  readonly rows: readonly number[];
}

const FORMATIONS: readonly Formation[] = [
  { scale: 1.14, rows: [1] },
  { scale: 0.86, rows: [2] },
  { scale: 0.74, rows: [1, 2] },
  { scale: 0.7, rows: [2, 2] },
  { scale: 0.58, rows: [2, 3] },
  { scale: 0.53, rows: [3, 3] },
  { scale: 0.52, rows: [2, 3, 2] },
];
/** On a lane that runs up or down, ships lie one behind the other rather than side by side. */
const UPRIGHT: readonly Formation[] = [
  { scale: 1.14, rows: [1] },
  { scale: 0.8, rows: [1, 1] },
  { scale: 0.7, rows: [1, 2] },
  { scale: 0.64, rows: [2, 2] },
  { scale: 0.56, rows: [1, 2, 2] },
  { scale: 0.56, rows: [2, 2, 2] },
  { scale: 0.54, rows: [2, 3, 2] },
];
/** The harbour has room. */
const IN_HARBOUR: readonly Formation[] = [
  { scale: 1.14, rows: [1] },
  { scale: 0.96, rows: [2] },
  { scale: 0.9, rows: [1, 2] },
  { scale: 0.86, rows: [2, 2] },
  { scale: 0.72, rows: [2, 3] },
  { scale: 0.72, rows: [3, 3] },
  { scale: 0.68, rows: [2, 3, 2] },
];

/**
 * The berths of so many ships on a space, from the back to the front.
 * @example berths(12, 3).length // 3
 */
export function berths(space: Space, ships: number): readonly Berth[] {
  const { x, y } = course(space);
  const formations = isPortRoyal(space) ? IN_HARBOUR : Math.abs(y) > Math.abs(x) ? UPRIGHT : FORMATIONS;
  const { scale, rows } = formations[Math.min(ships, formations.length) - 1] ?? { scale: 1, rows: [] };
  const across = SHIP_SIZE.width * scale + 2;
  const down = SHIP_SIZE.height * scale + 2;
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      ...plus(middle(space), { x: (i - (count - 1) / 2) * across, y: (row - (rows.length - 1) / 2) * down }),
      scale,
    })),
  );
}
