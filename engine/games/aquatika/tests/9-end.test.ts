/** Chapter 9: the end of the game (fin du jeu). */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { colourAt } from '../state.ts';
import { A, B, begin, c, drawing, of, playOut, randomGames, scene, type Table } from './kit.ts';

const won = (table: Table) =>
  of(
    'won',
    table.match.log.flatMap(entry => entry.events),
  );
const drawn = (table: Table) =>
  of(
    'drawn',
    table.match.log.flatMap(entry => entry.events),
  );
const WIN_A = {
  sides: [
    { place: 1, share: 1 },
    { place: 2, share: 0 },
  ],
};
const WIN_B = {
  sides: [
    { place: 2, share: 0 },
    { place: 1, share: 1 },
  ],
};
const DRAW = {
  parts: 2,
  sides: [
    { place: 1, share: 1 },
    { place: 1, share: 1 },
  ],
};

describe('reaching the target', () => {
  test('AQU-END-01: a piece of one’s own on one’s target wins', () => {
    const table = scene('6 . . S . s');
    table.moves('c6-c7');
    expect(won(table)).toEqual([{ type: 'won', rule: 'AQU-END-01', seat: A }]);
    expect(table.match.outcome).toMatchObject(WIN_A);
    const grey = scene('2 . S s . .', { toMove: 'G' });
    grey.moves('c2-c1');
    expect(grey.match.outcome).toMatchObject(WIN_B);
  });

  test('AQU-END-02: at once: the other gets no last turn', () => {
    const table = scene('6 . . S . .\n2 . . s . .'); // Grey could have won with the next move
    table.moves('c6-c7');
    expect(table.match.over).toBe(true);
    expect(table.match.awaited).toBe(0);
    expect(table.refuses('c2-c1', B)).toMatchObject({ refused: 'over', rule: 'AQU-END-02' });
  });

  test.each(['O', 'S', 'F'])('AQU-END-03: any kind of piece will do: %s', kind => {
    const table = scene(`6 . . ${kind} . s`);
    table.moves('c6-c7');
    expect(table.match.outcome).toMatchObject(WIN_A);
  });

  test.each([
    ['straight', '6 . . S . s', 'c6-c7'],
    ['diagonally', '6 . S . . s', 'b6-c7'],
    ['sideways', '7 . . . S .\n6 . . . . s', 'd7-c7'],
    ['by a jump straight ahead', '6 . . s . .\n5 . . F . .', 'c5-c7'],
    ['by a jump aside', '7 . . . s F', 'e7-c7'],
    ['by a diagonal jump', '6 . s . . .\n5 F . . . .', 'a5-c7'],
  ])('AQU-END-04: it may be reached %s', (_, where, move) => {
    const table = scene(where);
    table.moves(move);
    expect(table.match.outcome).toMatchObject(WIN_A);
  });

  test.each(['s', 'f', 'S', 'F'])('AQU-END-05: an octopus wins whatever is under it: %s', prey => {
    for (const move of ['c6=c7', 'c6-c7']) {
      const table = scene(`6 . . O(${prey}) . .\n5 o . . . .`);
      table.moves(move);
      expect(won(table)).toEqual([{ type: 'won', rule: 'AQU-END-01', seat: A }]);
    }
  });

  test('AQU-END-06: nobody wins by being carried: no octopus enters the other player’s target', () => {
    const table = scene('7 . o(S) . . .\n2 S . . . .', { toMove: 'G' });
    for (const move of ['b7=c7', 'b7-c7']) expect(table.refuses(move).rule).toBe('AQU-MOVE-10');
  });

  test('AQU-END-07: no other cell of the last row counts', () => {
    for (const [start, end] of [
      ['b', 'a7'],
      ['b', 'b7'],
      ['d', 'd7'],
      ['d', 'e7'],
    ]) {
      const table = scene(`6 ${start === 'b' ? '. S . . .' : '. . . S .'}\n5 . . s . .`);
      table.moves(`${start}6-${end}`);
      expect(table.match.over).toBe(false);
    }
  });

  test('AQU-END-09: the last piece may still win', () => {
    const table = scene('7 o o . o .\n6 s s F s .');
    expect(table.match.over).toBe(false);
    table.moves('c6-c7');
    expect(table.match.outcome).toMatchObject(WIN_A);
  });

  test('AQU-END-10: a move that reaches the target and leaves the other without moves wins by the target', () => {
    const table = scene('6 . . S . .\n1 o O . . .');
    table.moves('c6-c7');
    expect(won(table)).toEqual([{ type: 'won', rule: 'AQU-END-01', seat: A }]);
  });
});

