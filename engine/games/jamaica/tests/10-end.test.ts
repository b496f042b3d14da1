/** Chapter 10: the end of the game and scoring (fin du jeu). */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { positionScore } from '../10-end.ts';
import { A, B, C, die, of, playOut, type Scene, scene, type Table } from './kit.ts';

/** A is home with a morning of one; B and C have played. */
const end = (ships: readonly string[], more: Partial<Scene> = {}): Table =>
  scene({ ships, plays: ['forward/food', '', ''], dice: [1, 1], ...more });

const scores = (table: Table): number[] => of('scored', table.told()).map(({ total }) => total);
const won = (table: Table) => of('won', table.told())[0];

describe('the end', () => {
  test('JAM-END-01: the first ship home makes this round the last', () => {
    const table = end(['49', '41', '42'], { plays: ['forward/food', 'gold/gold', 'gold/gold'] });
    expect(of('finished', table.told())).toMatchObject([{ ship: A, rule: 'JAM-END-01' }]);
    expect(of('cardTurnedUp', table.told()).map(({ seat }) => seat)).toEqual([A, B, C]);
    expect(table.match.over).toBe(true);
    expect(of('compassPassed', table.told())).toEqual([]);
  });

  test('JAM-END-02: a ship stops at the finish, and steps left over are lost', () => {
    const table = end(['48', '41', '42'], { dice: [6, 1] });
    expect(of('sailed', table.told())).toMatchObject([{ from: 48, to: 0, path: [49, 0], lap: 1 }]);
  });

  test('JAM-END-03: after a finish in the morning the evening is ignored, loading included', () => {
    const table = end(['49: gold 1', '41', '42'], { dice: [1, 6] });
    expect(of('loaded', table.told())).toEqual([]);
    expect(table.amount(A, 'gold')).toBe(1);
    const sailing = end(['49', '41', '42'], { plays: ['forward/backward', '', ''], dice: [1, 6] });
    expect(sailing.spaces[A]).toBe(0);
  });

  test('JAM-END-04: who has not played takes a full turn, who has played does not play again', () => {
    const table = end(['42', '49', '29'], { plays: ['', 'forward/food', 'gold/gold'], captain: A, dice: [1, 3] });
    expect(of('cardTurnedUp', table.told()).map(({ seat }) => seat)).toEqual([B, C]);
    expect(table.amount(C, 'gold')).toBe(4);
  });

  test('JAM-END-05: several may finish in one round, with no combat and no price', () => {
    const table = end(['49', '49', '42'], { plays: ['forward/food', 'forward/food', ''] });
    expect(of('finished', table.told()).map(({ ship, rule }) => [ship, rule])).toEqual([
      [A, 'JAM-END-01'],
      [B, 'JAM-END-05'],
    ]);
    expect(table.told().some(({ type }) => type === 'attacked' || type === 'paid' || type === 'ranShort')).toBe(false);
  });
});

