/** Chapter 7: shortage (pénurie), 2007 edition. */
import { describe, expect, test } from 'vitest';
import { A, B, die, of, type Scene, scene, type Table } from './kit.ts';

/** A sails forward by one with the morning; the others lie on a plundered lair. */
const short = (ship: string, more: Partial<Scene> = {}): Table =>
  scene({ ships: [ship, '44', '44'], plays: ['forward/powder'], dice: [1, 1], plundered: [44], ...more });

const retreats = (table: Table): number[] => of('retreated', table.told()).map(({ to }) => to);

describe('a shortage of 2007', () => {
  test('JAM-SHORTAGE07-01: fewer tokens than the price make a shortage, as many do not', () => {
    expect(of('ranShort', short('16: food 1').told())).toHaveLength(1);
    expect(of('ranShort', short('16: food 2').told())).toEqual([]);
  });

  test('JAM-SHORTAGE07-02: first all tokens of the type are paid, others are not touched', () => {
    const table = short('14: food 1, gold 2, powder 3, food 1');
    expect(of('ranShort', table.told())).toMatchObject([
      { rule: 'JAM-SHORTAGE07-02', goods: 'food', tokens: 2, price: 3, holds: [{ hold: 0 }, { hold: 3 }] },
    ]);
    expect([table.amount(A, 'food'), table.amount(A, 'gold'), table.amount(A, 'powder')]).toEqual([0, 2, 3]);
  });

  test('JAM-SHORTAGE07-03: then the ship goes back to the first space that can be paid in full', () => {
    // From 30 (port, 5): 29 costs one food, which it has.
    const table = short('29: gold 4, food 2');
    expect(of('retreated', table.told())).toEqual([
      { type: 'retreated', rule: 'JAM-SHORTAGE07-03', ship: A, from: 30, to: 29, path: [29], lap: 0 },
    ]);
    expect(retreats(short('29: gold 4'))).toEqual([]); // without food: 25 or 19, to be chosen
  });

  test('JAM-SHORTAGE07-04: a lair can always be paid', () => {
    expect(retreats(short('19', { dice: [1, 1], plays: ['forward/powder'], loaded: [] }))).toEqual([]);
    const table = short('19');
    table.sail(A, 20);
    expect(retreats(table)).toEqual([19]);
  });

  test('JAM-SHORTAGE07-05: there it pays nothing and takes the treasure', () => {
    const table = short('19', { pile: '+5' });
    table.sail(A, 20);
    expect(table.treasures(A)).toBe('+5');
    expect(of('paid', table.told())).toEqual([]);
  });

  test('JAM-SHORTAGE07-06: on an occupied space it fights first, as the attacker', () => {
    const table = short('19', { ships: ['19', '19', '44'], loaded: [] });
    table.sail(A, 20, [die(2), die(2)]);
    expect(of('attacked', table.told())).toMatchObject([{ ship: A, defender: B, space: 19 }]);
    const order = table.told().map(event => event.type);
    expect(order.indexOf('attacked')).toBeLessThan(order.indexOf('tookTreasure'));
  });

  test('JAM-SHORTAGE07-07: then it pays the price of the space where it stands', () => {
    expect(of('paid', short('29: gold 4, food 2').told())).toMatchObject([{ space: 29, goods: 'food', tokens: 1 }]);
  });

  test('JAM-SHORTAGE07-08: where the way back divides the mover chooses', () => {
    const table = short('14', { ships: ['12', '44', '44'] });
    expect([table.step, table.options(A)]).toEqual(['chooseRetreat', [4, 11]]);
    expect(table.refusesAct(A, { type: 'decline' })).toEqual({ refused: 'must-go-back', rule: 'JAM-SHORTAGE07-13' });
    table.does(A, { type: 'retreat', to: 4 });
    expect(of('retreated', table.told())[0]?.path).toEqual([14, 13, 6, 5, 4]);
  });

  test('JAM-SHORTAGE07-09: what is left after the first payment decides: after a food shortage no sea qualifies', () => {
    // On 18 two food would do; but the shortage on 20 took them, so only gold counts: port 18 costs three.
    const table = short('17: food 2, gold 3', { plays: ['forward/forward'], dice: [2, 1] });
    table.sail(A, 20);
    expect(of('ranShort', table.told())).toMatchObject([{ goods: 'food', tokens: 2, space: 20 }]);
    expect(retreats(table)).toEqual([19]);
    expect(retreats(short('42: food 1, gold 4', { plundered: [44] }))).toEqual([]); // 37, or 31 for three gold
    expect(short('42: food 1, gold 4').options(A)).toEqual([31, 37]);
  });

  test('JAM-SHORTAGE07-10: no combat on spaces it backs over', () => {
    const table = short('1', { ships: ['3', '2', '1'], plays: ['backward/forward'], dice: [1, 1] });
    // From 2, where B lies, it must fight; from there it backs over 1, where C lies, to Port Royal.
    expect(of('attacked', table.told()).filter(({ space }) => space === 1).length).toBe(1); // the evening's arrival on 1
    expect(retreats(table)[0]).toBe(0);
  });

  test('JAM-SHORTAGE07-11: who can pay no more after that combat has a new shortage', () => {
    const table = short('15: gold 3', {
      ships: ['16: gold 4', '16: gold 1', '44'],
      loaded: [die(2), die(10)],
    });
    // 17 costs two food: back to 16 with four gold; B wins there and takes them; on to the next payable space.
    expect(table.step).toBe('chooseSpoils');
    table.steal(B, 0);
    expect(of('ranShort', table.told()).map(({ space }) => space)).toEqual([17, 16]);
    expect(table.step).toBe('chooseRetreat');
    expect(table.options(A)).toEqual([4, 11]);
  });

  test('JAM-SHORTAGE07-12: without any token the retreat happens all the same', () => {
    const table = short('2: gold 1');
    expect(of('ranShort', table.told())).toMatchObject([{ tokens: 0, holds: [] }]);
    expect(retreats(table)).toEqual([0]);
  });

  test('JAM-SHORTAGE07-13: it may neither stay nor go further', () => {
    const table = short('14', { ships: ['12', '44', '44'] });
    for (const to of [15, 9, 0])
      expect(table.refusesAct(A, { type: 'retreat', to })).toEqual({
        refused: 'not-first-payable',
        rule: 'JAM-SHORTAGE07-13',
      });
  });

  test('JAM-SHORTAGE07-14: first is judged along the branch that was chosen', () => {
    // Outer: lair 25. Inner: 27 and 26 cost four food each, so lair 19, though 25 is nearer.
    const table = short('27: food 1', { ships: ['27: food 0', '44', '44'] });
    expect(table.options(A)).toEqual([19, 25]);
  });

  test('JAM-SHORTAGE07-15: Port Royal stops a retreat, without combat', () => {
    const table = short('1', { ships: ['1', '0', '0'] });
    expect([retreats(table), table.laps[A]]).toEqual([[0], 0]);
    expect(of('attacked', table.told())).toEqual([]);
  });

  test('JAM-SHORTAGE07-16: behind Port Royal it goes back further away from it', () => {
    const table = short('0', { ships: ['47@-1', '42', '42'], plundered: [] });
    expect([retreats(table), table.laps[A], table.spaces[A]]).toEqual([[44], -1, 44]);
  });

  test('JAM-SHORTAGE07-17: nothing is owed later', () => {
    const table = short('2: gold 1', { plays: ['forward/food'], dice: [1, 6] });
    expect(table.amount(A, 'food')).toBe(6);
  });

  test('JAM-SHORTAGE07-18: the evening is played from the new space', () => {
    const table = short('2: food 1', { plays: ['forward/forward'], dice: [1, 4] });
    expect(of('sailed', table.told()).map(({ from, to }) => [from, to])).toEqual([
      [2, 3],
      [0, 4],
    ]);
  });

  test('JAM-SHORTAGE07-19: spoils of the combat before count: what they make payable is no shortage', () => {
    const table = short('16', { ships: ['16', '17: food 2', '44'], loaded: [die('star')] });
    table.steal(A, 0);
    expect(of('ranShort', table.told())).toEqual([]);
    expect(of('paid', table.told())).toMatchObject([{ space: 17, tokens: 2 }]);
  });
});
