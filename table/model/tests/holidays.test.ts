import { describe, expect, test } from 'vitest';
import { isSlow, runsOutAt, timeSpent } from '../holidays.ts';

describe('time that goes by', () => {
  test.each([
    ['before, between and after holidays', [{ from: 2, until: 5 }], 7],
    [
      'holidays that overlap count once',
      [
        { from: 2, until: 5 },
        { from: 4, until: 6 },
      ],
      6,
    ],
    [
      'one that ended before and one that begins after',
      [
        { from: -9, until: -1 },
        { from: 20, until: 30 },
      ],
      10,
    ],
    ['one that was called off', [{ from: 4, until: 4 }], 10],
    ['one that covers all of it', [{ from: -1, until: 99 }], 0],
  ])('%s', (_, holidays, spent) => {
    expect(timeSpent(0, 10, holidays)).toBe(spent);
    // And back: so much time is over at that moment, or at the end of a holiday that has stopped it before.
    expect(timeSpent(0, runsOutAt(0, 25, holidays), holidays)).toBe(25);
  });

  test('a clock that would run out on a holiday does so after it', () => {
    expect(
      runsOutAt(0, 4, [
        { from: 2, until: 5 },
        { from: 6, until: 10 },
      ]),
    ).toBe(11);
    expect(runsOutAt(3, 4, [{ from: 2, until: 5 }])).toBe(9);
  });

  test('a game is slow from a day on', () => {
    expect(isSlow({ type: 'none' })).toBe(false);
    expect(isSlow({ type: 'perMove', seconds: 3_600, atZero: 'rules' })).toBe(false);
    expect(isSlow({ type: 'bank', seconds: 86_400, increment: 0, atZero: 'rules' })).toBe(true);
  });
});
