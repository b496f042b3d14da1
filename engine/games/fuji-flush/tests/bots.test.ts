/** What bots make of positions of Fuji Flush. */
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../kernel/chance.ts';
import { knowledge } from '../bots/knowledge.ts';
import { chancesOf } from '../bots/standing.ts';
import { pushed, survival } from '../bots/survival.ts';
import { fujiFlush } from '../game.ts';

describe('a card is likelier to go through', () => {
  test('the higher it is', () => {
    expect(survival([0, 0, 0], 0, 15)).toBeGreaterThan(survival([0, 0, 0], 0, 5));
    expect(survival([0, 0, 0], 0, 20)).toBe(1);
  });

  test('together with an equal one, most of all one whose turn comes soon', () => {
    expect(survival([0, 0, 0, 5], 0, 5)).toBeGreaterThan(survival([0, 0, 0, 0], 0, 5));
    expect(survival([0, 5, 0, 0], 0, 5)).toBeGreaterThan(survival([0, 0, 0, 5], 0, 5));
  });
});

test('those are pushed out whose group is weaker', () => {
  expect(pushed([0, 4, 4, 7], 0, 9)).toBe(3);
  expect(pushed([0, 4, 4, 7], 0, 8)).toBe(1);
  expect(pushed([0, 4, 4, 7], 0, 4)).toBe(1);
});

test('a card that joins others looks best', () => {
  const view = { front: [0, 6, 0], hand: [2, 6, 14] };
  const worthOf = (card: number) => knowledge.worth?.(view as never, 0, { type: 'playCard', card } as never) ?? 0;
  expect(worthOf(6)).toBeGreaterThan(Math.max(worthOf(2), worthOf(14)));
});

test('whoever is about to finish is thrown back first', () => {
  const s = fujiFlush.setup({ first: 0, freeChat: false }, 3, new SeededDice(1));
  s.hands = [[6, 9, 9], [4], []];
  s.front = [0, 0, 8];
  const promiseOf = (card: number) => knowledge.promise?.(s as never, 0, { type: 'playCard', card } as never) ?? 0;
  const threatened = promiseOf(9) - promiseOf(6);
  s.hands = [[6, 9, 9], [4], [5, 7]];
  expect(threatened).toBeGreaterThan(promiseOf(9) - promiseOf(6));
});

describe('a seat stands better, as it sees it,', () => {
  const chancesIn = (hands: number[][], front: number[], turn = 0, viewer = 0) => {
    const s = fujiFlush.setup({ first: 0, freeChat: false }, hands.length, new SeededDice(1));
    const chances = new Float64Array(hands.length);
    chancesOf({ ...s, hands, front, turn }, chances, viewer);
    return [...chances];
  };
  const own = (hand: number[], front: number[], turn = 0): number =>
    chancesIn([hand, ...front.slice(1).map(() => [4, 9])], front, turn)[0] ?? 0;

  test('with fewer cards, and with higher ones', () => {
    expect(own([5, 8], [0, 0, 0])).toBeGreaterThan(1.3 * own([5, 8, 8], [0, 0, 0]));
    expect(own([14, 15], [0, 0, 0, 0])).toBeGreaterThan(1.3 * own([2, 3], [0, 0, 0, 0]));
  });

  test('when its last card is likely to go through', () => {
    expect(own([], [15, 0, 0], 1)).toBeGreaterThan(own([], [3, 0, 0], 1) + 0.1);
    expect(own([], [9, 0, 0], 2)).toBeGreaterThan(own([], [9, 0, 0], 1));
  });

  test('the more cards the others hold', () => {
    const [, few = 0, many = 0] = chancesIn([[4, 9], [4], [4, 9, 9, 9]], [0, 0, 0]);
    expect(few).toBeGreaterThan(1.5 * many);
  });

  test('than somebody who has left', () => {
    const s = fujiFlush.setup({ first: 0, freeChat: false }, 3, new SeededDice(1));
    const chances = new Float64Array(3);
    chancesOf({ ...s, hands: [[5], [5], []], front: [0, 0, 0], gone: [false, false, true] }, chances);
    expect(chances[2]).toBe(0);
    expect(chances[0] + chances[1]).toBeCloseTo(1, 9);
  });

  test('whatever the others hold and whatever lies in the pile', () => {
    const seen = chancesIn([[6, 7], [2, 2], [3]], [0, 5, 11]);
    expect(chancesIn([[6, 7], [19, 20], [18]], [0, 5, 11])).toEqual(seen);
    expect(chancesIn([[6, 8], [2, 2], [3]], [0, 5, 11])).not.toEqual(seen);
  });

  test('by nobody’s eyes but those of whoever is to play, if nobody is named', () => {
    const s = fujiFlush.setup({ first: 0, freeChat: false }, 3, new SeededDice(1));
    const position = { ...s, hands: [[2], [20, 20], [2, 3]], front: [0, 0, 0], turn: 1 };
    const [named, unnamed] = [new Float64Array(3), new Float64Array(3)];
    chancesOf(position, unnamed);
    chancesOf(position, named, 1);
    expect(unnamed).toEqual(named);
    chancesOf(position, named, 2);
    expect(unnamed).not.toEqual(named);
  });
});
