/** The words of Aquatika: complete, true to the table, and silent about secrets. */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { eventText } from '../../telling.ts';
import { testWording } from '../../tests/wording-tests.ts';
import { wordings } from '../../wordings.ts';
import { aquatika } from '../game.ts';
import type { Action, Event } from '../state.ts';
import { wording } from '../wording.ts';
import { A, action, B, begin, c, EXAMPLE, playOut, scene } from './kit.ts';

const NAMES = ['Anne', 'Ben'];

/** Everything that can be told: whole games, every gesture of the setup, every way to end. */
function everythingTold(): Event[] {
  const fiddling = begin();
  for (const text of ['Sa1', 'Ob1', 'a1/b1', '-a1', 'fish', 'nofish', 'fill', 'ok', 'change'])
    fiddling.does(A, action(text));
  const resigned = begin({ yellow: 'random', first: A }).arranged();
  resigned.enters({ type: 'resigned', seat: A });
  const late = begin();
  late.enters({ type: 'timeUp', seat: B });
  const agreed = begin();
  agreed.enters({ type: 'agreed', on: 'draw', seats: 0b11 });
  const left = begin();
  left.enters({ type: 'left', seat: B });
  const fishy = begin();
  fishy.does(A, action('fish'));
  fishy.arranged();
  const waiting = scene('3 . . S . .\n1 o O . . .', { noMoveResult: 'pass', quiet: 30 });
  waiting.moves('c3-d3');
  const blocked = scene('3 . . S . .\n1 o O . . .');
  blocked.moves('c3-d3');
  const stuck = scene('6 o o o\n5 O O O', { on: 'narrows', noMoveResult: 'pass' });
  const quiet = scene('6 . . s . .\n3 . . S . .', { quiet: 39 });
  quiet.moves('c3-d3');
  const again = scene('6 . . s . .\n3 . . S . .', { repetitionCount: 2 });
  again.moves('c3-d3', 'c6-d6', 'd3-c3', 'd6-c6');
  const games = [1, 2].map(seed => playOut(begin({ hiddenPrey: seed === 1 }, seed), seed));
  const tables = [fiddling, resigned, late, agreed, left, fishy, waiting, blocked, stuck, quiet, again, ...games];
  return tables.flatMap(({ match }) => match.log.flatMap(entry => entry.events));
}

testWording({
  game: aquatika,
  wording,
  told: everythingTold(),
  names: NAMES,
  phrases: [],
  folder: new URL('../', import.meta.url),
});

describe('the story', () => {
  const [en, fr] = [wording.en, wording.fr];
  /** The latest move as a viewer is told it, in both languages. */
  const told = (drawn: string, move: string, viewer = PUBLIC) => {
    const table = scene(drawn);
    table.moves(move);
    const events = table.match.log.slice(-1).flatMap(entry => table.match.tell(entry, viewer));
    return [en, fr].map(words => eventText(words, events[0], NAMES));
  };

  test('AQU-INFO-05: a prey taken along is named to the owner of the octopus alone', () => {
    const drawn = '7 . . . . o\n4 . . . O(s) .';
    expect(told(drawn, 'd4=d5', A)).toEqual([
      'Anne moves an octopus from d4 to d5 with the grey shark.',
      'Anne déplace une pieuvre de d4 à d5 avec sa proie, le requin gris.',
    ]);
    for (const viewer of [B, PUBLIC])
      expect(told(drawn, 'd4=d5', viewer)).toEqual([
        'Anne moves an octopus from d4 to d5.',
        'Anne déplace une pieuvre de d4 à d5.',
      ]);
  });

  test('AQU-OCTO-07, AQU-SHARK-05: what is freed, covered and eaten is told', () => {
    expect(told('7 . . . . o\n5 . . . f .\n4 . . . O(s) .', 'd4-d5')).toEqual([
      'Anne moves an octopus from d4 to d5, sets the grey shark free and covers the grey flying fish.',
      'Anne déplace une pieuvre de d4 à d5, libère le requin gris et recouvre le poisson volant gris.',
    ]);
    expect(told('7 . . . . o\n4 . . . o(S) .\n3 . . S . .', 'c3-d4')).toEqual([
      'Anne moves a shark from c3 to d4 and eats the grey octopus and the yellow shark.',
      'Anne déplace un requin de c3 à d4 et mange la pieuvre grise et le requin jaune.',
    ]);
  });

  test('AQU-FISH-03: a chain of jumps is told landing by landing', () => {
    expect(told('7 o . . . .\n5 . . . s .\n3 . S . . .\n2 F . . . .', 'a2-e6')).toEqual([
      'Anne jumps with a flying fish from a2 to c4 and e6.',
      'Anne saute avec un poisson volant de a2 à c4 puis e6.',
    ]);
  });
});

