/** How sure one can be of a rate that was counted. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The normal deviate that leaves 2.5 % on either side. */
const DEVIATE = 1.959963984540054;

/**
 * Wilson's interval: where a rate lies, with 95 % confidence, that was seen `wins` times in `games`. It stays between 0
 * and 1 and means something even for a handful of games.
 * @example wilson(5, 10) // { low: 0.2366, high: 0.7634 }
 */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const rate = wins / games;
  const square = DEVIATE ** 2;
  const centre = rate + square / (2 * games);
  const spread = DEVIATE * Math.sqrt((rate * (1 - rate) + square / (4 * games)) / games);
  const whole = 1 + square / games;
  return { low: Math.max(0, (centre - spread) / whole), high: Math.min(1, (centre + spread) / whole) };
}
