import { describe, expect, test } from 'vitest';
import { linkThrough, MIDDLE, placesFor, type Spot, shapeOf } from '../layout.ts';

const TABLES = [3, 4, 5, 6, 7, 8];

/** How far clockwise from the bottom a spot lies, in degrees; y grows downwards. */
const clockwise = ({ x, y }: Spot): number => ((Math.atan2(MIDDLE.x - x, y - MIDDLE.y) * 180) / Math.PI + 360) % 360;

describe.each(TABLES)('a table for %i', seats => {
  const places = placesFor(seats, 0);

  test('everybody has a place of their own, and nobody sits on the piles', () => {
    const all = [...places, MIDDLE].map(({ x, y }) => `${x} ${y}`);
    expect(new Set(all).size).toBe(seats + 1);
  });

  test('seats follow each other clockwise from the bottom', () => {
    const angles = places.map(clockwise);
    expect(angles[0]).toBe(0);
    expect(angles).toEqual(angles.toSorted((one, other) => one - other));
  });

  test('it is the same from the left as from the right', () => {
    const mirrored = places.map(({ x, y }) => `${100 - x} ${y}`);
    expect(new Set(mirrored)).toEqual(new Set(places.map(({ x, y }) => `${x} ${y}`)));
  });

  test('whoever looks sits at the bottom, and the order around stays the same', () => {
    for (let own = 0; own < seats; own++) {
      const mine = placesFor(seats, own);
      expect(mine[own]).toEqual({ x: 50, y: 100 });
      expect(mine[(own + 1) % seats]).toEqual(places[1]);
      expect(mine[(own + seats - 1) % seats]).toEqual(places[seats - 1]);
    }
  });
});

test('onlookers see the first seat at the bottom', () => {
  expect(placesFor(5, null)).toEqual(placesFor(5, 0));
});

test('there is no table for two or nine', () => {
  for (const seats of [2, 9]) expect(() => placesFor(seats, 0)).toThrow(RangeError);
});

test('a link leads through every card of its group, and bends towards the middle', () => {
  const [one, two, three] = [
    { x: 0, y: 50 },
    { x: 50, y: 0 },
    { x: 100, y: 50 },
  ];
  expect(linkThrough([one, two])).toBe('M0 50Q35.5 35.5 50 0');
  expect(linkThrough([one, two, three])).toBe('M0 50Q35.5 35.5 50 0Q64.5 35.5 100 50');
  expect(linkThrough([])).toBe('');
});

test.each([
  ['a phone', 366, 470, 'tall'],
  ['a phone in a lesson', 366, 395, 'low'],
  ['a small phone', 336, 320, 'low'],
  ['a tablet', 796, 760, 'large'],
  ['a desktop', 1070, 480, 'wide'],
  ['a phone on its side', 800, 320, 'wide'],
])('the sheet of %s', (_, width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape);
});
