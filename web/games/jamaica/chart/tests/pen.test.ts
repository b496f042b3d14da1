import { describe, expect, test } from 'vitest';
import { MAINLAND } from '../coast.ts';
import { beside, dice, evenly, hachures, stamped, strewn, trembling, unrest } from '../pen.ts';
import { distance, type Point } from '../points.ts';

const line: readonly Point[] = Array.from({ length: 20 }, (_, i) => ({ x: i * 10, y: 0 }));

describe('the hand that draws', () => {
  test('draws the same line for the same seed, and another one for another', () => {
    const drawn = (seed: number) => trembling(line, { amount: 3, wave: 12, seed });
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
    expect(hachures(MAINLAND, 20)).toBe(hachures(MAINLAND, 20));
  });

  test('throws dice between 0 and 1 that do not repeat themselves', () => {
    const roll = dice(3);
    const thrown = Array.from({ length: 500 }, () => roll());
    for (const value of thrown) expect(value >= 0 && value < 1).toBe(true);
    expect(new Set(thrown).size).toBeGreaterThan(490);
  });

  test('trembles no farther than it may', () => {
    for (const { y } of trembling(line, { amount: 3, wave: 12, seed: 5 })) expect(Math.abs(y)).toBeLessThanOrEqual(3);
    const noise = unrest(4);
    for (let way = 0; way < 40; way += 0.1) expect(Math.abs(noise(way))).toBeLessThanOrEqual(1);
  });

  test('keeps its distance beside a line, to the left of whoever follows it', () => {
    for (const [i, { x, y }] of beside(line, 5).entries()) {
      expect(x).toBeCloseTo((line[i] as Point).x);
      expect(y).toBeCloseTo(-5);
    }
  });

  test('sets dots evenly, and strews them apart and where they may lie', () => {
    const dots = evenly(line, 9);
    for (const [i, dot] of dots.entries()) expect(dot.x).toBeCloseTo(i * 9);
    const room = { left: 0, top: 0, right: 300, bottom: 200 };
    const found = strewn(9, 20, 25, ({ x }) => x > 100, room);
    expect(found.length).toBeGreaterThan(10);
    for (const [i, one] of found.entries()) {
      expect(one.x).toBeGreaterThan(100);
      for (const other of found.slice(i + 1)) expect(distance(one, other)).toBeGreaterThanOrEqual(25);
    }
  });

  test('stamps a shape wherever it is asked to', () => {
    expect(
      stamped(
        [
          { x: 1, y: 2 },
          { x: 3.26, y: 4 },
        ],
        'h0',
      ),
    ).toBe('M1.0 2.0h0M3.3 4.0h0');
  });
});
