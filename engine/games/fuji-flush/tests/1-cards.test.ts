/** Chapter 1: the cards. */
import { expect, test } from 'vitest';
import { DECK } from '../material.ts';
import { A, B, begin, C, scene, TABLES } from './kit.ts';

const copiesOf = (value: number): number => DECK.filter(card => card === value).length;
const VALUES = [...new Set(DECK)];

test('FUJ-DATA-01: the deck has 90 cards, and all of them are in the game', () => {
  expect(DECK).toHaveLength(90);
  for (const seats of TABLES) {
    const { state } = begin(seats);
    expect([...state.hands.flat(), ...state.pile]).toHaveLength(90);
  }
});

test('FUJ-DATA-02: there are as many copies of each value as the table DECK says', () => {
  expect(Object.fromEntries(VALUES.map(value => [value, copiesOf(value)]))).toEqual({
    ...{ 2: 16, 3: 12, 4: 9, 5: 8, 6: 6, 7: 6, 8: 5, 9: 4, 10: 4, 11: 4 },
    ...{ 12: 3, 13: 3, 14: 3, 15: 2, 16: 1, 17: 1, 18: 1, 19: 1, 20: 1 },
  });
});

test('FUJ-DATA-03: the values run from 2 to 20, and there is one 20', () => {
  expect(VALUES.toSorted((a, b) => a - b)).toEqual([
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
  ]);
  expect(copiesOf(20)).toBe(1);
  const table = scene({ front: '19 - -', hands: '2 | 20 2 | 2', turn: B });
  expect(table.refuses(B, 1).refused).toBe('bad-shape');
  expect(table.refuses(B, 21).refused).toBe('bad-shape');
  table.plays(B, 20);
  expect(table.front).toBe('- 20 -');
});

test('FUJ-DATA-04: no value is special: against a lone card it pushes out what is lower, and only that', () => {
  for (const lying of VALUES)
    for (const played of VALUES.filter(value => value !== lying)) {
      const table = scene({ front: `${lying} - -`, hands: `- | ${played} 2 | 3`, turn: B });
      table.plays(B, played);
      expect(table.front).toBe(lying < played ? `- ${played} -` : `${lying} ${played} -`);
      expect(table.asked).toBe(C);
    }
});

test('FUJ-DATA-04: no value is special: two equal cards combine, whatever their value', () => {
  for (const value of VALUES.filter(candidate => copiesOf(candidate) > 1)) {
    const table = scene({ front: `${value} - -`, hands: `- | ${value} 3 | 2`, turn: B });
    expect(table.plays(B, value)).toMatchObject([{ type: 'played', card: value, combined: 2 * value, with: [A] }]);
  }
});

test('FUJ-DATA-04: a card is its value and nothing else', () => {
  const { state } = begin(3);
  for (const card of [...DECK, ...state.hands.flat(), ...state.pile]) expect(typeof card).toBe('number');
});

test('FUJ-DATA-05: two equal cards are one choice, and playing one leaves the other', () => {
  const table = scene({ front: '- - -', hands: '5 7 5 | 2 | 3', turn: A });
  expect(table.choices(A)).toEqual([5, 7]);
  table.plays(A, 5);
  expect(table.hands).toBe('5 7 | 2 | 3');
});

test('FUJ-DATA-05: which copy was drawn first makes no difference to anything', () => {
  const outcomes = ['5 7 5', '5 5 7', '7 5 5'].map(hand => {
    const table = scene({ front: '6 5 -', hands: `2 | 3 | ${hand}`, turn: C });
    const choices = table.choices(C);
    return { choices, told: table.plays(C, 5), view: table.view(C), hands: table.hands };
  });
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(outcomes[2]).toEqual(outcomes[0]);
});
