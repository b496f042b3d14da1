/** Chapter 13: The Crew, characters in the holds, and scoring. */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { room } from '../3-loading.ts';
import { scoreOf } from '../10-end.ts';
import { crewScore, crewWorth } from '../crew/13-characters.ts';
import { CHARACTERS } from '../crew/characters.ts';
import { GOLD, TILE } from '../material.ts';
import { A, B, begin, die, of, playOut, type Scene, scene, type Table } from './kit.ts';

const CREW = { crew: true } as const;
const loading = (holds: string, more: Partial<Scene> = {}): Table =>
  scene({ ...CREW, ships: [`16: ${holds}`, '30', '42'], plays: ['gold/forward'], dice: [4, 1], ...more });

/** A attacks B on port 16 and wins with the star. */
const robbing = (a: string, b: string, more: Partial<Scene> = {}): Table =>
  scene({ ...CREW, ships: [`15: ${a}`, `16: ${b}`, '42'], plays: ['forward/food'], loaded: [die('star')], ...more });

describe('loading', () => {
  test('CREW-LOAD-01: a character is one more type: it goes where other types make room', () => {
    const table = scene({ ...CREW, ships: ['16: gold 1, king, food 2', '30', '42'] });
    expect(room(table.state, A, TILE)).toBe(0b01000); // the first empty hold
    const full = scene({ ...CREW, ships: ['16: gold 1, king, food 2, food 3, gold 2', '30', '42'] });
    expect(room(full.state, A, TILE)).toBe(0b11101);
    expect(room(full.state, A, GOLD)).toBe(0b01110);
  });

  test('CREW-LOAD-02: a hold has one character and nothing else', () => {
    playOut(begin(4, { options: CREW }, 9), 9, ({ state }) => {
      state.goods.forEach((goods, at) => {
        if (goods === TILE) expect(state.tokens[at]).toBeLessThanOrEqual(CHARACTERS);
        expect([0, 1, 2, 4, TILE]).toContain(goods);
      });
    });
    const table = loading('king, gold 1, gold 2, gold 3, -');
    expect(table.holds(A)).toBe('king, gold 1, gold 2, gold 3, gold 4');
  });

  test('CREW-LOAD-03: no character makes room for another', () => {
    const table = scene({ ...CREW, ships: ['16: gold 1, king, bishop, saran, oracle', '30', '42'] });
    expect(room(table.state, A, TILE)).toBe(0b00001);
    const only = scene({ ...CREW, ships: ['16: lookout, king, bishop, saran, oracle', '30', '42'] });
    expect(room(only.state, A, TILE)).toBe(0);
  });

  test('CREW-LOAD-04: a character goes overboard for goods only, and only when all holds are full', () => {
    expect(loading('king, gold 1').holds(A)).toBe('king, gold 1, gold 4, -, -');
    const full = loading('king, food 1, food 2, gold 3, powder 1');
    expect([full.step, full.options(A)]).toEqual(['chooseHold', [0, 1, 2, 4]]);
  });

  test('CREW-LOAD-05: who goes overboard is out for the rest of the game', () => {
    const table = loading('king, food 1, food 2, gold 3, powder 1');
    const told = table.load(A, 0);
    expect(of('thrownOverboard', told)).toMatchObject([{ ship: A, character: 'king', hold: 0 }]);
    const crew = table.view(PUBLIC).crew;
    expect(crew?.tavern).not.toContain('king');
    expect(crew?.aboard.flat()).not.toContain('king');
  });

  test('CREW-LOAD-06: if every other hold has the type being loaded, the character has to go', () => {
    const table = loading('king, gold 1, gold 2, gold 3, gold 5');
    expect(table.holds(A)).toMatch(/^gold 4, /);
    expect(of('thrownOverboard', table.told())).toMatchObject([{ character: 'king' }]);
  });

  test('CREW-LOAD-07: a power works only while its character is aboard', () => {
    const table = loading('cooper, food 1, food 2, food 3, powder 1', { plays: ['gold/gold'], dice: [4, 2] });
    table.load(A, 0); // the Cooper goes for the first load
    table.load(A, 1);
    expect(table.holds(A)).toBe('gold 4, gold 2, food 2, food 3, powder 1');
  });

  test('CREW-LOAD-08: a character can be stolen as the contents of a hold, if there is room for it', () => {
    const table = robbing('gold 9, food 1', 'calypso, gold 2');
    expect(table.options(A)).toEqual(['decline', 'hold 0', 'hold 1']);
    const told = table.steal(A, 0);
    expect(of('characterStolen', told)).toMatchObject([{ ship: A, loser: B, character: 'calypso', into: 2 }]);
    expect([table.holds(A), table.holds(B)]).toEqual(['gold 6, food 1, calypso, -, -', '-, gold 2, -, -, -']);
    const full = robbing('king, bishop, oracle, mage, lookout', 'calypso, gold 2');
    expect(full.options(A)).toEqual(['decline', 'hold 1']);
    expect(full.refusesAct(A, { type: 'stealHold', hold: 0 })).toEqual({
      refused: 'no-room-for-a-character',
      rule: 'CREW-LOAD-08',
    });
  });

  test('CREW-LOAD-09: a winner with full holds may throw a character overboard for stolen goods', () => {
    const table = robbing('king, gold 9, gold 1, food 1, food 2', 'food 3');
    table.steal(A, 0);
    expect([table.step, table.options(A)]).toEqual(['stowSpoils', [0, 1, 2]]);
    table.load(A, 0);
    expect(of('thrownOverboard', table.told())).toMatchObject([{ character: 'king' }]);
    expect(table.holds(A)).toMatch(/^food 3, /);
  });

  test('CREW-LOAD-10: a theft turns up nobody in the tavern', () => {
    const table = robbing('gold 9', 'calypso');
    const before = table.view(PUBLIC).crew?.tavern;
    table.steal(A, 0);
    expect(table.view(PUBLIC).crew?.tavern).toEqual(before);
    expect(of('tilesTurnedUp', table.told())).toEqual([]);
  });

  test('CREW-LOAD-11: everybody sees who is aboard', () => {
    const table = scene({ ...CREW, ships: ['16: king, gold 1', '30: -, saran', '42'] });
    for (const viewer of [A, B, PUBLIC])
      expect(table.view(viewer).crew?.aboard.slice(0, 2)).toEqual([
        ['king', null, null, null, null],
        [null, 'saran', null, null, null],
      ]);
  });

  test('CREW-LOAD-12: a character pays nothing', () => {
    const table = scene({
      ...CREW,
      edition: '2007',
      ships: ['15: lookout, king', '30', '42'],
      plays: ['forward/food'],
    });
    expect(of('ranShort', table.told())).toMatchObject([{ tokens: 0, price: 3 }]);
    expect(table.holds(A)).toMatch(/^lookout, king/);
    expect([table.amount(A, 'gold'), table.amount(A, 'food') < 20]).toEqual([0, true]);
  });

  test('CREW-LOAD-13: the loader chooses freely between other goods and characters', () => {
    const table = loading('king, saran, food 2, gold 3, powder 1');
    expect(table.options(A)).toEqual([0, 1, 2, 4]);
    table.load(A, 1);
    expect(table.holds(A)).toMatch(/^king, gold 4, /);
    expect(of('thrownOverboard', table.told())).toMatchObject([{ character: 'saran' }]);
  });
});

