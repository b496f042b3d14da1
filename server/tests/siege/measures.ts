/** What is measured, and what is still well. */

export interface Waits {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

/** Memory of the server in megabytes. */
export interface Memory {
  readonly before: number;
  readonly peak: number;
  readonly after: number;
}

export interface Bounds {
  /** Milliseconds that the slowest hundredth may wait. */
  readonly longest: number;
  /** How many times as long as undisturbed. */
  readonly times: number;
  /** An undisturbed wait shorter than this counts as this, in milliseconds. */
  readonly floor: number;
  /** Which of the waits is judged: the slowest hundredth, or the middle where the machine is busy with other things. */
  readonly judged: 'p50' | 'p99';
}

export const BOUNDS: Bounds = { longest: 250, times: 5, floor: 20, judged: 'p99' };

/** Memory may grow by so much and still be as before: a heap is not swept the moment somebody leaves. */
const GROWTH = 1.2;
const MEGABYTES = 64;

/** Milliseconds on a clock that all processes of this machine share. */
export const now = (): number => performance.timeOrigin + performance.now();

/**
 * The middle and the slowest hundredth.
 * @example waitsOf([1, 2, 3]).p50 // 2
 */
export function waitsOf(values: readonly number[]): Waits {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
}

/**
 * How many times as long people waited as undisturbed.
 * @example ratioOf(before, during, BOUNDS) // 1.2
 */
export const ratioOf = (before: Waits, during: Waits, { floor, judged }: Bounds): number =>
  during[judged] / Math.max(before[judged], floor);

/**
 * What is wrong with how long people waited, or null.
 * @example tooSlow(before, during, BOUNDS) // 'waited 900 ms'
 */
export function tooSlow(before: Waits, during: Waits, bounds: Bounds): string | null {
  const waited = during[bounds.judged];
  if (during.count === 0) return 'nobody could play';
  if (waited > bounds.longest) return `waited ${Math.round(waited)} ms`;
  const ratio = ratioOf(before, during, bounds);
  return ratio > bounds.times ? `waited ${ratio.toFixed(1)} times as long` : null;
}

/** What the memory may be again. */
export const settledBelow = (before: number): number => before * GROWTH + MEGABYTES;

/** What is wrong with the memory, or null; some of it may be kept rightly. */
export const tooMuch = ({ before, after }: Memory, rightly = 0): string | null =>
  after > settledBelow(before + rightly) ? `${Math.round(after - before)} MB are kept` : null;
