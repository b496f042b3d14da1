/** Chapter 4: movement common to all pieces. */
import { describe, expect, test } from 'vitest';
import { rowOf } from '../board.ts';
import { BOARDS } from '../material.ts';
import { kindOf, NONE, OCTOPUS } from '../pieces.ts';
import { c, drawing, randomGames, scene } from './kit.ts';

/** Each kind alone on c3, and for Grey on c5. */
const KINDS = ['O', 'S', 'F'] as const;
const FAR = '6 . . . . s';
const FAR_FROM_GREY = '1 S . . . .';

describe('directions', () => {
  test.each(KINDS)('AQU-MOVE-01: %s steps exactly one cell', kind => {
    const table = scene(`${FAR}\n3 . . ${kind} . .`);
    for (const text of ['c3-c5', 'c3-e5', 'c3-a3', 'c3-e3', 'c3-d5']) {
      const refusal = table.refuses(text);
      expect(refusal.rule).toBe(kind === 'F' ? (text === 'c3-d5' ? 'AQU-FISH-04' : 'AQU-FISH-15') : 'AQU-MOVE-01');
    }
  });

  test.each(KINDS)('AQU-MOVE-02: %s steps straight forward', kind => {
    expect(scene(`${FAR}\n3 . . ${kind} . .`).choices()).toContain('c3-c4');
    expect(scene(`5 . . ${kind.toLowerCase()} . .\n${FAR_FROM_GREY}`, { toMove: 'G' }).choices()).toContain('c5-c4');
  });

  test.each(KINDS)('AQU-MOVE-03: %s steps diagonally forward to both sides', kind => {
    const texts = scene(`${FAR}\n3 . . ${kind} . .`).choices();
    expect(texts).toContain('c3-b4');
    expect(texts).toContain('c3-d4');
  });

  test.each(KINDS)('AQU-MOVE-04: %s steps sideways to both sides', kind => {
    const texts = scene(`${FAR}\n3 . . ${kind} . .`).choices();
    expect(texts).toContain('c3-b3');
    expect(texts).toContain('c3-d3');
  });

  test.each(KINDS)('AQU-MOVE-05: %s never steps backward', kind => {
    const table = scene(`${FAR}\n3 . . ${kind} . .`);
    for (const text of ['c3-c2', 'c3-b2', 'c3-d2'])
      expect(table.refuses(text)).toMatchObject({ refused: 'backward', rule: 'AQU-MOVE-05' });
    const grey = scene(`5 . . ${kind.toLowerCase()} . .\n${FAR_FROM_GREY}`, { toMove: 'G' });
    for (const text of ['c5-c6', 'c5-b6', 'c5-d6'])
      expect(grey.refuses(text)).toMatchObject({ refused: 'backward', rule: 'AQU-MOVE-05' });
  });

  test('AQU-MOVE-06: the directions are the same for every kind, and for eating and covering too', () => {
    for (const kind of KINDS) expect(scene(`${FAR}\n3 . . ${kind} . .`).ends('c3')).toBe('b3 b4 c4 d3 d4');
    const among = '4 . s s f .\n3 . f X f .\n2 . S S F .';
    for (const kind of ['O', 'S']) {
      const table = scene(`${FAR}\n${among.replace('X', kind)}`);
      expect(table.ends('c3')).toBe('b3 b4 c4 d3 d4');
      expect(table.refuses('c3-c2').rule).toBe('AQU-MOVE-05');
    }
  });

  test('AQU-MOVE-07: forward is the owner’s forward wherever a piece stands', () => {
    for (const row of [1, 2, 3, 4, 5, 6]) {
      const yellow = scene(`${row} . . . . S\n7 s . . . .`);
      expect(yellow.choices(`e${row}`)).toContain(`e${row}-e${row + 1}`);
      expect(yellow.refuses(`e${row}-e${row - 1}`).rule).toBe(row === 1 ? 'AQU-MOVE-08' : 'AQU-MOVE-05');
    }
    const carried = scene('5 . . O(s) . .\n2 . . . . .');
    carried.moves('c5-c6');
    expect(carried.ends('c5')).toBe('b4 b5 c4 d4 d5'); // set free behind its own lines, it still goes down
  });

  test('AQU-MOVE-08: a step does not leave the board, and there is no way round', () => {
    const table = scene('6 s . . . .\n3 S . . . S');
    expect(table.ends('a3')).toBe('a4 b3 b4');
    expect(table.ends('e3')).toBe('d3 d4 e4');
    for (const text of ['e3-f3', 'e3-f4'])
      expect(table.refuses(text)).toMatchObject({ refused: 'off-board', rule: 'AQU-MOVE-08' });
    const top = scene('7 S . . . .\n6 . . . . s');
    expect(top.refuses('a7-a8')).toMatchObject({ refused: 'off-board', rule: 'AQU-MOVE-08' });
  });

  test('AQU-MOVE-12: on the last row a piece only moves sideways', () => {
    for (const kind of KINDS) {
      expect(scene(`7 . . . ${kind} .\n6 s . . . .`).ends('d7')).toBe('c7 e7');
      const grey = scene(`6 S . . . .\n1 . . . ${kind.toLowerCase()} .`, { toMove: 'G' });
      expect(grey.ends('d1')).toBe('c1 e1');
    }
  });

  test('AQU-MOVE-13: every move ends on another cell', () => {
    const table = scene(`${FAR}\n3 . . O(s) . .`);
    for (const text of ['c3-c3', 'c3=c3'])
      expect(table.refuses(text)).toMatchObject({ refused: 'on-the-spot', rule: 'AQU-MOVE-13' });
    randomGames(1, ({ match, asked }) => {
      for (const action of match.asked(asked)?.legal ?? [])
        if (action.type === 'move' || action.type === 'carry') expect(action.from).not.toBe(action.to);
    });
  });
});