describe('no legal move', () => {
  test('AQU-END-08: whoever cannot move has lost at once', () => {
    const table = scene('3 . . S . .\n1 o O . . .');
    table.moves('c3-c4');
    expect(won(table)).toEqual([{ type: 'won', rule: 'AQU-END-08', seat: A }]);
    expect(table.match.outcome).toMatchObject(WIN_A);
    const without = scene('3 . . S . .\n4 . . s . .');
    without.moves('c3-c4'); // the last piece of Grey is eaten
    expect(won(without)).toEqual([{ type: 'won', rule: 'AQU-END-08', seat: A }]);
  });

  test('AQU-END-08: where the table says so, they sit out instead', () => {
    const table = scene('3 . . S . .\n1 o O . . .', { noMoveResult: 'pass' });
    const told = table.moves('c3-d3');
    expect(of('satOut', told)).toEqual([{ type: 'satOut', rule: 'AQU-END-08', seat: B, quiet: 2 }]);
    expect(table.asked).toBe(A);
    expect(table.match.over).toBe(false);
    table.moves('b1-b2'); // and when the way is free again, they move
    expect(table.asked).toBe(B);
    expect(table.choices()).toEqual(['a1-b1']);
  });

  test('AQU-END-08: if then neither can move it is a draw', () => {
    const blocked = '6 o o o\n5 O O O';
    expect(drawn(scene(blocked, { on: 'narrows', noMoveResult: 'pass' }))).toEqual([
      { type: 'drawn', rule: 'AQU-END-08' },
    ]);
    expect(scene(blocked, { on: 'narrows', noMoveResult: 'loss' }).match.outcome).toMatchObject(WIN_B);
  });
});

