/**
 * Holidays at a table. Whoever plays slowly says once for all their tables when they are away, and the server notes it at each of
 * them: no command of the table does, so that nobody takes more of them than there are (`server/holidays`).
 */
import type { EventsOrRefusal, Identity } from '../model/events.ts';
import { type Holiday, isSlow } from '../model/holidays.ts';
import type { Table } from '../model/table.ts';

/**
 * The events that make the holidays of somebody known at a table where they play slowly; none where they do not, or it knows.
 * @example await room.change(table => takeHolidays(table, who, holidays, now));
 */
export function takeHolidays(table: Table, who: Identity, holidays: readonly Holiday[], now: number): EventsOrRefusal {
  const seat = table.seatOf(who);
  if (seat === null || table.phase !== 'playing' || !isSlow(table.plan.clock)) return [];
  const known = table.at(seat)?.holidays ?? [];
  const news = holidays.filter(({ from, until }) => until > now && !known.some(one => one.from === from));
  // Those that were called off, or that somebody has come back from, end at once.
  const changed = known
    .filter(({ until }) => until > now)
    .map(({ from, until }) => {
      const wanted = holidays.find(one => one.from === from)?.until ?? now;
      return { from, until: Math.max(from, wanted), was: until };
    })
    .filter(({ until, was }) => until !== was);
  return [...news, ...changed].map(({ from, until }) => ({ type: 'holiday', seat, from, until }));
}

/**
 * Whether somebody is on holiday now: nobody takes their seat then, they have said that they will be back.
 * @example if (isOnHoliday(table, owner, context.now)) return refuse('on-holiday');
 */
export function isOnHoliday(table: Table, who: Identity, now: number): boolean {
  const seat = table.seatOf(who);
  const holidays = seat === null ? [] : (table.at(seat)?.holidays ?? []);
  return holidays.some(({ from, until }) => from <= now && now < until);
}
