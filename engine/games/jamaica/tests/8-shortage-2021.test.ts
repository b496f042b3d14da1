/** Chapter 8: shortage (pénurie), 2021 edition. */
import { describe, expect, test } from 'vitest';
import { A, B, die, of, type Scene, scene, type Table } from './kit.ts';

/** A sails forward by one with the morning and cannot pay; the others lie on a plundered lair. */
const short = (ship: string, loaded: readonly number[], more: Partial<Scene> = {}): Table =>
  scene({
    edition: '2021',
    ships: [ship, '44', '44'],
    plays: ['forward/powder'],
    dice: [1, 1],
    plundered: [44],
    loaded,
    ...more,
  });

const [CIRCLE, SQUARE, SKULL, STAR] = [die(2), die(8), die(10), die('star')];
const retreat = (table: Table) => of('retreated', table.told())[0];

describe('a shortage of 2021', () => {
  test('JAM-SHORTAGE21-01: fewer tokens than the price make a shortage, as many do not', () => {
    expect(of('ranShort', short('16: food 1', [STAR]).told())).toHaveLength(1);
    expect(of('ranShort', short('16: food 2', []).told())).toEqual([]);
  });

  test('JAM-SHORTAGE21-02: first all tokens of the type are paid', () => {
    const table = short('14: food 1, gold 2, food 1', [STAR]);
    expect(of('ranShort', table.told())).toMatchObject([{ rule: 'JAM-SHORTAGE21-02', tokens: 2, price: 3 }]);
    expect([table.amount(A, 'food'), table.amount(A, 'gold')]).toEqual([0, 2]);
  });

  test('JAM-SHORTAGE21-03: then the combat die is rolled, and only its symbol counts', () => {
    for (const [face, symbol] of [
      [2, 'circle'],
      [4, 'circle'],
      [6, 'square'],
      [8, 'square'],
      [10, 'skull'],
      ['star', 'star'],
    ] as const) {
      const table = short('17', [die(face)], { ships: ['30', '44', '44'] });
      expect(of('shortageRolled', table.told())).toMatchObject([{ face, symbol, rule: 'JAM-SHORTAGE21-03' }]);
      expect(table.match.log[0].draws[0]).toEqual([6, die(face)]);
    }
  });

  test('JAM-SHORTAGE21-04: circle: back to the first port', () => {
    expect(retreat(short('41', [CIRCLE]))).toMatchObject({ rule: 'JAM-SHORTAGE21-04', from: 42, to: 41 });
  });

  test('JAM-SHORTAGE21-05: square: back to the first sea space', () => {
    expect(retreat(short('31', [SQUARE]))).toMatchObject({ rule: 'JAM-SHORTAGE21-05', from: 32, to: 29 });
  });

  test('JAM-SHORTAGE21-06: skull: back to the first lair, plundered or not', () => {
    expect(retreat(short('46', [SKULL]))).toMatchObject({ rule: 'JAM-SHORTAGE21-06', from: 47, to: 44 });
  });

  test('JAM-SHORTAGE21-07: star: the ship stays', () => {
    const table = short('46', [STAR]);
    expect(retreat(table)).toBeUndefined();
    expect(of('stayed', table.told())).toMatchObject([{ ship: A, space: 47 }]);
    expect(table.spaces[A]).toBe(47);
  });

  test('JAM-SHORTAGE21-08: the space reached is not paid', () => {
    const table = short('41: gold 9, food 0', [CIRCLE]);
    expect(table.spaces[A]).toBe(41);
    expect(of('paid', table.told())).toEqual([]);
    expect(table.amount(A, 'gold')).toBe(9);
  });

  test('JAM-SHORTAGE21-09: if it is occupied there is a combat, with the retreating ship as attacker', () => {
    const table = short('41', [CIRCLE, die(2), die(2)], { ships: ['41', '41', '44'] });
    expect(of('attacked', table.told())).toMatchObject([{ ship: A, defender: B, space: 41 }]);
  });

  test('JAM-SHORTAGE21-10: no symbol throws a ship over Port Royal', () => {
    for (const face of [CIRCLE, SKULL]) {
      const table = short('1', [face]);
      expect([table.spaces[A], table.laps[A]]).toEqual([0, 0]);
    }
  });

  test('JAM-SHORTAGE21-11: where the way back divides the mover chooses', () => {
    const table = short('14', [SKULL]);
    expect([table.step, table.options(A)]).toEqual(['chooseRoute', [4, 11]]);
    expect(table.refusesAct(A, { type: 'decline' })).toEqual({ refused: 'must-go-back', rule: 'JAM-SHORTAGE21-14' });
    table.does(A, { type: 'retreat', to: 11 });
    expect(of('retreated', table.told())[0]?.path).toEqual([12, 11]);
  });

  test('JAM-SHORTAGE21-12: where no such space lies between, it stops on Port Royal without combat', () => {
    const table = short('1', [SKULL], { ships: ['1', '0', '0'] });
    expect(retreat(table)).toMatchObject({ rule: 'JAM-SHORTAGE21-12', to: 0, path: [1, 0] });
    expect(of('attacked', table.told())).toEqual([]);
  });

  test('JAM-SHORTAGE21-13: a lair reached so gives its treasure, after any combat', () => {
    const table = short('46', [SKULL, die(2), die(2)], { ships: ['46', '44', '42'], plundered: [], pile: '+5' });
    const order = table.told().map(event => event.type);
    expect(order.indexOf('combatEnded')).toBeLessThan(order.indexOf('tookTreasure'));
    expect(table.treasures(A)).toBe('+5');
  });

  test('JAM-SHORTAGE21-14: the present space is not the first of its kind', () => {
    expect(retreat(short('46', [SQUARE]))).toMatchObject({ from: 47, to: 46 });
  });

  test('JAM-SHORTAGE21-15: the star brings no second combat', () => {
    const table = short('46', [die(2), die(2), STAR], { ships: ['46', '47', '42'] });
    expect(of('attacked', table.told())).toHaveLength(1);
    expect(of('stayed', table.told())).toHaveLength(1);
  });

  test('JAM-SHORTAGE21-16: behind Port Royal a ship is moved further away from it', () => {
    const table = short('47@-1', [SKULL]);
    expect([table.spaces[A], table.laps[A]]).toEqual([44, -1]);
  });

  test('JAM-SHORTAGE21-17: the Sabre does not reroll the shortage die', () => {
    const table = short('46 : | sabre', [SQUARE], { ships: ['46: gold 1 | sabre', '44', '44'] });
    expect(retreat(table)).toMatchObject({ to: 46 });
    expect(table.step).toBe('placeDice');
  });

  test('JAM-SHORTAGE21-18: one shortage never leads to another, whatever is lost in the combat', () => {
    const table = short('41: gold 5', [CIRCLE, die(2), die(10)], { ships: ['41: gold 5', '41: food 1', '44'] });
    table.steal(B, 0);
    expect(of('ranShort', table.told())).toHaveLength(1);
    expect(table.spaces[A]).toBe(41);
  });

  test('JAM-SHORTAGE21-19: nothing is owed later', () => {
    const table = short('46', [STAR], { plays: ['forward/food'], dice: [1, 6] });
    expect(table.amount(A, 'food')).toBe(6);
  });

  test('JAM-SHORTAGE21-20: the evening is played from where the ship stands', () => {
    const table = short('46', [SKULL, STAR], { ships: ['46', '42', '42'], plays: ['forward/forward'], dice: [1, 2] });
    expect(of('sailed', table.told()).map(({ from, to }) => [from, to])).toEqual([
      [46, 47],
      [44, 46],
    ]);
  });

  test('JAM-SHORTAGE21-21: first is judged along the route, so the branches may lead to different spaces', () => {
    expect(short('14', [SQUARE]).options(A)).toEqual([12, 14]);
    expect(retreat(short('14', [CIRCLE]))).toMatchObject({ to: 6 }); // both ways end there: nobody is asked
    expect(short('14', [SKULL]).refusesAct(A, { type: 'retreat', to: 9 })).toEqual({
      refused: 'not-first-of-kind',
      rule: 'JAM-SHORTAGE21-21',
    });
  });

  test('JAM-SHORTAGE21-22: without any token the die is rolled all the same', () => {
    const table = short('46', [SQUARE]);
    expect(of('ranShort', table.told())).toMatchObject([{ tokens: 0, holds: [] }]);
    expect(of('shortageRolled', table.told())).toHaveLength(1);
  });
});
