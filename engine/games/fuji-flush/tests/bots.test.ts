/** What bots make of positions of Fuji Flush. */
import { describe, expect, test } from 'vitest';
import { Dice } from '../../../kernel/chance.ts';
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
  const s = fujiFlush.setup({ first: 0, freeChat: false }, 3, new Dice(1));
  s.hands = [[6, 9, 9], [4], []];
  s.front = [0, 0, 8];
  const promiseOf = (card: number) => knowledge.promise?.(s as never, 0, { type: 'playCard', card } as never) ?? 0;
  const threatened = promiseOf(9) - promiseOf(6);
  s.hands = [[6, 9, 9], [4], [5, 7]];
  expect(threatened).toBeGreaterThan(promiseOf(9) - promiseOf(6));
});

describe('a seat stands better', () => {
  const chancesIn = (hands: number[][], front: number[], turn = 0) => {
    const s = fujiFlush.setup({ first: 0, freeChat: false }, 3, new Dice(1));
    const chances = new Float64Array(3);
    chancesOf({ ...s, hands, front, turn }, chances);
    return chances;
  };

  test('with fewer cards, and with higher ones', () => {
    const [fewer = 0, more = 0] = chancesIn(
      [
        [5, 5],
        [5, 5, 5],
        [5, 5, 5],
      ],
      [0, 0, 0],
    );
    expect(fewer).toBeGreaterThan(more);
    const [higher = 0, lower = 0] = chancesIn(
      [
        [14, 15],
        [2, 3],
        [2, 3],
      ],
      [0, 0, 0],
    );
    expect(higher).toBeGreaterThan(2 * lower);
  });

  test('when its last card is likely to go through', () => {
    const [strong = 0] = chancesIn([[], [4, 9], [4, 9]], [15, 0, 0], 1);
    const [weak = 0] = chancesIn([[], [4, 9], [4, 9]], [3, 0, 0], 1);
    expect(strong).toBeGreaterThan(weak + 0.1);
    const [soon = 0] = chancesIn([[], [4, 9], [4, 9]], [9, 0, 0], 2);
    const [late = 0] = chancesIn([[], [4, 9], [4, 9]], [9, 0, 0], 1);
    expect(soon).toBeGreaterThan(late);
  });

  test('than somebody who has left', () => {
    const s = fujiFlush.setup({ first: 0, freeChat: false }, 3, new Dice(1));
    const chances = new Float64Array(3);
    chancesOf({ ...s, hands: [[5], [5], []], front: [0, 0, 0], gone: [false, false, true] }, chances);
    expect(chances[2]).toBe(0);
    expect(chances[0] + chances[1]).toBeCloseTo(1, 9);
  });
});
