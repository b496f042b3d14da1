import { describe, expect, test } from 'vitest';
import { type Oblong, type TablePlan, tablePlan } from '../table/plan.ts';

/** The boards there are in windows from the smallest phone to a screen as wide as a desk. */
const SPACES = [
  [308, 226],
  [378, 420],
  [500, 330],
  [750, 560],
  [800, 650],
  [975, 690],
  [1030, 830],
  [1850, 1290],
  [2500, 1290],
] as const;

const overlaps = (one: Oblong, other: Oblong): boolean =>
  one.x < other.x + other.width - 0.5 &&
  other.x < one.x + one.width - 0.5 &&
  one.y < other.y + other.height - 0.5 &&
  other.y < one.y + one.height - 0.5;

const boxesOf = ({ waters, letters }: TablePlan): Oblong[] => [
  ...waters.flatMap(({ pile, discard }) => [pile, discard]),
  ...letters,
];

describe.each(SPACES)('a table of %i by %i', (width, height) => {
  const plan = tablePlan(width, height);

  test('everything lies on it', () => {
    for (const { x, y, width: wide, height: high } of boxesOf(plan)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
      expect(y + high).toBeLessThanOrEqual(height);
    }
  });

  test('no card and no letter covers another', () => {
    const boxes = boxesOf(plan);
    for (const [i, one] of boxes.entries())
      for (const other of boxes.slice(i + 1)) expect(overlaps(one, other)).toBe(false);
  });

  test('a water can be touched without touching the island, and the island without a letter', () => {
    const { island, waters, letters } = plan;
    const land = { x: island.x - island.rx, y: island.y - island.ry, width: 2 * island.rx, height: 2 * island.ry };
    for (const { reach } of waters) expect(overlaps(reach, land)).toBe(false);
    for (const letter of letters) expect(overlaps(letter, land)).toBe(false);
  });

  test('four ships have a berth in each water, none on another', () => {
    for (const { berths } of plan.waters) {
      expect(berths).toHaveLength(4);
      const xs = berths.map(({ x }) => x);
      for (const [i, x] of xs.slice(1).entries()) expect(x - (xs[i] ?? 0)).toBeGreaterThanOrEqual(plan.ship);
    }
  });
});
