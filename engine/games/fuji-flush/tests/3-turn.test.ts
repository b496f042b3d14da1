/** Chapter 3: order of play and the turn. */
import { expect, test } from 'vitest';
import type { Action } from '../state.ts';
import { A, B, begin, C, D, E, of, randomGames, scene } from './kit.ts';

test('FUJ-TURN-01: turns go clockwise, beginning with the first player', () => {
  const table = begin(5, { options: { first: C } });
  for (const seat of [C, D, E, A, B, C, D]) {
    expect(table.asked).toBe(seat);
    table.plays(seat, table.choices(seat)[0]);
  }
});

test('FUJ-TURN-01: nobody plays out of turn', () => {
  const table = scene({ front: '- - -', hands: '4 | 5 | 6', turn: A });
  for (const [seat, card] of [
    [B, 5],
    [C, 6],
  ] as const)
    expect(table.refuses(seat, card)).toEqual({ refused: 'not-your-turn', rule: 'FUJ-TURN-01' });
});

test('FUJ-TURN-02: first the card still in front goes, then a card is played', () => {
  const table = scene({ front: '5 - 9', hands: '5 2 | 2 | 2', turn: A });
  expect(table.front).toBe('- - 9');
  table.plays(A, 5);
  expect(table.front).toBe('5 - 9'); // the old 5 no longer counts: together they would have been 10
  expect(table.told().map(event => event.type)).toEqual(['wentThrough', 'played']);
});

test('FUJ-TURN-03: whoever is pushed out or goes through in the turn of another keeps the place in the order', () => {
  const table = scene({ front: '- 4 8 8 3', hands: '6 2 | 3 2 | 2 5 | 2 | 2', turn: A });
  table.plays(A, 6); // B and E are pushed out
  expect(table.asked).toBe(B);
  table.plays(B, 3);
  expect(table.front).toBe('6 3 - - -'); // C and D go through
  expect(table.asked).toBe(C);
  table.plays(C, 5); // B is pushed out
  expect(table.asked).toBe(D);
});

test('FUJ-TURN-03: the order never changes in a whole game', () => {
  for (const table of randomGames(5)) {
    const turns = of('played', table.told()).map(event => event.seat);
    const [first] = turns;
    expect(turns).toEqual(turns.map((_, i) => (first + i) % table.match.seats));
  }
});

test('FUJ-TURN-04: the old front card is gone before a new one is played', () => {
  const table = scene({ front: '7 - 10', hands: '9 2 | 2 | 2', turn: A });
  table.plays(A, 9);
  expect(table.front).toBe('9 - 10');
  expect(table.discard).toBe('7');
});

test('FUJ-TURN-05: passing is no choice, not even with nothing but bad cards', () => {
  const table = scene({ front: '- 20 19', hands: '2 3 | 2 | 2', turn: A });
  expect(table.match.asked(A)?.legal).toEqual([
    { type: 'playCard', card: 2 },
    { type: 'playCard', card: 3 },
  ]);
  const pass = { type: 'pass' } as unknown as Action;
  expect(table.refusesTo(() => table.match.play(A, pass)).refused).toBe('unknown-action');
});

test('FUJ-TURN-05: exactly one card is played in a turn', () => {
  const table = scene({ front: '- - -', hands: '2 3 | 4 | 5', turn: A });
  table.plays(A, 2);
  expect(table.refuses(A, 3)).toEqual({ refused: 'not-your-turn', rule: 'FUJ-TURN-01' });
});

test('FUJ-TURN-06: whoever is asked for a card has one', () => {
  randomGames(10, table => {
    if (!table.match.over) expect(table.choices(table.asked)).not.toEqual([]);
  });
});

test('FUJ-TURN-06: with an empty hand there is no second step, for the player has won in the first', () => {
  const table = scene({ front: '7 10 -', hands: '- | 2 | 2', turn: A });
  expect(table.asked).toBe(-1);
  expect(table.view(A).winners).toEqual([A]);
});

test('FUJ-TURN-07: a card played cannot be taken back, not even where nobody drew and all agree', () => {
  const table = begin(3, { options: { first: A } });
  table.plays(A, table.choices(A)[0]);
  const { seq } = table.match;
  expect(table.refusesTo(() => table.match.undo(A, seq))).toEqual({ refused: 'no-undo', rule: 'FUJ-TURN-07' });
  expect(table.refusesTo(() => table.match.undo(A, seq, 0b111))).toEqual({ refused: 'no-undo', rule: 'FUJ-TURN-07' });
});
