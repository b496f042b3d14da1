import { Repeated, shuffleWith } from '@havre/engine/kernel/chance.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadedShuffle } from '../loaded-dice.ts';

/** The draws as a shuffle asks for them: one of so many, one of so many less one, … */
const bounded = (draws: readonly number[]) => draws.map((value, i) => [draws.length + 1 - i, value] as const);

test('a shuffle with these draws gives the wanted order, equal cards or not', () => {
  const cards = fc.array(fc.integer({ min: 2, max: 8 }), { minLength: 1, maxLength: 30 });
  const orders = cards.chain(some =>
    fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length, maxLength: some.length })),
  );
  fc.assert(
    fc.property(orders, ([some, wanted]) => {
      const shuffled = [...some];
      const dice = new Repeated(bounded(loadedShuffle(some, wanted)));
      shuffleWith(dice, shuffled);
      dice.finish();
      expect(shuffled).toEqual(wanted);
    }),
  );
});

test.each([
  ['one that is not there', [1, 2, 3], [1, 2, 4]],
  ['one too often', [1, 2, 3], [3, 2, 2]],
])('other cards cannot be had: %s', (_, cards, wanted) => {
  expect(() => loadedShuffle(cards, wanted)).toThrow();
});
