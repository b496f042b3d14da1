import { describe, expect, it } from 'vitest';
import { PastViews } from '../past-views.ts';

describe('the album', () => {
  it('knows the boards it was given, and the ones beside them', () => {
    const pastViews = new PastViews();
    for (const line of [2, 5, 9]) pastViews.keep(line, { line });
    expect([pastViews.at(5), pastViews.at(6), pastViews.has(9)]).toEqual([{ line: 5 }, null, true]);
    expect([pastViews.beside(5, -1), pastViews.beside(5, 1)]).toEqual([2, 9]);
    expect([pastViews.beside(2, -1), pastViews.beside(9, 1)]).toEqual([null, null]);
    expect([pastViews.isNow(5), pastViews.isNow(9)]).toEqual([false, true]);
  });

  it('keeps the latest ones, and does not grow for ever', () => {
    const pastViews = new PastViews();
    for (let line = 0; line < 1_000; line++) pastViews.keep(line, {});
    expect([pastViews.has(0), pastViews.has(199), pastViews.has(200), pastViews.has(999)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('forgets everything when other eyes look', () => {
    const pastViews = new PastViews();
    pastViews.keep(0, {});
    pastViews.forget();
    expect(pastViews.has(0)).toBe(false);
  });
});
