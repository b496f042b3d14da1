/** Chapter 4: movement (déplacement). */
import { describe, expect, test } from 'vitest';
import { endOf, isOverLine, NOWHERE, onlyEnd, reach, SPACES, stepsToGo } from '../board.ts';
import { A, B, C, of, scene, type Table } from './kit.ts';

/** A ship that moves with a card; the others lie on lairs far behind or ahead. */
const moves = (ship: string, card: string, dice: readonly [number, number], others = ['44', '44']): Table =>
  scene({ ships: [ship, ...others], plays: [card], dice, plundered: [44] });

const PURSE = 'food 20, gold 30';

describe('a move', () => {
  test.each([1, 2, 3, 4, 5, 6])('JAM-MOVE-01: forward by exactly %i', value => {
    const table = moves(`16: ${PURSE}`, 'forward/food', [value, 1]);
    expect(value < 4 ? table.spaces[A] : table.options(A)).toEqual(
      value < 4 ? 16 + value : { 4: [20, 26], 5: [21, 27], 6: [22, 28] }[value],
    );
  });

  test('JAM-MOVE-02: backward by exactly the die', () => {
    expect(moves(`19: ${PURSE}`, 'backward/forward', [3, 1]).spaces[A]).toBe(17); // back to 16, then one forward
    const [back] = of('sailed', moves(`19: ${PURSE}`, 'backward/forward', [3, 1]).told());
    expect(back).toMatchObject({ rule: 'JAM-MOVE-02', from: 19, to: 16, path: [18, 17, 16] });
  });

  test('JAM-MOVE-03: the full number is moved, and no other space is open', () => {
    const table = moves(`17: ${PURSE}`, 'forward/food', [5, 1]);
    expect(table.options(A)).toEqual([22, 28]);
    for (const to of [18, 19, 20, 21, 23, 0])
      expect(table.refusesAct(A, { type: 'sail', to })).toEqual({ refused: 'not-on-the-way', rule: 'JAM-MOVE-03' });
  });

  test('JAM-MOVE-04: one direction from the first step to the last: no lane is left backward to enter the other', () => {
    const table = moves(`7: ${PURSE}`, 'forward/food', [4, 1]);
    expect(table.spaces[A]).toBe(11); // nobody is asked: the inner lane cannot be reached from here
    expect(of('sailed', table.told())[0]?.path).toEqual([8, 9, 10, 11]);
  });

  test('JAM-MOVE-05: spaces only passed have no effect', () => {
    const table = moves(`2: ${PURSE}`, 'forward/powder', [4, 1], ['3', '5']);
    expect(of('sailed', table.told())[0]?.path).toEqual([3, 4, 5, 6]);
    expect(of('attacked', table.told())).toEqual([]);
    expect(of('tookTreasure', table.told())).toEqual([]);
    expect(of('paid', table.told())).toMatchObject([{ space: 6, goods: 'gold', tokens: 5 }]);
  });

  test('JAM-MOVE-06: any number of ships may share a space', () => {
    const table = moves(`2: ${PURSE}`, 'forward/powder', [1, 1], ['3', '3']);
    table.does(A, { type: 'attack', ship: B }, [0, 0]);
    expect(table.spaces.slice(0, 3)).toEqual([3, 3, 3]);
  });

  test('JAM-MOVE-07: on an occupied space the combat comes first, then the price', () => {
    const table = moves(`2: ${PURSE}`, 'forward/powder', [1, 1], ['3', '44']);
    const order = table.told().map(event => event.type);
    expect(order).toContain('combatEnded');
    expect(order.indexOf('combatEnded')).toBeLessThan(order.indexOf('paid'));
  });

  test('JAM-MOVE-08: two movement icons make two arrivals with a combat and a price each', () => {
    const table = scene({
      ships: [`15: ${PURSE}`, '16', '18'],
      plays: ['forward/forward'],
      dice: [1, 2],
      loaded: [0, 0, 0, 0],
    });
    expect(of('attacked', table.told()).map(({ defender }) => defender)).toEqual([B, C]);
    expect(of('paid', table.told()).map(({ space }) => space)).toEqual([16, 18]);
  });

  test('JAM-MOVE-09: a ship may go backward from Port Royal with its first move', () => {
    const table = moves(`0: ${PURSE}`, 'backward/forward', [2, 1]);
    expect(of('sailed', table.told())[0]).toMatchObject({ from: 0, to: 48, lap: -1 });
  });

  test('JAM-MOVE-10: whoever backed off beyond Port Royal is not home by coming back to it', () => {
    const table = moves(`48@-1: ${PURSE}`, 'forward/food', [2, 1]);
    expect([table.spaces[A], table.laps[A]]).toEqual([0, 0]);
    expect(of('finished', table.told())).toEqual([]);
    expect(table.match.over).toBe(false);
  });

  test('JAM-MOVE-11: leaving a shared space starts no combat, nor does staying on it', () => {
    const leaving = moves(`16: ${PURSE}`, 'forward/food', [1, 1], ['16', '44']);
    expect(of('attacked', leaving.told())).toEqual([]);
    const staying = moves(`16: ${PURSE}`, 'gold/gold', [1, 1], ['16', '44']);
    expect(of('attacked', staying.told())).toEqual([]);
  });

  test('JAM-MOVE-12: a combat moves no ship', () => {
    const table = scene({
      ships: [`15: ${PURSE}`, '16: powder 9', '44'],
      plays: ['forward/food'],
      dice: [1, 1],
      loaded: [0],
    });
    table.spend(B, 9, [5]);
    table.decline(B);
    expect(table.spaces.slice(0, 2)).toEqual([16, 16]);
    expect(of('sailed', table.told())).toHaveLength(1);
  });

  test('JAM-MOVE-13: at a fork the mover chooses, in both directions', () => {
    expect(moves(`6: ${PURSE}`, 'forward/food', [2, 1]).options(A)).toEqual([8, 14]);
    expect(moves(`15: ${PURSE}`, 'backward/forward', [3, 1]).options(A)).toEqual([6, 10]);
    const table = moves(`28: ${PURSE}`, 'backward/forward', [1, 1]);
    expect(table.options(A)).toEqual([25, 27]);
    table.sail(A, 27);
    expect(of('sailed', table.told())[0]).toMatchObject({ from: 28, to: 27, path: [27] });
  });

  test('JAM-MOVE-14: where the ways of a move part, the counter turns on all of them or on none', () => {
    for (const forward of [true, false])
      for (let steps = 0; steps <= 7; steps++)
        for (let from = 0; from < SPACES; from++) {
          const { ends, overLine } = reach(from, steps, forward);
          expect(overLine).toEqual(ends.map(() => isOverLine(from, steps, forward)));
          expect([0, 1].map(way => endOf(from, steps, forward, way)).filter(end => end !== NOWHERE)).toEqual(ends);
          expect(onlyEnd(from, steps, forward)).toBe(ends.length === 1 ? ends[0] : NOWHERE);
        }
  });

  test('JAM-MOVE-14: the counter falls with a backward step off Port Royal and rises with a forward step onto it', () => {
    expect(moves(`0: ${PURSE}`, 'backward/forward', [1, 1]).laps[A]).toBe(0); // back off it and forward onto it
    expect(moves(`1: ${PURSE}`, 'backward/forward', [1, 2]).laps[A]).toBe(0); // back onto it is no step off it
    expect(moves(`1: ${PURSE}`, 'backward/forward', [2, 2]).laps[A]).toBe(0);
    expect(of('sailed', moves(`1: ${PURSE}`, 'backward/forward', [2, 2]).told()).map(({ lap }) => lap)).toEqual([
      -1, 0,
    ]);
    expect(moves(`49: ${PURSE}`, 'forward/food', [1, 1]).laps[A]).toBe(1);
  });

  test('JAM-MOVE-15: coming from behind the start a ship sails on over Port Royal', () => {
    const table = moves(`48@-1: ${PURSE}`, 'forward/powder', [5, 1]);
    expect([table.spaces[A], table.laps[A]]).toEqual([3, 0]);
    expect(of('sailed', table.told())[0]?.path).toEqual([49, 0, 1, 2, 3]);
  });

  test.each(['2007', '2021'] as const)('JAM-MOVE-16: in %s a card move goes backward across Port Royal', edition => {
    const table = scene({ edition, ships: [`2: ${PURSE}`, '44', '44'], plays: ['backward/forward'], dice: [5, 1] });
    expect(of('sailed', table.told())[0]).toMatchObject({ path: [1, 0, 49, 48, 47], to: 47, lap: -1 });
  });

  test('JAM-MOVE-17: a stop on Port Royal without finishing brings nothing, and the evening is played', () => {
    const table = moves(`3: ${PURSE}`, 'backward/forward', [3, 1], ['0', '0']);
    expect(of('attacked', table.told())).toEqual([]);
    expect(of('sailed', table.told()).map(({ to }) => to)).toEqual([0, 1]);
    expect(of('paid', table.told()).map(({ space }) => space)).toEqual([1]);
    expect(table.match.over).toBe(false);
  });

  test('JAM-MOVE-18: the space counts and not the lap: a ship behind the start fights one on its last stretch', () => {
    const table = moves(`0: ${PURSE}`, 'backward/forward', [3, 1], ['47', '44']);
    expect(of('attacked', table.told())).toMatchObject([{ ship: A, defender: B, space: 47 }]);
  });

  test('JAM-MOVE-19: forward and backward to the same space is an arrival there, with combat and price anew', () => {
    const table = scene({
      ships: [`16: ${PURSE}`, '16', '44'],
      plays: ['forward/backward'],
      dice: [2, 2],
      loaded: [0, 0],
    });
    expect(of('attacked', table.told())).toMatchObject([{ space: 16 }]);
    expect(of('paid', table.told()).map(({ space }) => space)).toEqual([18, 16]);
  });

  test('JAM-MOVE-20: ahead is who needs fewer spaces by the longer lanes, every lap still due added', () => {
    expect([6, 7, 13, 11, 15].map(space => stepsToGo(space, 0))).toEqual([38, 37, 33, 33, 31]);
    expect(stepsToGo(0, 0)).toBe(44);
    expect(stepsToGo(0, 1)).toBe(0);
    expect(stepsToGo(49, -1)).toBe(45);
    for (let space = 1; space < 50; space++) expect(stepsToGo(space, 0)).toBeLessThan(44);
  });
});
