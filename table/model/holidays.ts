/** Holidays of people who play slowly: while they last, no time of theirs goes by. */
import type { Clock } from './plan.ts';

/** From one moment until another, in milliseconds on the server's clock. */
export interface Holiday {
  readonly from: number;
  readonly until: number;
}

const DAY = 24 * 60 * 60;

/**
 * Whether a game is so slow that people may be on holiday from it: a day for a move, or for all of them.
 * @example isSlow({ type: 'perMove', seconds: 86_400, atZero: 'rules' }) // true
 */
export const isSlow = (clock: Clock): boolean => clock.type !== 'none' && clock.seconds >= DAY;

/** In order, and those that overlap as one. */
function merged(holidays: readonly Holiday[]): readonly Holiday[] {
  const all: Holiday[] = [];
  for (const holiday of holidays.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last === undefined || holiday.from > last.until) all.push(holiday);
    else all[all.length - 1] = { from: last.from, until: Math.max(last.until, holiday.until) };
  }
  return all;
}

/**
 * How much time goes by for somebody between two moments.
 * @example timeSpent(0, 10_000, [{ from: 2_000, until: 5_000 }]) // 7_000
 */
export function timeSpent(from: number, until: number, holidays: readonly Holiday[]): number {
  const off = merged(holidays).reduce(
    (sum, holiday) => sum + Math.max(0, Math.min(until, holiday.until) - Math.max(from, holiday.from)),
    0,
  );
  return Math.max(0, until - from - off);
}

/**
 * When so much time will have gone by for somebody.
 * @example runsOutAt(0, 7_000, [{ from: 2_000, until: 5_000 }]) // 10_000
 */
export function runsOutAt(from: number, time: number, holidays: readonly Holiday[]): number {
  let until = from + time;
  for (const holiday of merged(holidays)) {
    if (holiday.from >= until) break;
    until += Math.max(0, holiday.until - Math.max(from, holiday.from));
  }
  return until;
}
