/** Chapter 7: the flying fish (poisson volant). */
import { describe, expect, test } from 'vitest';
import { cellName } from '../board.ts';
import { A, B, c, drawing, of, randomGames, scene } from './kit.ts';

const FAR = '7 . . . . o';

describe('one jump', () => {
  test('AQU-FISH-01: instead of a step it may jump over a piece onto the cell on the other side', () => {
    const table = scene(`${FAR}\n4 . . s . .\n3 . . F . .`);
    expect(table.ends('c3')).toBe('b3 b4 c5 d3 d4');
    const [moved] = table.moves('c3-c5');
    expect(table.drawing).toBe(drawing(`${FAR}\n5 . . F . .\n4 . . s . .`));
    expect(moved).toMatchObject({ rule: 'AQU-FISH-01', path: [c('c3'), c('c5')] });
  });

  test('AQU-FISH-02: the landing cell must be empty', () => {
    for (const blocker of ['S', 's', 'o', 'O', 'f']) {
      const table = scene(`${FAR}\n5 . . ${blocker} . .\n4 . . s . .\n3 . . F . .`);
      expect(table.ends('c3')).toBe('b3 b4 d3 d4');
      expect(table.refuses('c3-c5')).toMatchObject({ refused: 'landing-taken', rule: 'AQU-FISH-02' });
    }
  });

  test('AQU-FISH-05: there are straight and diagonal jumps', () => {
    const table = scene(`${FAR}\n4 . s s S .\n3 . . F . .`);
    expect(table.ends('c3')).toBe('a5 b3 c5 d3 e5');
  });

  test('AQU-FISH-06: backward directions are closed to jumps too', () => {
    const table = scene(`${FAR}\n4 . . F . .\n3 . s s S .`);
    expect(table.ends('c4')).toBe('b4 b5 c5 d4 d5');
    for (const text of ['c4-c2', 'c4-a2', 'c4-e2'])
      expect(table.refuses(text)).toMatchObject({ refused: 'backward', rule: 'AQU-FISH-06' });
  });

  test('AQU-FISH-08: the piece jumped over stays and suffers nothing', () => {
    const table = scene(`${FAR}\n4 . . o(S) . .\n3 . . F . .`);
    const eaten = [...table.state.eaten];
    table.moves('c3-c5');
    expect(table.drawing).toBe(drawing(`${FAR}\n5 . . F . .\n4 . . o(S) . .`));
    expect(table.state.eaten).toEqual(eaten);
  });

  test('AQU-FISH-09: over the neighbouring cell, onto the next in the same direction', () => {
    const table = scene(`${FAR}\n5 . . s . .\n3 . . F . .`);
    expect(table.ends('c3')).toBe('b3 b4 c4 d3 d4'); // the shark is too far to be jumped
    expect(table.refuses('c3-c6')).toMatchObject({ refused: 'two-cells', rule: 'AQU-FISH-09' });
    for (const { path } of randomGames(4).flatMap(({ match }) => match.log.flatMap(entry => of('moved', entry.events))))
      for (let i = 1; i < path.length; i++)
        expect([1, 2, 7, 8, 9, 14, 16, 18]).toContain(Math.abs(path[i] - path[i - 1]));
  });

  test('AQU-FISH-11: it may jump sideways, unless the table says otherwise', () => {
    const drawn = `${FAR}\n4 . s F S .\n3 . . . . .`;
    expect(scene(drawn).ends('c4')).toBe('a4 b5 c5 d5 e4');
    const narrow = scene(drawn, { jumpSideways: false });
    expect(narrow.ends('c4')).toBe('b5 c5 d5');
    for (const text of ['c4-a4', 'c4-e4'])
      expect(narrow.refuses(text)).toMatchObject({ refused: 'no-sideways-jump', rule: 'AQU-FISH-11' });
  });

  test.each(['s', 'f', 'o', 'S', 'O', 'F'])('AQU-FISH-12: over any piece of either camp and any kind: %s', over => {
    expect(scene(`${FAR}\n4 . . ${over} . .\n3 . . F . .`).choices('c3')).toContain('c3-c5');
  });

  test('AQU-FISH-13: an octopus with a prey counts as one piece', () => {
    for (const stack of ['o(S)', 'o(f)', 'O(s)', 'O(F)'])
      expect(scene(`${FAR}\n4 . . ${stack} . .\n3 . . F . .`).choices('c3')).toContain('c3-c5');
  });

  test('AQU-FISH-15: it cannot jump over an empty cell', () => {
    const table = scene(`${FAR}\n3 . . F . .`);
    for (const text of ['c3-c5', 'c3-a5', 'c3-e3'])
      expect(table.refuses(text)).toMatchObject({ refused: 'nothing-to-jump', rule: 'AQU-FISH-15' });
  });
});

