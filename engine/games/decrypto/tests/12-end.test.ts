/** Chapter 12: end of the game (fin du jeu) and ties (égalités). */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { verdictOf } from '../12-end.ts';
import { balanceOf } from '../12-result.ts';
import { slotsFound } from '../12-word-guess.ts';
import { namesTheSame } from '../text.ts';
import { A, B, BLACK, BLACK_WORDS, C, D, of, otherThan, scene, WHITE, WHITE_WORDS } from './kit.ts';

type Counts = readonly [number, number];
const tokens = ([interceptions, misunderstandings]: Counts) => ({ interceptions, misunderstandings });
const verdict = (white: Counts, black: Counts, round = 4) => verdictOf([tokens(white), tokens(black)], round);

/** A round that leaves the tokens as they are, and the winner it leads to. */
function settled(white: Counts, black: Counts, round: number) {
  const table = scene({ round, tokens: [white, black] });
  table.plays();
  return table;
}

describe('the end of the game', () => {
  test('DEC-END-01: is checked after both half-rounds', () => {
    const table = scene({
      round: 3,
      tokens: [
        [0, 0],
        [1, 0],
      ],
    }).toGuess({ code: 314 });
    table.resolves({ interception: 314 });
    expect(table.tokens[BLACK]).toEqual([2, 0]);
    expect(table.match.over).toBe(false);
    table.resolves();
    expect(table.match.over).toBe(true);
  });

  test('DEC-END-02: a team with 2 Interceptions has won', () => {
    const table = scene({
      round: 3,
      tokens: [
        [1, 0],
        [0, 0],
      ],
    });
    table.plays({}, { code: 243, interception: 243 });
    expect(of('won', table.told())).toMatchObject([{ rule: 'DEC-END-02', team: WHITE, seats: [A, B] }]);
    expect(table.view(PUBLIC).winners).toEqual([WHITE]);
  });

  test('DEC-END-03: a team with 2 Misunderstandings has lost', () => {
    const table = scene({
      round: 3,
      tokens: [
        [0, 1],
        [0, 0],
      ],
    });
    table.plays({ code: 314, decryption: 341 });
    expect(of('won', table.told())).toMatchObject([{ rule: 'DEC-END-03', team: BLACK }]);
  });

  test('DEC-END-04: one team’s loss is the other’s win, whole', () => {
    const table = scene({
      round: 3,
      tokens: [
        [0, 0],
        [0, 1],
      ],
    });
    table.plays({}, { code: 243, decryption: 234 });
    expect(table.match.outcome).toMatchObject({
      void: false,
      parts: 1,
      sides: [
        { side: 'white', seats: 0b0011, place: 1, share: 1 },
        { side: 'black', seats: 0b1100, place: 2, share: 0 },
      ],
    });
  });

  test('DEC-END-05: the round that brings the second token of a kind is the last', () => {
    for (const [white, black] of [
      [
        [2, 0],
        [0, 0],
      ],
      [
        [0, 2],
        [1, 1],
      ],
    ] as const)
      expect(verdict(white, black, 5).type).not.toBe('goOn');
    const table = scene({
      round: 3,
      tokens: [
        [1, 1],
        [1, 1],
      ],
    });
    table.plays({ code: 314, interception: 314, decryption: 341 }, { code: 243, interception: 243, decryption: 234 });
    expect(table.tokens).toEqual([
      [2, 2],
      [2, 2],
    ]);
    expect(table.view(PUBLIC).phase).toBe('words');
  });

  test('DEC-END-06: otherwise another round is played, up to the eighth', () => {
    const table = scene();
    for (let round = 1; round < 8; round++) {
      table.plays();
      expect(table.view(PUBLIC)).toMatchObject({ round: round + 1, phase: 'encryptors' });
    }
    table.plays();
    expect(table.view(PUBLIC).phase).toBe('words');
  });

  test('DEC-END-07: 2 Interceptions here and 2 Misunderstandings there name the same winner', () => {
    expect(verdict([2, 1], [0, 2])).toMatchObject({ type: 'won', team: WHITE });
    expect(verdict([0, 2], [2, 0])).toMatchObject({ type: 'won', team: BLACK });
  });

  test.each([
    [[1, 1], [1, 0], 5, { type: 'goOn' }],
    [[2, 2], [0, 0], 6, { type: 'tied', rule: 'DEC-TIE-01' }],
    [[2, 0], [2, 0], 6, { type: 'tied', rule: 'DEC-TIE-02' }],
    [[0, 2], [0, 2], 6, { type: 'tied', rule: 'DEC-TIE-03' }],
    [[2, 0], [0, 0], 8, { type: 'won', team: WHITE, rule: 'DEC-END-02' }],
    [[0, 0], [0, 2], 8, { type: 'won', team: WHITE, rule: 'DEC-END-03' }],
    [[1, 1], [0, 0], 8, { type: 'tied', rule: 'DEC-TIE-04' }],
  ] as const)('DEC-END-08: %j against %j in round %i', (white, black, round, result) => {
    expect(verdict(white, black, round)).toEqual(result);
  });

  test('DEC-END-09: Black’s second Interception in White’s half-round does not stop the game', () => {
    const table = scene({
      round: 4,
      tokens: [
        [1, 0],
        [1, 0],
      ],
    }).toGuess({ code: 314 }, { code: 243 });
    table.resolves({ interception: 314 });
    expect(table.state.sending).toBe(BLACK);
    table.resolves({ interception: 243 });
    expect(of('tied', table.told())).toMatchObject([{ rule: 'DEC-TIE-02' }]);
  });
});

