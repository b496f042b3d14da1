import { describe, expect, it } from 'vitest';
import { Ears } from './ears.ts';
import { BOUNDS, tooMuch, tooSlow, waitsOf } from './measures.ts';

const waits = (...values: number[]) => waitsOf(values);

describe('what a siege judges', () => {
  it('takes the middle and the slowest hundredth', () => {
    expect(waits(...Array.from({ length: 200 }, (_, i) => 200 - i))).toEqual({ count: 200, p50: 100, p99: 198 });
  });

  it('minds a wait that is long, or many times as long as before, and not one that is short either way', () => {
    expect(tooSlow(waits(3), waits(90), BOUNDS)).toBeNull();
    expect(tooSlow(waits(3), waits(110), BOUNDS)).toMatch(/times as long/);
    expect(tooSlow(waits(200), waits(260), BOUNDS)).toBe('waited 260 ms');
    expect(tooSlow(waits(3), waits(), BOUNDS)).toBe('nobody could play');
  });

  it('minds memory that stays, but for what is kept rightly', () => {
    expect(tooMuch({ before: 200, peak: 500, after: 300 })).toBeNull();
    expect(tooMuch({ before: 200, peak: 500, after: 310 })).toBe('110 MB are kept');
    expect(tooMuch({ before: 200, peak: 500, after: 310 }, 100)).toBeNull();
  });

  it('hears a secret among what was told', () => {
    const ears = new Ears();
    ears.hear('{"secret":"abc"}');
    expect(ears.heard(['abc', 'def', ''])).toBe(1);
  });
});
