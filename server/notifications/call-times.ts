/** When somebody may be called, by the clock on their own wall. */
import type { CallSettings } from './call-settings.ts';

const MINUTE = 60_000;
const MINUTES_A_DAY = 24 * 60;

type Times = Pick<CallSettings, 'zone' | 'quiet' | 'daily'>;

/**
 * When somebody is to be called who could be called now: now, or the next moment at which they want it.
 * @example callTime({ zone: 'Europe/Paris', quiet: { from: '22:00', until: '08:00' }, daily: null }, now())
 */
export function callTime({ zone, quiet, daily }: Times, now: number): number {
  if (daily !== null) return nextMoment(daily, zone, now);
  return quiet !== null && isBetween(minuteOf(now, zone), quiet) ? nextMoment(quiet.until, zone, now) : now;
}

/** Whether a minute of the day lies between two times; a night goes over midnight. */
function isBetween(minute: number, { from, until }: { from: string; until: string }): boolean {
  const [first, last] = [minutesIn(from), minutesIn(until)];
  return first <= last ? minute >= first && minute < last : minute >= first || minute < last;
}

/** The next moment at which the clock shows a time; where it is put forward over it, right after that. */
function nextMoment(time: string, zone: string, now: number): number {
  const next = now - (now % MINUTE) + MINUTE;
  const ahead = (minutesIn(time) - minuteOf(next, zone) + MINUTES_A_DAY) % MINUTES_A_DAY;
  const guess = next + ahead * MINUTE;
  // Where the clock was changed on the way the guess is off by as much.
  const off = ((minutesIn(time) - minuteOf(guess, zone) + MINUTES_A_DAY * 1.5) % MINUTES_A_DAY) - MINUTES_A_DAY / 2;
  return Math.max(next, guess + off * MINUTE);
}

function minuteOf(at: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeStyle: 'short', hourCycle: 'h23' });
  return minutesIn(format.format(at));
}

function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
