/**
 * What every implementation refuses before it writes anything, so that one caller's mistake never spoils the group it
 * would be written with.
 */
import {
  type Account,
  type Device,
  type LogLine,
  type PushSubscription,
  SeqConflict,
  type StoredSnapshot,
  type TableSummary,
} from '@havre/table/storage/store.ts';

/** No log is so long, and every database counts as far. */
const LAST_SEQ = 2 ** 31 - 2;

/** Throws a `TypeError` unless the events and the summary are of one table, `SeqConflict` unless the numbers follow each other. */
export function checkAppend(lines: readonly LogLine[], summary: TableSummary | undefined, account?: Account): void {
  const [first] = lines;
  lines.forEach(({ table, seq, body }, i) => {
    checkText(table, body);
    if (table !== first?.table) throw new TypeError('the events of one append are of one table');
    if (seq !== first.seq + i || !Number.isInteger(seq) || seq < 0 || seq > LAST_SEQ)
      throw new SeqConflict(`event ${seq} of table ${table} does not follow the one before it`);
  });
  if (account !== undefined) checkText(account.identity, account.network ?? '');
  if (summary === undefined) return;
  checkText(summary.table, summary.code, summary.game, summary.phase, ...summary.people);
  checkWhole(summary.seats, summary.taken, summary.createdAt, summary.touchedAt, summary.dueAt ?? 0);
  if (first !== undefined && summary.table !== first.table) throw new TypeError('the card is of another table');
}

export function checkSnapshot({ table, seq, body }: StoredSnapshot): void {
  checkText(table, body);
  checkWhole(seq);
}

export function checkDevice({ secretHash, identity, createdAt }: Device): void {
  checkText(secretHash, identity);
  checkWhole(createdAt);
}

export function checkPushSubscription({ endpoint, identity, keys, language, createdAt }: PushSubscription): void {
  checkText(endpoint, identity, keys, language);
  checkWhole(createdAt);
}

/** Text that every database keeps exactly as it is. */
export function checkText(...texts: readonly string[]): void {
  for (const text of texts)
    if (typeof text !== 'string' || text.includes('\0') || !text.isWellFormed())
      throw new TypeError('a text must be well-formed and without the character NUL');
}

/** Numbers that every database keeps exactly as they are. */
export function checkWhole(...numbers: readonly number[]): void {
  for (const number of numbers)
    if (!Number.isSafeInteger(number) || number < 0) throw new TypeError(`${number} is not a whole number from 0 on`);
}