describe('cells', () => {
  test('AQU-MOVE-09: a flying fish never steps onto an occupied cell', () => {
    for (const other of ['s', 'f', 'o', 'S', 'O']) {
      const table = scene(`7 . . . . s\n5 . . F . .\n4 . . ${other} . .\n3 . . F . .`);
      expect(table.refuses('c3-c4')).toMatchObject({ refused: 'occupied', rule: 'AQU-MOVE-09' });
    }
  });

  test('AQU-MOVE-10: nobody enters the other player’s target, by step or by jump', () => {
    const step = scene('6 . . . . s\n1 . O(s) . S .');
    for (const text of ['b1-c1', 'b1=c1', 'd1-c1'])
      expect(step.refuses(text)).toMatchObject({ refused: 'barred-target', rule: 'AQU-MOVE-10' });
    expect(step.choices().filter(text => text.endsWith('c1'))).toEqual([]);
    const jump = scene('6 . . . . s\n1 F S . S .');
    expect(jump.refuses('a1-c1')).toMatchObject({ refused: 'barred-target', rule: 'AQU-MOVE-10' });
    expect(jump.refuses('a1-e1')).toMatchObject({ refused: 'barred-target', rule: 'AQU-MOVE-10' }); // nor across it
    const grey = scene('7 . o . f .\n2 S . . . .', { toMove: 'G' });
    expect(grey.choices().filter(text => text.endsWith('c7'))).toEqual([]);
  });

  test('AQU-MOVE-10: also on the reef, where the target lies in a row of its own', () => {
    const table = scene('9 . . . . s\n1 . S . . .', { board: 'reef' });
    expect(table.ends('b1')).toBe('a1 a2 b2 c2');
  });

  test('AQU-MOVE-11: a target is empty until the move that wins', () => {
    randomGames(6, ({ state, match }) => {
      const { targets } = BOARDS[state.options.board];
      if (!match.over) expect(targets.map(target => state.top[target])).toEqual([NONE, NONE]);
    });
  });

  test('AQU-MOVE-14: a piece may be carried backward by an enemy octopus', () => {
    const table = scene('5 . . . O(s) .');
    table.moves('d5=d6');
    expect(table.drawing).toBe(drawing('6 . . . O(s) .'));
    expect(rowOf(c('d6'))).toBeGreaterThan(rowOf(c('d5'))); // for Grey, backward
  });

  test('AQU-MOVE-15: once set free it goes over the same ground again', () => {
    const table = scene('5 . . . s .\n4 . . . O .\n7 . . . . o');
    table.moves('d4-d5', 'e7-e6', 'd5=c6', 'e6-e5', 'c6-b7');
    expect(table.drawing).toBe(drawing('7 . O . . .\n6 . . s . .\n5 . . . . o'));
    expect(table.choices('c6')).toContain('c6-d5'); // where it stood before
  });

  test('AQU-MOVE-16: two pieces share a cell only as an octopus above its prey', () => {
    randomGames(4, ({ state }) => {
      state.under.forEach((prey, cell) => {
        if (prey !== NONE) expect([kindOf(state.top[cell]), kindOf(prey) === OCTOPUS]).toEqual([OCTOPUS, false]);
      });
      if (!state.arranging)
        expect([...state.top, ...state.under, ...state.eaten].filter(piece => piece !== NONE)).toHaveLength(18);
    });
    const table = scene('6 . . . . s\n3 . . S f .');
    table.moves('c3-d3');
    expect(table.state.under[c('d3')]).toBe(NONE); // a shark has nothing under it
  });
});