describe('what a move would do', () => {
  const seen = scene('7 . S . . .\n5 . . o f .\n4 . S . O(s) .\n3 F . . . .').view(A);
  const effect = (text: string) =>
    (['en', 'fr'] as const).map(language => wording[language].effect?.(seen, A, action(text), NAMES));

  test('AQU-SHARK-10: whoever eats an octopus of the other player is told that more may be under it', () => {
    expect(effect('b4-c5')).toEqual([
      'shark, eats the grey octopus, and whatever is under it',
      'requin, mange la pieuvre grise, et sa proie si elle en a une',
    ]);
  });

  test('AQU-OCTO-12: with and without the prey are told apart', () => {
    expect(effect('d4=e5')).toEqual(['octopus, carries the grey shark', 'pieuvre, emporte le requin gris']);
    expect(effect('d4-d5')).toEqual([
      'octopus, sets the grey shark free, covers the grey flying fish',
      'pieuvre, libère le requin gris, recouvre le poisson volant gris',
    ]);
  });

  test('AQU-END-01: a move that wins says so', () => {
    expect(effect('b7-c7')).toEqual(['shark, wins', 'requin, gagne']);
    expect(effect('a3-a4')).toEqual(['flying fish', 'poisson volant']);
    expect(effect('fill')).toEqual([null, null]);
  });
});

test('AQU-TURN-02: what is typed reads back as the action it names', () => {
  const actions: [string, string, Action][] = [
    ['Oa1', 'Pa1', { type: 'place', kind: 1, at: c('a1') }],
    ['Fe2', 'Ve2', { type: 'place', kind: 3, at: c('e2') }],
    ['-a1', '-a1', { type: 'pickUp', at: c('a1') }],
    ['a1/b1', 'a1/b1', { type: 'swap', one: c('a1'), other: c('b1') }],
    ['fill', 'hasard', { type: 'fill' }],
    ['ok', 'ok', { type: 'confirm' }],
    ['change', 'changer', { type: 'reconsider' }],
    ['fish', 'poisson', { type: 'claimFish', ate: true }],
    ['nofish', 'pasdepoisson', { type: 'claimFish', ate: false }],
    ['c3-d4', 'c3-d4', { type: 'move', from: c('c3'), to: c('d4') }],
    ['c3=c10', 'c3=c10', { type: 'carry', from: c('c3'), to: c('c10') }],
  ];
  for (const [en, fr, named] of actions) {
    expect([wording.en.keys?.of(named), wording.fr.keys?.of(named)]).toEqual([en, fr]);
    expect([wording.en.keys?.read(en), wording.fr.keys?.read(fr)]).toEqual([named, named]);
  }
  expect(wording.en.keys?.read('b1/a1')).toEqual({ type: 'swap', one: c('a1'), other: c('b1') });
  for (const typed of ['c3d4', 'c3 d4', ' C3-D4 ', 'c3 - d4'])
    expect(wording.en.keys?.read(typed)).toEqual({ type: 'move', from: c('c3'), to: c('d4') });
  for (const typed of ['', 'c3', 'x', 'c3-', 'c3-i4', 'Xa1', 'c3-d99', 'Oc3-d4', '5', 'hasard'])
    expect(wording.en.keys?.read(typed)).toBeNull();
});

