/** Chapter 5: the octopus (pieuvre). */
import { describe, expect, test } from 'vitest';
import { A, B, c, drawing, pieces, scene } from './kit.ts';

describe('covering', () => {
  test('AQU-OCTO-01: an octopus covers a piece by stepping onto its cell', () => {
    const table = scene('7 . . . . o\n4 . . . s .\n3 . . O . .');
    const [moved] = table.moves('c3-d4');
    expect(table.drawing).toBe(drawing('7 . . . . o\n4 . . . O(s) .'));
    expect(moved).toMatchObject({ rule: 'AQU-OCTO-01', seat: A, move: { covered: pieces('s')[0] } });
  });

  test('AQU-OCTO-02: pieces of its own camp as well as of the other', () => {
    const table = scene('7 . . . . o\n4 . s f S .\n3 . . O . .');
    expect(table.ends('c3')).toBe('b3 b4 c4 d3 d4');
    for (const [cell, prey] of [
      ['b4', 's'],
      ['c4', 'f'],
      ['d4', 'S'],
    ]) {
      const other = scene('7 . . . . o\n4 . s f S .\n3 . . O . .');
      other.moves(`c3-${cell}`);
      expect(other.state.under[c(cell)]).toBe(pieces(prey)[0]);
    }
  });

  test('AQU-OCTO-03: no other octopus, whichever camp it belongs to', () => {
    const table = scene('7 . . . . o\n4 . o . O .\n3 . . O . .');
    expect(table.ends('c3')).toBe('b3 c4 d3');
    for (const text of ['c3-b4', 'c3-d4'])
      expect(table.refuses(text)).toMatchObject({ refused: 'octopus-on-octopus', rule: 'AQU-OCTO-03' });
  });

  test('AQU-OCTO-04: an octopus with a prey cannot be covered either, nor with a prey of one’s own', () => {
    const table = scene('7 . . . . o\n4 . o(s) o(S) O(f) .\n3 . . O(F) . .');
    expect(table.ends('c3')).toBe('b3 d3');
    expect(table.refuses('c3-b4').rule).toBe('AQU-OCTO-03');
    expect(table.refuses('c3=c4').rule).toBe('AQU-OCTO-03');
  });

  test('AQU-OCTO-08: covering removes nothing from the board', () => {
    const table = scene('7 . . . . o\n4 . . . s .\n3 . . O . .');
    const before = table.state.eaten.length;
    table.moves('c3-d4');
    expect(table.state.eaten).toHaveLength(before);
    expect(table.view(B).covered).toEqual(pieces('s'));
  });

  test('AQU-OCTO-19: covering a friend is an ordinary covering, to carry it and to set it free', () => {
    const table = scene('7 . . . . o\n4 . . . F .\n3 . . O . .');
    table.moves('c3-d4', 'e7-e6');
    expect(table.choices().every(text => text.startsWith('d4'))).toBe(true); // the fish does not move while covered
    table.moves('d4=d5', 'e6-e5', 'd5-d6', 'e5-e4');
    expect(table.drawing).toBe(drawing('6 . . . O .\n5 . . . F .\n4 . . . . o'));
    expect(table.choices('d5')).toContain('d5-d7'); // over the octopus that freed it
  });
});

