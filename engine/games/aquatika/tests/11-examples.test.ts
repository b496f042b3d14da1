/** Chapter 11: the worked examples, all on the lagoon with the usual options. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../kernel/chance.ts';
import { next, play } from '../../../kernel/flow.ts';
import { checkLegality } from '../../../kernel/legality.ts';
import { Offer } from '../../../kernel/steps.ts';
import { aquatika } from '../game.ts';
import { seenText } from '../notation.ts';
import { NONE } from '../pieces.ts';
import { asSeen } from '../seen.ts';
import { type Action, boardOf } from '../state.ts';
import { A, B, begin, c, drawing, of, pieces, playOut, type Settings, scene, type Table } from './kit.ts';

/** Numbers of sequences of one, two and three moves, found by another program that knows nothing of this one. */
interface Counted {
  name: string;
  drawn: string[];
  options: Settings;
  counts: number[];
}
const SEQUENCES: Counted[] = JSON.parse(readFileSync(new URL('sequences.json', import.meta.url), 'utf8'));

/** Every pair of cells, tried one by one from a screen: what is allowed must be what is listed, and so many. */
function moves(table: Table): number {
  const { asked, match } = table;
  const seen = asSeen(match.view(asked), asked);
  const { cells } = boardOf(seen);
  const allowed = cells.flatMap(from =>
    cells.flatMap(to =>
      (['move', 'carry'] as const).flatMap(type => {
        const action: Action = { type, from, to };
        return 'legal' in checkLegality(aquatika.book, seen, asked, action) ? [JSON.stringify(action)] : [];
      }),
    ),
  );
  const listed = (match.asked(asked)?.legal ?? []).map(action => JSON.stringify(action));
  expect(allowed.sort()).toEqual(listed.sort());
  return listed.length;
}

test.each([
  ['3 . . S . .', 'c3', 'b3 b4 c4 d3 d4', 5],
  ['3 S . . . .', 'a3', 'a4 b3 b4', 3],
  ['7 S . . . .', 'a7', 'b7', 1],
  ['7 . S . . .', 'b7', 'a7 c7', 2],
  ['1 . S . . .', 'b1', 'a1 a2 b2 c2', 4],
])('1, AQU-MOVE-01, AQU-MOVE-05: %s', (drawn, from, ends, count) => {
  const table = scene(`${drawn}\n5 . . . . s`);
  expect(table.ends(from)).toBe(ends);
  expect(moves(table)).toBe(count);
});

test('1, AQU-MOVE-07: a single Grey shark on c5 has 5 moves', () => {
  const table = scene('5 . . s . .\n1 S . . . .', { toMove: 'G' });
  expect(table.ends('c5')).toBe('b4 b5 c4 d4 d5');
  expect(moves(table)).toBe(5);
});

test('2, AQU-SETUP-03: the start position has exactly 27 moves, for either player', () => {
  const table = begin({ first: A }).arranged();
  expect(table.drawing).toBe(drawing('7 s f . f s\n6 o o f s o\n2 O S F O O\n1 S F . F S'));
  expect(moves(table)).toBe(27);
  const each = ['a1', 'b1', 'd1', 'e1', 'a2', 'b2', 'c2', 'd2', 'e2'].map(from => table.ends(from));
  expect(each).toEqual([
    'a2 b1 b2',
    'b3 d3',
    'b3 d3',
    'd1 d2 e2',
    'a3 b2 b3',
    'a2 a3 b3 c2 c3',
    'b3 c3 d3',
    'c2 c3 d3 e3',
    'd3 e3',
  ]);
  expect(moves(begin({ first: B }).arranged())).toBe(27);
});

