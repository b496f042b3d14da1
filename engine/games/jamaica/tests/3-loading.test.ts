/** Chapter 3: loading (chargement). */
import { describe, expect, test } from 'vitest';
import { A, of, randomGames, scene, type Table } from './kit.ts';

/** A ship that loads with the given icons and dice; the others are far away. */
const loads = (holds: string, card: string, dice: readonly [number, number], treasures = ''): Table =>
  scene({ ships: [`16: ${holds} | ${treasures}`, '29', '42'], plays: [card], dice });

describe('a load', () => {
  test('JAM-LOAD-01: each icon loads its own type', () => {
    expect(loads('', 'powder/gold', [1, 1]).holds(A)).toBe('powder 1, gold 1, -, -, -');
    expect(loads('', 'food/powder', [1, 1]).holds(A)).toBe('food 1, powder 1, -, -, -');
  });

  test.each([1, 2, 3, 4, 5, 6])('JAM-LOAD-02: with a %i on the die exactly so many tokens are loaded', value => {
    const other = 7 - value;
    expect(loads('', 'powder/gold', [value, other]).holds(A)).toBe(`powder ${value}, gold ${other}, -, -, -`);
  });

  test('JAM-LOAD-03: all tokens go together into one empty hold', () => {
    const table = loads('food 3, gold 3', 'gold/gold', [5, 6]);
    expect(table.holds(A)).toBe('food 3, gold 3, gold 5, gold 6, -');
    expect(of('loaded', table.told())[0]).toEqual({
      type: 'loaded',
      rule: 'JAM-LOAD-03',
      ship: A,
      goods: 'gold',
      tokens: 5,
      hold: 2,
      emptied: null,
    });
  });

  test('JAM-LOAD-04: never onto tokens, not even of the same type', () => {
    expect(loads('gold 3', 'gold/gold', [2, 2]).holds(A)).toBe('gold 3, gold 2, gold 2, -, -');
    const table = loads('gold 3, -, -, -, - ', 'gold/gold', [2, 2], 'sixth');
    expect(table.refusesAct(A, { type: 'load', hold: 0 })).toEqual({ refused: 'hold-in-use', rule: 'JAM-LOAD-04' });
  });

  test('JAM-LOAD-05: in whole games no hold ever has two types, or tokens without a type', () => {
    randomGames(1, ({ state }) => {
      for (let at = 0; at < state.goods.length; at++) {
        expect([0, 1, 2, 4]).toContain(state.goods[at]);
        expect(state.tokens[at] > 0).toBe(state.goods[at] !== 0);
      }
    });
  });

  test('JAM-LOAD-06: with no empty hold, one is emptied first, and its tokens are gone', () => {
    const table = loads('food 3, gold 3, gold 2, gold 4, gold 5', 'gold/forward', [6, 1]);
    expect(table.holds(A)).toMatch(/^gold 6, gold 3, gold 2, gold 4, gold 5$/);
    expect(of('loaded', table.told())[0]).toMatchObject({ rule: 'JAM-LOAD-06', emptied: { goods: 'food', tokens: 3 } });
  });

  test('JAM-LOAD-07: a hold with the type that is loaded may not be emptied', () => {
    const table = loads('food 3, food 2, gold 2, gold 4, gold 5', 'gold/forward', [6, 1]);
    expect(table.options(A)).toEqual([0, 1]);
    expect(table.refusesAct(A, { type: 'load', hold: 2 })).toEqual({ refused: 'same-goods', rule: 'JAM-LOAD-07' });
  });

  test('JAM-LOAD-08: with that type in all holds nothing is loaded and nothing thrown away', () => {
    const table = loads('gold 3, gold 3, gold 2, gold 4, gold 5', 'gold/gold', [6, 1]);
    expect(table.holds(A)).toBe('gold 3, gold 3, gold 2, gold 4, gold 5');
    expect(of('loadIgnored', table.told())).toHaveLength(2);
    expect(of('loaded', table.told())).toEqual([]);
  });

  test('JAM-LOAD-09: of several holds that may be emptied the loader chooses', () => {
    const table = loads('food 3, powder 2, gold 2, gold 4, gold 5', 'gold/gold', [6, 1]);
    expect(table.options(A)).toEqual([0, 1]);
    table.load(A, 1);
    expect(table.holds(A)).toBe('gold 1, gold 6, gold 2, gold 4, gold 5'); // the evening had only the food left to empty
  });

  test('JAM-LOAD-10: as long as a hold is empty none may be emptied', () => {
    const table = loads('food 3, powder 2, gold 2, gold 4, -', 'gold/gold', [6, 1]);
    expect(of('loaded', table.told())[0]).toMatchObject({ hold: 4, emptied: null });
  });

  test('JAM-LOAD-11: gold-gold makes two loads', () => {
    expect(loads('', 'gold/gold', [2, 6]).holds(A)).toBe('gold 2, gold 6, -, -, -');
  });

  test('JAM-LOAD-12: a hold whose last token was paid is empty at once, for the evening', () => {
    // Space 17 costs two food: the morning's price frees the hold into which the evening's food goes.
    const table = scene({
      ships: ['16: food 2, gold 3, gold 3, gold 3, gold 3', '29', '42'],
      plays: ['forward/food'],
      dice: [1, 5],
    });
    expect(table.holds(A)).toBe('food 5, gold 3, gold 3, gold 3, gold 3');
    expect(of('loaded', table.told())[0]?.emptied).toBeNull();
  });

  test('JAM-LOAD-13: the 6th Hold is a hold in every loading rule', () => {
    const full = 'food 3, food 2, food 4, food 1, food 6';
    expect(loads(full, 'food/powder', [5, 1], 'sixth').holds(A)).toMatch(/^food 3, .*, food 5$/);
    const kept = loads(`${full}, food 1`, 'food/powder', [5, 1], 'sixth');
    expect(of('loadIgnored', kept.told())).toHaveLength(1);
    expect(loads(full, 'food/powder', [5, 1]).refusesAct(A, { type: 'load', hold: 5 })).toEqual({
      refused: 'no-such-hold',
      rule: 'JAM-LOAD-13',
    });
  });

  test('JAM-LOAD-14: there is no action to move tokens or to throw them away', () => {
    const table = loads('food 3, powder 2, gold 2, gold 4, gold 5', 'gold/gold', [6, 1]);
    expect(new Set(table.choices(A).map(action => action.type))).toEqual(new Set(['load']));
    for (const type of ['move', 'throwAway', 'discard'])
      expect(table.refusesAct(A, { type } as never).refused).toBe('unknown-action');
  });

  test('JAM-LOAD-15: between an empty hold and an empty 6th Hold the loader chooses', () => {
    const table = loads('food 3, gold 2', 'gold/gold', [6, 1], 'sixth');
    expect(table.options(A)).toEqual([2, 5]);
    table.load(A, 5);
    expect(table.holds(A)).toBe('food 3, gold 2, gold 1, -, -, gold 6');
  });

  test('JAM-LOAD-16: the Bank never runs out', () => {
    const hoard = ['gold 30', 'gold 30', 'gold 30'].join(', ');
    expect(loads(hoard, 'gold/gold', [6, 6]).amount(A, 'gold')).toBe(102);
  });

  test('JAM-LOAD-17: a hold has no limit: a stolen stack keeps its size', () => {
    const table = scene({
      ships: ['15: food 9', '16: gold 25', '42'],
      plays: ['forward/powder'],
      dice: [1, 1],
      loaded: [5],
    });
    table.steal(A, 0);
    expect(table.amount(A, 'gold')).toBe(22); // three doubloons were due on that port
  });
});
