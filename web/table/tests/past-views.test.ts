import { describe, expect, it } from 'vitest';
import { PastViews } from '../past-views.ts';

describe('the album', () => {
  it('knows the boards it was given, and the ones beside them', () => {
    const pastViews = new PastViews();
    for (const events of [2, 5, 9]) pastViews.keep(events, { events });
    expect([pastViews.at(5), pastViews.at(6), pastViews.has(9)]).toEqual([{ events: 5 }, null, true]);
    expect([pastViews.beside(5, -1), pastViews.beside(5, 1)]).toEqual([2, 9]);
    expect([pastViews.beside(2, -1), pastViews.beside(9, 1)]).toEqual([null, null]);
  });

  it('keeps the latest ones, and does not grow for ever', () => {
    const pastViews = new PastViews();
    for (let events = 0; events < 1_000; events++) pastViews.keep(events, {});
    expect([pastViews.has(0), pastViews.has(599), pastViews.has(600), pastViews.has(999)]).toEqual([
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
