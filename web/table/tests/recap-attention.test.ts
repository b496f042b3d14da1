import { storageInMemory } from '@havre/protocol/client/environment.ts';
import type { ViewerEvent } from '@havre/table/viewing/viewer-events.ts';
import { describe, expect, it } from 'vitest';
import { Attention, type HeardEvents } from '../recap-attention.ts';

const act = (): ViewerEvent => ({
  at: 1,
  type: 'game',
  letter: { type: 'act', events: [{ type: 'played', rule: 'TEST-1' }] },
});
const start: ViewerEvent = { at: 0, type: 'game', letter: { type: 'start', events: [] } };

/** A table with so many acts, of which some have just come. */
const heard = (acts: number, fresh: number, eyes = 'seat 0'): HeardEvents => ({
  table: 'x1',
  eyes,
  events: [start, ...Array.from({ length: acts }, act)],
  fresh,
});

/** Somebody at a page, which is in sight or not. */
function somebody(notes = storageInMemory()) {
  const page = { isInSight: true };
  const attention = new Attention(notes, () => page.isInSight);
  return { notes, page, attention };
}

describe('whoever comes back', () => {
  it('is told what has happened since they last looked', () => {
    const { notes, attention } = somebody();
    attention.hear(heard(4, 5));
    attention.hear(heard(5, 1));
    const again = somebody(notes).attention;
    expect(again.hear(heard(9, 10))).toBe(true);
    expect(again.missed.value).toEqual({ from: 6, to: 10 });
    again.done();
    expect(again.missed.value).toBeNull();
  });

  it('is told it once', () => {
    const { notes, attention } = somebody();
    attention.hear(heard(4, 5));
    somebody(notes).attention.hear(heard(9, 10));
    expect(somebody(notes).attention.hear(heard(9, 10))).toBe(false);
  });

  it('is told nothing of what is hardly worth a word', () => {
    const { notes, attention } = somebody();
    attention.hear(heard(4, 5));
    expect(somebody(notes).attention.hear(heard(6, 7))).toBe(false);
  });

  it('to a table they have never seen is told nothing', () => {
    const { attention } = somebody();
    expect(attention.hear(heard(40, 41))).toBe(false);
  });

  it('as an onlooker is told nothing: it is nobody’s turn', () => {
    const { notes, attention } = somebody();
    attention.hear(heard(4, 5, 'public'));
    expect(somebody(notes).attention.hear(heard(20, 21, 'public'))).toBe(false);
    expect(notes.getItem('havre seen')).toBeNull();
  });

  it('with other eyes, on a device that is passed around, is told what those have missed', () => {
    const { attention } = somebody();
    attention.hear(heard(2, 3, 'seat 0'));
    attention.hear(heard(3, 4, 'seat 1'));
    attention.hear(heard(6, 7, 'seat 0'));
    expect(attention.missed.value).toEqual({ from: 3, to: 7 });
    attention.hear(heard(7, 8, 'seat 1'));
    expect(attention.missed.value).toEqual({ from: 4, to: 8 });
  });

  it('finds fewer news than before if the table is another one by now', () => {
    const { notes, attention } = somebody();
    attention.hear(heard(40, 41));
    expect(somebody(notes).attention.hear(heard(3, 4))).toBe(false);
  });
});

describe('whoever is there', () => {
  it('sees what comes, and is not told it again', () => {
    const { attention } = somebody();
    attention.hear(heard(1, 2));
    for (let acts = 2; acts < 12; acts++) expect(attention.hear(heard(acts, 1))).toBe(false);
  });

  it('and looks away is told what came meanwhile, when they look again', () => {
    const { page, attention } = somebody();
    attention.hear(heard(1, 2));
    page.isInSight = false;
    for (let acts = 2; acts < 6; acts++) expect(attention.hear(heard(acts, 1))).toBe(false);
    expect(attention.missed.value).toBeNull();
    page.isInSight = true;
    expect(attention.look()).toBe(true);
    expect(attention.missed.value).toEqual({ from: 2, to: 6 });
    expect(attention.look()).toBe(false);
  });

  it('and lost the connection for long is told what comes all at once', () => {
    const { attention } = somebody();
    attention.hear(heard(1, 2));
    expect(attention.hear(heard(6, 5))).toBe(true);
    expect(attention.missed.value).toEqual({ from: 2, to: 7 });
  });

  it('when a game goes on that was begun elsewhere has missed nothing of it', () => {
    const { attention } = somebody();
    attention.hear({ table: 'x1', eyes: 'seat 0', events: [], fresh: 0 });
    expect(attention.hear(heard(30, 31))).toBe(false);
  });
});
