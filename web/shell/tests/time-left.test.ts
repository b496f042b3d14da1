import { expect, test } from 'vitest';
import { timeLeft } from '../time-left.ts';

test.each([
  [0, '0:00'],
  [93, '1:33'],
  [3599, '59:59'],
  [3600, '1 h 00'],
  [86_399, '23 h 59'],
  [86_400, '1 d 0 h'],
  [200_000, '2 d 7 h'],
])('%i seconds are %s', (seconds, text) => {
  expect(timeLeft(seconds, 'd')).toBe(text);
});
