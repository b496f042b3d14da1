/** Chapter 14: The Crew, the powers of navigation. */
import { describe, expect, test } from 'vitest';
import { A, B, die, of, type Scene, scene, type Table } from './kit.ts';

const sailing = (a: string, play: string, dice: readonly [number, number], more: Partial<Scene> = {}): Table =>
  scene({ crew: true, ships: [a, '30', '44'], plays: [play], dice, plundered: [44], ...more });

/** Cards in hand when the next round begins. */
const handOf = (table: Table, seat: number): number => table.view(seat).seats[seat].hand;

describe('the Cartographer', () => {
  test('CREW-POWER-27: a hand of four cards', () => {
    const table = scene({ crew: true, ships: ['42: cartographer', '30', '44'], plays: ['gold/gold', 'gold/gold'] });
    expect([handOf(table, A), handOf(table, B)]).toEqual([4, 3]);
    expect(of('drew', table.told())[0]).toMatchObject({ rule: 'CREW-POWER-27', by: 'cartographer', count: 2 });
  });

  test('CREW-POWER-28: he counts when hands are filled; who has lost him draws none and discards none', () => {
    const where = { crew: true, plays: ['forward/food', 'gold/gold'], loaded: [die('star')] } as const;
    const table = scene({ ...where, ships: ['15: gold 9', '16: cartographer', '44'], plundered: [44] });
    table.state.hands[B].push(...table.state.piles[B].splice(0, 1)); // B has played with four
    table.steal(A, 0);
    table.forgo(A); // the port is paid
    expect([handOf(table, A), handOf(table, B)]).toEqual([4, 3]);
    expect(of('drew', table.told()).map(({ seat }) => seat)).toEqual([A]);
  });
});

describe('the Sea Wolf', () => {
  test('CREW-POWER-29: a backward action of a card may be ignored', () => {
    const table = sailing('43: food 9, seaWolf', 'backward/forward', [1, 4]);
    expect([table.step, table.options(A)]).toEqual(['chooseWay', [42, 'stay']]);
    const told = table.does(A, { type: 'stay' });
    expect(of('stayed', told)).toMatchObject([{ rule: 'CREW-POWER-29', ship: A, space: 43, by: 'seaWolf' }]);
    const forward = sailing('42: food 9, seaWolf', 'forward/food', [1, 4]);
    expect(of('sailed', forward.told())).toHaveLength(1);
  });

  test('CREW-POWER-30: then nothing happens, not even a combat; a shortage’s retreat is not ignored', () => {
    const table = sailing('43: food 9, seaWolf', 'backward/forward', [1, 1], {
      ships: ['43: food 9, seaWolf', '43', '44'],
    });
    const told = table.does(A, { type: 'stay' });
    expect(of('attacked', told).filter(({ space }) => space === 43)).toEqual([]);
    expect(of('paid', told).filter(({ space }) => space === 43)).toEqual([]);
    const short = sailing('28: seaWolf', 'forward/food', [1, 1], { edition: '2007' });
    expect(short.step).toBe('chooseRetreat');
    expect(short.options(A)).not.toContain('stay');
  });
});

describe('the Anchorman and the Navigator', () => {
  test('CREW-POWER-31: one space less than the die, forward or backward', () => {
    const forward = sailing('15: gold 9, food 9, anchorman', 'forward/food', [3, 1]);
    expect(forward.options(A)).toEqual([18, 17]);
    const told = forward.sail(A, 17);
    expect(of('sailed', told)).toMatchObject([{ to: 17, by: 'anchorman' }]);
    const backward = sailing('18: gold 9, food 9, anchorman', 'backward/forward', [2, 1]);
    expect(backward.options(A)).toEqual([16, 17]);
  });

  test('CREW-POWER-32: one space more than the die, forward or backward', () => {
    const forward = sailing('15: gold 9, food 9, navigator', 'forward/food', [1, 1]);
    expect(forward.options(A)).toEqual([16, 17]);
    expect(of('sailed', forward.sail(A, 17))).toMatchObject([{ to: 17, by: 'navigator' }]);
    expect(of('sailed', sailing('15: gold 9, navigator', 'forward/food', [1, 1]).sail(A, 16))[0]).not.toHaveProperty(
      'by',
    );
    const backward = sailing('18: gold 9, food 9, navigator', 'backward/forward', [6, 1]);
    expect(backward.options(A)).toEqual([6, 10, 5, 9]);
  });

  test('CREW-POWER-33: with a die of 1 the Anchorman’s ship may stay: no arrival', () => {
    const table = sailing('17: food 9, anchorman, lookout, buccaneer', 'forward/food', [1, 1], {
      ships: ['17: food 9, anchorman, lookout, buccaneer', '17', '18'],
    });
    expect([table.step, table.options(A)]).toEqual(['chooseWay', [18, 'stay']]);
    const told = table.does(A, { type: 'stay' });
    expect(of('stayed', told)).toMatchObject([{ rule: 'CREW-POWER-33', by: 'anchorman', space: 17 }]);
    for (const type of ['attacked', 'paid', 'recruited', 'tookTreasure'] as const) expect(of(type, told)).toEqual([]);
    expect(['lookOut', 'attackFromAfar', 'recruit']).not.toContain(table.step);
  });

  test('CREW-POWER-34: both aboard: die - 1, die, or die + 1', () => {
    const table = sailing('15: gold 9, food 9, navigator, anchorman', 'forward/food', [2, 1]);
    expect(table.options(A)).toEqual([17, 16, 18]);
    const home = sailing('48: navigator, anchorman', 'forward/food', [4, 1]);
    expect(home.laps[A]).toBe(1); // by any distance it is home: nothing to choose
  });

  test('CREW-POWER-35: they do not change a shortage’s retreat', () => {
    const table = sailing('17: navigator, anchorman', 'forward/food', [1, 1], { edition: '2007', plundered: [44, 11] });
    table.sail(A, 18);
    expect(of('retreated', table.told())).toEqual([]);
    expect([table.step, table.options(A)]).toEqual(['chooseRetreat', [4, 11]]);
    expect(table.refusesAct(A, { type: 'retreat', to: 12 })).toMatchObject({ rule: 'JAM-SHORTAGE07-13' });
  });
});
