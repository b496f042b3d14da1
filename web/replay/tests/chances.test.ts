import { expect, test } from 'vitest';
import { pathOf, timeAt } from '../chances.ts';

const points = [
  { seq: 0, chances: [0.5, 0.5] },
  { seq: 5, chances: [0.75, 0.25] },
  { seq: 10, chances: [1, 0] },
];

test('a curve runs from left to right, the higher the better the chance', () => {
  expect(pathOf(points, 0, { width: 100, height: 40 })).toBe('M0 20L50 10L100 0');
  expect(pathOf(points, 1, { width: 100, height: 40 })).toBe('M0 20L50 30L100 40');
});

test('a game of a single moment has a curve too', () => {
  expect(pathOf([{ seq: 0, chances: [1] }], 0, { width: 100, height: 40 })).toBe('M0 0');
});

test.each([
  [0, 0],
  [0.5, 40],
  [1, 80],
  [-0.2, 0],
  [1.3, 80],
])('%f along the chart of 80 moments is moment %i', (part, moment) => {
  expect(timeAt(part, 80)).toBe(moment);
});