describe('scoring', () => {
  test('JAM-END-06: space, doubloons, treasures, curses', () => {
    const table = end(['49', '47: gold 3, gold 3, gold 6, food 2 | +7 -4', '42']);
    expect(of('scored', table.told())[B]).toEqual({
      type: 'scored',
      rule: 'JAM-END-06',
      ship: B,
      position: 8,
      gold: 12,
      treasures: [7, -4],
      total: 23,
    });
  });

  test('JAM-END-07: the space marked -5 and every space before it score -5', () => {
    for (let space = 1; space <= 40; space++) expect(positionScore(space, 0)).toBe(-5);
  });

  test('JAM-END-08: the best total wins', () => {
    const table = end(['49: gold 1', '42: gold 14', '42: gold 12']);
    expect(scores(table)).toEqual([16, 17, 15]);
    expect(won(table)).toMatchObject({ ships: [B], rule: 'JAM-END-08' });
    expect(table.match.outcome).toMatchObject({
      parts: 1,
      sides: [{ place: 2 }, { place: 1, share: 1 }, { place: 3 }],
    });
  });

  test('JAM-END-09: of equal totals the ship further ahead wins', () => {
    const table = end(['49: gold 1', '42: gold 13', '41: gold 14']);
    expect(scores(table)).toEqual([16, 16, 16]);
    expect(won(table)).toMatchObject({ ships: [A], rule: 'JAM-END-09' });
  });

  test('JAM-END-10: level in the race as well, they share', () => {
    const table = end(['49', '42: gold 20', '42: gold 20']);
    expect(won(table)).toMatchObject({ ships: [B, C], rule: 'JAM-END-10' });
    expect(table.match.outcome).toMatchObject({ parts: 2, sides: [{ share: 0 }, { share: 1 }, { share: 1 }] });
  });

  test('JAM-END-11: food and powder are worth nothing', () => {
    expect(scores(end(['49: food 9, powder 9', '42', '41']))).toEqual([15, 3, 2]);
  });

  test('JAM-END-12: doubloons on the 6th Hold count', () => {
    expect(scores(end(['49: -, -, -, -, -, gold 6 | sixth', '42', '41']))[A]).toBe(21);
  });

  test('JAM-END-13: a total may be negative', () => {
    expect(scores(end(['49', '20: gold 1 | -4', '41']))[B]).toBe(-8);
  });

  test('JAM-END-14: two ships home with equal totals share, whoever came first', () => {
    const table = end(['49: gold 2', '49: gold 2', '42'], { plays: ['forward/food', 'forward/food', ''] });
    expect(won(table)).toMatchObject({ ships: [A, B], rule: 'JAM-END-10' });
  });

  test('JAM-END-15: behind the start, or on Port Royal without having finished, a ship scores -5', () => {
    expect([positionScore(47, -1), positionScore(0, 0), positionScore(0, -1)]).toEqual([-5, -5, -5]);
    expect(scores(end(['49', '47@-1', '0']))).toEqual([15, -5, -5]);
  });

  test('JAM-END-16: all who finished score what is printed on Port Royal', () => {
    const table = end(['49', '48', '42'], { plays: ['forward/food', 'forward/food', ''], dice: [2, 1] });
    expect(of('scored', table.told()).map(({ position }) => position)).toEqual([15, 15, 3]);
  });

  test('JAM-END-17: hidden treasures are shown all at once when scoring starts', () => {
    const table = end(['49: | +7', '42: | -2 +3', '41']);
    expect(of('treasuresShown', table.told()).map(({ ship, treasures }) => [ship, treasures])).toEqual([
      [A, [7]],
      [B, [3, -2]],
    ]);
    const order = table.told().map(event => event.type);
    expect(order.lastIndexOf('treasuresShown')).toBeLessThan(order.indexOf('scored'));
    expect(table.view(PUBLIC).ships[B].faceDown.map(({ worth }) => worth)).toEqual([-2, 3]);
  });

  test('JAM-END-18: every space before the first white number scores -5, on both lanes; the next scores 2', () => {
    expect([38, 40, 41, 42, 49].map(space => positionScore(space, 0))).toEqual([-5, -5, 2, 3, 10]);
  });

  test('JAM-END-19: all places are settled in the same way', () => {
    const table = end(['49', '42: gold 3', '41: gold 4']);
    expect(scores(table)).toEqual([15, 6, 6]);
    expect(table.match.outcome).toMatchObject({ sides: [{ place: 1 }, { place: 2 }, { place: 3 }] });
    const level = end(['49', '42: gold 3', '42: gold 3']);
    expect(level.match.outcome).toMatchObject({ sides: [{ place: 1 }, { place: 2 }, { place: 2 }] });
  });
});

test('JAM-END-04: a last turn has combats and prices as ever', () => {
  const table = end(['49', '15: gold 4', '16'], {
    plays: ['forward/food', 'forward/food', ''],
    loaded: [die(2), die(2)],
  });
  expect(of('attacked', table.told())).toMatchObject([{ ship: B, defender: C }]);
  expect(of('paid', table.told())).toMatchObject([{ ship: B, tokens: 3 }]);
  expect(playOut(table, 1).match.over).toBe(true);
});
