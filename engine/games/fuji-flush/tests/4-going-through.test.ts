/** Chapter 4: going through at the start of a turn. */
import { expect, test } from 'vitest';
import { A, B, C, D, E, H, of, randomGames, scene } from './kit.ts';

test('FUJ-THRU-01: a card that has survived until the next turn of its owner is discarded as that turn begins', () => {
  const table = scene({ front: '- - -', hands: '9 4 | 3 2 | 5 2', turn: A });
  table.plays(A, 9);
  table.plays(B, 3);
  expect(table.front).toBe('9 3 -');
  expect(of('wentThrough', table.told())).toEqual([]);
  table.plays(C, 2);
  expect(table.front).toBe('- 3 2');
  expect(table.discard).toBe('9');
  expect(table.told().at(-1)).toEqual({ type: 'wentThrough', rule: 'FUJ-THRU-01', card: 9, seats: [A] });
  expect(table.asked).toBe(A);
});

test('FUJ-THRU-02: its owner gets no replacement', () => {
  const table = scene({ front: '9 - -', hands: '4 | 3 | 5', turn: A });
  expect(table.hands).toBe('4 | 3 | 5');
  expect(table.pile).toBe(90 - 4);
  expect(of('drew', table.told())).toEqual([]);
});

test('FUJ-THRU-03: every other front card of that value goes at the same moment, whoever owns it', () => {
  const table = scene({ front: '5 9 5 5', hands: '2 | 2 | 2 | 2', turn: A });
  expect(table.front).toBe('- 9 - -');
  expect(table.discard).toBe('5 5 5');
  expect(table.told()).toEqual([{ type: 'wentThrough', rule: 'FUJ-THRU-01', card: 5, seats: [A, C, D] }]);
});

test('FUJ-THRU-04: the partners get no replacement either', () => {
  const table = scene({ front: '5 9 5 5', hands: '2 | 3 | 4 | 6', turn: A });
  expect(table.hands).toBe('2 | 3 | 4 | 6');
  expect(table.pile).toBe(90 - 8);
  expect(of('drew', table.told())).toEqual([]);
});

test('FUJ-THRU-05: a partner goes along who has played in the turn just before', () => {
  const table = scene({ front: '5 12 - -', hands: '2 | 2 | 2 | 5 2', turn: D });
  table.plays(D, 5);
  expect(table.front).toBe('- 12 - -');
  expect(table.holdings).toEqual([1, 2, 1, 1]);
});

test('FUJ-THRU-05: a partner goes along wherever they sit', () => {
  for (let partner = B; partner <= H; partner++) {
    const front = Array.from({ length: 8 }, (_, seat) => (seat === A || seat === partner ? '6' : '-')).join(' ');
    const table = scene({ front, hands: '2 | 2 | 2 | 2 | 2 | 2 | 2 | 2', turn: A });
    expect(table.front).toBe('- - - - - - - -');
  }
});

test('FUJ-THRU-06: front cards of other values stay, higher and lower', () => {
  const table = scene({ front: '5 9 5 4', hands: '2 | 2 | 2 | 2', turn: A });
  expect(table.front).toBe('- 9 - 4');
});

test('FUJ-THRU-07: a player without a front card just plays', () => {
  const table = scene({ front: '- 9 4', hands: '6 2 | 2 | 2', turn: A });
  expect(table.told()).toEqual([]);
  expect(table.front).toBe('- 9 4');
  expect(table.discard).toBe('');
  expect(table.choices(A)).toEqual([2, 6]);
});

test('FUJ-THRU-08: a partner whose card has gone has none until the own next turn, and then only plays', () => {
  const table = scene({ front: '5 - 5', hands: '2 4 | 3 2 | 6 2', turn: A });
  expect(table.front).toBe('- - -');
  table.plays(A, 4);
  table.plays(B, 3);
  expect(table.asked).toBe(C);
  expect(table.front).toBe('4 3 -');
  expect(of('wentThrough', table.told())).toHaveLength(1);
  expect(table.choices(C)).toEqual([2, 6]);
});

test('FUJ-THRU-09: a holding becomes smaller only by going through, and then by one card', () => {
  let before: number[] = [];
  randomGames(5, table => {
    const { events } = table.match.log.at(-1) ?? { events: [] };
    const gone = of('wentThrough', events).flatMap(event => event.seats);
    if (table.match.seq > 0)
      expect(table.holdings).toEqual(before.map((count, seat) => count - gone.filter(other => other === seat).length));
    before = table.holdings;
  });
});

test('FUJ-THRU-10: the printed value counts: when a lone 10 goes through, a pair of 5s stays', () => {
  const table = scene({ front: '10 5 5', hands: '2 | 2 | 2', turn: A });
  expect(table.front).toBe('- 5 5');
});

test('FUJ-THRU-10: the printed value counts: when a pair of 5s goes through, a 10 stays', () => {
  const table = scene({ front: '10 5 5', hands: '2 | 2 | 2', turn: B });
  expect(table.front).toBe('10 - -');
});

test('FUJ-THRU-11: nobody is asked whether the card goes; it goes with the play before', () => {
  const table = scene({ front: '9 - -', hands: '4 | 3 | 2 5', turn: C });
  expect(table.plays(C, 2).map(event => event.type)).toEqual(['played', 'wentThrough']);
  expect(table.match.asked(A)).toMatchObject({ step: 'playCard', legal: [{ type: 'playCard', card: 4 }] });
});

test('FUJ-THRU-12: a group goes in one event, the card of the active player first, then clockwise', () => {
  const table = scene({ front: '5 9 5 5 5', hands: '2 | 2 | 2 | 2 | 2', turn: C });
  expect(table.told()).toEqual([{ type: 'wentThrough', rule: 'FUJ-THRU-01', card: 5, seats: [C, D, E, A] }]);
});

test('FUJ-THRU-13: the same value may be played again, and the group that has just gone does not count', () => {
  const table = scene({ front: '5 - 9 5', hands: '5 2 | 2 | 2 | 2', turn: A });
  expect(table.choices(A)).toEqual([2, 5]);
  expect(table.plays(A, 5)).toMatchObject([{ type: 'played', card: 5, combined: 5, with: [] }]);
  expect(table.front).toBe('5 - 9 -');
});
