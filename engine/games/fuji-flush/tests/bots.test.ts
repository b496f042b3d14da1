/** What bots make of positions of Fuji Flush. */
import { describe, expect, test } from 'vitest';
import { Dice } from '../../../kernel/chance.ts';
import { knowledge } from '../bots/knowledge.ts';
import { chances } from '../bots/standing.ts';
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

test('whoever has fewer cards left stands better', () => {
  const s = fujiFlush.setup({ first: 0, freeChat: false }, 3, new Dice(1));
  s.hands = [
    [5, 9],
    [5, 9, 12, 13],
    [5, 9, 12, 13],
  ];
  const into = new Float64Array(3);
  chances(s, into);
  expect(into[0]).toBeGreaterThan(into[1] ?? 1);
  expect(into[1]).toBeCloseTo(into[2] ?? 0, 9);
  expect(into[0] + (into[1] ?? 0) + (into[2] ?? 0)).toBeCloseTo(1, 9);
});
