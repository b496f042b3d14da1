import type { Event } from '@havre/engine/games/jamaica/events.ts';
import { expect, test } from 'vitest';
import { bankPlace, holdPlace, leavingFor, sourceOf, tokenPiece, treasureFrom } from '../moves.ts';
import { flightTime, pace } from '../pace.ts';

const paid: Event = {
  type: 'paid',
  rule: 'JAM-PRICE-02',
  ship: 1,
  space: 3,
  goods: 'food',
  tokens: 2,
  holds: [{ hold: 0, tokens: 2 }],
};
const stolen: Event = {
  type: 'holdStolen',
  rule: 'JAM-COMBAT-20',
  ship: 0,
  loser: 2,
  hold: 1,
  goods: 'gold',
  tokens: 3,
  into: 3,
  emptied: null,
};

test('what is paid goes to the Bank, and nothing of the others does', () => {
  expect(leavingFor(paid, tokenPiece(1, 0, 'food', 2))).toBe(bankPlace('food'));
  expect(leavingFor(paid, tokenPiece(0, 0, 'food', 2))).toBeNull();
  expect(leavingFor(null, tokenPiece(1, 0, 'food', 2))).toBeNull();
});

test('what is stolen comes from the hold of the loser, and what the ghost cannot keep goes to the Bank', () => {
  expect(sourceOf(stolen, 0)).toBe(holdPlace(2, 1));
  expect(sourceOf(stolen, 1)).toBeUndefined();
  expect(leavingFor(stolen, tokenPiece(2, 1, 'gold', 0))).toBeNull();
  expect(leavingFor({ ...stolen, into: null }, tokenPiece(2, 1, 'gold', 0))).toBe(bankPlace('gold'));
});

test('what is thrown away to make room goes to the Bank', () => {
  const loaded: Event = {
    type: 'loaded',
    rule: 'JAM-LOAD-06',
    ship: 1,
    goods: 'gold',
    tokens: 4,
    hold: 2,
    emptied: { goods: 'powder', tokens: 2 },
  };
  expect(leavingFor(loaded, tokenPiece(1, 2, 'powder', 0))).toBe(bankPlace('powder'));
  expect(leavingFor(loaded, tokenPiece(0, 2, 'powder', 0))).toBeNull();
  expect(leavingFor({ ...stolen, emptied: { goods: 'food', tokens: 1 } }, tokenPiece(0, 3, 'food', 0))).toBe(
    bankPlace('food'),
  );
});

test('a treasure comes from the pile, unless somebody had it', () => {
  expect(treasureFrom(null)).toBe('treasure pile');
  expect(
    treasureFrom({ type: 'treasureStolen', rule: 'JAM-COMBAT-28', ship: 0, loser: 2, power: null, carried: null }),
  ).toBe('ship 2');
});

test('flights are seen and keep nobody waiting', () => {
  for (const event of [paid, stolen]) {
    expect(flightTime(event)).toBeGreaterThanOrEqual(150);
    expect(flightTime(event)).toBeLessThanOrEqual(600);
    expect(pace(event)).toBeLessThanOrEqual(1000);
  }
});
