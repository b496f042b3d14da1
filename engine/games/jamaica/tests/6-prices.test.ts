/** Chapter 6: the price of a space (prix des cases). */
import { describe, expect, test } from 'vitest';
import { KIND, PRICE } from '../board.ts';
import { FOOD, NOTHING, POWDER } from '../material.ts';
import { ATTACK, choosePayment, payFrom, payments } from '../payment.ts';
import type { State } from '../state.ts';
import { A, B, C, of, type Scene, scene, type Table } from './kit.ts';

/** A moves; the others lie on a plundered lair. */
const moves = (ship: string, card: string, dice: readonly [number, number], more: Partial<Scene> = {}): Table =>
  scene({ ships: [ship, '44', '44'], plays: [card], dice, plundered: [44], ...more });

/** What is left of stacks, in no order: equal holds are equal. */
const leftOver = (sizes: readonly number[], taken: readonly number[]): number[] =>
  sizes.map((size, i) => size - (taken[i] ?? 0)).sort((a, b) => a - b);

/** All ways to take an amount, equal ones too. */
const allWays = ([size, ...rest]: readonly number[], amount: number): number[][] =>
  size === undefined
    ? amount === 0
      ? [[]]
      : []
    : Array.from({ length: Math.min(size, amount) + 1 }, (_, some) => some).flatMap(some =>
        allWays(rest, amount - some).map(way => [some, ...way]),
      );

