import { describe, expect, it } from 'vitest';
import { wilson } from '../wilson.ts';

describe('wilson', () => {
  it('gives the intervals worked out by hand', () => {
    const half = wilson(5, 10);
    expect(half.low).toBeCloseTo(0.2366, 4);
    expect(half.high).toBeCloseTo(0.7634, 4);
    const few = wilson(1, 20);
    expect(few.low).toBeCloseTo(0.0089, 4);
    expect(few.high).toBeCloseTo(0.2361, 4);
  });

  it('stays between 0 and 1 where nobody or everybody won', () => {
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4);
    expect(wilson(10, 10).high).toBeLessThanOrEqual(1);
    expect(wilson(10, 10).high).toBeCloseTo(1, 12);
  });

  it('knows nothing without games', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('grows narrower with more games', () => {
    const width = (games: number) => wilson(games / 4, games).high - wilson(games / 4, games).low;
    expect(width(400)).toBeLessThan(width(100));
    expect(width(400)).toBeGreaterThan(width(1600));
  });
});
