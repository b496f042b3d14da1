/** Chapter 10: playing online. */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { cellName, NO_CELL } from '../board.ts';
import { aquatika } from '../game.ts';
import { rowsFor } from '../questions.ts';
import { wording } from '../wording.ts';
import { A, B, begin, EXAMPLE, of } from './kit.ts';

describe('clocks and leaving', () => {
  test('AQU-NET-01: there is no clock of its own, and whoever runs out of time at a table with one loses', () => {
    expect(aquatika.clocks).toBeUndefined();
    const table = begin({ first: B }).arranged();
    expect(table.enters({ type: 'timeUp', seat: B }).map(event => event.type)).toEqual(['ranOutOfTime', 'won']);
    expect(of('won', table.told())).toEqual([{ type: 'won', rule: 'AQU-NET-01', seat: A }]);
  });

  test('AQU-NET-01: also while arranging, and never for somebody nobody waits for', () => {
    const arranging = begin();
    arranging.places(A, EXAMPLE);
    arranging.does(A, { type: 'confirm' });
    expect(arranging.refusesTo(() => arranging.match.applyExternal({ type: 'timeUp', seat: A })).refused).toBe(
      'not-asked',
    );
    arranging.enters({ type: 'timeUp', seat: B });
    expect(of('won', arranging.told())[0]).toMatchObject({ seat: A });
  });

  test('AQU-NET-02: when a player leaves for good, the other wins', () => {
    for (const seat of [A, B]) {
      const table = begin({ first: A }).arranged();
      expect(table.enters({ type: 'left', seat }).map(event => event.type)).toEqual(['left', 'won']);
      expect(of('won', table.told())).toEqual([{ type: 'won', rule: 'AQU-NET-02', seat: 1 - seat }]);
    }
  });
});

describe('the next game, and the board', () => {
  test('AQU-NET-03: the next game of a series begins with the player who did not begin the last one', () => {
    for (const first of [A, B]) {
      const table = begin({ first }).arranged();
      expect(table.match.nextOptions).toEqual({});
      table.enters({ type: 'left', seat: A });
      expect(table.match.nextOptions).toEqual({ first: 1 - first });
      const next = begin(table.match.nextOptions).arranged();
      expect(next.asked).toBe(1 - first);
      expect(of('began', next.told())[0].rule).toBe('AQU-NET-03');
    }
  });

  test('AQU-NET-03: where it is agreed who begins, nobody is asked about fish', () => {
    const table = begin({ first: B });
    expect(table.match.asked(A)?.legal.some(({ type }) => type === 'claimFish')).toBe(false);
    expect(table.refusesAct(A, { type: 'claimFish', ate: true })).toMatchObject({
      refused: 'first-is-agreed',
      rule: 'AQU-NET-03',
    });
    expect(table.arranged().match.log.every(({ draws }) => draws.length === 0)).toBe(true);
  });

  test('AQU-NET-04: each player sees the own camp at the bottom', () => {
    for (const board of ['lagoon', 'reef'] as const) {
      const table = begin({ board, yellow: B }).arranged();
      const corner = (viewer: number) => rowsFor(table.view(viewer), viewer).at(-1)?.[0] ?? NO_CELL;
      expect(cellName(corner(B))).toBe('a1');
      expect(cellName(corner(A))).toBe(board === 'lagoon' ? 'e7' : 'e10');
      expect(corner(PUBLIC)).toBe(corner(B));
    }
    const table = begin({ first: B }).arranged();
    const lines = wording.en.table(table.view(B), B, ['Anne', 'Ben']);
    expect(lines[0]).toBe('     e    d    c    b    a');
    expect(lines.slice(6, 8)).toEqual([
      '   6 o    s    f    o    o',
      '   7 s    f    ×    f    s      ▸ Ben (grey, you)',
    ]);
  });
});
