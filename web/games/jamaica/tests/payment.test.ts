import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import { type Jamaica, jamaica } from '@havre/engine/games/jamaica/game.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { FOOD, GOLD, NOTHING } from '@havre/engine/games/jamaica/material.ts';
import { SeededDice, Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { lowest } from '@havre/engine/kernel/seats.ts';
import { expect, test } from 'vitest';
import { type Bill, billOf, oneMore, paymentFor, proposal } from '../payment.ts';

/** A table where the first ship has these stacks of food in its holds, and one of gold. */
function laid(...food: readonly number[]): View {
  const view = Match.start(jamaica, { seats: 3, chance: new Stream(seededNumbers(1)) }).view(0);
  const holds = Array.from({ length: 6 }, (_, hold) => food[hold] ?? 0);
  return {
    ...view,
    goods: [...holds.map((tokens, hold) => (tokens > 0 ? FOOD : hold === 4 ? GOLD : NOTHING)), ...view.goods.slice(6)],
    tokens: [...holds.map((tokens, hold) => (tokens === 0 && hold === 4 ? 2 : tokens)), ...view.tokens.slice(6)],
  };
}

const bill = (amount: number): Bill => ({ ship: 0, types: FOOD, amount });
const pay = (...tokens: number[]): Action => ({ type: 'pay', tokens });

test('what is touched becomes the payment of the rules that leaves the same behind', () => {
  const view = laid(2, 4);
  const legal = [pay(2, 0), pay(1, 1), pay(0, 2)];
  expect(paymentFor(view, bill(2), [0, 2, 0, 0, 0, 0], legal)).toEqual(pay(2, 0)); // leaves 2 and 2
  expect(paymentFor(view, bill(2), [2, 0, 0, 0, 0, 0], legal)).toEqual(pay(0, 2)); // leaves 4
  expect(paymentFor(view, bill(2), [1, 0, 0, 0, 0, 0], legal)).toBeNull(); // not yet enough
});

test('proposed is what leaves most holds empty', () => {
  expect(proposal(laid(2, 4), bill(2), [pay(2, 0), pay(1, 1), pay(0, 2)])).toEqual([2, 0, 0, 0, 0, 0]);
});

test('one more token from a hold comes back from another, and from a full one all come back', () => {
  const view = laid(2, 4);
  expect(oneMore(view, bill(3), [2, 0, 0, 0, 0, 0], 1)).toEqual([2, 1, 0, 0, 0, 0]);
  expect(oneMore(view, bill(3), [2, 1, 0, 0, 0, 0], 1)).toEqual([1, 2, 0, 0, 0, 0]);
  expect(oneMore(view, bill(3), [2, 1, 0, 0, 0, 0], 0)).toEqual([0, 1, 0, 0, 0, 0]);
});

test('in real games every payment on offer can be touched, and what is proposed can be paid', () => {
  let asked = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const dice = new SeededDice(seed);
    const match: Match<Jamaica> = Match.start(jamaica, { seats: 4, chance: new Stream(seededNumbers(seed)) });
    for (let moves = 0; !match.over && moves < 3_000; moves++) {
      const seat = lowest(match.awaited);
      const view = match.view(seat);
      const { legal = [] } = match.asked(seat) ?? {};
      const due = billOf(view);
      if (due !== null) {
        asked++;
        expect(legal).toContainEqual(paymentFor(view, due, proposal(view, due, legal), legal));
      }
      const action = legal[dice.below(legal.length)];
      if (action === undefined) throw new Error('somebody is asked who can answer nothing');
      match.play(seat, action);
    }
  }
  expect(asked).toBeGreaterThan(5);
});
