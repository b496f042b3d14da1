import { expect, test } from 'vitest';
import { coinsIn, thickness } from '../pile-drawing.ts';

test('a pile is as thick as it has cards, and an empty one has no side', () => {
  expect([0, 1, 16, 17, 90].map(thickness)).toEqual([0, 1, 1, 2, 6]);
});

test('every coin is drawn, none at the place of another, none outside of the field', () => {
  for (const count of [0, 1, 5, 6, 25, 26, 40]) {
    const { coins, width, height } = coinsIn(count);
    expect(new Set(coins.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const { x, y } of coins) {
      expect(x - 10).toBeGreaterThanOrEqual(0);
      expect(x + 10).toBeLessThanOrEqual(width);
      expect(y - 4.5).toBeGreaterThanOrEqual(0);
      expect(y + 7.5).toBeLessThanOrEqual(height);
    }
  }
});

test('a stack grows with its coins', () => {
  expect(coinsIn(4).height).toBeGreaterThan(coinsIn(2).height);
  expect(coinsIn(10).width).toBeGreaterThan(coinsIn(5).width);
});
