/** The worked examples of the ledger. */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { whyNoClue, whyNoClues } from '../5-clue-check.ts';
import { sideOfSheet } from '../8-notes.ts';
import { verdictOf } from '../12-end.ts';
import { balanceOf } from '../12-result.ts';
import { slotsFound } from '../12-word-guess.ts';
import { A, B, BLACK, BLACK_WORDS, C, D, E, of, scene, WHITE, WHITE_WORDS } from './kit.ts';

const [ANA, BRUNO, CHLOE, DAVID] = [A, B, C, D];

test('example 1: round 1 in full (DEC-GUESS-04, DEC-TOKEN-08)', () => {
  const table = scene();
  expect(table.view(PUBLIC).teams.map(team => team.encryptor)).toEqual([ANA, CHLOE]);
  table.draw(314, 243);
  table.write(['coucou', 'Bretagne', 'Pompéi'], ['Chopin', 'sol', 'Alpes']);
  expect(table.awaited).toEqual([BRUNO]);
  table.does(BRUNO, { type: 'draft', code: 314 });
  const white = table.does(BRUNO, { type: 'confirm', code: 314 }).map(event => event.type);
  expect(white.slice(0, 4)).toEqual(['locked', 'readDecryption', 'revealed', 'sorted']);
  expect(table.tokens).toEqual([
    [0, 0],
    [0, 0],
  ]);
  for (const seat of [ANA, BRUNO, CHLOE, DAVID])
    expect(sideOfSheet(table.view(seat).sheet, WHITE)).toEqual([['Bretagne'], [], ['coucou'], ['Pompéi']]);

  expect(table.awaited).toEqual([DAVID]);
  table.does(DAVID, { type: 'draft', code: 213 });
  const black = table.does(DAVID, { type: 'confirm', code: 213 });
  expect(of('revealed', black)).toMatchObject([{ team: BLACK, code: 243 }]);
  expect(of('tookToken', black)).toMatchObject([{ team: BLACK, token: 'misunderstanding', count: 1 }]);
  expect(sideOfSheet(table.view(BRUNO).sheet, BLACK)).toEqual([[], ['Chopin'], ['Alpes'], ['sol']]);
  expect(table.tokens).toEqual([
    [0, 0],
    [0, 1],
  ]);
  expect(of('cardsBack', black)).toHaveLength(1);
  expect(table.view(PUBLIC).round).toBe(2);
});

test.each([
  [
    142,
    142,
    [
      [0, 0],
      [1, 0],
    ],
  ],
  [
    142,
    143,
    [
      [0, 1],
      [1, 0],
    ],
  ],
  [
    412,
    142,
    [
      [0, 0],
      [0, 0],
    ],
  ],
  [
    143,
    241,
    [
      [0, 1],
      [0, 0],
    ],
  ],
])(
  'example 2: interception %i and decryption %i of 1-4-2 (DEC-TOKEN-02, DEC-TOKEN-03)',
  (interception, decryption, tokens) => {
    const table = scene({ round: 2 }).toGuess({ code: 142 });
    table.resolves({ interception, decryption });
    expect(table.tokens).toEqual(tokens);
  },
);

