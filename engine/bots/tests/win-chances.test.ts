import { expect, test } from 'vitest';
import { shareOut } from '../win-chances.ts';

const shared = (standings: number[], others?: number): number[] => {
  const chances = Float64Array.from(standings);
  shareOut(chances, others);
  return [...chances].map(chance => Math.round(chance * 1000) / 1000);
};

test('only differences count, and the chances of all come to one', () => {
  expect(shared([0, Math.log(3)])).toEqual([0.25, 0.75]);
  expect(shared([7, 7 + Math.log(3)])).toEqual([0.25, 0.75]);
});

test('whoever cannot win any more has no chance', () => {
  expect(shared([2, Number.NEGATIVE_INFINITY, 2])).toEqual([0.5, 0, 0.5]);
});

test('somebody without a seat takes a share', () => {
  expect(shared([0, 0], 2)).toEqual([0.25, 0.25]);
});
