import { jamaica } from '@havre/engine/games/jamaica/game.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { FOOD, GOLD, HOLDS, SIXTH, TILE } from '@havre/engine/games/jamaica/material.ts';
import { Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { ranked, seatSide } from '@havre/engine/kernel/outcome.ts';
import { expect, test } from 'vitest';
import { activeShip, amountOf, cargoOf, crewShare, shipsByPlace, shipsConcerned, stackAt, twinOf } from '../reading.ts';

const start = Match.start(jamaica, { seats: 2, chance: new Stream(seededNumbers(1)) }).view(0);

test('holds are read with what lies in them', () => {
  expect(stackAt(start, 1, 1)).toEqual({ goods: 'gold', tokens: 3 });
  expect(stackAt(start, 1, 4)).toBeNull();
  expect(amountOf(start, 2, 'gold')).toBe(8); // the ghost
});

test('of holds with the same in them the first stands for all, but never for the 6th Hold', () => {
  const six: View = {
    ...start,
    ships: start.ships.map((ship, i) => (i === 0 ? { ...ship, holds: HOLDS } : ship)),
    goods: start.goods.with(3, FOOD).with(SIXTH, FOOD),
    tokens: start.tokens.with(3, 3).with(SIXTH, 3),
  };
  expect(twinOf(six, 0, 3)).toBe(0);
  expect(twinOf(six, 0, 4)).toBe(2);
  expect(twinOf(six, 0, 1)).toBe(1);
  expect(twinOf(six, 0, SIXTH)).toBe(SIXTH);
});

test('a hold with a character in it stands for itself alone', () => {
  const manned: View = { ...start, goods: start.goods.with(2, TILE), tokens: start.tokens.with(2, 7) };
  expect(stackAt(manned, 0, 2)).toBeNull();
  expect(twinOf(manned, 0, 2)).toBe(2);
  expect(twinOf(manned, 0, 4)).toBe(3);
});

test('what waits to be stowed is the load, or what was stolen', () => {
  expect(cargoOf({ ...start, now: { step: 'chooseHold', ship: 0, goods: GOLD, tokens: 5 } })).toEqual({
    goods: 'gold',
    tokens: 5,
  });
  expect(cargoOf({ ...start, now: { step: 'stowSpoils', winner: 0, loser: 1, hold: 0 } })).toEqual({
    goods: 'food',
    tokens: 3,
  });
  expect(cargoOf({ ...start, now: { step: 'chooseCard' } })).toBeNull();
});

test('the ship that is at it is the one that is asked for, the ghost for its Captain, else the one whose turn it is', () => {
  expect(activeShip({ ...start, now: { step: 'steerGhost' } })).toBe(2);
  expect(activeShip({ ...start, now: { step: 'chooseWay', ship: 1 }, turn: 1 })).toBe(1);
  expect(activeShip({ ...start, now: null, turn: 0 })).toBe(0);
  expect(activeShip({ ...start, now: null, turn: -1 })).toBeNull();
});

test('a question is about both ships of a fight, and about everybody who can be attacked, wherever they lie', () => {
  const asked: View = { ...start, now: { step: 'attackFromAfar', ship: 0 }, turn: 0 };
  expect(
    shipsConcerned(
      asked,
      [
        { type: 'attack', ship: 1 },
        { type: 'attack', ship: 2 },
      ],
      0,
    ),
  ).toEqual([0, 1, 2]);
  expect(shipsConcerned({ ...start, now: null, turn: -1 }, [], 1)).toEqual([1]);
  const fight = { attacker: 1, defender: 0 } as NonNullable<View['fight']>;
  expect(shipsConcerned({ ...asked, fight }, [], 0)).toEqual([1, 0]);
});

test('what a score has beside its parts is the crew', () => {
  expect(crewShare({ position: 15, gold: 9, treasures: [3, -2], unknown: 0, total: 30 })).toBe(5);
});

test('the reckoning begins with whoever has won, also where sums are equal or do not decide; those who left are not counted', () => {
  const contender = (seat: number, rank: readonly number[]) => ({ ...seatSide(seat), score: 3, rank });
  const ghost = { side: 'ghost', seats: 0, score: 3, rank: [2] };
  expect(shipsByPlace(start, ranked([contender(0, [1]), contender(1, [3]), ghost]))).toEqual([1, 2, 0]);
  expect(shipsByPlace(start, null)).toEqual([2, 0, 1]); // the ghost has 8 doubloons, the others 3
  expect(shipsByPlace({ ...start, gone: [0] }, null)).toEqual([2, 1]);
});
