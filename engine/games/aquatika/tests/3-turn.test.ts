/** Chapter 3: the turn. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../state.ts';
import { A, B, begin, c, drawing, scene } from './kit.ts';

describe('whose turn, and which piece', () => {
  test('AQU-TURN-01: the players take turns alternately', () => {
    for (const first of [A, B]) {
      const table = begin({ first }).arranged();
      for (let turns = 0; turns < 8; turns++) {
        expect(table.asked).toBe((first + turns) % 2);
        expect(table.match.asked(1 - table.asked)).toBeNull();
        table.moves(table.choices()[0]);
      }
    }
  });

  test('AQU-TURN-01: whoever is not on turn moves nothing', () => {
    const table = scene('6 . . s . .\n3 . . S . .');
    expect(table.refuses('c6-c5', B)).toMatchObject({ refused: 'not-your-turn', rule: 'AQU-TURN-01' });
  });

  test('AQU-TURN-02: exactly one piece is moved in a turn', () => {
    const table = scene('6 s . . . s\n3 S . . . S');
    table.moves('a3-a4');
    expect(table.drawing).toBe(drawing('6 s . . . s\n4 S . . . .\n3 . . . . S'));
    expect(table.asked).toBe(B);
    expect(table.refuses('b4-b5')).toMatchObject({ refused: 'no-piece', rule: 'AQU-TURN-02' });
  });

  test('AQU-TURN-03: only the piece on top of a cell is moved', () => {
    // Under Yellow's octopus lies Yellow's own shark: what goes from c3 is the octopus, alone or with it.
    const table = scene('3 . . O(S) . .');
    expect(table.choices().length).toBe(10);
    table.moves('c3-c4');
    expect(table.drawing).toBe(drawing('4 . . O . .\n3 . . S . .'));
  });

  test('AQU-TURN-04: nobody moves a piece of the other camp, nor one that the other has covered', () => {
    const table = scene('6 . . o(S) . .\n3 F . s . .');
    expect(table.choices().every(text => text.startsWith('a3'))).toBe(true);
    for (const text of ['c3-c2', 'c3-c4', 'c6-c7', 'c6=c7'])
      expect(table.refuses(text)).toMatchObject({ refused: 'not-your-piece', rule: 'AQU-TURN-04' });
  });

  test('AQU-TURN-04: the prey under one’s own octopus goes where the octopus goes', () => {
    const table = scene('4 . . O(s) . .');
    table.moves('c4=d5');
    expect(table.drawing).toBe(drawing('5 . . . O(s) .'));
  });
});

describe('what must be done, and what need not', () => {
  test('AQU-TURN-05: nobody passes, and a single move is asked for like any other', () => {
    const table = scene('7 S . . . .\n6 . . . . s');
    expect(table.choices()).toEqual(['a7-b7']);
    expect(table.asked).toBe(A);
    expect(table.refusesTo(() => table.match.play(A, { type: 'pass' } as unknown as Action)).refused).toBe(
      'unknown-action',
    );
  });

  test('AQU-TURN-05: also a harmful move must be made', () => {
    const last = scene('7 F . . . .\n6 . . . . s');
    expect(last.choices()).toEqual(['a7-b7']);
    expect(last.refuses('a7-a7').rule).toBe('AQU-MOVE-13'); // staying is no move
  });

  test('AQU-TURN-06: eating, covering and jumping are never compulsory', () => {
    const table = scene('4 s s s . .\n3 S O F . .');
    expect(table.choices('a3')).toEqual(['a3-a4', 'a3-b3', 'a3-b4']);
    expect(table.choices('b3')).toEqual(['b3-a3', 'b3-a4', 'b3-b4', 'b3-c3', 'b3-c4']);
    expect(table.choices('c3')).toContain('c3-c5');
    expect(table.choices('c3')).toContain('c3-d4');
    expect(table.choices('c3')).toContain('c3-d3');
  });

  test('AQU-TURN-07: a move is final, and a chain of jumps is one move', () => {
    const table = scene('5 . . . s .\n3 . S . . .\n2 F . . . .');
    table.moves('a2-e6');
    expect(table.asked).not.toBe(A);
    expect(table.refusesTo(() => table.match.undo(A, table.match.seq))).toMatchObject({
      refused: 'no-undo',
      rule: 'AQU-TURN-07',
    });
    expect(table.state.top[c('c4')]).toBe(0);
  });
});
