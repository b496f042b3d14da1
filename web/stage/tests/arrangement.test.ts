import { expect, test } from 'vitest';
import { type Arrangement, arrangementOf, growthIn, isSnug } from '../arrangement.ts';

const WINDOWS: readonly (readonly [width: number, height: number, arrangement: Arrangement, growth: number])[] = [
  [320, 568, 'tall', 1],
  [360, 740, 'tall', 1],
  [390, 844, 'tall', 1],
  [568, 320, 'low', 1],
  [844, 390, 'low', 1],
  [768, 1024, 'square', 1],
  [820, 1180, 'square', 1],
  [1000, 900, 'square', 1],
  [1024, 768, 'wide', 1],
  [1180, 820, 'wide', 1],
  [1280, 720, 'wide', 1],
  [1366, 768, 'wide', 1],
  [1440, 900, 'wide', 1],
  [1920, 1080, 'wide', 1.1875],
  [2560, 1440, 'wide', 1.5625],
  [3440, 1440, 'huge', 1.5625],
  [3840, 2160, 'wide', 2.375],
  [7680, 4320, 'wide', 2.5],
];

for (const [width, height, arrangement, growth] of WINDOWS)
  test(`${width}×${height} is ${arrangement}, and things are ${growth} times as large as drawn`, () => {
    expect(arrangementOf({ width, height })).toBe(arrangement);
    expect(growthIn({ width, height })).toBe(growth);
  });

test('a laptop is snug where a desktop of the same arrangement is not', () => {
  expect(isSnug({ width: 1366, height: 768 })).toBe(true);
  expect(isSnug({ width: 1440, height: 900 })).toBe(false);
  expect(isSnug({ width: 2560, height: 1440 })).toBe(false);
  expect(isSnug({ width: 320, height: 568 })).toBe(true);
  expect(isSnug({ width: 390, height: 844 })).toBe(false);
});
