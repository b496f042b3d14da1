/** Chapter 1: board and pieces as data. */
import { readFileSync } from 'node:fs';
import { assert, describe, expect, test } from 'vitest';
import { laws } from '../../../kernel/laws/laws.ts';
import type { ImpossibleTable } from '../../../kernel/match.ts';
import { PUBLIC } from '../../../kernel/seats.ts';
import { parseLedger } from '../../ledger.ts';
import box from '../aquatika.json' with { type: 'json' };
import { BadBoard, cellName, loadBoard } from '../board.ts';
import { aquatika } from '../game.ts';
import { BOARDS, CAMP_SIZE, COUNTS, OFFERED } from '../material.ts';
import { FISH, GREY, KINDS, kindOf, NONE, OCTOPUS, SHARK, YELLOW } from '../pieces.ts';
import { wording } from '../wording.ts';
import { A, begin, c, drawing, scene } from './kit.ts';

const names = (cells: readonly number[]): string => cells.map(cellName).sort().join(' ');
const { grid } = box.boards.lagoon;

/** Why a grid is no board. */
function flawOf(rows: readonly string[], campSize = CAMP_SIZE): string {
  try {
    loadBoard({ status: 'invented', firstRow: 1, grid: rows }, campSize);
  } catch (error) {
    if (error instanceof BadBoard) return error.message;
  }
  return assert.fail('the board is accepted');
}

describe('the box', () => {
  test('AQU-DATA-01: exactly 2 players take part', () => {
    expect(begin().match.seats).toBe(2);
    for (const seats of [1, 3])
      expect(() => begin({}, 1, { seats })).toThrow(
        expect.objectContaining({ refusal: expect.objectContaining({ rule: 'AQU-DATA-01' }) }) as ImpossibleTable,
      );
  });

  test('AQU-DATA-02: every board has 9 start cells in each colour', () => {
    for (const board of Object.values(BOARDS)) expect(board.camps.map(camp => new Set(camp).size)).toEqual([9, 9]);
  });

  test('AQU-DATA-03: each player has 9 pieces', () => {
    expect(CAMP_SIZE).toBe(9);
    const { state } = begin().arranged();
    for (const colour of [YELLOW, GREY])
      expect(state.top.filter(piece => piece !== NONE && piece >> 2 === colour)).toHaveLength(9);
  });

  test('AQU-DATA-04: each player has one target, behind the other camp', () => {
    expect(BOARDS.lagoon.targets.map(cellName)).toEqual(['c7', 'c1']);
    expect(BOARDS.reef.targets.map(cellName)).toEqual(['c10', 'c1']);
    expect(BOARDS.narrows.targets.map(cellName)).toEqual(['b10', 'b0']);
  });

  test('AQU-DATA-05: there are octopuses, sharks and flying fish, and nothing else', () => {
    expect(KINDS).toEqual([OCTOPUS, SHARK, FISH]);
    const kinds = begin()
      .arranged()
      .state.top.filter(piece => piece !== NONE)
      .map(kindOf);
    expect(new Set(kinds)).toEqual(new Set(KINDS));
  });

  test('AQU-DATA-06: a camp has 3 of each kind', () => {
    expect(KINDS.map(kind => COUNTS[kind])).toEqual([3, 3, 3]);
    expect(box.pieces.status).toBe('certain');
    const table = begin();
    table.places(A, 'OOO');
    expect(table.refusesAct(A, { type: 'place', kind: OCTOPUS, at: c('a2') })).toMatchObject({
      refused: 'none-left',
      rule: 'AQU-DATA-06',
    });
  });

  test('AQU-DATA-08: the colours are yellow and grey', () => {
    expect(box.colours).toEqual({ status: 'certain', names: ['yellow', 'grey'] });
    const sentences = (['en', 'fr'] as const).map(language =>
      wording[language].events.coloured({ type: 'coloured', rule: 'AQU-SETUP-06', yellow: A, drawn: false }, [
        'Anne',
        'Ben',
      ]),
    );
    expect(sentences).toEqual(['Anne plays Yellow, Ben plays Grey.', 'Anne joue les jaunes, Ben les gris.']);
  });
});

