import type { Event } from '@havre/engine/games/fuji-flush/state.ts';
import { describe, expect, test } from 'vitest';
import { actorOf, discardedFrom, frontPiece, isFresh, leavingFor } from '../moves.ts';
import { flightTime, pace } from '../pace.ts';

const pushed: Event = { type: 'pushedOut', rule: 'FUJ-OUT-02', seat: 2, card: 5, combined: 10, by: 0 };
const through: Event = { type: 'wentThrough', rule: 'FUJ-THRU-01', card: 6, seats: [1, 2, 0] };
const shuffled: Event = { type: 'reshuffled', rule: 'FUJ-PILE-03', count: 40 };
const drew: Event = { type: 'drew', rule: 'FUJ-OUT-03', seat: 2 };
const left: Event = { type: 'left', rule: 'FUJ-NET-02', seat: 1, cards: [4, 5] };

describe('where cards fly', () => {
  test('a card that is pushed out goes from its place to the top of the discard pile', () => {
    expect(discardedFrom(pushed)).toBe(frontPiece(2, 5));
    expect(leavingFor(pushed, frontPiece(2, 5))).toBeNull(); // it has arrived already
  });

  test('cards that go through leave together; one of them is the new top', () => {
    expect(discardedFrom(through)).toBe(frontPiece(0, 6));
    for (const seat of [1, 2]) expect(leavingFor(through, frontPiece(seat, 6))).toBe('discard');
    expect(leavingFor(through, 'held 3')).toBeNull();
  });

  test('a shuffle takes the discard pile to the draw pile', () => {
    expect(leavingFor(shuffled, 'discard 40')).toBe('pile');
    expect(leavingFor(shuffled, frontPiece(1, 6))).toBeNull();
  });

  test('without an event nothing flies', () => {
    expect(discardedFrom(null)).toBe('');
    expect(leavingFor(null, frontPiece(1, 6))).toBeNull();
  });
});

test('an event shows whose doing it is, and a draw leaves it with whoever pushed', () => {
  expect(actorOf(pushed)).toBe(0);
  expect(actorOf(through)).toBe(1);
  expect(actorOf(drew)).toBeNull();
});

test('a table is fresh until the first card lies somewhere', () => {
  expect(isFresh({ front: [0, 0, 0], discard: [] })).toBe(true);
  expect(isFresh({ front: [0, 4, 0], discard: [] })).toBe(false);
  expect(isFresh({ front: [0, 0, 0], discard: [4] })).toBe(false);
});

test('every event and every flight takes long enough to be seen, and no longer than six tenths of a second', () => {
  for (const event of [pushed, through, shuffled, drew, left])
    for (const time of [pace(event), flightTime(event)]) {
      expect(time).toBeGreaterThanOrEqual(150);
      expect(time).toBeLessThanOrEqual(600);
    }
});
