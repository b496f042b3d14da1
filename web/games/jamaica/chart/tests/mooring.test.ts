import { describe, expect, test } from 'vitest';
import type { ChartShip } from '../contract.ts';
import { moored } from '../mooring.ts';

const ship = (number: number, space: number): ChartShip => ({
  ship: number,
  colour: 'red',
  isGhost: false,
  space,
  name: String(number),
  isActive: false,
});
const places = (fleet: ReturnType<typeof moored>): string[] =>
  fleet.map(({ berth }) => `${Math.round(berth.x)} ${Math.round(berth.y)}`);

describe('a fleet at anchor', () => {
  test('has a berth for every ship, those of one space side by side', () => {
    const fleet = moored([ship(0, 12), ship(1, 12), ship(2, 30)], null);
    expect(new Set(places(fleet)).size).toBe(3);
    expect(fleet[0]?.berth.scale).toBeLessThan(fleet[2]?.berth.scale ?? 0);
  });

  test('expects whoever is under way at the end of the voyage', () => {
    const voyage = { ship: 0, from: 12, path: [15, 16], isRetreat: false, duration: 600 };
    const before = moored([ship(0, 12), ship(1, 16)], voyage);
    const after = moored([ship(0, 16), ship(1, 16)], null);
    expect(places(before)).toEqual(places(after));
    expect(before[0]?.space).toBe(16);
  });
});
