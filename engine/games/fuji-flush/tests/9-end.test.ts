/** Chapter 9: the end of the game (fin du jeu). */
import { assert, expect, test } from 'vitest';
import { A, B, begin, C, D, of, playOut, randomGames, scene, TABLES } from './kit.ts';

test('FUJ-END-01: whoever has an empty hand and an empty place in front has won', () => {
  const table = scene({ front: '8 - 11', hands: '- | 5 | 3', turn: A });
  expect(table.told()).toEqual([
    { type: 'wentThrough', rule: 'FUJ-THRU-01', card: 8, seats: [A] },
    { type: 'won', rule: 'FUJ-END-01', seats: [A] },
  ]);
  expect(table.view(B)).toMatchObject({ over: true, winners: [A] });
});

test('FUJ-END-01: an empty place in front alone is no win', () => {
  const table = scene({ front: '8 - 11', hands: '2 | 5 | 3', turn: A });
  expect(table.front).toBe('- - 11');
  expect(table.match.over).toBe(false);
  expect(table.asked).toBe(A);
});

test('FUJ-END-02: the win takes effect at once, in the move that brought it, and nothing can be played any more', () => {
  const table = scene({ front: '8 - -', hands: '- | 5 | 3 2', turn: C });
  expect(table.plays(C, 3).map(event => event.type)).toEqual(['played', 'wentThrough', 'won']);
  expect(table.match.over).toBe(true);
  expect(table.asked).toBe(-1);
  expect(table.refuses(B, 5)).toEqual({ refused: 'over', rule: 'FUJ-END-02' });
});

test('FUJ-END-03: a win may fall in the turn of somebody else', () => {
  const table = scene({ front: '8 8 11', hands: '2 4 | - | 3', turn: A });
  expect(of('won', table.told())).toEqual([{ type: 'won', rule: 'FUJ-END-01', seats: [B] }]);
});

test('FUJ-END-04: one event may make several winners', () => {
  const table = scene({ front: '8 8 11 8', hands: '- | - | 3 | -', turn: B });
  expect(of('won', table.told())).toEqual([{ type: 'won', rule: 'FUJ-END-04', seats: [A, B, D] }]);
});

test('FUJ-END-05: an empty hand is no win while a front card lies there', () => {
  const table = scene({ front: '- - 11', hands: '7 | 5 | 3', turn: A });
  table.plays(A, 7);
  expect(table.hands).toBe('- | 5 | 3');
  expect(table.match.over).toBe(false);
  expect(table.asked).toBe(B);
});

test('FUJ-END-05: an empty hand is no win when the cards of others go through', () => {
  const table = scene({ front: '- 7 7', hands: '9 | - | -', turn: A });
  table.plays(A, 9);
  expect(of('won', table.told())).toEqual([{ type: 'won', rule: 'FUJ-END-04', seats: [B, C] }]); // and not A
});

test('FUJ-END-06: a win comes only with cards that go through, and only to their owners', () => {
  for (const table of randomGames(10)) {
    const [won, through] = table.told().reverse();
    assert(won.type === 'won' && through.type === 'wentThrough', `it ended with ${through.type} and ${won.type}`);
    expect(through.seats).toEqual(expect.arrayContaining(won.seats));
    expect(of('won', table.told())).toHaveLength(1);
  }
});

test('FUJ-END-07: a player whose last card is pushed out draws one and has not won', () => {
  const table = scene({ front: '4 - -', hands: '- | 12 2 | 3', turn: B, pile: '17' });
  table.plays(B, 12);
  expect(table.hands).toBe('17 | 2 | 3');
  expect(table.match.over).toBe(false);
});

test('FUJ-END-08: winners are looked for once, after the whole group has gone, not card by card', () => {
  const table = scene({ front: '8 8 11 8', hands: '- | 2 | 3 | -', turn: A });
  expect(table.told()).toEqual([
    { type: 'wentThrough', rule: 'FUJ-THRU-01', card: 8, seats: [A, B, D] },
    { type: 'won', rule: 'FUJ-END-04', seats: [A, D] },
  ]);
});

test('FUJ-END-09: when a partner wins, the active player plays no card', () => {
  const table = scene({ front: '8 8 11', hands: '2 4 | - | 3', turn: A });
  expect(table.match.asked(A)).toBeNull();
  expect(table.refuses(A, 2)).toEqual({ refused: 'over', rule: 'FUJ-END-02' });
  expect(table.hands).toBe('2 4 | - | 3');
});

test('FUJ-END-10: when the active player wins, there is no second step', () => {
  const table = scene({ front: '8 - 11', hands: '- | 5 | 3', turn: A });
  expect(table.match.asked(A)).toBeNull();
  expect(table.told().at(-1)).toMatchObject({ type: 'won', seats: [A] });
});

test('FUJ-END-11: joint winners are equal: nothing breaks the tie', () => {
  const table = scene({ front: '- 8 8 8', hands: '9 2 | - | 3 | -', turn: A });
  table.plays(A, 9); // pushes out nobody: three 8s are 24
  expect(table.match.outcome).toMatchObject({
    void: false,
    parts: 2,
    sides: [
      { side: 'seat 0', share: 0 },
      { side: 'seat 1', place: 1, share: 1 },
      { side: 'seat 2', share: 0 },
      { side: 'seat 3', place: 1, share: 1 },
    ],
  });
});

test('FUJ-END-12: the others do not play on; their places follow their holdings, fewer cards first', () => {
  const table = scene({ front: '8 4 9 -', hands: '- | 2 2 | 3 | 5 6', turn: A });
  expect(table.asked).toBe(-1);
  expect(table.match.outcome).toMatchObject({
    parts: 1,
    sides: [
      { side: 'seat 0', place: 1, share: 1, score: null },
      { side: 'seat 1', place: 4, share: 0, score: null },
      { side: 'seat 2', place: 2, share: 0, score: null },
      { side: 'seat 3', place: 2, share: 0, score: null },
    ],
  });
});

test('FUJ-END-13: the round is not finished: whoever has not had a turn in it gets none', () => {
  const table = scene({ front: '- 8 - -', hands: '3 2 | - | 20 | 5', turn: A });
  table.plays(A, 3); // A is first; B wins in the second turn of the round
  expect(table.view(C)).toMatchObject({ over: true, winners: [B] });
  expect(table.refuses(C, 20)).toEqual({ refused: 'over', rule: 'FUJ-END-02' });
});

test.each(TABLES)('FUJ-END-14: two hundred random games of %i players all come to an end by themselves', seats => {
  for (let seed = 0; seed < 200; seed++) {
    const table = playOut(begin(seats, {}, seed), seed);
    expect(of('won', table.told())).toHaveLength(1);
  }
});

test('FUJ-END-14: no limit is set: a game that is kept alive by hand goes on and on', () => {
  const table = begin(8);
  for (let turns = 0; turns < 3000; turns++) {
    for (const hand of table.state.hands) if (hand.length < 2) hand.push(...table.state.pile.splice(-1));
    const choices = table.choices(table.asked);
    table.plays(table.asked, choices[turns % choices.length]);
  }
  expect(of('reshuffled', table.told()).length).toBeGreaterThan(10);
  expect(table.match.over).toBe(false);
});
