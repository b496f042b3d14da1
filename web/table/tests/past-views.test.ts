import { describe, expect, it } from 'vitest';
import { Album } from '../past-views.ts';

describe('the album', () => {
  it('knows the boards it was given, and the ones beside them', () => {
    const album = new Album();
    for (const news of [2, 5, 9]) album.keep(news, { news });
    expect([album.at(5), album.at(6), album.has(9)]).toEqual([{ news: 5 }, null, true]);
    expect([album.beside(5, -1), album.beside(5, 1)]).toEqual([2, 9]);
    expect([album.beside(2, -1), album.beside(9, 1)]).toEqual([null, null]);
  });

  it('keeps the latest ones, and does not grow for ever', () => {
    const album = new Album();
    for (let news = 0; news < 1_000; news++) album.keep(news, {});
    expect([album.has(0), album.has(599), album.has(600), album.has(999)]).toEqual([false, false, true, true]);
  });

  it('forgets everything when other eyes look', () => {
    const album = new Album();
    album.keep(0, {});
    album.forget();
    expect(album.has(0)).toBe(false);
  });
});