describe('prices', () => {
  test('JAM-PRICE-01: a port costs the doubloons on its pin', () => {
    const table = moves('15: gold 9, food 9', 'forward/powder', [1, 1]);
    expect(of('paid', table.told())).toEqual([
      {
        type: 'paid',
        rule: 'JAM-PRICE-01',
        ship: A,
        space: 16,
        goods: 'gold',
        tokens: 3,
        holds: [{ hold: 0, tokens: 3 }],
      },
    ]);
    expect(table.holds(A)).toMatch(/^gold 6, food 9/);
    expect(moves('27: gold 9', 'forward/powder', [1, 1]).amount(A, 'gold')).toBe(4);
  });

  test('JAM-PRICE-02: a sea space costs one food per white square', () => {
    const table = moves('13: gold 9, food 9', 'forward/powder', [1, 1]);
    expect(of('paid', table.told())).toMatchObject([{ rule: 'JAM-PRICE-02', space: 14, goods: 'food', tokens: 4 }]);
    expect(table.holds(A)).toMatch(/^gold 9, food 5/);
  });

  test('JAM-PRICE-03: a lair is free', () => {
    const table = moves('18: gold 9, food 9', 'forward/powder', [1, 1]);
    expect(table.spaces[A]).toBe(19);
    expect(of('paid', table.told())).toEqual([]);
  });

  test('JAM-PRICE-04: the mover takes its token and draws the top treasure', () => {
    const table = moves('18', 'forward/powder', [1, 1], { pile: '+7 sabre' });
    expect(table.treasures(A)).toBe('+7');
    expect(table.view(A).lairs).not.toContain(19);
    expect(of('tookTreasure', table.told(A))).toMatchObject([
      { ship: A, space: 19, power: null, secret: { worth: 7 } },
    ]);
  });

  test('JAM-PRICE-05: a lair without token is merely free', () => {
    const table = moves('18', 'forward/powder', [1, 1], { plundered: [19] });
    expect(table.treasures(A)).toBe('');
    expect(of('tookTreasure', table.told())).toEqual([]);
  });

  test('JAM-PRICE-06: whoever can pay must pay', () => {
    const table = moves('16: food 3, food 2', 'forward/powder', [1, 1]);
    expect(table.step).toBe('choosePayment');
    expect(table.refusesAct(A, { type: 'decline' })).toEqual({ refused: 'must-pay', rule: 'JAM-PRICE-06' });
    const exact = moves('16: food 2', 'forward/powder', [1, 1]);
    expect(of('paid', exact.told())).toMatchObject([{ space: 17, tokens: 2 }]);
    expect(exact.spaces[A]).toBe(17);
  });

  test('JAM-PRICE-07: the payer decides from which holds, and may mix them', () => {
    const table = moves('1: food 3, food 5', 'forward/powder', [1, 1]);
    expect(table.options(A)).toEqual(['2+1', '1+2', '0+3']); // 3+0 would leave a 2 and a 3, as 2+1 does
    table.does(A, { type: 'pay', tokens: [1, 2] });
    expect(table.holds(A)).toBe('food 1, food 4, powder 1, -, -');
    const wrong = moves('1: food 3, food 5', 'forward/powder', [1, 1]);
    expect(wrong.refusesAct(A, { type: 'pay', tokens: [3, 1] })).toEqual({
      refused: 'not-the-price',
      rule: 'JAM-PRICE-07',
    });
  });

  test('JAM-PRICE-07: the 6th Hold makes a difference, equal holds of the board make none', () => {
    const sixth = moves('1: food 3, -, -, -, -, food 3 | sixth', 'forward/powder', [1, 1]);
    expect(sixth.options(A)).toEqual(['3+0', '2+1', '1+2', '0+3']);
    const fuller = moves('1: food 2, -, -, -, -, food 4 | sixth', 'forward/powder', [1, 1]);
    expect(fuller.options(A)).toEqual(['2+1', '1+2', '0+3']); // the board's holds are counted first, however full the sixth is
    const equal = moves('1: food 3, food 3', 'forward/powder', [1, 1]);
    expect(equal.options(A)).toEqual(['1+2', '0+3']);
    expect(moves('1: food 1, food 2', 'forward/powder', [1, 1]).amount(A, 'food')).toBe(0); // all of it: nobody is asked
  });

  test('JAM-PRICE-07: every payment there is, and none twice', () => {
    for (const sizes of [
      [5, 3],
      [4, 4, 2],
      [6, 3, 3, 1],
      [2, 2, 2, 2, 2],
    ])
      for (let amount = 1; amount < 5; amount++) {
        const table = scene({ ships: [`1: ${sizes.map(size => `food ${size}`).join(', ')}`, '44', '44'] });
        const results = payments(table.state, A, FOOD, amount).map(action => {
          const tokens = action.type === 'pay' ? action.tokens : [];
          return leftOver(sizes, tokens).join(' ');
        });
        expect(new Set(results).size).toBe(results.length);
        expect(new Set(results)).toEqual(new Set(allWays(sizes, amount).map(way => leftOver(sizes, way).join(' '))));
      }
  });

  test('JAM-PRICE-07: the owner is asked where there are several payments, and nowhere else', () => {
    const { state } = scene({ ships: ['1', '44', '44'] });
    const holding = (goods: readonly number[], tokens: readonly number[]): State => ({
      ...state,
      stack: [],
      journal: null,
      goods: tokens.map((some, hold) => (some === 0 ? NOTHING : goods[hold])),
      tokens: [...tokens],
    });
    const types = FOOD | POWDER;
    for (const goods of [
      [FOOD, FOOD, FOOD, FOOD, FOOD, FOOD],
      [FOOD, POWDER, FOOD, FOOD, FOOD, FOOD],
    ])
      for (const tokens of allWays([3, 3, 3, 0, 2, 2], 5).concat(allWays([4, 2, 2, 0, 0, 0], 4)))
        for (let amount = 0; amount <= 5 && amount <= tokens.reduce((sum, some) => sum + some); amount++) {
          const s = holding(goods, tokens);
          const ways = payments(s, A, types, amount);
          payFrom(s, A, types, amount, ATTACK);
          expect({ goods, tokens, amount, asked: s.stack.length }).toMatchObject({ asked: ways.length > 1 ? 1 : 0 });
          if (ways.length > 1) continue;
          const paid = holding(goods, tokens);
          choosePayment.ask.apply(paid, { ship: A, types, amount, use: ATTACK }, ways[0], A);
          expect([s.goods, s.tokens]).toEqual([paid.goods, paid.tokens]);
        }
  });

  test('JAM-PRICE-07: payments from two stacks are not taken for payments from three', () => {
    const three = scene({ ships: ['1: powder 7, powder 7, powder 7', '44', '44'] });
    const two = scene({ ships: ['1: powder 7, -, -, -, -, powder 7 | sixth', '44', '44'] });
    const lengths = (table: Table, amount: number) =>
      new Set(payments(table.state, A, POWDER, amount).map(action => action.type === 'pay' && action.tokens.length));
    expect([lengths(three, 1), lengths(two, 11)]).toEqual([new Set([3]), new Set([2])]);
  });

  test('JAM-PRICE-08: lying on a space in later rounds costs nothing', () => {
    const table = moves('16: gold 9', 'gold/gold', [1, 1]);
    expect(of('paid', table.told())).toEqual([]);
    expect(table.amount(A, 'gold')).toBe(11);
  });

  test('JAM-PRICE-09: the morning’s price cannot be paid with what the evening brings', () => {
    const table = moves('16: gold 9', 'forward/food', [1, 6]);
    expect(of('ranShort', table.told())).toMatchObject([{ space: 17, tokens: 0, price: 2 }]);
  });

  test('JAM-PRICE-10: only gold pays ports, only food pays sea', () => {
    expect(of('ranShort', moves('15: food 9, powder 9', 'forward/powder', [1, 1]).told())).toHaveLength(1);
    expect(of('ranShort', moves('16: gold 9, powder 9', 'forward/powder', [1, 1]).told())).toHaveLength(1);
  });

  test('JAM-PRICE-11: with too few of the type there is a shortage', () => {
    const table = moves('15: gold 2, food 9', 'forward/powder', [1, 1]);
    expect(of('ranShort', table.told())).toMatchObject([{ ship: A, space: 16, goods: 'gold', tokens: 2, price: 3 }]);
    expect(of('paid', table.told())).toMatchObject([{ space: 15 }]); // where it goes back to
  });

  test('JAM-PRICE-12: treasures are not money', () => {
    const table = moves('15: gold 2, food 9 | +7 +7', 'forward/powder', [1, 1]);
    expect(of('ranShort', table.told())).toHaveLength(1);
    expect(table.treasures(A)).toBe('+7 +7');
  });

  test('JAM-PRICE-13: Port Royal costs nothing', () => {
    expect([KIND[0], PRICE[0]]).toEqual(['portRoyal', 0]);
    const passing = moves('3', 'backward/forward', [3, 4]);
    expect(passing.told().some(event => event.type === 'paid' || event.type === 'ranShort')).toBe(false);
    expect(of('finished', moves('49', 'forward/powder', [1, 1]).told())).toHaveLength(1);
  });

  test('JAM-PRICE-14: with an empty pile the token is taken and no card drawn', () => {
    const table = moves('18', 'forward/powder', [1, 1], {
      arrange: s => {
        for (const card of s.treasurePile) s.owner[card] = 8;
        s.treasurePile.length = 0;
      },
    });
    expect(of('tookTreasure', table.told())).toMatchObject([{ rule: 'JAM-PRICE-14', space: 19 }]);
    expect(table.treasures(A)).toBe('');
    expect(table.view(A).lairs).not.toContain(19);
  });

  test('JAM-PRICE-15: a treasure cannot be declined: nobody is asked', () => {
    const table = moves('18', 'forward/powder', [1, 1], { pile: '-4' });
    expect(table.treasures(A)).toBe('-4');
    expect(table.step).toBe('placeDice');
    expect([B, C].map(ship => table.treasures(ship))).toEqual(['', '']);
  });
});
