import { describe, expect, test } from 'vitest';
import { type Berth, berths } from '../berths.ts';
import { ahead, behind, middle } from '../geography.ts';
import { distance, type Point } from '../points.ts';
import { moments, sailing, wayOver } from '../voyage.ts';
import { puffs } from '../wake.ts';
import { walked } from '../walking.ts';

const far = (way: readonly Point[], point: Point): number => Math.min(...way.map(other => distance(other, point)));

describe('a course', () => {
  test('goes over every space of its path, by the lane that was chosen', () => {
    const outer = wayOver(6, [7, 8, 9]);
    for (const space of [6, 7, 8, 9]) expect(far(outer, middle(space))).toBeLessThan(1);
    expect(far(outer, middle(13))).toBeGreaterThan(80);
    expect(far(wayOver(6, [13, 14, 15]), middle(7))).toBeGreaterThan(80);
  });

  test('is the same backwards', () => {
    expect(wayOver(9, [8, 7, 6])).toEqual(wayOver(6, [7, 8, 9]).toReversed());
  });

  test('of no length is a point', () => {
    expect(wayOver(5, [])).toEqual([middle(5)]);
  });
});

describe('a voyage', () => {
  const from = berths(6, 1)[0] as Berth;
  const to = berths(15, 3)[2] as Berth;
  const voyage = moments(sailing(from, 6, [13, 14, 15], to), false, 30);

  test('leads from berth to berth along the lane', () => {
    expect(distance(voyage[0] as Point, from)).toBeLessThan(0.5);
    expect(distance(voyage.at(-1) as Point, to)).toBeLessThan(0.5);
    for (const space of [13, 14]) expect(far(voyage, middle(space))).toBeLessThan(30);
  });

  test('gathers way and loses it, without a jump', () => {
    const steps = voyage.slice(1).map((moment, i) => distance(moment, voyage[i] as Point));
    const fastest = Math.max(...steps);
    expect(steps[0] ?? 0).toBeLessThan(fastest / 4);
    expect(steps.at(-1) ?? 0).toBeLessThan(fastest / 4);
    expect(fastest).toBeLessThan(40);
  });

  test('heels a little in turns, and is upright at both ends', () => {
    expect(Math.max(...voyage.map(({ heel }) => Math.abs(heel)))).toBeGreaterThan(0.5);
    for (const { heel } of voyage) expect(Math.abs(heel)).toBeLessThanOrEqual(11);
    expect(voyage[0]?.heel).toBeCloseTo(0);
    expect(voyage.at(-1)?.heel).toBeCloseTo(0);
  });

  test('looks where it goes, and a retreat goes stern first', () => {
    expect(voyage.at(-1)?.facing).toBe(-1);
    const back = moments(sailing(to, 15, [14, 13, 6], from), true, 30);
    expect(back[15]?.facing).toBe(-1);
  });

  test('leaves foam behind, evenly and never too much of it', () => {
    const foam = puffs(voyage);
    expect(foam.length).toBeGreaterThan(8);
    expect(foam.length).toBeLessThanOrEqual(32);
    for (const { at } of foam) expect(at).toBeLessThanOrEqual(1);
    expect(puffs([])).toEqual([]);
  });
});

describe('arrow keys', () => {
  test('walk along the lane in the direction of the arrow', () => {
    expect(walked(42, 'ArrowRight')).toBe(43);
    expect(walked(42, 'ArrowLeft')).toBe(41);
    expect(walked(30, 'ArrowUp')).toBe(31);
    expect(walked(30, 'Enter')).toBeNull();
    expect(walked(30, 'ArrowRight')).toBeNull();
  });

  test('reach every neighbour of every space, both lanes of a fork among them', () => {
    for (let space = 0; space < 50; space += 1) {
      const reached = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map(key => walked(space, key));
      for (const neighbour of [...ahead(space), ...behind(space)]) expect(reached, `${space}`).toContain(neighbour);
    }
  });
});