describe('3: cover, carry, release and cover again', () => {
  const table = scene('6 o . . . f\n4 . . . s .\n3 . . O . .');
  const turns = [
    ['c3-d4', '6 o . . . f\n4 . . . O(s) .', 5],
    ['a6-a5', '6 . . . . f\n5 o . . . .\n4 . . . O(s) .', 6],
    ['d4=d5', '6 . . . . f\n5 o . . O(s) .', 10],
    ['a5-a4', '6 . . . . f\n5 . . . O(s) .\n4 o . . . .', 6],
    ['d5-e6', '6 . . . . O(f)\n5 . . . s .\n4 o . . . .', 9],
  ] as const;

  test('AQU-OCTO-07, AQU-OCTO-12: turn by turn', () => {
    for (const [move, after, count] of turns) {
      expect(moves(table)).toBe(count);
      if (move === 'a5-a4') expect(table.choices('e6')).toContain('e6-c4');
      table.moves(move);
      expect(table.drawing).toBe(drawing(after));
      if (move === 'd4=d5') {
        expect(table.view(A).under[c('d5')]).toBe(pieces('s')[0]);
        expect(table.view(B).under[c('d5')]).toBe(NONE);
        expect(table.view(B).covered).toEqual(pieces('s'));
        const last = table.view(B).last[A];
        expect(last && seenText(last)).toBe('Od4-d5');
      }
    }
    expect(moves(table)).toBe(8);
    expect(table.ends('d5')).toBe('c4 c5 d4 e4 e5');
  });
});

test('4, AQU-OCTO-03, AQU-OCTO-11: an octopus ahead', () => {
  const closed = scene('6 . . . o .\n5 . . . O(s) .');
  expect(moves(closed)).toBe(8);
  expect(closed.ends('d5')).toBe('c5 c6 e5 e6');
  const open = scene('7 o . . . .\n6 . . . f .\n5 . . . O(s) .');
  expect(moves(open)).toBe(9);
  expect(open.choices().filter(text => text.endsWith('d6'))).toEqual(['d5-d6']);
});

test('5, AQU-SHARK-05, AQU-SHARK-11: a shark eats a stack', () => {
  const table = scene('5 . . s . .\n4 . . O(f) . .\n1 S . . . .', { toMove: 'G' });
  const [moved] = of('moved', table.moves('c5-c4'));
  expect(moved.move.eaten).toEqual(pieces('O f'));
  expect(table.drawing).toBe(drawing('4 . . s . .\n1 S . . . .'));
});

test('6, AQU-SHARK-04, AQU-SHARK-06: eating a friend', () => {
  const table = scene('7 . . . . o\n4 . O(s) . . .\n3 . S . . .');
  expect(moves(table)).toBe(15);
  expect([table.choices('b3').length, table.choices('b4').length]).toEqual([5, 10]);
  table.moves('b3-b4');
  expect(table.state.eaten.slice(-2)).toEqual(pieces('O s'));
});

test('7, AQU-FISH-03, AQU-FISH-04: a chain of jumps', () => {
  const chain = '5 . . . s .\n3 . S . . .\n2 F . . . .';
  expect(
    scene(chain)
      .choices('a2')
      .filter(text => /c4|e6|c6|e4/.test(text)),
  ).toEqual(['a2-c4', 'a2-e6']);
  const shut = scene(`6 . . . . o\n${chain}`);
  expect(shut.choices('a2').filter(text => /c4|e6/.test(text))).toEqual(['a2-c4']);
  const column = scene('6 o . . . .\n4 s . . . .\n2 S . . . .\n1 F . . . .');
  expect(column.choices('a1').filter(text => text.endsWith('3') || text.endsWith('5') || text.endsWith('7'))).toEqual([
    'a1-a3',
    'a1-a5',
    'a1-a7',
  ]);
  for (const table of [scene(chain), shut, column]) moves(table);
});

test('8, AQU-FISH-02, AQU-FISH-10: no jump', () => {
  const table = scene('4 . . s . .\n3 . . s . .\n2 . . F . .');
  expect(table.ends('c2')).toBe('b2 b3 d2 d3');
  expect(moves(table)).toBe(4);
});

test('9, AQU-FISH-11: sideways jumps', () => {
  const drawn = '6 o . . . .\n4 F S . s .';
  expect(
    scene(drawn)
      .choices('a4')
      .filter(text => text.endsWith('4')),
  ).toEqual(['a4-c4', 'a4-e4']);
  const without = scene(drawn, { jumpSideways: false });
  expect(without.choices('a4').filter(text => text.endsWith('4'))).toEqual([]);
  for (const table of [scene(drawn), without]) moves(table);
});

