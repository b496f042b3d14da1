/** When a table waits for the server: a clock runs out, a bot, a prepared or a standing answer is to be played, people show their entropy. */
import { preparedTaskAt } from '../commands/prepared-answers.ts';
import { standingTaskAt } from '../commands/standing-answers.ts';
import { deadlinesOf } from '../model/deadlines.ts';
import type { Table } from '../model/table.ts';

/** At once: whoever looks after the table has something to do. */
const AT_ONCE = 0;

/**
 * Not before this moment does anything happen at a table without somebody who asks for it: 0 if it does at once, null if it
 * never does.
 * @example dueAt(table) // 1_760_000_030_000, when the clock of seat 2 has run out
 */
export function dueAt(table: Table): number | null {
  const { match, phase, sitters } = table;
  // The time for showing one's entropy is found out by whoever looks after the table.
  if (phase === 'opening') return AT_ONCE;
  if (match === null || phase !== 'playing') return null;
  if ((match.awaited & sitters.bots) !== 0) return AT_ONCE;
  if (preparedTaskAt(table) !== null || standingTaskAt(table) !== null) return AT_ONCE;
  return deadlinesOf(table)[0]?.until ?? null;
}

/**
 * Whether a table is due earlier than its summary says.
 * @example isEarlier(dueAt(table), summary.dueAt)
 */
export const isEarlier = (due: number | null, written: number | null): boolean =>
  due !== null && (written === null || due < written);