describe('the table in text', () => {
  test('AQU-INFO-08, AQU-INFO-13: preys of one’s own in brackets, the eaten, and what is covered somewhere', () => {
    const table = scene('6 o . . . f\n4 . . . s .\n3 . . O . .');
    table.moves('c3-d4', 'a6-b6');
    expect(wording.en.table(table.view(A), A, NAMES)).toEqual([
      '     a    b    c    d    e',
      '   7 ·    ·    ×    ·    ·        Ben (grey)',
      '   6 ·    o    ·    ·    f',
      '   5 ·    ·    ·    ·    ·',
      '   4 ·    ·    ·    O(s) ·',
      '   3 ·    ·    ·    ·    ·',
      '   2 ·    ·    ·    ·    ·',
      '   1 ·    ·    ×    ·    ·      ▸ Anne (yellow, you)',
      '',
      '  In brackets: what is under an octopus.',
      '  Eaten: O O S S S F F F o o s s f f',
      '  Somewhere under an octopus: s',
      '  Quiet turns in a row: 1 of 40.',
      '  Anne last moved an octopus from c3 to d4 and covered the grey shark.',
      '  Ben last moved an octopus from a6 to b6.',
    ]);
    const french = wording.fr.table(table.view(B), B, NAMES);
    expect(french.join('\n')).not.toMatch(/\((r|R)\)|parenthèses/);
    expect(french).toContain('  Quelque part sous une pieuvre\u00a0: r');
  });

  test('AQU-SETUP-07: while arranging, one sees one’s own camp and what is still in hand', () => {
    const table = begin();
    table.places(A, EXAMPLE.slice(0, 6));
    expect(wording.en.table(table.view(A), A, NAMES).slice(6)).toEqual([
      '   2 O    S    ·    ·    ·',
      '   1 S    F    ×    F    S        Anne (yellow, you)',
      '',
      '  Yellow’s pieces are capitals, Grey’s small letters; × marks the goals.',
      '  Still to be placed: 2 octopuses and 1 flying fish.',
    ]);
    for (const viewer of [B, PUBLIC])
      expect(wording.en.table(table.view(viewer), viewer, NAMES).join('\n')).not.toMatch(/\d .*[OSF] /);
  });

  test('AQU-END-01: the winner has a star', () => {
    const table = scene('6 . . S . s');
    table.moves('c6-c7');
    expect(wording.en.table(table.view(B), B, NAMES)[1]).toMatch(/★ Anne \(yellow\)$/);
  });
});

test('one points at the cells of a move, and at the two of an exchange in either order', () => {
  const ways = wording.en.ways;
  expect(ways?.({ type: 'move', from: c('c3'), to: c('d4') })).toEqual([['c3', 'd4']]);
  expect(ways?.({ type: 'carry', from: c('c3'), to: c('d4') })).toEqual([['c3', 'd4']]);
  expect(ways?.({ type: 'swap', one: c('a1'), other: c('b1') })).toEqual([
    ['a1', 'b1'],
    ['b1', 'a1'],
  ]);
  expect(ways?.({ type: 'place', kind: 1, at: c('a1') })).toEqual([['a1']]);
  expect(ways?.({ type: 'fill' })).toEqual([]);
});

test('AQU-INFO-08: a cell is named with its piece, and with its prey for whoever may look', () => {
  const table = scene('6 o . . . f\n4 . . . s .\n3 . . O . .');
  table.moves('c3-d4', 'a6-b6');
  const names = (viewer: number, language: 'en' | 'fr') =>
    wording[language]
      .picture?.(table.view(viewer), viewer, NAMES)
      .flatMap(part => (part.kind === 'cells' ? part.rows.flatMap(({ cells }) => cells.map(cell => cell?.name)) : []));
  expect(names(A, 'en')).toEqual(
    expect.arrayContaining(['d4, yellow octopus, covering the grey shark', 'c7, yellow goal, empty', 'a4, empty']),
  );
  expect(names(B, 'en')).toContain('d4, yellow octopus');
  expect(names(A, 'fr')).toContain('d4, pieuvre jaune, sur le requin gris');
});

test('the shelf of words has this game', () => {
  expect(wordings[aquatika.id]).toBe(wording);
});
