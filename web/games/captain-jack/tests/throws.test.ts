import { captainJack } from '@havre/engine/games/captain-jack/game.ts';
import type { View } from '@havre/engine/games/captain-jack/information.ts';
import { Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { expect, test } from 'vitest';
import { type Throws, throwsAfter } from '../scenes/throws.ts';

const view: View = Match.start(captainJack, { seats: 2, chance: new Stream(seededNumbers(1)) }).view(0);
const fighting = (roll: number, left: number): View => ({
  ...view,
  revealed: 40,
  fight: { value: 4, roll, left, spare: 0 },
});

const attacked = throwsAfter(
  null,
  { type: 'attacked', rule: 'CJG-SHIP-02', seat: 0, card: 40, value: 4, rolls: 3 },
  view,
);
const rolled = (before: Throws | null, roll: number, left: number, rule: 'CJG-SHIP-07' | 'CJG-ADV-SAILOR-83') =>
  throwsAfter(before, { type: 'rolled', rule, seat: 0, roll, value: 4, left }, fighting(roll, left));

test('one die after the other falls, and those to come wait', () => {
  expect(attacked).toMatchObject({ value: 4, rolls: [], left: 3 });
  const twice = rolled(rolled(attacked, 2, 2, 'CJG-SHIP-07'), 5, 1, 'CJG-SHIP-07');
  expect(twice).toMatchObject({ rolls: [2, 5], left: 1 });
  expect(throwsAfter(twice, { type: 'wonFight', rule: 'CJG-SHIP-06', seat: 0, card: 40 }, view)?.verdict).toBe('won');
});

test('what the gunner throws takes the place of the last die', () => {
  const again = rolled(rolled(attacked, 4, 0, 'CJG-SHIP-07'), 6, 0, 'CJG-ADV-SAILOR-83');
  expect(again?.rolls).toEqual([6]);
});

test('whoever comes in the middle of a fight sees its last roll', () => {
  expect(throwsAfter(null, null, fighting(4, 2))).toMatchObject({ value: 4, rolls: [4], left: 2, card: 40 });
  expect(throwsAfter(null, null, view)).toBeNull();
});

test('a fight is gone when something else happens', () => {
  expect(throwsAfter(attacked, { type: 'stopped', rule: 'CJG-TURN-18', seat: 0 }, view)).toBeNull();
});