describe('ties', () => {
  test('DEC-TIE-01: a team with 2 of both kinds', () => {
    expect(verdict([2, 2], [1, 0])).toEqual({ type: 'tied', rule: 'DEC-TIE-01' });
    expect(verdict([0, 1], [2, 2])).toEqual({ type: 'tied', rule: 'DEC-TIE-01' });
  });

  test('DEC-TIE-02: both have their second Interception', () => {
    expect(verdict([2, 1], [2, 0])).toEqual({ type: 'tied', rule: 'DEC-TIE-02' });
  });

  test('DEC-TIE-03: both have their second Misunderstanding', () => {
    expect(verdict([1, 2], [0, 2])).toEqual({ type: 'tied', rule: 'DEC-TIE-03' });
  });

  test('DEC-TIE-04: no winner and no loser after the 8th round', () => {
    expect(verdict([1, 0], [0, 0], 7)).toEqual({ type: 'goOn' });
    expect(verdict([1, 0], [0, 0], 8)).toEqual({ type: 'tied', rule: 'DEC-TIE-04' });
  });

  test('DEC-TIE-05: the higher I minus M wins', () => {
    expect(balanceOf(tokens([2, 1]))).toBe(1);
    const table = settled([1, 0], [0, 0], 8);
    expect(of('tied', table.told())).toMatchObject([{ rule: 'DEC-TIE-04', white: 1, black: 0 }]);
    expect(of('won', table.told())).toMatchObject([{ rule: 'DEC-TIE-05', team: WHITE }]);
  });

  test('DEC-TIE-08: both teams are compared, also when one alone caused the tie', () => {
    const table = scene({
      round: 6,
      tokens: [
        [2, 1],
        [1, 0],
      ],
    });
    table.plays({ code: 314, decryption: 341 });
    expect(of('tied', table.told())).toMatchObject([{ rule: 'DEC-TIE-01', white: 0, black: 1 }]);
    expect(of('won', table.told())).toMatchObject([{ rule: 'DEC-TIE-05', team: BLACK }]);
  });
});

const NOTHING = ['', '', '', ''];

