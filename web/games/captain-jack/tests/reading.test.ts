import type { Event } from '@havre/engine/games/captain-jack/events.ts';
import { captainJack } from '@havre/engine/games/captain-jack/game.ts';
import type { View } from '@havre/engine/games/captain-jack/information.ts';
import { Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { expect, test } from 'vitest';
import { victimOf } from '../reading.ts';

const view: View = Match.start(captainJack, { seats: 3, chance: new Stream(seededNumbers(1)) }).view(0);
const damage: View = { ...view, turn: 1, moment: 'damage', asked: 2 };
const spoils: View = {
  ...view,
  turn: 1,
  moment: 'spoils',
  asked: 0,
  boarding: { attacker: 1, defender: 0, attack: [2], defence: [5] },
};

test('everybody looks at the ship that a card is chosen from', () => {
  expect(victimOf(damage, null)).toBe(1);
  expect(victimOf(spoils, null)).toBe(1);
  expect(victimOf({ ...spoils, asked: 1 }, null)).toBe(0);
  expect(victimOf(view, null)).toBeNull();
});

test('it stays open while the card goes, and not while the fight before is shown', () => {
  const lost: Event = { type: 'lostFight', rule: 'CJG-SHIP-17', seat: 1, card: 40 };
  expect(victimOf(damage, lost)).toBeNull();
  const gone: Event = { type: 'damaged', rule: 'CJG-SHIP-18', seat: 1, by: 2, card: 4, side: 'left', bottles: 0 };
  expect(victimOf(view, gone)).toBe(1);
  const stolen: Event = { type: 'stole', rule: 'CJG-BOARD-11', seat: 0, from: 2, card: 4, side: 'hold', bottles: 0 };
  expect(victimOf(view, stolen)).toBe(2);
});
