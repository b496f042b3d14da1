import { expect, test } from 'vitest';
import { estimate, interleave, median, ratios } from '../measure.ts';

test('the median is the value in the middle, or the mean of the two there', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 6])).toBe(5.5);
  expect(median([4])).toBe(4);
});

// By hand: the interval misses when fewer coins than its first number show heads, or as few show tails.
test.each([
  [1, 1, 1, 0],
  [2, 1, 2, 0.5],
  [3, 1, 3, 0.75],
  [6, 1, 6, 0.96875],
  [9, 2, 8, 0.9609375],
  [15, 4, 12, 1 - (2 * (1 + 15 + 105 + 455)) / 2 ** 15],
])('of %i values the interval goes from number %i to number %i', (count, low, high, level) => {
  const values = Array.from({ length: count }, (_, i) => i + 1);
  const found = estimate(values.toReversed());
  expect(found).toMatchObject({ low, high });
  expect(found.level).toBeCloseTo(level, 10);
});

test('an interval needs a value, and no more than can be reckoned with', () => {
  expect(() => estimate([])).toThrow(RangeError);
  expect(estimate(Array(1000).fill(1)).level).toBeGreaterThan(0.95);
  expect(() => estimate(Array(1001).fill(1))).toThrow(RangeError);
});

test('the interval covers the true median as often as it says', () => {
  let seed = 1;
  const uniform = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  let covered = 0;
  for (let i = 0; i < 4000; i++) {
    const { low, high } = estimate(Array.from({ length: 15 }, uniform));
    if (low <= 0.5 && 0.5 <= high) covered++;
  }
  expect(covered / 4000).toBeGreaterThan(0.95);
  expect(covered / 4000).toBeLessThan(0.98);
});

test('in every round all have a turn, a different one begins, and warm-ups are not counted', () => {
  const turns: string[] = [];
  const contestant = (name: string) => ({
    name,
    work(round: number) {
      turns.push(`${name}${round}`);
      let sum = 0;
      for (let i = 0; i < 1e6; i++) sum += Math.sqrt(i); // long enough for the clock
      return sum;
    },
  });
  const rates = interleave([contestant('a'), contestant('b'), contestant('c')], 3, 1);
  expect(turns).toEqual(['a0', 'b0', 'c0', 'b1', 'c1', 'a1', 'c2', 'a2', 'b2', 'a3', 'b3', 'c3']);
  expect(rates.map(list => list.length)).toEqual([3, 3, 3]);
});

test('ratios are taken round by round', () => {
  expect(ratios([10, 30], [5, 10])).toEqual([2, 3]);
});