describe('the word guess', () => {
  const tied = () => settled([1, 1], [0, 0], 8);
  /** Whoever has not judged yet confirms the verdict as it stands. */
  const judged = (table: ReturnType<typeof tied>) =>
    table.confirmVerdicts(...[A, B, C, D].filter(seat => table.offered(seat, 'confirmVerdict').length > 0));

  test('DEC-TIE-06: if that is equal, each team names the other’s four words', () => {
    const table = tied();
    expect(table.view(PUBLIC).phase).toBe('words');
    expect(of('wordGuessBegan', table.told())).toHaveLength(1);
    expect(table.acting).toEqual([A, B, C, D]);
  });

  test('DEC-TIE-07: more hits win', () => {
    const table = tied();
    table.handsIn([A, B], ['forêt', 'piano', '', '']);
    table.handsIn([C, D], ['phare', '', '', '']);
    judged(table);
    expect(of('found', table.told()).map(event => event.slots)).toEqual([[1, 2], [1]]);
    expect(of('won', table.told())).toMatchObject([{ rule: 'DEC-TIE-07', team: WHITE }]);
  });

  test('DEC-TIE-09: both lists are handed in in secret and shown together', () => {
    const table = tied();
    table.handsIn([A, B], ['forêt', 'piano', 'gel', 'porte']);
    for (const viewer of [C, D, PUBLIC]) {
      expect(JSON.stringify([table.told(viewer), table.view(viewer)])).not.toContain('gel');
      expect(of('handedIn', table.told(viewer))).toMatchObject([{ team: WHITE }]);
    }
    expect(table.refusesAct(A, { type: 'nameWords', words: ['x'] })).toMatchObject({ rule: 'DEC-TIE-09' });
    table.does(C, { type: 'confirmWords', words: ['', '', '', ''] });
    const told = table.does(D, { type: 'confirmWords', words: ['', '', '', ''] });
    expect(of('readWords', told).map(event => event.words)).toEqual([
      ['forêt', 'piano', 'gel', 'porte'],
      ['', '', '', ''],
    ]);
  });

  test('DEC-TIE-10: the slot does not matter, and naming a word twice counts once', () => {
    expect(slotsFound(['clé', 'neige', 'piano', 'forêt'], BLACK_WORDS)).toEqual([4, 3, 2, 1]);
    expect(slotsFound(['neige', 'Neige', 'la neige', 'neiges'], BLACK_WORDS)).toEqual([3, 0, 0, 0]);
  });

  test.each([
    ['la Forêt', 'forêt', true],
    ['FORETS', 'forêt', true],
    ['l’horloge', 'horloge', true],
    ["d'horloge", 'horloge', false],
    ['un gâteau', 'gâteaux', true],
    ['des boîtes', 'boîte', true],
    ['the boxes', 'box', true],
    ['a merry go round', 'merry-go-round', true],
    ['Merry-Go-Rounds', 'merry-go-round', true],
    ['les œufs', 'oeuf', true],
    ['an owl', 'owl', true],
    ['foret noire', 'forêt', false],
    ['montagne', 'neige', false],
    ['pianiste', 'piano', false],
    ['forêtss', 'forêt', false],
    ['la', 'la', true],
    ['', 'clé', false],
    ['!!!', 'clé', false],
  ])('DEC-TIE-11: %j finds %j: %s', (guess, word, found) => {
    expect([namesTheSame(guess, word), namesTheSame(word, guess)]).toEqual([found, found]);
  });

  test('DEC-TIE-11: anything else counts only if the other team accepts it, all of it', () => {
    const table = tied();
    table.handsIn([A, B], ['forêt', '', '', '']);
    table.handsIn([C, D], ['phare', 'agrume', '', '']);
    expect(table.offered(A, 'accept')).toEqual([2, 3, 4].map(slot => ({ type: 'accept', line: 2, slot })));
    expect(table.offered(C, 'accept')).toEqual([]);
    table.does(A, { type: 'accept', line: 2, slot: 2 });
    expect(of('accepted', table.told(C))).toEqual([]);
    table.does(B, { type: 'confirmVerdict', slots: [0, 2, 0, 0] });
    judged(table);
    expect(of('found', table.told()).map(event => event.slots)).toEqual([[1], [1, 2]]);
    expect(of('won', table.told())).toMatchObject([{ team: BLACK }]);
  });

  test('DEC-TIE-12: guesses may be left open; an empty one is a miss', () => {
    const table = tied();
    for (const seats of [
      [A, B],
      [C, D],
    ])
      table.handsIn(seats, NOTHING);
    expect(slotsFound(['', '', '', ''], WHITE_WORDS)).toEqual([0, 0, 0, 0]);
    expect(table.view(PUBLIC).phase).toBe('verdict');
  });

  test('DEC-TIE-13: all members take part, the last encryptor included', () => {
    const table = tied();
    const last = table.encryptor(WHITE);
    table.does(last, { type: 'nameWords', words: ['forêt'] });
    for (const seat of [A, B]) expect(table.awaited).toContain(seat);
    expect(table.maySay(last, 'white')).toBe(true);
  });

  test('DEC-TIE-14: still equal is a draw: both teams share the win', () => {
    const table = tied();
    for (const seats of [
      [A, B],
      [C, D],
    ])
      table.handsIn(seats, NOTHING);
    judged(table);
    expect(of('drawn', table.told())).toHaveLength(1);
    expect(table.match.outcome).toMatchObject({
      parts: 2,
      sides: [
        { place: 1, share: 1 },
        { place: 1, share: 1 },
      ],
    });
  });

  test('DEC-TIE-15: words cannot be named at any other time', () => {
    const words = ['forêt', 'piano', 'neige', 'clé'];
    const table = scene({ round: 3 });
    for (const step of [() => {}, () => void table.draw(), () => void table.write()]) {
      step();
      expect(table.refusesAct(A, { type: 'nameWords', words })).toMatchObject({
        refused: 'no-tie',
        rule: 'DEC-TIE-15',
      });
    }
  });

  test.each(['🐟', 'x'.repeat(61), 'a\u200bb'])('DEC-TIE-11: %j cannot be read as a word', word => {
    expect(tied().refusesAct(A, { type: 'nameWords', words: [word] })).toMatchObject({ rule: 'DEC-TIE-11' });
  });
});

test('DEC-END-05: no round is played after the deciding one', () => {
  const table = scene({
    round: 3,
    tokens: [
      [0, 1],
      [0, 0],
    ],
  });
  const { round } = table.state;
  table.plays({ code: 314, decryption: otherThan(314) });
  expect(table.state.round).toBe(round);
  expect(table.refusesAct(A, { type: 'drawCode' })).toMatchObject({ refused: 'over' });
});
