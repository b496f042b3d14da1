/** Moves, positions and games as text: what is written reads back, and what cannot be is refused with a reason. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Match } from '../../../kernel/match.ts';
import { BadNotation } from '../../bad-notation.ts';
import { NOTED, notationOf } from '../../notations.ts';
import { aquatika } from '../game.ts';
import { moveText, positionText, readMove, readPosition, seenText } from '../notation.ts';
import { gameText, notation, readGame } from '../notation-game.ts';
import { YELLOW } from '../pieces.ts';
import { boardOf, colourAt } from '../state.ts';
import { A, action, B, begin, EXAMPLE, of, playOut, randomGames, scene, type Table } from './kit.ts';

describe('moves', () => {
  const text = (drawn: string, move: string): string => {
    const named = action(move);
    if (named.type !== 'move' && named.type !== 'carry') throw new Error(`'${move}' is no move`);
    return moveText(scene(drawn).state, named);
  };

  test.each([
    ['3 . . S . .\n7 . . . . o', 'c3-c4', 'Sc3-c4'],
    ['4 . . f . .\n3 . . S . .\n7 . . . . o', 'c3-c4', 'Sc3xc4'],
    ['4 . . f . .\n3 . . O . .\n7 . . . . o', 'c3-c4', 'Oc3*c4'],
    ['3 . . O(f) . .\n7 . . . . o', 'c3-c4', 'Oc3/c4'],
    ['3 . . O(f) . .\n7 . . . . o', 'c3=c4', 'Oc3=c4'],
    ['4 . . s . .\n3 . . O(f) . .\n7 . . . . o', 'c3-c4', 'Oc3/*c4'],
    ['5 . . . s .\n3 . S . . .\n2 F . . . .', 'a2-e6', 'Fa2^c4^e6'],
  ])('%j %s is %s', (drawn, move, written) => {
    expect(text(drawn, move)).toBe(written);
    expect(readMove(scene(drawn).state, YELLOW, written)).toEqual(action(move));
  });

  test('every legal move of whole games has a text of its own, which reads back', () => {
    randomGames(2, ({ state, match, asked }) => {
      if (state.arranging || match.over) return;
      const legal = (match.asked(asked)?.legal ?? []).filter(({ type }) => type === 'move' || type === 'carry');
      const texts = legal.map(one => moveText(state, one as Parameters<typeof moveText>[1]));
      expect(new Set(texts).size).toBe(legal.length);
      texts.forEach((written, i) => {
        expect(readMove(state, colourAt(state, asked), written)).toEqual(legal[i]);
      });
    });
  });

  test('AQU-INFO-10: a move as it was seen does not show a prey that was taken along', () => {
    const table = scene('6 o . . . f\n4 . . . O(s) .');
    table.moves('d4=d5');
    expect(table.view(B).last.map(move => move && seenText(move))).toEqual(['Od4-d5', null]);
    for (const { match } of randomGames(2))
      for (const { move } of match.log.flatMap(entry => of('moved', entry.events)))
        expect(seenText(move)).not.toContain('=');
  });

  test('what is no move is refused, with the way it is written', () => {
    const { state } = scene('4 . . f . .\n3 . . O(s) . .\n7 . . . . o');
    for (const [wrong, why] of [
      ['Oc3-c4', "'Oc3-c4': it is written Oc3/*c4"],
      ['Oc3-d4', "'Oc3-d4': it is written Oc3/d4 or Oc3=d4"],
      ['Sc3/d4', "'Sc3/d4': it is written Oc3/d4 or Oc3=d4"],
      ['Oc3-c5', "'Oc3-c5': there is no such move"],
      ['', "'': there is no such move"],
    ])
      expect(() => readMove(state, YELLOW, wrong)).toThrow(
        expect.objectContaining({
          message: why,
          details: expect.objectContaining({ problem: 'move', written: wrong }),
        }),
      );
  });
});

describe('positions', () => {
  test('the start position in one line', () => {
    const table = begin({ first: A }).arranged();
    expect(positionText(table.state)).toBe('lagoon sf1fs/oofso/5/5/5/OSFOO/SF1FS Y - 0');
  });

  test('preys are in brackets, for whoever may look', () => {
    const table = scene('6 . . . . f\n4 o(S) . . O(s) .', { toMove: 'G', quiet: 7 });
    const eaten = 'OOSSFFFoossff';
    expect(positionText(table.state)).toBe(`lagoon 5/4f/5/o(S)2O(s)1/5/5/5 G ${eaten} 7`);
    expect(positionText(table.view(A))).toBe(`lagoon 5/4f/5/o2O(s)1/5/5/5 G ${eaten} 7`);
    expect(positionText(table.view(B))).toBe(`lagoon 5/4f/5/o(S)2O1/5/5/5 G ${eaten} 7`);
  });

  test('holes are #, and rows may be numbered otherwise', () => {
    const table = scene('9 s . .\n1 S . .', { on: 'narrows' });
    expect(positionText(table.state)).toMatch(/^narrows #1#\/s2\/3\/3\/3\/3\/3\/3\/3\/S2\/#1# Y /);
  });

  test('every position of whole games reads back', () => {
    const reads = (table: Table) => {
      const { state } = table;
      if (state.arranging) return;
      const { top, under, eaten, quiet } = state;
      expect(readPosition(positionText(state))).toEqual({
        board: state.options.board,
        top,
        under,
        eaten,
        quiet,
        toMove: colourAt(state, state.turn),
      });
      expect(top).toHaveLength(boardOf(state).size);
    };
    randomGames(2, reads);
  });

  test.each([
    ['', "there is no board ''"],
    ['pond 5 Y - 0', "there is no board 'pond'"],
    ['constructor 5 Y - 0', "there is no board 'constructor'"],
    ['lagoon 5/5/5/5/5/5/5', "whoever is to move is 'Y' or 'G'"],
    ['lagoon 5/5/5/5/5/5/5 Y -', 'the number of quiet turns is missing'],
    ['lagoon 5/5/5/5/5/5/5 Y - 0 0', "'0' is too much"],
    ['lagoon 5/5/5/5/5/5 Y - 0', 'lagoon has 7 rows, not 6'],
    ['lagoon 5/5/5/5/5/5/4 Y - 0', "row '4' has 4 cells, not 5"],
    ['lagoon 5/5/5/5/5/5/5S Y - 0', "'S' cannot be in row '5S'"],
    ['lagoon 5/5/5/5/5/5/4X Y - 0', "'X' is no piece"],
    ['lagoon 5/5/5/5/5/5/4# Y - 0', "'#' cannot be in row '4#'"],
    ['lagoon 5/5/5/5/5/5/4! Y - 0', "'!' is no piece"],
    ['lagoon 5/5/5/5/SSSS1/5/5 Y - 0', "there are 4 'S', and only 3 in the box"],
    ['lagoon 5/5/5/5/S(o)4/5/5 Y - 0', 'on a3 something is covered that cannot be'],
    ['lagoon 5/5/5/5/O(o)4/5/5 Y - 0', 'on a3 something is covered that cannot be'],
    ['lagoon 5/5/5/5/5/5/2S2 Y - 0', 'a piece is on the target of the other colour'],
    ['lagoon 5/5/5/5/5/5/5 Y x 0', "'x' is no piece"],
  ])('%s is refused', (wrong, why) => {
    expect(() => readPosition(wrong)).toThrow(new BadNotation(why));
  });
});

describe('games', () => {
  test('AQU-INFO-10: a game with hidden prey is written down once it is over, one with open prey at any time', () => {
    expect(() => gameText(begin().arranged().match)).toThrow('once it is over');
    expect(
      gameText(begin({ hiddenPrey: false, first: B }).arranged().match)
        .split('\n')
        .slice(7),
    ).toEqual(['yellow 1', `camp Y ${EXAMPLE}`, `camp G ${EXAMPLE}`, 'first G', 'result unfinished']);
    expect(() => gameText(scene('6 . . S . .\n5 o . . . .', { hiddenPrey: false }).match)).toThrow(
      'without its beginning',
    );
  });

  test('whole games read back as the same games', () => {
    for (const options of [{}, { hiddenPrey: false, yellow: B }, { board: 'reef', noMoveResult: 'pass' }] as const)
      for (let seed = 0; seed < 4; seed++) {
        const { match } = playOut(begin(options, seed), seed);
        const text = gameText(match);
        const again = readGame(text);
        expect(gameText(again)).toBe(text);
        expect([again.state.top, again.state.under, again.state.eaten]).toEqual([
          match.state.top,
          match.state.under,
          match.state.eaten,
        ]);
        expect(again.outcome).toEqual(match.outcome);
      }
  });

  test('every way to end reads back', () => {
    const over = ['resigned', 'left', 'timeUp'] as const;
    const tables = over.map(type => {
      const table = begin({ first: A }).arranged();
      table.enters({ type, seat: A });
      return table;
    });
    const agreed = begin({ first: A }).arranged();
    agreed.enters({ type: 'agreed', on: 'draw', seats: 0b11 });
    const early = begin();
    early.places(A, 'SF.F');
    early.enters({ type: 'left', seat: B });
    const texts = [...tables, agreed, early].map(({ match }) => gameText(match));
    expect(texts.map(text => text.split('\n').at(-1))).toEqual([
      'result G resigned',
      'result G left',
      'result G time',
      'result draw agreed',
      'result Y left',
    ]);
    for (const text of texts) expect(gameText(readGame(text))).toBe(text);
  });

  test('a turn that was sat out is in the text', () => {
    const kept = JSON.parse(readFileSync(new URL('../playthroughs/reef-sitting-out.json', import.meta.url), 'utf8'));
    const match = Match.again(aquatika, kept, kept.entries[0]);
    for (const entry of kept.entries.slice(1)) match.repeat(entry);
    const text = gameText(match);
    expect(text).toMatch(/^\d+\. (\S+ --|-- \S+)$/m);
    expect(gameText(readGame(text))).toBe(text);
    expect(() => readGame(text.replace(' --', ''))).toThrow(BadNotation);
  });

  test('what cannot be is refused with its line', () => {
    const text = gameText(playOut(begin({}, 3), 3).match);
    const lines = text.split('\n');
    const changed = (line: number, to: string) => lines.with(line - 1, to).join('\n');
    for (const [wrong, why] of [
      ['', "line 1: expected 'Aquatika'"],
      [changed(2, 'board pond'), "line 2: 'board' is one of lagoon, reef"],
      [changed(2, 'bored lagoon'), "line 2: expected 'board …'"],
      [changed(9, 'camp Y SFX'), "line 9: 'X' is no kind of piece"],
      [changed(9, 'camp Y SSSSOOOFF'), 'line 9: it is refused: none-left (AQU-DATA-06)'],
      [changed(9, 'camp Y SFFS'), 'line 9: a camp has 9 cells, not 4'],
      [changed(9, 'camp Y SFFS.....'), 'line 9: it is refused: not-all-placed (AQU-SETUP-03)'],
      [changed(12, '1. Sc4-c5'), "line 12: 'Sc4-c5': there is no such move"],
      [changed(12, '1.'), "line 12: expected '1. …'"],
      [changed(12, '1. a b c'), 'line 12: a line has one or two turns'],
      [`${text}\nand so on`, `line ${lines.length + 1}: nothing follows the result`],
      [text.replace(/result .*/, 'result draw agreed'), `line ${lines.length}: it does not end with 'draw agreed'`],
      [text.replace(/result .*/, 'result Y constructor'), `line ${lines.length}: it does not end with 'Y constructor'`],
    ])
      expect(() => readGame(wrong)).toThrow(expect.objectContaining({ name: 'BadNotation', message: why }));
    const turns = lines.filter(line => /^\d/.test(line)).length;
    expect(() => readGame(text.replace(/\nresult/, `\n${turns + 1}. --\nresult`))).toThrow(BadNotation);
  });
});

test('a text is known by its first line', async () => {
  expect(NOTED).toContain(aquatika.id);
  expect(await notationOf('Aquatika\nboard lagoon')).toBe(notation);
  for (const other of ['', 'Aquatika 2', 'board lagoon\nAquatika']) expect(await notationOf(other)).toBeUndefined();
});

test('the examples of the documentation are true', () => {
  const page = readFileSync(new URL('../../../../docs/aquatika.md', import.meta.url), 'utf8');
  const [positions = '', game = ''] = [...page.matchAll(/^```\n([\s\S]*?)\n```$/gm)].map(([, block]) => block);
  for (const line of positions.split('\n')) expect(readPosition(line)).toMatchObject({ board: 'lagoon' });
  expect(gameText(readGame(game))).toBe(game);
});