describe('scoring', () => {
  test('CREW-SCORE-01: the upper value for who has finished, the lower one for who has not, be it negative', () => {
    const table = scene({ ...CREW, ships: ['0@1: king, saran', '42: shipowner', '43'] });
    const worth = (ship: number) => crewScore(table.state, table.state.crew as never, ship).characters;
    expect(worth(0)).toEqual([
      { character: 'king', worth: 9 },
      { character: 'saran', worth: 5 },
    ]);
    expect(worth(1)).toEqual([{ character: 'shipowner', worth: -1 }]);
    const away = scene({ ...CREW, ships: ['42: king', '30', '43'] });
    expect(crewWorth(away.state, away.state.crew as never, A)).toBe(-3);
  });

  test('CREW-SCORE-02: who was thrown overboard or stolen scores nothing for a former owner', () => {
    const table = robbing('gold 9', 'calypso');
    const before = [A, B].map(ship => scoreOf(table.state, ship).total);
    table.steal(A, 0);
    const { state } = table;
    expect(crewWorth(state, state.crew as never, B)).toBe(0);
    expect(crewWorth(state, state.crew as never, A)).toBe(1);
    expect(scoreOf(state, B).total).toBe((before[1] ?? 0) - 1);
  });

  test('CREW-SCORE-03: base score, values aboard, 3 a character with the Shipowner, 2 a token with the Bishop', () => {
    const table = scene({
      crew: { tokens: [3, 1, 0] },
      ships: ['47: gold 4, shipowner, bishop, king | +7 -2 youkounkoun', '42: gold 1, saran', '44'],
    });
    expect(scoreOf(table.state, A)).toEqual({
      ship: A,
      position: 8,
      gold: 4,
      treasures: [7, 12, -2],
      crew: {
        characters: [
          { character: 'shipowner', worth: -1 },
          { character: 'bishop', worth: 0 },
          { character: 'king', worth: -3 },
        ],
        shipowner: 9,
        bishop: 6,
      },
      total: 8 + 4 + 17 - 4 + 9 + 6,
    });
    expect(scoreOf(table.state, B).total).toBe(3 + 1 + 2);
    playOut(begin(3, { options: CREW }, 4), 4, ({ state }) => {
      for (let ship = 0; ship < 3; ship++) {
        const { crew, position, gold, treasures, total } = scoreOf(state, ship);
        const values = crew?.characters.reduce((sum, { worth }) => sum + worth, 0) ?? 0;
        const points = treasures.reduce((sum, worth) => sum + worth, 0);
        expect(total).toBe(position + gold + points + values + (crew?.shipowner ?? 0) + (crew?.bishop ?? 0));
      }
    });
  });
});
