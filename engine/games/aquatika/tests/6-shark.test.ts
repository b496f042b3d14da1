/** Chapter 6: the shark (requin). */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { NONE } from '../pieces.ts';
import { A, B, c, drawing, of, pieces, randomGames, scene } from './kit.ts';

describe('eating', () => {
  test('AQU-SHARK-01: a shark eats a piece by stepping onto its cell', () => {
    const table = scene('7 . . . . o\n4 . f . s .\n3 . . S . .');
    expect(table.ends('c3')).toBe('b3 b4 c4 d3 d4');
    table.moves('c3-d4');
    expect(table.state.eaten.at(-1)).toBe(pieces('s')[0]);
  });

  test('AQU-SHARK-02: the eaten piece is off the board and the shark stands in its place', () => {
    const table = scene('7 . . . . o\n4 . . . f .\n3 . . S . .');
    const [moved] = table.moves('c3-d4');
    expect(table.drawing).toBe(drawing('7 . . . . o\n4 . . . S .'));
    expect(moved).toMatchObject({ rule: 'AQU-SHARK-02', move: { from: c('c3'), to: c('d4'), eaten: pieces('f') } });
  });

  test.each(['o', 's', 'f'])('AQU-SHARK-03: it eats any kind of piece: %s', prey => {
    const table = scene(`7 . . . . o\n4 . . . ${prey} .\n3 . . S . .`);
    table.moves('c3-d4');
    expect(table.state.eaten.at(-1)).toBe(pieces(prey)[0]);
  });

  test.each(['O', 'S', 'F'])('AQU-SHARK-04: it may eat a piece of its own camp: %s', friend => {
    const table = scene(`7 . . . . o\n4 . . . ${friend} .\n3 . . S . .`);
    table.moves('c3-d4');
    expect(table.state.eaten.at(-1)).toBe(pieces(friend)[0]);
    expect(table.drawing).toBe(drawing('7 . . . . o\n4 . . . S .'));
  });
});

describe('a stack', () => {
  test('AQU-SHARK-05: a prey shares the fate of its octopus', () => {
    const table = scene('5 . . s . .\n4 . . O(F) . .', { toMove: 'G' });
    const [moved] = table.moves('c5-c4');
    expect(moved).toMatchObject({ rule: 'AQU-SHARK-05', move: { eaten: pieces('O F') } });
    expect(table.drawing).toBe(drawing('4 . . s . .'));
    expect(table.state.under[c('c4')]).toBe(NONE);
  });

  test.each(['f', 's', 'F', 'S'])('AQU-SHARK-06: the prey %s is lost whichever camp it belongs to', prey => {
    const table = scene(`5 . . s . .\n4 . . O(${prey}) . .`, { toMove: 'G' });
    table.moves('c5-c4');
    expect(table.state.eaten.slice(-2)).toEqual(pieces(`O ${prey}`));
  });

  test('AQU-SHARK-07: it cannot choose to eat only one of the two', () => {
    const table = scene('5 . . s . .\n4 . . O(f) . .', { toMove: 'G' });
    expect(table.choices('c5').filter(text => text.endsWith('c4'))).toEqual(['c5-c4']);
  });

  test('AQU-SHARK-10: the move is the same whether or not there is a prey, known or not', () => {
    const bare = scene('5 . . s . .\n4 . . O . .', { toMove: 'G' });
    const stack = scene('5 . . s . .\n4 . . O(f) . .', { toMove: 'G' });
    expect(stack.choices()).toEqual(bare.choices());
    bare.moves('c5-c4');
    stack.moves('c5-c4');
    expect([bare, stack].map(table => table.drawing)).toEqual([drawing('4 . . s . .'), drawing('4 . . s . .')]);
    expect(stack.state.eaten.slice(-2)).toEqual(pieces('O f'));
  });

  test('AQU-SHARK-12: a covered shark cannot eat its way out', () => {
    const table = scene('7 . . . . s\n4 . . O(s) . .', { toMove: 'G' });
    expect(table.choices().every(text => text.startsWith('e7'))).toBe(true);
    expect(table.refuses('c4-c3')).toMatchObject({ rule: 'AQU-TURN-04' });
  });
});

describe('afterwards', () => {
  test('AQU-SHARK-08: eaten pieces never come back', () => {
    let [game, eaten] = [null as unknown, [] as number[]];
    randomGames(6, ({ match, state }) => {
      if (game === match) expect(state.eaten.slice(0, eaten.length)).toEqual(eaten);
      [game, eaten] = [match, [...state.eaten]];
    });
  });

  test('AQU-SHARK-09: it eats what is on one cell a turn, and its turn is over', () => {
    const table = scene('5 . . . f .\n4 . . . f .\n3 . . S . .');
    const before = table.state.eaten.length;
    table.moves('c3-d4');
    expect(table.state.eaten).toHaveLength(before + 1);
    expect(table.asked).toBe(B);
    for (const event of randomGames(4).flatMap(({ match }) => match.log.flatMap(entry => of('moved', entry.events))))
      expect(event.move.eaten.length).toBeLessThanOrEqual(2);
  });

  test('AQU-SHARK-11: everybody sees what leaves the board, the prey too, and it stays beside the board', () => {
    const table = scene('5 . . s . .\n4 . . O(f) . .\n1 S . . . .', { toMove: 'G' });
    const { match } = table;
    table.moves('c5-c4');
    for (const viewer of [A, B, PUBLIC]) {
      const entry = match.log.at(-1);
      const told = entry === undefined ? [] : match.tell(entry, viewer);
      expect(of('moved', told)[0].move.eaten).toEqual(pieces('O f'));
      expect(match.view(viewer).eaten.slice(-2)).toEqual(pieces('O f'));
    }
    table.moves('a1-a2', 'c4-c3');
    for (const viewer of [A, B, PUBLIC]) expect(match.view(viewer).eaten.slice(-2)).toEqual(pieces('O f'));
  });
});
