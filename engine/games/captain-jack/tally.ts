/**
 * How many there are of each of three things, as one number: three counts of ten bits. What several cards show is then added
 * up, and compared with what a letter asks for, in one go.
 */
export type Tally = number;

const COUNTS = 3;
const BITS = 10;
const MOST = (1 << (BITS - 1)) - 1;
const countAt = (tally: Tally, i: number): number => (tally >> (i * BITS)) & MOST;

/**
 * The tally of three counts.
 * @example tallyOf([1, 0, 2]) + tallyOf([0, 3, 1]) // tallyOf([1, 3, 3])
 */
export const tallyOf = (counts: readonly number[]): Tally =>
  counts.reduce((tally, count, i) => tally | (count << (i * BITS)), 0);

/** The highest bit of each count, which none is large enough to reach. */
const GUARDS = tallyOf([1, 1, 1]) << (BITS - 1);

/** Whether there are as many of each as are asked for: a count that falls short takes its guard away. */
export const covers = (tally: Tally, asked: Tally): boolean => (((tally | GUARDS) - asked) & GUARDS) === GUARDS;

/** How many are there in all. */
export const total = (tally: Tally): number => countAt(tally, 0) + countAt(tally, 1) + countAt(tally, 2);

/** How many are not there that are asked for. */
export function missing(tally: Tally, asked: Tally): number {
  let sum = 0;
  for (let i = 0; i < COUNTS; i++) sum += Math.max(0, countAt(asked, i) - countAt(tally, i));
  return sum;
}
