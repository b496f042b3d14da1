import { SPACES } from '@havre/engine/games/jamaica/board.ts';
import { describe, expect, test } from 'vitest';
import { type Berth, berths, SHIP_SIZE } from '../berths.ts';
import { middle } from '../geography.ts';
import { distance } from '../points.ts';

/** The whole fleet and the ghost. */
const MOST = 7;
const ALL = Array.from({ length: SPACES }, (_, space) => space);

const overlap = (one: Berth, other: Berth): boolean =>
  Math.abs(one.x - other.x) < (SHIP_SIZE.width * (one.scale + other.scale)) / 2 &&
  Math.abs(one.y - other.y) < (SHIP_SIZE.height * (one.scale + other.scale)) / 2;

describe('berths', () => {
  test('there is one for every ship, and no two overlap', () => {
    for (const space of ALL)
      for (let ships = 1; ships <= MOST; ships += 1) {
        const all = berths(space, ships);
        expect(all).toHaveLength(ships);
        for (const [i, one] of all.entries())
          for (const other of all.slice(i + 1)) expect(overlap(one, other), `${ships} on ${space}`).toBe(false);
      }
  });

  test('lie around the middle of their space, nearer to it than to any other', () => {
    for (const space of ALL)
      for (let ships = 1; ships <= MOST; ships += 1)
        for (const berth of berths(space, ships)) {
          const away = distance(berth, middle(space));
          for (const other of ALL)
            if (other !== space) expect(distance(berth, middle(other)), `${ships} on ${space}`).toBeGreaterThan(away);
        }
  });

  test('are smaller the more share a space, and never too small to tell the sails apart', () => {
    for (const space of ALL) {
      const scales = Array.from({ length: MOST }, (_, i) => berths(space, i + 1)[0]?.scale ?? 0);
      expect(scales).toEqual(scales.toSorted((one, other) => other - one));
      expect(scales.at(-1)).toBeGreaterThanOrEqual(0.5);
    }
  });

  test('there are none for nobody', () => {
    expect(berths(3, 0)).toEqual([]);
  });
});
