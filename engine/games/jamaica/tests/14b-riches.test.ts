/** Chapter 14: The Crew, the powers of riches. */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { crewScore } from '../crew/13-characters.ts';
import { A, B, C, die, of, type Scene, scene, type Table } from './kit.ts';

/** A sails from port 18 to lair 19. */
const toLair = (holds: string, more: Partial<Scene> = {}): Table =>
  scene({ crew: true, ships: [`18: ${holds}`, '30', '42'], plays: ['forward/food'], ...more });

/** A beats B on port 16 with the star. */
const thief = (a: string, treasures: string): Table =>
  scene({
    crew: true,
    ships: [`15: gold 9${a}`, `16: | ${treasures}`, '42'],
    plays: ['forward/food'],
    loaded: [die('star')],
  });

const score = (table: Table, ship: number) => crewScore(table.state, table.state.crew as never, ship);

describe('the Shipowner, the King and the Bishop', () => {
  test('CREW-POWER-18: 3 doubloons for each character aboard, the Shipowner too', () => {
    const table = scene({ crew: true, ships: ['42: shipowner, king, saran', '30', '42'] });
    expect(score(table, A).shipowner).toBe(9);
    expect(score(table, B).shipowner).toBe(0);
  });

  test('CREW-POWER-19: they are added to the printed values, at home and away', () => {
    const home = scene({ crew: true, ships: ['0@1: shipowner', '30', '42'] });
    const away = scene({ crew: true, ships: ['42: shipowner', '30', '42'] });
    expect(score(home, A)).toMatchObject({ shipowner: 3, characters: [{ worth: 2 }] });
    expect(score(away, A)).toMatchObject({ shipowner: 3, characters: [{ worth: -1 }] });
  });

  test('CREW-POWER-24: the King is worth +9 at home and -3 away', () => {
    const home = scene({ crew: true, ships: ['0@1: king', '30', '42'] });
    const away = scene({ crew: true, ships: ['49: king', '30', '42'] });
    expect([score(home, A).characters, score(away, A).characters]).toEqual([
      [{ character: 'king', worth: 9 }],
      [{ character: 'king', worth: -3 }],
    ]);
  });

  test('CREW-POWER-25: the Bishop brings 2 for each treasure token collected', () => {
    const table = scene({ crew: { tokens: [3, 2, 0] }, ships: ['42: bishop', '30', '42'] });
    expect([score(table, A).bishop, score(table, B).bishop]).toEqual([6, 0]);
  });

  test('CREW-POWER-26: the tokens of whoever has him now, whatever became of the cards', () => {
    const table = scene({
      crew: { tokens: [1, 4, 0] },
      ships: ['15: gold 9', '16: bishop | +3 +4', '42'],
      plays: ['forward/food'],
      loaded: [die('star')],
    });
    expect(score(table, B).bishop).toBe(8);
    table.steal(A, 0);
    expect([score(table, A).bishop, score(table, B).bishop]).toEqual([2, 0]);
    const robbed = thief('', '+3 +4');
    robbed.does(A, { type: 'stealHidden' });
    expect(robbed.view(PUBLIC).crew?.tokens).toEqual([0, 0, 0]);
  });
});

describe('the Weasel', () => {
  test('CREW-POWER-20: she looks at up to three treasures when one is drawn, and keeps one', () => {
    const table = toLair('weasel', { pile: '+3 +7 -2 +5' });
    expect([table.step, table.asked, table.options(A)]).toEqual(['keepTreasure', A, ['keep 3', 'keep 7', 'keep -2']]);
    expect(table.view(A).crew).toMatchObject({ lookedAt: 3, looked: [3, 7, -2] });
    expect(of('lookedAtTreasures', table.told())).toMatchObject([{ ship: A, count: 3, by: 'weasel' }]);
    table.does(A, { type: 'keepTreasure', worth: 7 });
    expect(table.treasures(A)).toBe('+7');
  });

  test('CREW-POWER-21: the top cards of the pile; what is not kept goes back unseen and the pile is shuffled', () => {
    const orders = [0, 1, 2, 3].map(last => {
      const table = toLair('weasel', { pile: '+3 +7 -2 +5' });
      expect(table.refusesAct(A, { type: 'keepTreasure', worth: 5 })).toEqual({
        refused: 'not-looked-at',
        rule: 'CREW-POWER-21',
      });
      expect(table.refusesAct(A, { type: 'forgo' })).toEqual({ refused: 'must-keep-one', rule: 'CREW-POWER-21' });
      const told = table.does(A, { type: 'keepTreasure', worth: 3 }, [last]);
      expect(of('tookTreasure', told)[0]).not.toHaveProperty('secret');
      expect(table.view(B).crew).toMatchObject({ lookedAt: 0, looked: null });
      expect(table.state.treasurePile).toHaveLength(11);
      return table.state.treasurePile.join();
    });
    expect(new Set(orders).size).toBe(4);
    const saw = toLair('weasel', { pile: '+3 +7 -2' }).match.log.flatMap(({ events }) => of('sawTreasures', events));
    expect(saw).toMatchObject([{ worths: [3, 7, -2], onlyTo: 1 << A, fades: true }]);
  });

  test('CREW-POWER-22: on a theft up to three face-down cards are drawn at random, and one of them is taken', () => {
    const table = thief(', weasel', '+3 +7 -2 +5');
    expect(table.options(A)).toEqual(['decline', 'stealHidden']);
    table.does(A, { type: 'stealHidden' }, [0, 0, 0]);
    expect([table.step, table.options(A)]).toEqual(['keepTreasure', ['keep 3', 'keep 5', 'keep 7']]);
    expect(table.view(C).crew).toMatchObject({ lookedAt: 3, looked: null });
    table.does(A, { type: 'keepTreasure', worth: 7 });
    expect([table.treasures(A), table.treasures(B)]).toEqual(['+7', '+3 +5 -2']);
    expect(table.view(A).ships[B].faceDown.map(({ worth }) => worth)).toEqual([3, 5, null]);
    expect(table.view(C).ships[B].faceDown.map(({ worth }) => worth)).toEqual([null, null, null]);
    const open = thief(', weasel', 'youkounkoun +3 +4');
    open.does(A, { type: 'stealShown' });
    expect(open.treasures(A)).toBe('+12');
  });

  test('CREW-POWER-23: where there are fewer, she looks at those', () => {
    const two = thief(', weasel', '+3 +7');
    two.does(A, { type: 'stealHidden' });
    expect(two.options(A)).toEqual(['keep 3', 'keep 7']);
    const one = thief(', weasel', '+7');
    one.does(A, { type: 'stealHidden' });
    expect([one.step === 'keepTreasure', one.treasures(A)]).toEqual([false, '+7']);
  });
});