describe('the boards', () => {
  test('AQU-DATA-07: the lagoon is 5 by 7, its camps two rows of 5 around the other’s target', () => {
    const { columns, rows, cells, camps } = BOARDS.lagoon;
    expect([columns, rows, cells.length]).toEqual([5, 7, 35]);
    expect(names(camps[YELLOW])).toBe('a1 a2 b1 b2 c2 d1 d2 e1 e2');
    expect(names(camps[GREY])).toBe('a6 a7 b6 b7 c6 d6 d7 e6 e7');
    expect(box.boards.lagoon.status).toBe('reconstructed');
  });

  test('AQU-DATA-07: the reef is 5 by 10, its camps 3 by 3 in front of the other’s target', () => {
    const { columns, rows, cells, camps } = BOARDS.reef;
    expect([columns, rows, cells.length]).toEqual([5, 10, 50]);
    expect(names(camps[YELLOW])).toBe('b2 b3 b4 c2 c3 c4 d2 d3 d4');
    expect(names(camps[GREY])).toBe('b7 b8 b9 c7 c8 c9 d7 d8 d9');
  });

  test('AQU-DATA-07: a table chooses between lagoon and reef, and the lagoon is the usual one', () => {
    expect(aquatika.options.board).toEqual({ values: ['lagoon', 'reef'], default: 'lagoon', rule: 'AQU-DATA-07' });
    expect(OFFERED).toEqual(['lagoon', 'reef']);
    expect(begin({ board: 'reef' }).view(PUBLIC).options.board).toBe('reef');
  });

  test('AQU-DATA-09: a board is refused where a camp, a target, the half turn or the way is wrong', () => {
    expect(flawOf(grid, 8)).toBe('colour 0 has 9 start cells, not 8');
    expect(flawOf(['YY.YY', ...grid.slice(1)])).toBe('colour 1 has 0 targets, not one');
    expect(flawOf(['gYgYY', ...grid.slice(1)])).toMatch(/colour 0 has 8 start cells/);
    expect(flawOf(grid.with(2, 'g....'))).toBe('colour 1 has 2 targets, not one');
    expect(flawOf(grid.with(2, '#....'))).toBe('a half turn does not swap the cells of the two colours');
    expect(flawOf(['YYYYY', 'YYYYg', '#####', 'yGGGG', 'GGGGG'])).toBe('a1 does not lead to its target');
    expect(flawOf(grid.with(2, '......'))).toMatch(/no rectangle/);
    expect(flawOf([])).toMatch(/no rectangle/);
  });

  test('AQU-DATA-10: all laws hold on a board of another shape', () => {
    const elsewhere = {
      ...aquatika,
      options: {
        ...aquatika.options,
        board: { values: ['narrows'], default: 'narrows', rule: 'AQU-DATA-07' } as const,
      },
    };
    const ledger = new Set(
      parseLedger(readFileSync(new URL('../rules.md', import.meta.url), 'utf8')).rows.map(row => row.id),
    );
    const options = { ...begin().match.options, board: 'narrows' } as const;
    expect(laws(elsewhere, { games: 6, ledger, tables: [{ options, seats: 2 }] }).games).toBe(6);
  });

  test('AQU-DATA-10: on another board pieces move, jump and win by the same rules', () => {
    const table = scene('9 . F .\n5 . o .\n4 . S .\n3 F S .', { on: 'narrows' });
    expect(table.ends('b9')).toBe('a9 b10 c9');
    expect(table.ends('a3')).toBe('a4 c3 c5'); // a step forward, or over either shark
    expect(table.ends('b4')).toBe('a4 a5 b5 c4 c5');
    table.moves('b9-b10');
    expect(table.match.outcome).toMatchObject({ sides: [{ place: 1 }, { place: 2 }] });
  });

  test('AQU-DATA-11: once play has begun a camp cell is a cell like any other, open to both', () => {
    const table = scene('6 . . S . .\n2 . . s . .');
    expect(table.ends('c6')).toBe('b6 b7 c7 d6 d7');
    table.moves('c6-b6');
    expect(table.ends('c2')).toBe('b1 b2 c1 d1 d2');
    table.moves('c2-b2');
    expect(table.drawing).toBe(drawing('6 . S . . .\n2 . s . . .'));
  });
});
