import { expect, test } from 'vitest';
import { AREA_OF, CARDS, COLOURS, RUM_TOKENS } from '../material.ts';
import { A, B, BESIDE, begin, COAST, MODES, of, sail, scene } from './kit.ts';

test('CJG-SETUP-01: the doubloons lie on the island', () => {
  const table = begin(4);
  expect(table.view.supply).toBe(25);
  expect(of('laidOut', table.told)).toMatchObject([{ doubloons: 25, piles: [23, 23, 23], rum: 0 }]);
});

test('CJG-SETUP-02, CJG-SETUP-05: a seat is a colour; whoever sits down first has it, and each is used once', () => {
  expect(new Set(COLOURS).size).toBe(4);
  expect(begin(4).view.ships).toHaveLength(COLOURS.length);
});

test('CJG-SETUP-03, CJG-SETUP-04: ships begin beside the island, in no area and not in port', () => {
  for (const { place } of begin(3).view.ships) expect(place).toBe(BESIDE);
});

test('CJG-SETUP-04: a ship that has not yet had a turn cannot be boarded', () => {
  const table = scene({ aboard: '| CO09', next: 'CO10' });
  table.does(sail(COAST));
  expect(table.offers).not.toContain('board');
  expect(table.refuses({ type: 'board', seat: B })).toBe('not-yet-at-sea CJG-SETUP-04');
});

test('CJG-SETUP-06: the cards are sorted by their backs', () => {
  const { piles } = begin(3, { options: { rules: 'advanced' } }).state;
  piles.forEach((pile, area) => {
    expect(pile.every(card => AREA_OF[card] === area)).toBe(true);
  });
});

test('CJG-SETUP-07: in the base game skull cards and rum stay in the box', () => {
  const { piles, rum } = begin(3).state;
  expect(piles.flat().some(card => CARDS[card]?.skull === true)).toBe(false);
  expect([rum, RUM_TOKENS]).toEqual([0, 10]);
});

test('CJG-SETUP-08: the piles and the letters are each shuffled on their own', () => {
  const orders = new Set([1, 2, 3].map(seed => JSON.stringify(begin(3, {}, seed).state.piles[0])));
  const letters = new Set([1, 2, 3].map(seed => JSON.stringify(begin(3, {}, seed).state.letters)));
  expect([orders.size, letters.size]).toEqual([3, 3]);
  const draws = begin(2, { options: { first: A } }).match.log[0]?.draws.map(([bound]) => bound);
  const shuffles = (count: number) => Array.from({ length: count - 1 }, (_, i) => count - i);
  expect(draws).toEqual([...shuffles(23), ...shuffles(23), ...shuffles(23), ...shuffles(20)]);
});

test('CJG-SETUP-09: four letters lie open and 16 face down', () => {
  const table = begin(3);
  expect([table.view.letters.open.length, table.view.letters.pile]).toEqual([4, 16]);
  expect(of('letterOpened', table.told).map(({ left }) => left)).toEqual([19, 18, 17, 16]);
});

test('CJG-SETUP-10: each ship starts with 2 sails and 1 cannon', () => {
  for (const { sails, cannons } of begin(4).view.ships) expect([sails, cannons]).toEqual([2, 1]);
});

test('CJG-SETUP-11: the discard piles start empty', () => {
  for (const { discards, top } of begin(3).view.areas) expect([discards, top]).toEqual([0, null]);
});

test('CJG-SETUP-12: base or advanced is agreed before the game, and the base game is the first choice', () => {
  expect(begin(3).view.advanced).toBe(false);
  for (const rules of MODES) expect(begin(3, { options: { rules } }).view.advanced).toBe(rules === 'advanced');
});

test('CJG-SETUP-13: everybody starts with no card, no doubloon and no letter', () => {
  for (const { cards, doubloons, letters } of begin(4).view.ships)
    expect([cards, doubloons, letters]).toEqual([[], 0, []]);
});
