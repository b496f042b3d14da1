import { describe, expect, test } from 'vitest';
import { type EveningGuest, seatRound, tableSizes } from '../evening-seating.ts';

const SEATS = { min: 3, max: 6 };

test.each([
  [1, SEATS, 4, []],
  [3, SEATS, 4, [3]],
  [6, SEATS, 4, [3, 3]],
  [6, SEATS, 6, [6]],
  [7, SEATS, 4, [4, 3]],
  [11, SEATS, 4, [4, 4, 3]],
  [12, SEATS, 6, [6, 6]],
  [5, { min: 2, max: 2 }, 2, [2, 2]],
  [9, { min: 4, max: 4 }, 4, [4, 4]],
  [3, { min: 2, max: 4 }, 4, [3]],
])('%i people sit at tables of the sizes there are', (people, seats, wanted, sizes) => {
  expect(tableSizes(people, seats, wanted)).toEqual(sizes);
});

const guest = (member: string, changes: Partial<EveningGuest> = {}): EveningGuest => ({
  ...{ member, points: 0, met: new Map(), rests: 0 },
  ...changes,
});

describe('a round', () => {
  test('brings those together who have done equally well', () => {
    const points = [3, 0, 2, 1, 3, 0, 2, 1];
    const { tables } = seatRound(
      points.map((sum, i) => guest(`m${i}`, { points: sum })),
      [4, 4],
    );
    expect(tables.map(table => table.map(member => points[Number(member.slice(1))]).toSorted())).toEqual([
      [2, 2, 3, 3],
      [0, 0, 1, 1],
    ]);
  });

  test('lets nobody rest again before everybody has', () => {
    const people = ['a', 'b', 'c', 'd', 'e'];
    const rests = new Map(people.map(name => [name, 0]));
    for (let round = 0; round < 5; round++) {
      const { resting } = seatRound(
        people.map(name => guest(name, { rests: rests.get(name) ?? 0 })),
        [4],
      );
      for (const name of resting) rests.set(name, (rests.get(name) ?? 0) + 1);
    }
    expect([...rests.values()]).toEqual([1, 1, 1, 1, 1]);
  });

  test.each([8, 12, 16, 23, 40])('after round has %i people meet others each time, as far as there are any', count => {
    const met = new Map<string, Map<string, number>>();
    const names = Array.from({ length: count }, (_, i) => `m${i}`);
    const points = new Map<string, number>();
    let again = 0;
    for (let round = 0; round < 3; round++) {
      const guests = names.map(name => guest(name, { points: points.get(name) ?? 0, met: met.get(name) ?? new Map() }));
      const { tables, resting } = seatRound(guests, tableSizes(count, { min: 2, max: 4 }, 3));
      expect([...tables.flat(), ...resting].toSorted()).toEqual(names.toSorted());
      for (const table of tables)
        for (const [place, one] of table.entries()) {
          points.set(one, (points.get(one) ?? 0) + (table.length - 1 - place) / (table.length - 1));
          for (const other of table) {
            if (other === one) continue;
            const before = met.get(one) ?? new Map<string, number>();
            again += Number(before.has(other));
            met.set(one, before.set(other, (before.get(other) ?? 0) + 1));
          }
        }
    }
    expect(again).toBeLessThanOrEqual(count / 4);
  });

  test('of two hundred is there in no time', () => {
    const guests = Array.from({ length: 200 }, (_, i) => guest(`m${i}`, { points: i % 4 }));
    const beganAt = performance.now();
    expect(seatRound(guests, tableSizes(200, { min: 2, max: 6 }, 4)).tables).toHaveLength(50);
    expect(performance.now() - beganAt).toBeLessThan(5_000);
  });
});
