import { describe, expect, it } from 'vitest';
import { Bucket } from '../allowance.ts';

describe('an allowance', () => {
  it('is so many at once, then as many as time gives', () => {
    let now = 0;
    const bucket = new Bucket({ burst: 3, perSecond: 2 }, () => now);
    const taken = (times: number) => Array.from({ length: times }, () => bucket.take());
    expect(taken(4)).toEqual([true, true, true, false]);
    now = 500;
    expect(taken(2)).toEqual([true, false]);
    now = 60_000;
    expect(taken(4)).toEqual([true, true, true, false]);
  });

  it('does not grow when the clock is set back', () => {
    let now = 1_000;
    const bucket = new Bucket({ burst: 1, perSecond: 1 }, () => now);
    expect(bucket.take()).toBe(true);
    now = 0;
    expect(bucket.take()).toBe(false);
  });
});