describe('example 3: the end check', () => {
  test.each([
    [5, [1, 1], [1, 0], 'go on'],
    [4, [2, 0], [1, 1], 'White'],
    [4, [0, 2], [1, 1], 'Black'],
    [5, [2, 1], [0, 2], 'White'],
    [6, [2, 2], [0, 0], 'word guess'],
    [6, [2, 2], [1, 0], 'tie: Black'],
    [6, [2, 2], [0, 1], 'tie: White'],
    [5, [2, 1], [2, 0], 'tie: Black'],
    [5, [2, 1], [2, 1], 'word guess'],
    [5, [1, 2], [0, 2], 'tie: White'],
    [6, [2, 2], [1, 2], 'tie: White'],
    [6, [2, 2], [2, 1], 'tie: Black'],
    [7, [0, 2], [2, 2], 'tie: Black'],
    [8, [2, 0], [0, 0], 'White'],
    [8, [1, 0], [0, 0], 'tie: White'],
    [8, [1, 1], [0, 0], 'word guess'],
  ])('round %i, White %j, Black %j: %s (DEC-END-08, DEC-TIE-05)', (round, white, black, result) => {
    const [w, b] = [white, black].map(([interceptions, misunderstandings]) => ({ interceptions, misunderstandings }));
    const verdict = verdictOf([w, b], round);
    const difference = balanceOf(w) - balanceOf(b);
    const name = (team: number) => (team === WHITE ? 'White' : 'Black');
    if (verdict.type === 'goOn') expect(result).toBe('go on');
    else if (verdict.type === 'won') expect(result).toBe(name(verdict.team));
    else expect(result).toBe(difference === 0 ? 'word guess' : `tie: ${name(difference > 0 ? WHITE : BLACK)}`);
  });
});

test('example 4: no early stop (DEC-END-09)', () => {
  const table = scene({
    round: 4,
    tokens: [
      [1, 0],
      [1, 0],
    ],
  }).toGuess({ code: 314 }, { code: 243 });
  table.resolves({ interception: 314 });
  expect(table.tokens).toEqual([
    [1, 0],
    [2, 0],
  ]);
  table.resolves({ interception: 243 });
  expect(table.tokens).toEqual([
    [2, 0],
    [2, 0],
  ]);
  expect(of('tied', table.told())).toMatchObject([{ rule: 'DEC-TIE-02' }]);
});

describe('example 5: the word guess', () => {
  const played = (accepts: boolean) => {
    const table = scene({
      round: 8,
      tokens: [
        [1, 1],
        [0, 0],
      ],
    });
    table.plays();
    const lists = [
      ['la forêt', 'pianos', 'montagne', 'serrure'],
      ['phare', 'agrume', 'Horloge', 'horloge'],
    ];
    table.handsIn([ANA, BRUNO], lists[WHITE]);
    table.handsIn([CHLOE, DAVID], lists[BLACK]);
    if (accepts) table.does(ANA, { type: 'accept', line: 2, slot: 2 });
    table.confirmVerdicts(ANA, BRUNO, CHLOE, DAVID);
    return table;
  };

  test('two against two is a draw (DEC-TIE-11, DEC-TIE-14)', () => {
    expect(slotsFound(['la forêt', 'pianos', 'montagne', 'serrure'], BLACK_WORDS)).toEqual([1, 2, 0, 0]);
    expect(slotsFound(['phare', 'agrume', 'Horloge', 'horloge'], WHITE_WORDS)).toEqual([1, 0, 3, 0]);
    expect(of('drawn', played(false).told())).toHaveLength(1);
  });

  test('with "agrume" accepted for CITRON Black wins (DEC-TIE-07, DEC-TIE-11)', () => {
    expect(of('won', played(true).told())).toMatchObject([{ team: BLACK, rule: 'DEC-TIE-07' }]);
  });
});

describe('example 6: the clue check', () => {
  const against = { words: BLACK_WORDS, used: [], forms: 'all' } as const;

  test.each([
    ['blanche', null],
    ['Neige', 'DEC-CLUE-13'],
    ['neiges éternelles', 'DEC-CLUE-13'],
    ['la clé du piano', 'DEC-CLUE-13'],
    ['clés', 'DEC-CLUE-13'],
    ['clément', null],
    ['enneigé', 'DEC-CLUE-13'],
    ['neigeux', 'DEC-CLUE-13'],
    ['pianiste', null],
    ['phare', null],
    ['', 'DEC-CLUE-18'],
  ])('%j is refused by %s (DEC-CLUE-13)', (clue, rule) => {
    expect(whyNoClue(clue, against)?.rule ?? null).toBe(rule);
  });

  test('"Alpes" again, and "blanche" twice (DEC-CLUE-15, DEC-CLUE-16)', () => {
    expect(whyNoClue('Alpes', { ...against, used: ['Chopin', 'sol', 'Alpes'] })?.rule).toBe('DEC-CLUE-15');
    expect(whyNoClues(['blanche', 'froid', 'blanche'], against)?.rule).toBe('DEC-CLUE-16');
  });
});

