/** Measuring on a noisy machine: CPU time instead of the clock, contestants in turns, medians instead of means. */
import { cpuUsage } from 'node:process';

/** Something that does a fixed piece of work each round, and says how much it was (moves, simulations, requests). */
export interface Contestant {
  readonly name: string;
  work(round: number): number;
}

/**
 * The work per CPU second of each contestant, round by round.
 *
 * In every round each contestant has its turn, and a different one begins: a machine that slows down for a while slows
 * down all of them, so the ratios of one round can be trusted where the rates cannot. Rounds of warm-up come first and
 * are not counted.
 * @example interleave([kernel, plain], 15, 2)[0] // the fifteen rates of the kernel
 */
export function interleave(contestants: readonly Contestant[], rounds: number, warmUps: number): number[][] {
  const rates = contestants.map((): number[] => []);
  for (let round = -warmUps; round < rounds; round++) {
    for (let turn = 0; turn < contestants.length; turn++) {
      const which = (turn + round + warmUps) % contestants.length;
      const rate = workPerSecond(contestants[which] as Contestant, round + warmUps);
      if (round >= 0) rates[which]?.push(rate);
    }
  }
  return rates;
}

function workPerSecond(contestant: Contestant, round: number): number {
  const before = cpuUsage();
  const work = contestant.work(round);
  const { user, system } = cpuUsage(before);
  return (work * 1e6) / (user + system);
}

/** What is in the middle of some measurements, and between which two of them its true value lies. */
export interface Estimate {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** How sure the interval is: at least 0.95 from six measurements on, as sure as they allow with fewer. */
  readonly level: number;
}

/** As many as a power of one half can tell from nothing. */
export const MOST_VALUES = 1000;

/** The middle of some values; the mean of the two in the middle of an even number of them. */
export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const half = Math.floor(sorted.length / 2);
  return ((sorted[half] as number) + (sorted[sorted.length - 1 - half] as number)) / 2;
}

/**
 * The median with its 95 % interval from order statistics, which assumes nothing about how the values are spread: each
 * falls below the true median with probability one half, so counting them is throwing coins.
 * @example estimate([1, 2, 3, 4, 5, 6]) // { median: 3.5, low: 1, high: 6, level: 0.96875 }
 */
export function estimate(values: readonly number[]): Estimate {
  const sorted = ascending(values);
  const count = sorted.length;
  if (count < 1 || count > MOST_VALUES) throw new RangeError(`no interval can be made of ${count} values`);
  let left = 0; // values left out at either end
  let coins = 0.5 ** count; // the probability that exactly so many fall below the true median
  let outside = 2 * coins;
  for (;;) {
    coins *= (count - left) / (left + 1);
    if (outside + 2 * coins > 0.05) break;
    outside += 2 * coins;
    left++;
  }
  return {
    median: median(sorted),
    low: sorted[left] as number,
    high: sorted[count - 1 - left] as number,
    level: 1 - outside,
  };
}

/** Round by round, how many times as fast the first was as the second. */
export const ratios = (rates: readonly number[], others: readonly number[]): number[] =>
  rates.map((rate, round) => rate / (others[round] as number));

const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