describe('draws', () => {
  const shuffle = ['c3-d3', 'c6-d6', 'd3-c3', 'd6-c6'];

  test('AQU-END-11: a game ends by itself, whatever is played', () => {
    for (const { match } of randomGames(5)) expect(match.over).toBe(true);
    // Two players who only go sideways come to an end as well.
    const table = scene('6 o . . . .\n2 . . . . O', { repetitionCount: 5, quietTurns: 100 });
    for (let turns = 0; !table.match.over; turns++) {
      expect(turns).toBeLessThan(100);
      const sideways = table.choices().filter(text => text[1] === text[4]);
      table.moves(sideways[turns % sideways.length]);
    }
    expect(drawn(table)).toHaveLength(1);
  });

  test('AQU-END-12: the same position for the third time, with the same player to move, is a draw', () => {
    const table = scene('6 . . s . .\n3 . . S . .');
    table.moves(...shuffle, ...shuffle.slice(0, 3));
    expect(table.match.over).toBe(false);
    table.moves('d6-c6');
    expect(drawn(table)).toEqual([{ type: 'drawn', rule: 'AQU-END-12' }]);
    expect(table.match.outcome).toMatchObject(DRAW);
  });

  test.each([2, 5])('AQU-END-12: or for the %i. time, where the table says so', repetitionCount => {
    const table = scene('6 . . s . .\n3 . . S . .', { repetitionCount });
    for (let round = 1; round < repetitionCount; round++) {
      expect(table.match.over).toBe(false);
      table.moves(...shuffle);
    }
    expect(table.match.over).toBe(true);
  });

  test('AQU-END-12: with another player to move it is another position', () => {
    const table = scene('3 . . S . .\n1 o O . . .', { noMoveResult: 'pass' });
    table.moves('c3-d3', 'd3-e3', 'e3-d3', 'd3-c3'); // Grey sits out after each of them
    // On c3 with Yellow to move for the second time; with Grey to move it has been there once.
    expect(table.state.history).toHaveLength(8);
    expect(table.match.over).toBe(false);
  });

  test('AQU-END-12: preys count: an octopus with its prey and the same pieces otherwise are another position', () => {
    const shared = '6 s . . . .\n3 . . O(f) . .';
    const table = scene(shared, { repetitionCount: 2 });
    // The octopus leaves its prey, comes back and covers it: only then is it as it was.
    table.moves('c3-d3', 'a6-b6', 'd3-c3');
    expect(table.drawing).toBe(drawing('6 . s . . .\n3 . . O(f) . .'));
    expect(table.match.over).toBe(false);
    table.moves('b6-a6');
    expect(drawn(table)).toEqual([{ type: 'drawn', rule: 'AQU-END-12' }]);
  });

  test('AQU-END-12: a prey that lies under another octopus makes another position, though it looks the same', () => {
    const table = scene('6 s . . . .\n3 O(f) . . O .', { repetitionCount: 2 });
    const yellow = ['a3=b3', 'b3-a3', 'd3-c3', 'c3-b3', 'b3=c3', 'c3=d3'];
    for (const [i, move] of yellow.entries()) table.moves(move, i % 2 === 0 ? 'a6-b6' : 'b6-a6');
    expect(table.drawing).toBe(drawing('6 s . . . .\n3 O . . O(f) .'));
    expect(table.match.over).toBe(false);
  });

  test('AQU-END-12: a move to another row begins anew', () => {
    const table = scene('6 . . s . .\n3 . . S . .');
    table.moves(...shuffle, 'c3-c4', 'c6-d6', 'c4-d4', 'd6-c6', 'd4-c4');
    expect(table.match.over).toBe(false);
    expect(table.state.history).toHaveLength(4);
  });

  test('AQU-END-13: 40 turns in a row without a change of row and without a meal are a draw', () => {
    const table = scene('6 . . s . .\n3 . . S . .', { quiet: 38 });
    table.moves('c3-d3');
    expect(table.match.over).toBe(false);
    table.moves('c6-d6');
    expect(drawn(table)).toEqual([{ type: 'drawn', rule: 'AQU-END-13' }]);
    expect(table.match.outcome).toMatchObject(DRAW);
  });

  test.each([20, 100])('AQU-END-13: or %i turns, where the table says so', quietTurns => {
    const table = scene('6 . . s . .\n3 . . S . .', { quiet: quietTurns - 1, quietTurns });
    table.moves('c3-d3');
    expect(drawn(table)).toEqual([{ type: 'drawn', rule: 'AQU-END-13' }]);
  });

  test('AQU-END-13: a turn sat out is a quiet turn', () => {
    const table = scene('3 . . S . .\n1 o O . . .', { noMoveResult: 'pass', quiet: 38 });
    table.moves('c3-d3'); // and Grey sits out
    expect(drawn(table)).toEqual([{ type: 'drawn', rule: 'AQU-END-13' }]);
  });

  test('AQU-END-13: a meal or a change of row sets the counter to 0', () => {
    const meal = scene('6 . . s . .\n3 . . S f .', { quiet: 39 });
    meal.moves('c3-d3');
    expect([meal.view(A).quiet, meal.match.over]).toEqual([0, false]);
    const row = scene('6 . . s . .\n3 . . S . .', { quiet: 39 });
    row.moves('c3-d4');
    expect([row.view(A).quiet, row.match.over]).toEqual([0, false]);
  });

  test('AQU-END-14: anybody may resign at any time, also while arranging and on the other’s turn', () => {
    for (const table of [begin(), begin({ first: A }).arranged()])
      for (const seat of [A, B]) {
        const copy = table.state.arranging ? begin() : begin({ first: A }).arranged();
        expect(copy.enters({ type: 'resigned', seat }).map(event => event.type)).toEqual(['resigned', 'won']);
        expect(copy.match.outcome).toMatchObject(seat === A ? WIN_B : WIN_A);
        expect(won(copy)).toEqual([{ type: 'won', rule: 'AQU-END-14', seat: 1 - seat }]);
      }
  });

  test('AQU-END-14: a draw needs both, and a game is not called off', () => {
    const table = begin().arranged();
    expect(table.refusesTo(() => table.match.applyExternal({ type: 'agreed', on: 'draw', seats: 0b01 }))).toMatchObject(
      {
        refused: 'needs-consent',
        rule: 'AQU-END-14',
      },
    );
    expect(table.refusesTo(() => table.match.applyExternal({ type: 'agreed', on: 'stop', seats: 0b11 }))).toMatchObject(
      {
        refused: 'not-in-this-game',
        rule: 'AQU-END-14',
      },
    );
    table.enters({ type: 'agreed', on: 'draw', seats: 0b11 });
    expect(drawn(table)).toEqual([{ type: 'drawn', rule: 'AQU-END-14' }]);
    expect(table.match.outcome).toMatchObject(DRAW);
  });

  test('AQU-END-15: where a win and a draw come with the same move, the win counts', () => {
    const table = scene('7 . S . . .\n6 . . . . s', { quiet: 39 });
    table.moves('b7-c7'); // the fortieth quiet turn
    expect(drawn(table)).toEqual([]);
    expect(table.match.outcome).toMatchObject(WIN_A);
  });
});

test('AQU-END-01: in whole games whoever stands on the target has won, and nobody else', () => {
  for (const board of ['lagoon', 'reef'] as const)
    for (let seed = 0; seed < 6; seed++) {
      const { match } = playOut(begin({ board, yellow: seed % 2 === 0 ? A : B }, seed), seed);
      const [win] = of('won', match.told(PUBLIC));
      if (win?.rule !== 'AQU-END-01') continue;
      const target = { lagoon: ['c7', 'c1'], reef: ['c10', 'c1'] }[board][colourAt(match.state, win.seat)];
      expect(match.state.top[c(target)] >> 2).toBe(colourAt(match.state, win.seat));
      expect(match.outcome).toMatchObject(win.seat === A ? WIN_A : WIN_B);
    }
});
