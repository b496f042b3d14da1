/** Chapter 2: setup (préparation). */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { BOARDS } from '../material.ts';
import { FISH, GREY, NONE, OCTOPUS, pieceOf, SHARK, YELLOW } from '../pieces.ts';
import type { Action } from '../state.ts';
import { A, B, begin, c, drawing, EXAMPLE, of, SEATS, type Table } from './kit.ts';

const CONFIRM: Action = { type: 'confirm' };
const FILL: Action = { type: 'fill' };
const FISHY: Action = { type: 'claimFish', ate: true };

/** The cells a seat may place something on. */
const free = (table: Table, seat: number): number[] => {
  const legal = table.match.asked(seat)?.legal ?? [];
  return [...new Set(legal.flatMap(action => (action.type === 'place' ? [action.at] : [])))].sort((a, b) => a - b);
};

describe('the camps', () => {
  test('AQU-SETUP-01: each player places on the cells of their own colour, on their own side', () => {
    for (const board of ['lagoon', 'reef'] as const) {
      const table = begin({ board });
      expect(free(table, A)).toEqual(BOARDS[board].camps[YELLOW].toSorted((a, b) => a - b));
      expect(free(table, B)).toEqual(BOARDS[board].camps[GREY].toSorted((a, b) => a - b));
      expect(free(begin({ board, yellow: B }), B)).toEqual(free(table, A));
    }
  });

  test('AQU-SETUP-02: any piece may stand on any of the nine cells', () => {
    for (const at of BOARDS.lagoon.camps[YELLOW])
      for (const kind of [OCTOPUS, SHARK, FISH]) {
        const table = begin();
        table.does(A, { type: 'place', kind, at });
        expect(table.view(A).arrangement?.[BOARDS.lagoon.camps[YELLOW].indexOf(at)]).toBe(kind);
      }
    expect(begin().arranged('OOOSSSFFF', 'FOSFOSFOS').drawing).toBe(
      drawing('7 f s . o f\n6 s o f s o\n2 S S F F F\n1 O O . O S'),
    );
  });

  test('AQU-SETUP-02: on no other cell', () => {
    const table = begin();
    for (const at of [c('c1'), c('c7'), c('c4'), c('a7'), c('f1')])
      expect(table.refusesAct(A, { type: 'place', kind: SHARK, at })).toMatchObject({
        refused: 'not-your-start-cell',
        rule: 'AQU-SETUP-02',
      });
  });

  test('AQU-SETUP-02: what was placed may be taken back or exchanged', () => {
    const table = begin();
    table.places(A, 'SO');
    table.does(A, { type: 'swap', one: c('a1'), other: c('b1') });
    expect(table.view(A).arrangement?.slice(0, 2)).toEqual([OCTOPUS, SHARK]);
    table.does(A, { type: 'pickUp', at: c('a1') });
    expect(table.view(A).arrangement?.slice(0, 2)).toEqual([NONE, SHARK]);
    for (const [action, refused] of [
      [{ type: 'pickUp', at: c('a1') }, 'start-cell-empty'],
      [{ type: 'pickUp', at: c('a7') }, 'not-your-start-cell'],
      [{ type: 'swap', one: c('b1'), other: c('b1') }, 'nothing-to-swap'],
      [{ type: 'swap', one: c('b1'), other: c('d1') }, 'start-cell-empty'],
      [{ type: 'swap', one: c('c1'), other: c('b1') }, 'not-your-start-cell'],
    ] as const)
      expect(table.refusesAct(A, action)).toMatchObject({ refused, rule: 'AQU-SETUP-02' });
  });

  test('AQU-SETUP-03: after the setup every start cell has one piece of its owner, and all others are empty', () => {
    const table = begin().arranged();
    expect(table.drawing).toBe(drawing('7 s f . f s\n6 o o f s o\n2 O S F O O\n1 S F . F S'));
    expect(table.state.under.every(piece => piece === NONE)).toBe(true);
    expect(table.state.eaten).toEqual([]);
  });

  test('AQU-SETUP-03: nobody confirms before all nine are placed', () => {
    const table = begin();
    table.places(A, 'SFFSOSFO');
    expect(table.refusesAct(A, CONFIRM)).toMatchObject({ refused: 'not-all-placed', rule: 'AQU-SETUP-03' });
    table.does(A, { type: 'place', kind: OCTOPUS, at: c('e2') });
    table.does(A, CONFIRM);
    expect(table.view(A).confirmed).toBe(true);
  });

  test('AQU-SETUP-08: nothing is placed on top of another piece', () => {
    const table = begin();
    table.places(A, 'S');
    expect(table.refusesAct(A, { type: 'place', kind: OCTOPUS, at: c('a1') })).toMatchObject({
      refused: 'start-cell-taken',
      rule: 'AQU-SETUP-08',
    });
  });

  test('AQU-SETUP-10: the free cells are filled at random with the pieces left, and nothing is confirmed by it', () => {
    const table = begin();
    table.places(A, 'SS..O');
    table.does(A, FILL, [0, 0, 0, 0, 0, 0]);
    expect(table.view(A).arrangement).toEqual([SHARK, SHARK, OCTOPUS, OCTOPUS, OCTOPUS, SHARK, FISH, FISH, FISH]);
    expect(table.match.log.at(-1)?.draws.map(([bound]) => bound)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(table.view(A).confirmed).toBe(false);
    expect(table.refusesAct(A, FILL)).toMatchObject({ refused: 'nothing-to-fill', rule: 'AQU-SETUP-10' });
    const other = begin();
    other.does(A, FILL, [8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(other.view(A).arrangement).toEqual([FISH, FISH, FISH, SHARK, SHARK, SHARK, OCTOPUS, OCTOPUS, OCTOPUS]);
  });
});

describe('hidden, and at the same time', () => {
  test('AQU-SETUP-07: both place at the same time, in any order', () => {
    const table = begin();
    expect(SEATS.map(seat => table.match.asked(seat)?.awaited)).toEqual([true, true]);
    table.places(B, 'SF');
    table.places(A, 'OO');
    table.places(B, '..F');
    expect(table.view(B).arrangement?.slice(0, 3)).toEqual([SHARK, FISH, FISH]);
  });

  test('AQU-SETUP-07: nobody sees or hears anything of another’s arrangement before both are shown together', () => {
    const seen = (table: Table) => [A, PUBLIC].map(viewer => ({ view: table.view(viewer), told: table.told(viewer) }));
    const before = seen(begin());
    const table = begin();
    table.places(B, EXAMPLE);
    table.does(B, FISHY);
    table.does(B, CONFIRM);
    expect(seen(table)).toEqual(before);
    table.places(A, EXAMPLE);
    const told = table.does(A, CONFIRM);
    expect(told.map(event => event.type)).toEqual(['revealed', 'began']);
    expect(of('revealed', told)[0].top).toEqual(table.state.top);
    for (const viewer of [A, B, PUBLIC]) expect(table.view(viewer).top).toEqual(table.state.top);
  });

  test('AQU-SETUP-07: nobody moves before both have confirmed', () => {
    const table = begin();
    table.places(A, EXAMPLE);
    table.does(A, CONFIRM);
    expect(table.refuses('c2-c3', A)).toMatchObject({ refused: 'still-arranging', rule: 'AQU-SETUP-07' });
  });

  test('AQU-SETUP-09: a confirmed arrangement may be changed until the other has confirmed too', () => {
    const table = begin();
    table.places(A, EXAMPLE);
    expect(table.refusesAct(A, { type: 'reconsider' })).toMatchObject({
      refused: 'not-confirmed',
      rule: 'AQU-SETUP-09',
    });
    table.does(A, CONFIRM);
    const swap: Action = { type: 'swap', one: c('a1'), other: c('b1') };
    expect(table.refusesAct(A, swap)).toMatchObject({ refused: 'confirmed', rule: 'AQU-SETUP-09' });
    table.does(A, { type: 'reconsider' });
    table.does(A, swap);
    table.places(B, EXAMPLE);
    table.does(B, CONFIRM);
    expect(table.state.arranging).toBe(true); // A is no longer among those who have confirmed
    table.does(A, CONFIRM);
    expect(table.state.top[c('a1')]).toBe(pieceOf(YELLOW, FISH));
    for (const action of [{ type: 'reconsider' }, swap, FISHY] as const)
      expect(table.refusesAct(A, action)).toMatchObject({ refused: 'play-has-begun', rule: 'AQU-SETUP-09' });
  });
});

describe('who begins, and in which colour', () => {
  /** Both arrange and confirm; some say that they ate fish last. The lot falls on `lot`. */
  function begun(fishy: readonly number[], lot: number): Table {
    const table = begin();
    for (const seat of fishy) table.does(seat, FISHY);
    return table.arranged(EXAMPLE, EXAMPLE, [lot]);
  }

  test('AQU-SETUP-04: whoever alone ate fish last begins', () => {
    for (const seat of SEATS) {
      const table = begun([seat], 1 - seat);
      expect(table.asked).toBe(seat);
      expect(of('began', table.told())).toEqual([{ type: 'began', rule: 'AQU-SETUP-04', seat, ate: [seat] }]);
      expect(table.match.log.at(-1)?.draws).toEqual([]);
    }
  });

  test.each([[[]], [[A, B]]])('AQU-SETUP-05: where %j say so, a draw decides', fishy => {
    for (const seat of SEATS) {
      const table = begun(fishy, seat);
      expect(table.asked).toBe(seat);
      expect(of('began', table.told())).toEqual([{ type: 'began', rule: 'AQU-SETUP-05', seat, ate: fishy }]);
      expect(table.match.log.at(-1)?.draws).toEqual([[2, seat]]);
    }
  });

  test('AQU-SETUP-05: the button may be pressed again, and says nothing new twice', () => {
    const table = begin();
    table.does(A, FISHY);
    expect(table.refusesAct(A, FISHY)).toMatchObject({ refused: 'already-said', rule: 'AQU-SETUP-05' });
    table.does(A, { type: 'claimFish', ate: false });
    table.does(B, FISHY);
    expect(table.arranged().asked).toBe(B);
  });

  test('AQU-SETUP-06: the lobby chooses the colours, else a draw does', () => {
    for (const yellow of SEATS) {
      const chosen = begin({ yellow });
      expect(chosen.view(PUBLIC).yellow).toBe(yellow);
      expect(chosen.match.log[0].draws).toEqual([]);
      const drawn = begin({ yellow: 'random' }, 1, { loaded: [yellow] });
      expect(drawn.view(PUBLIC).yellow).toBe(yellow);
      expect(drawn.match.log[0].draws).toEqual([[2, yellow]]);
      expect(of('coloured', drawn.told())).toEqual([{ type: 'coloured', rule: 'AQU-SETUP-06', yellow, drawn: true }]);
    }
  });

  test('AQU-SETUP-06: colour and first turn are independent', () => {
    for (const yellow of SEATS)
      for (const first of SEATS) {
        const table = begin({ yellow, first }).arranged();
        expect([table.view(PUBLIC).yellow, table.asked]).toEqual([yellow, first]);
        expect(table.choices()).toContain(first === yellow ? 'c2-c3' : 'c6-c5');
      }
  });
});
