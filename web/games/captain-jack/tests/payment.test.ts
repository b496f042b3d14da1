import type { Action } from '@havre/engine/games/captain-jack/actions.ts';
import { captainJack } from '@havre/engine/games/captain-jack/game.ts';
import { CARDS, LETTERS } from '@havre/engine/games/captain-jack/material.ts';
import { Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { expect, test } from 'vitest';
import { cheapest, isUseful, lostWith, type Payment, paymentsFor } from '../port/payment.ts';
import { digsIn, withCards } from '../reading.ts';

const card = (id: string): number => CARDS.findIndex(printed => printed.id === id);
/** Cotton and cloth; one cotton, two cotton, cloth. */
const letter = LETTERS.findIndex(({ id }) => id === 'LM04');
const [cotton, twoCotton, cloth] = [card('CH09'), card('CH10'), card('CH11')];
const pay = (...cards: number[]): Payment => ({ type: 'fulfil', letter, cards, crew: [] });
const legal: Action[] = [
  pay(cotton, cloth),
  pay(cloth, cotton),
  pay(twoCotton, cloth),
  pay(cloth, twoCotton),
  { type: 'finish' },
];
const view = Match.start(captainJack, { seats: 2, chance: new Stream(seededNumbers(1)) }).view(0);
const stowed = (number: number) => ({ card: number, turned: false, fresh: false, bottles: 0, busy: false });
const aboard = {
  ...view,
  ships: view.ships.map((ship, seat) =>
    seat === 0 ? { ...ship, cards: [cotton, twoCotton, cloth].map(stowed) } : ship,
  ),
};

test('the payment that wastes least is put on a letter first', () => {
  expect(cheapest(aboard, 0, paymentsFor(legal, letter))?.cards).toEqual([cotton, cloth]);
  expect(lostWith(aboard, 0, pay(twoCotton, cloth))).toBe(1);
  expect(lostWith(aboard, 0, pay(cotton, cloth))).toBe(0);
});

test('a card is useful only with what lies on the letter already', () => {
  const payments = paymentsFor(legal, letter);
  expect(isUseful(payments, [cotton], cloth)).toBe(true);
  expect(isUseful(payments, [cotton], twoCotton)).toBe(false);
});

test('what was put on it last ends on top of its discard pile', () => {
  const payments = paymentsFor(legal, letter);
  expect(withCards(payments, [cloth, cotton])?.cards.at(-1)).toBe(cotton);
  expect(withCards(payments, [cotton, cloth])?.cards.at(-1)).toBe(cloth);
  expect(withCards(payments, [cotton])).toBeNull();
});

test('three maps are one treasure, in whatever order', () => {
  const maps = ['CO19', 'CO20', 'CH16'].map(card);
  const digs = [maps, maps.toReversed()].map((cards): Action => ({ type: 'dig', cards }));
  expect(digsIn(digs)).toHaveLength(1);
});