test('example 7: encryptor by turns (DEC-ENC-04)', () => {
  const proposals = (override: boolean) => {
    const table = scene({ seats: 6 });
    const seats: number[] = [];
    for (let round = 1; round <= 5; round++) {
      if (override && round === 2)
        for (const seat of [A, B, C]) if (seat !== A) table.does(seat, { type: 'nominate', seat: A });
      if (override && round === 2) table.does(A, { type: 'nominate', seat: A });
      seats.push(table.encryptor(WHITE));
      if (round < 5) table.plays();
    }
    return seats;
  };
  expect(proposals(false).slice(0, 4)).toEqual([A, B, C, A]);
  expect(proposals(true)).toEqual([A, A, B, C, B]);
});

test('example 8: who may do what (DEC-GUESS-13, DEC-CHAT-02)', () => {
  const table = scene({ seats: 5, round: 2 }).toGuess();
  const [ana, bruno, eva, chloe, david] = [A, B, C, D, E];
  const may = (seat: number, channel: string) => [table.maySay(seat, channel), table.offered(seat, 'draft').length > 0];
  expect(may(ana, 'white')).toEqual([false, false]);
  for (const seat of [bruno, eva]) expect(may(seat, 'white')).toEqual([true, true]);
  for (const seat of [chloe, david]) expect(may(seat, 'black')).toEqual([true, true]);
  table.resolves();
  expect(may(chloe, 'black')).toEqual([false, false]);
  expect(may(ana, 'white')).toEqual([true, true]);
});

test('example 9: the hourglass (DEC-TIME-02, DEC-TIME-04)', () => {
  const table = scene();
  table.draw(314, 243);
  table.writes(ANA, ['coucou', 'Bretagne', 'Pompéi']);
  table.confirmsClues(ANA);
  table.writes(CHLOE, ['Chopin', 'sol']);
  table.does(BRUNO, { type: 'turnHourglass' });
  expect(table.match.clocks).toMatchObject([{ seconds: 30 }]);
  table.enters({ type: 'clockUp', clock: 'hourglass' });
  table.resolves();
  expect(of('readClues', table.told()).at(-1)?.clues).toEqual(['Chopin', 'sol', '']);
  expect(table.offered(DAVID, 'draft')).toHaveLength(24);
});

describe('example 10: three players', () => {
  test('one token in round 1, one in round 3: the Interceptor wins (DEC-TRIO-06, DEC-TRIO-08)', () => {
    const table = scene({ seats: 3 });
    table.plays({ code: 314, decryption: 341 });
    expect(table.tokens[BLACK]).toEqual([1, 0]);
    table.plays({ code: 314, interception: 341 });
    expect(table.tokens[BLACK]).toEqual([1, 0]);
    table.plays({ code: 314, interception: 314 });
    expect(of('won', table.told())).toMatchObject([{ team: BLACK, seats: [C] }]);
    expect(table.state.round).toBe(3);
  });

  test('one token after round 5: the team wins (DEC-TRIO-08)', () => {
    const table = scene({ seats: 3 });
    table.plays({ code: 314, decryption: 341 });
    for (let round = 2; round <= 5; round++) table.plays();
    expect(of('won', table.told())).toMatchObject([{ team: WHITE, seats: [A, B] }]);
  });

  test('both in round 2: two tokens at once (DEC-TRIO-07, DEC-TRIO-08)', () => {
    const table = scene({ seats: 3 });
    table.plays();
    table.plays({ code: 314, interception: 314, decryption: 341 });
    expect(table.tokens[BLACK]).toEqual([2, 0]);
    expect(of('won', table.told())).toMatchObject([{ team: BLACK }]);
  });
});
