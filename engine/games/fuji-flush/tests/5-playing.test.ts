/** Chapter 5: playing a card and the combined value (valeur combinée). */
import { expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { DECK } from '../material.ts';
import { A, B, C, D, H, of, randomGames, scene } from './kit.ts';

test('FUJ-PLAY-01: a card leaves the hand and lies face up in front of its player', () => {
  const table = scene({ front: '- - -', hands: '2 7 9 | 2 | 2', turn: A });
  const told = table.plays(A, 7);
  expect(table.front).toBe('7 - -');
  expect(table.hands).toBe('2 9 | 2 | 2');
  expect(told).toEqual([{ type: 'played', rule: 'FUJ-PLAY-01', seat: A, card: 7, combined: 7, with: [] }]);
  expect(table.view(PUBLIC).front).toEqual([7, 0, 0]);
});

test('FUJ-PLAY-01: only cards of the own hand can be played', () => {
  const table = scene({ front: '- 4 -', hands: '2 7 | 8 | 9', turn: A });
  for (const card of [4, 8, 9, 20])
    expect(table.refuses(A, card)).toEqual({ refused: 'not-in-hand', rule: 'FUJ-PLAY-01' });
});

test('FUJ-PLAY-01: the last card too is played by its owner, not by itself', () => {
  const table = scene({ front: '- 4 -', hands: '7 | 8 | 9', turn: A });
  expect(table.asked).toBe(A);
  expect(table.choices(A)).toEqual([7]);
});

test('FUJ-PLAY-02: the front cards of others of the same value are added to the card played', () => {
  const table = scene({ front: '7 - 15 7', hands: '2 | 7 2 | 2 | 2', turn: B });
  expect(table.plays(B, 7)[0]).toMatchObject({ type: 'played', seat: B, card: 7, combined: 21, with: [D, A] });
  expect(table.front).toBe('7 7 - 7');
});

test('FUJ-PLAY-03: alone, a card counts its own value', () => {
  const table = scene({ front: '6 - - 8', hands: '2 | 7 2 | 2 | 2', turn: B });
  expect(table.plays(B, 7)[0]).toMatchObject({ type: 'played', seat: B, card: 7, combined: 7, with: [] });
  expect(table.front).toBe('- 7 - 8');
});

test('FUJ-PLAY-04: the combined value is the value times the number of cards', () => {
  for (const [value, partners] of [
    [2, 7],
    [3, 4],
    [5, 3],
    [11, 2],
    [20, 0],
  ] as const) {
    const front = Array.from({ length: 8 }, (_, seat) => (seat < partners ? value : '-')).join(' ');
    const table = scene({ front, hands: `2 | 2 | 2 | 2 | 2 | 2 | 2 | ${value} 3`, turn: H });
    expect(table.plays(H, value)[0]).toMatchObject({ type: 'played', combined: value * (partners + 1) });
  }
});

test('FUJ-PLAY-05: the other front cards count with the combined value of their own group', () => {
  const table = scene({ front: '6 - - 4 4', hands: '2 | 7 2 | 2 | 2 | 2', turn: B });
  table.plays(B, 7);
  expect(table.front).toBe('- 7 - 4 4'); // each 4 is lower than the 6, but together they are 8
});

test('FUJ-PLAY-06: any card of the hand may be played: lower than, equal to or higher than what lies there', () => {
  for (const [card, front] of [
    [4, '10 4 -'],
    [10, '10 10 -'],
    [12, '- 12 -'],
  ] as const) {
    const table = scene({ front: '10 - -', hands: '2 | 4 10 12 | 2', turn: B });
    expect(table.choices(B)).toEqual([4, 10, 12]);
    table.plays(B, card);
    expect(table.front).toBe(front);
  }
});

test('FUJ-PLAY-07: joining needs no consent: nobody else is asked, and the partner is in the group', () => {
  const table = scene({ front: '7 - 12 -', hands: '2 | 7 3 | 2 | 15 2', turn: B });
  expect(table.plays(B, 7)).toMatchObject([
    { type: 'played', combined: 14, with: [A] },
    { type: 'pushedOut', seat: C },
    { type: 'drew', seat: C },
  ]);
  expect(table.match.asked(A)).toBeNull();
  expect(table.asked).toBe(C);
  table.plays(C, 2);
  expect(of('pushedOut', table.plays(D, 15)).map(event => event.seat)).toEqual([A, B, C]);
});

test('FUJ-PLAY-08: a group that has grown counts anew, in attack and in defence', () => {
  const table = scene({ front: '- 5 - -', hands: '7 2 | 2 | 4 2 | 4 2', turn: C });
  table.plays(C, 4);
  expect(table.front).toBe('- 5 4 -');
  table.plays(D, 4);
  expect(table.front).toBe('- - 4 4'); // a single 4 could do nothing against the 5, two of them can
  table.plays(A, 7);
  expect(table.front).toBe('7 - 4 4'); // and the first 4 now counts 8
});

test('FUJ-PLAY-09: a 10 does not join a pair of 5s', () => {
  const table = scene({ front: '5 - - 12 5', hands: '2 | 10 2 | 2 | 2 | 2', turn: B });
  expect(table.plays(B, 10)[0]).toMatchObject({ type: 'played', combined: 10, with: [] });
  expect(table.front).toBe('5 10 - 12 5'); // together they would be 20, and push out the 12
});

test('FUJ-PLAY-09: cards of different value do not combine', () => {
  const table = scene({ front: '8 - - 2 3', hands: '2 | 4 2 | 2 | 2 | 2', turn: B });
  expect(table.plays(B, 4)[0]).toMatchObject({ type: 'played', combined: 4, with: [] });
  expect(table.front).toBe('8 4 - - -'); // 2 and 3 are no 5, nor do they make the 4 a 9
});

test('FUJ-PLAY-10: a group may have one card of each player', () => {
  const table = scene({ front: '2 2 2 2 2 2 2 -', hands: '3 | 3 | 3 | 3 | 3 | 3 | 3 | 2 3', turn: H });
  expect(table.plays(H, 2)).toMatchObject([
    { type: 'played', combined: 16, with: [0, 1, 2, 3, 4, 5, 6] },
    { type: 'wentThrough', card: 2, seats: [0, 1, 2, 3, 4, 5, 6, 7] },
  ]);
});

test('FUJ-PLAY-10: a group is never larger than there are players and copies', () => {
  const games = randomGames(5);
  for (const table of games)
    for (const { card, combined, seat, with: partners } of of('played', table.told())) {
      const group = [seat, ...partners];
      expect(new Set(group).size).toBe(group.length);
      expect(group.length).toBeLessThanOrEqual(Math.min(table.match.seats, DECK.filter(copy => copy === card).length));
      expect(combined).toBe(card * group.length);
    }
});
