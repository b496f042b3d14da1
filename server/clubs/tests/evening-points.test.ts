import { expect, test } from 'vitest';
import { pointsAt } from '../evening-points.ts';

/** Members a, b, c… in seats of their own, by how they have placed. */
const alone = (...places: (number | null)[]) =>
  places.map((place, seat) => ({ member: 'abcdef'[seat] ?? null, side: String(seat), place }));

test.each([
  ['two', alone(2, 1), { a: 0, b: 1 }],
  ['three', alone(1, 3, 2), { a: 1, b: 0, c: 0.5 }],
  ['two who win together, and a third', alone(1, 1, 3), { a: 1, b: 1, c: 0 }],
  ['two behind a ghost', alone(2, 3), { a: 1, b: 0 }],
  ['two who share the place behind a ghost', alone(2, 2), { a: 1, b: 1 }],
  ['one alone', alone(1), { a: 1 }],
  ['somebody without a place', alone(1, null), { a: 1 }],
])('points for %s', (_, players, points) => {
  expect(Object.fromEntries(pointsAt(players))).toEqual(points);
});

test('those of a side get the same, and whoever is no member nothing', () => {
  const players = [
    { member: 'a', side: 'white', place: 2 },
    { member: 'b', side: 'white', place: 2 },
    { member: 'c', side: 'black', place: 1 },
    { member: null, side: 'black', place: 1 },
  ];
  expect(Object.fromEntries(pointsAt(players))).toEqual({ a: 0, b: 0, c: 1 });
});
