/** Chapter 6: pushing out. */
import { expect, test } from 'vitest';
import { A, B, C, D, E, of, scene } from './kit.ts';

test('FUJ-OUT-01: the card played is compared with every other group, wherever it lies', () => {
  const table = scene({ front: '3 - 5 8 4', hands: '2 | 6 2 | 2 | 2 | 2', turn: B });
  table.plays(B, 6);
  expect(table.front).toBe('- 6 - 8 -');
});

test('FUJ-OUT-02: every front card of a group of lower combined value is discarded', () => {
  const table = scene({ front: '4 - - 4 9', hands: '2 | 10 2 | 2 | 2 | 2', turn: B });
  const told = table.plays(B, 10);
  expect(table.front).toBe('- 10 - - -');
  expect(table.discard).toBe('4 9 4');
  expect(of('pushedOut', told)).toEqual([
    { type: 'pushedOut', rule: 'FUJ-OUT-02', seat: D, card: 4, combined: 8, by: B },
    { type: 'pushedOut', rule: 'FUJ-OUT-02', seat: E, card: 9, combined: 9, by: B },
    { type: 'pushedOut', rule: 'FUJ-OUT-02', seat: A, card: 4, combined: 8, by: B },
  ]);
});

test('FUJ-OUT-03: for each card discarded in this way its owner draws one into the hand', () => {
  const table = scene({ front: '4 - 6 -', hands: '2 | 10 2 | 2 | 2', turn: B, pile: '17 18 19' });
  const told = table.plays(B, 10);
  expect(table.hands).toBe('2 18 | 2 | 2 17 | 2');
  expect(table.pile).toBe(90 - 8 - 1);
  expect(of('drew', told)).toEqual([
    { type: 'drew', rule: 'FUJ-OUT-03', seat: C },
    { type: 'drew', rule: 'FUJ-OUT-03', seat: A },
  ]);
});

test.each([
  [17, '6 17 - 6 6'],
  [18, '6 18 - 6 6'],
  [19, '- 19 - - -'],
])('FUJ-OUT-04: against three 6s a %i makes it %s: what is lower or equal does nothing', (card, front) => {
  const table = scene({ front: '6 - - 6 6', hands: `2 | ${card} 2 | 2 | 2 | 2`, turn: B });
  table.plays(B, card);
  expect(table.front).toBe(front);
});

test('FUJ-OUT-05: a tie pushes out neither the old cards nor the new one', () => {
  const table = scene({ front: '10 - - 5', hands: '2 | 5 2 | 2 | 2', turn: B });
  expect(table.plays(B, 5)).toMatchObject([{ type: 'played', combined: 10 }]);
  expect(table.front).toBe('10 5 - 5');
  expect(table.discard).toBe('');
  expect(table.hands).toBe('2 | 2 | 2 | 2');
});

test('FUJ-OUT-06: a card played too low stays, and so do its partners', () => {
  const table = scene({ front: '20 - - - 3', hands: '2 | 3 5 | 2 5 | 5 | 5', turn: B });
  table.plays(B, 3);
  expect(table.front).toBe('20 3 - - 3');
  table.plays(C, 2);
  expect(table.front).toBe('20 3 2 - 3');
  expect(of('drew', table.told())).toEqual([]);
});

test('FUJ-OUT-07: a group is pushed out as a whole, and all its members draw', () => {
  const table = scene({ front: '4 - - 4 4', hands: '2 | 13 2 | 2 | 2 | 2', turn: B, pile: '17 18 19' });
  table.plays(B, 13);
  expect(table.front).toBe('- 13 - - -');
  expect(table.hands).toBe('2 19 | 2 | 2 | 2 17 | 2 18');
});

test('FUJ-OUT-08: one play may push out several groups and leave higher ones', () => {
  const table = scene({ front: '3 - - 9 3 7 20', hands: '2 | 8 2 | 2 | 2 | 2 | 2 | 2', turn: B });
  table.plays(B, 8);
  expect(table.front).toBe('- 8 - 9 - - 20');
});

test('FUJ-OUT-09: groups already on the table never push each other', () => {
  const table = scene({ front: '10 - - 4 3', hands: '2 | 2 5 | 2 | 2 | 2', turn: B });
  table.plays(B, 2);
  expect(table.front).toBe('10 2 - 4 3');
});

test('FUJ-OUT-10: whoever is pushed out has as many cards as before: one less in front, one more in hand', () => {
  const table = scene({ front: '4 - 6 8', hands: '2 2 | 10 2 | 2 | 2 3 5', turn: B });
  const before = table.holdings;
  table.plays(B, 10);
  expect(table.front).toBe('- 10 - -');
  expect(table.view(A).handSizes).toEqual([3, 1, 2, 4]);
  expect(table.holdings).toEqual(before);
});

test('FUJ-OUT-11: the active player draws nothing for playing a card', () => {
  const table = scene({ front: '4 - 6', hands: '2 | 10 3 | 2', turn: B });
  const told = table.plays(B, 10);
  expect(table.hands.split(' | ')[B]).toBe('3');
  expect(of('drew', told).map(event => event.seat)).toEqual([C, A]);
});

test('FUJ-OUT-12: whoever is pushed out plays nothing at once, but waits for the own turn', () => {
  const table = scene({ front: '4 - - -', hands: '2 | 10 3 | 2 3 | 2 3', turn: B });
  table.plays(B, 10);
  for (const seat of [C, D]) {
    expect(table.asked).toBe(seat);
    expect(table.refuses(A, 2)).toEqual({ refused: 'not-your-turn', rule: 'FUJ-TURN-01' });
    table.plays(seat, 2);
  }
  expect(table.asked).toBe(A);
});

test.each([
  [9, '7 9 - 7'],
  [15, '- 15 - -'],
])('FUJ-OUT-13: the combined value decides: against a pair of 7s a %i makes it %s', (card, front) => {
  const table = scene({ front: '7 - - 7', hands: `2 | ${card} 2 | 2 | 2`, turn: B });
  table.plays(B, card);
  expect(table.front).toBe(front);
});

test('FUJ-OUT-14: first all are discarded, clockwise from the left of the active player, then all draw in that order', () => {
  const table = scene({ front: '3 4 - 5 6', hands: '2 | 2 | 9 2 | 2 | 2', turn: C, pile: '17 18 19 20' });
  expect(table.plays(C, 9).map(event => [event.type, 'seat' in event ? event.seat : null])).toEqual([
    ['played', C],
    ...[D, E, A, B].map(seat => ['pushedOut', seat]),
    ...[D, E, A, B].map(seat => ['drew', seat]),
  ]);
  expect(table.discard).toBe('5 6 3 4');
  expect(table.hands).toBe('2 19 | 2 20 | 2 | 2 17 | 2 18');
});

test('FUJ-OUT-15: there is one comparison for each play: pushing out does not start another', () => {
  const table = scene({ front: '12 - - 5 4', hands: '2 | 6 2 | 2 | 2 | 2', turn: B });
  const told = table.plays(B, 6);
  expect(told.map(event => event.type)).toEqual(['played', 'pushedOut', 'pushedOut', 'drew', 'drew']);
  expect(table.front).toBe('12 6 - - -'); // the 12 does not push out the 6 in its turn
});
