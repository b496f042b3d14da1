import { expect, test } from 'vitest';
import { covers, missing, tallyOf, total } from '../tally.ts';

/** All counts of three things from nothing to three of each. */
const ALL = Array.from({ length: 64 }, (_, n) => [n & 3, (n >> 2) & 3, n >> 4] as const);

test('tallies are added up count by count', () => {
  for (const a of ALL)
    for (const b of ALL) expect(tallyOf(a) + tallyOf(b)).toBe(tallyOf(a.map((count, i) => count + (b[i] as number))));
});

test('one covers another if no count of it is smaller, and else so many are missing', () => {
  for (const a of ALL)
    for (const b of ALL) {
      const short = b.map((count, i) => Math.max(0, count - (a[i] as number))).reduce((sum, count) => sum + count);
      expect([covers(tallyOf(a), tallyOf(b)), missing(tallyOf(a), tallyOf(b))]).toEqual([short === 0, short]);
    }
});

test('many are told from none', () => {
  const many = tallyOf([100, 0, 400]);
  expect([total(many), covers(many, tallyOf([100, 0, 400])), covers(many, tallyOf([0, 1, 0]))]).toEqual([
    500,
    true,
    false,
  ]);
});