test('10, AQU-FISH-16, AQU-END-04: a jump onto the target', () => {
  const aside = scene('7 F s . . .');
  expect(aside.choices()).toEqual(['a7-c7']);
  expect(moves(aside)).toBe(1);
  aside.moves('a7-c7');
  expect(aside.view(A).winner).toBe(A);
  const over = scene('6 . . . o(S) .\n5 . . . . F');
  expect(over.choices()).toEqual(['e5-c7', 'e5-d5', 'e5-e6']);
  expect(moves(over)).toBe(3);
  over.moves('e5-c7');
  expect(over.view(A).winner).toBe(A);
});

test('11, AQU-END-05: winning with a prey', () => {
  for (const move of ['d6=c7', 'd6-c7']) {
    const table = scene('6 . . . O(s) .\n5 o . . . .');
    table.moves(move);
    expect(table.view(A).winner).toBe(A);
  }
});

test('12, AQU-MOVE-10, AQU-END-06: a barred target', () => {
  const table = scene('7 . o(S) . . .\n2 S . . . .', { toMove: 'G' });
  expect(table.ends('b7')).toBe('a6 a7 b6 c6');
  expect(moves(table)).toBe(8);
});

test('13, AQU-END-08: no legal move', () => {
  const drawn = '3 . . . . S\n1 o O . . .';
  expect(scene(drawn, { toMove: 'G' }).match.outcome).toMatchObject({ sides: [{ place: 1 }, { place: 2 }] });
  const pass = scene(drawn, { toMove: 'G', noMoveResult: 'pass' });
  expect(pass.match.over).toBe(false);
  expect(pass.asked).toBe(A);
});

test('14, AQU-END-12: repetition', () => {
  const table = scene('6 . . s . .\n3 . . S . .');
  for (const round of [1, 2])
    for (const move of ['c3-d3', 'c6-d6', 'd3-c3', 'd6-c6']) {
      expect(table.match.over, `round ${round}`).toBe(false);
      table.moves(move);
    }
  expect(of('drawn', table.told())).toEqual([{ type: 'drawn', rule: 'AQU-END-12' }]);
});

test('15, AQU-END-13: quiet turns', () => {
  const table = scene('6 . . s s .\n3 . O(f) F . .\n2 S . . . .', { repetitionCount: 5 });
  const quiet = (move: string): number => {
    table.moves(move);
    return table.view(A).quiet;
  };
  expect(table.view(A).quiet).toBe(0);
  expect(quiet('b3-c3')).toBe(1); // a sideways covering and release
  expect(quiet('c6-b6')).toBe(2);
  expect(quiet('c3=d3')).toBe(3); // with the prey
  expect(quiet('d6-d5')).toBe(0);
  expect(quiet('a2-b2')).toBe(1);
  expect(quiet('b6-a6')).toBe(2);
  expect(quiet('b2-a2')).toBe(3);
  table.moves('a6-b6', 'a2-b2', 'b6-a6', 'b2-a3', 'a6-b6');
  expect(quiet('a3-b3')).toBe(0); // a meal on the same row
});

describe('every move there is', () => {
  test('AQU-TURN-02: in random games what is allowed cell by cell is what is listed', () => {
    let looked = 0;
    for (const board of ['lagoon', 'reef'] as const)
      for (const jumpSideways of [true, false])
        playOut(begin({ board, jumpSideways }, 4), 9, table => {
          if (table.state.arranging || table.match.over || table.match.seq % 12 !== 0) return;
          moves(table);
          looked++;
        });
    expect(looked).toBeGreaterThan(10);
  });

  test.each(SEQUENCES)('AQU-TURN-01: the sequences of moves from $name', ({ drawn, options, counts }) => {
    const { state } = scene(drawn.join('\n'), options);
    expect([1, 2, 3].map(depth => sequencesFrom(state, depth))).toEqual(counts);
  });
});

/** How many sequences of so many moves there are; a game that is over has none left. */
function sequencesFrom(s: Table['state'], depth: number): number {
  const { steps } = aquatika.book;
  const here = aquatika.clone(s, new SeededDice(1));
  const out = new Offer<Action>();
  const seat = next(steps, here, out);
  if (depth === 1 || seat < 0) return seat < 0 ? 0 : out.length;
  return out.toArray().reduce((sum, action) => {
    const after = aquatika.clone(here, new SeededDice(1));
    play(steps, after, seat, action);
    return sum + sequencesFrom(after, depth - 1);
  }, 0);
}