describe('several jumps', () => {
  test('AQU-FISH-03: it may go on jumping in the same turn, each jump by the same rule', () => {
    const chain = scene('7 o . . . .\n5 . . . s .\n3 . S . . .\n2 F . . . .');
    expect(chain.ends('a2')).toBe('a3 b2 c4 e6');
    const [moved] = chain.moves('a2-e6');
    expect(of('moved', [moved])[0].path.map(cellName)).toEqual(['a2', 'c4', 'e6']);
    expect(chain.drawing).toBe(drawing('7 o . . . .\n6 . . . . F\n5 . . . s .\n3 . S . . .'));
  });

  test('AQU-FISH-04: all jumps of a turn keep the direction of the first', () => {
    const table = scene('7 o . . . .\n5 . . s . .\n4 . . . s .\n3 . S . . .\n2 F . . . .');
    expect(table.ends('a2')).toBe('a3 b2 c4'); // from c4 it could jump c6 or e4 only by turning
    for (const text of ['a2-c6', 'a2-e4'])
      expect(table.refuses(text)).toMatchObject({ refused: 'not-straight', rule: 'AQU-FISH-04' });
  });

  test('AQU-FISH-07: it may stop after any jump', () => {
    const table = scene('6 . . . . s\n4 s . . . .\n2 S . . . .\n1 F . . . .');
    expect(table.ends('a1')).toBe('a3 a5 b1 b2');
    table.moves('a1-a3');
    expect(table.asked).toBe(B);
    expect(table.drawing).toBe(drawing('6 . . . . s\n4 s . . . .\n3 F . . . .\n2 S . . . .'));
  });

  test('AQU-FISH-10: two pieces in a row cannot be jumped in one go', () => {
    const table = scene(`${FAR}\n4 . . s . .\n3 . . s . .\n2 . . F . .`);
    expect(table.ends('c2')).toBe('b2 b3 d2 d3');
    expect(table.refuses('c2-c5')).toMatchObject({ rule: 'AQU-FISH-09' });
    expect(table.refuses('c2-c4')).toMatchObject({ rule: 'AQU-FISH-02' });
  });

  test('AQU-FISH-14: a step and jumps are not mixed', () => {
    const table = scene(`${FAR}\n4 . . s . .\n2 . . F . .`);
    expect(table.ends('c2')).toBe('b2 b3 c3 d2 d3'); // not c5: a step to c3 and a jump from there
    table.moves('c2-c3');
    expect(table.asked).toBe(B);
    const after = scene(`${FAR}\n3 . . s . .\n2 . . F . .`);
    expect(after.refuses('c2-c5')).toMatchObject({ rule: 'AQU-FISH-09' }); // nor a jump to c4 and a step
  });

  test('AQU-FISH-16: a chain may end on the target, and stops there', () => {
    const table = scene('7 F s . s .\n6 . . . . o');
    expect(table.ends('a7')).toBe('c7');
    expect(table.refuses('a7-e7')).toMatchObject({ refused: 'target-reached', rule: 'AQU-FISH-16' });
    table.moves('a7-c7');
    expect(table.match.over).toBe(true);
    expect(table.view(A).winner).toBe(A);
  });

  test('AQU-FISH-17: a fish never displaces, covers or removes a piece', () => {
    const moves = randomGames(8).flatMap(({ match }) => match.log.flatMap(entry => of('moved', entry.events)));
    const fish = moves.filter(({ move }) => (move.piece & 3) === 3);
    expect(fish.length).toBeGreaterThan(50);
    for (const { move } of fish) expect([move.eaten, move.covered, move.freed]).toEqual([[], 0, 0]);
  });
});