describe('with or without the prey', () => {
  const carrying = '7 . . . . o\n4 . . . O(s) .';

  test('AQU-OCTO-05: it may move and take its prey along', () => {
    const table = scene(carrying);
    table.moves('d4=d5');
    expect(table.drawing).toBe(drawing('7 . . . . o\n5 . . . O(s) .'));
    expect(scene('7 . . . . o\n4 . . . O .').refuses('d4=d5')).toMatchObject({
      refused: 'no-prey',
      rule: 'AQU-OCTO-05',
    });
    expect(scene('7 . . . . o\n4 . . . S .').refuses('d4=d5').rule).toBe('AQU-OCTO-05');
  });

  test('AQU-OCTO-06: it may move without its prey, which is free on the cell it left', () => {
    const table = scene(carrying);
    const [moved] = table.moves('d4-d5');
    expect(table.drawing).toBe(drawing('7 . . . . o\n5 . . . O .\n4 . . . s .'));
    expect(moved).toMatchObject({ rule: 'AQU-OCTO-06', move: { freed: pieces('s')[0], covered: 0 } });
  });

  test('AQU-OCTO-07: without its prey it may cover another piece with the same step', () => {
    const table = scene('7 . . . . o\n5 . . . f .\n4 . . . O(s) .');
    const [moved] = table.moves('d4-d5');
    expect(table.drawing).toBe(drawing('7 . . . . o\n5 . . . O(f) .\n4 . . . s .'));
    expect(moved).toMatchObject({ rule: 'AQU-OCTO-07', move: { freed: pieces('s')[0], covered: pieces('f')[0] } });
  });

  test('AQU-OCTO-09: a covered piece is not moved by its owner, not even under the own octopus', () => {
    const table = scene('7 . . . . o\n4 . o(S) . O(F) .');
    expect(table.choices().every(text => text.startsWith('d4'))).toBe(true);
    expect(table.choices()).toHaveLength(10); // those of the octopus, and no jump of the fish
    expect(table.refuses('b4-b5').rule).toBe('AQU-TURN-04');
  });

  test('AQU-OCTO-10: there is never more than one piece under an octopus', () => {
    const table = scene('7 . . . . o\n5 . . . f .\n4 . . . O(s) .');
    table.moves('d4-d5');
    expect(table.view(A).covered).toEqual(pieces('f'));
  });

  test('AQU-OCTO-11: with its prey it only steps onto an empty cell', () => {
    const table = scene('7 . . . . o\n5 . . S f .\n4 . . . O(s) .');
    expect(table.choices('d4').filter(text => text.includes('='))).toEqual(['d4=c4', 'd4=e4', 'd4=e5']);
    for (const text of ['d4=d5', 'd4=c5'])
      expect(table.refuses(text)).toMatchObject({ refused: 'one-prey', rule: 'AQU-OCTO-11' });
  });

  test('AQU-OCTO-12: onto an empty cell the owner chooses each time: they are two moves', () => {
    const table = scene(carrying);
    expect(table.choices('d4')).toEqual(['c4', 'c5', 'd5', 'e4', 'e5'].flatMap(to => [`d4-${to}`, `d4=${to}`]).sort());
    table.moves('d4=d5', 'e7-e6', 'd5-c5');
    expect(table.state.under[c('c5')]).toBe(0);
  });

  test('AQU-OCTO-13: a prey is not freed without moving the octopus', () => {
    const table = scene(carrying);
    expect(table.refuses('d4-d4').rule).toBe('AQU-MOVE-13');
    const ends = table.choices().map(text => text.slice(3));
    expect(ends).not.toContain('d4');
  });

  test('AQU-OCTO-14: what it covers is carried from the owner’s next turn on, never in the same', () => {
    const table = scene('7 . . . . o\n4 . . . s .\n3 . . O . .');
    expect(table.choices().filter(text => text.includes('='))).toEqual([]);
    expect(table.refuses('c3-e5').rule).toBe('AQU-MOVE-01');
    table.moves('c3-d4', 'e7-e6');
    expect(table.choices().filter(text => text.includes('='))).toHaveLength(5);
  });

  test('AQU-OCTO-15: a prey may be kept without limit', () => {
    const table = scene('7 o . . . .\n4 . . . O(s) .', { quietTurns: 100, repetitionCount: 5 });
    for (let i = 0; i < 6; i++) table.moves(...(i % 2 === 0 ? ['d4=c4', 'a7-b7'] : ['c4=d4', 'b7-a7']));
    expect(table.state.under[c('d4')]).toBe(pieces('s')[0]);
    expect(table.choices('d4')).toHaveLength(10);
  });

  test('AQU-OCTO-16: a freed piece belongs to its old owner and has all its powers in that owner’s next turn', () => {
    const shark = scene('7 . . . . o\n4 . . . O(s) .');
    shark.moves('d4-e4', 'd4-e4'); // the shark eats the octopus that has just freed it
    expect(shark.drawing).toBe(drawing('7 . . . . o\n4 . . . . s'));
    const fish = scene('7 . . . . o\n4 . . . O(f) .');
    fish.moves('d4-c4', 'd4-b4'); // and the fish jumps over it
    expect(fish.drawing).toBe(drawing('7 . . . . o\n4 . f O . .'));
  });

  test('AQU-OCTO-17: a stack moves like a single octopus, in the directions of its owner', () => {
    expect(scene('7 . . . . o\n4 . . . O(s) .').ends('d4')).toBe('c4 c5 d5 e4 e5');
    expect(scene('4 . . . o(S) .\n1 S . . . .', { toMove: 'G' }).ends('d4')).toBe('c3 c4 d3 e3 e4');
    expect(scene('7 . . . . o\n4 . . . O(s) .').refuses('d4=d6').rule).toBe('AQU-MOVE-01');
  });

  test('AQU-OCTO-18: a prey has no power while it is covered', () => {
    const table = scene('7 . . . . o\n5 . . . O(s) .\n4 . . . O(f) .', { toMove: 'G' });
    expect(table.choices().every(text => text.startsWith('e7'))).toBe(true);
  });

  test('AQU-OCTO-20: an enemy prey may be left anywhere, even where it can hardly move', () => {
    const table = scene('7 . . . . o\n6 O(s) . . . .');
    table.moves('a6=a7', 'e7-e6', 'a7-b7');
    expect(table.drawing).toBe(drawing('7 s O . . .\n6 . . . . o'));
    expect(table.ends('a7')).toBe('a6 b6 b7');
  });

  test('AQU-OCTO-21: a prey is safe from a second octopus, and not from a shark', () => {
    const table = scene('5 . . o s .\n4 . . . O(f) .', { toMove: 'G' });
    expect(table.refuses('c5-d4')).toMatchObject({ rule: 'AQU-OCTO-03' });
    table.moves('d5-d4');
    expect(table.state.eaten.slice(-2)).toEqual(pieces('O f'));
  });
});
