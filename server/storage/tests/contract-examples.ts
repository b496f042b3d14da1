/** Events and summaries for the contract of stores. */
import type { LogLine, Store, TableSummary } from '@havre/table/storage/store.ts';

/** Events of a table from a number on, one for each text. */
export const linesOf = (table: string, from: number, ...bodies: readonly string[]): LogLine[] =>
  bodies.map((body, i) => ({ table, seq: from + i, body }));

/** The summary of a table where Anne sits, with some things changed. */
export const summaryOf = (table: string, changes: Partial<TableSummary> = {}): TableSummary => ({
  table,
  code: `code of ${table}`,
  game: 'fuji-flush',
  phase: 'gathering',
  visible: true,
  seats: 4,
  taken: 1,
  people: ['anne'],
  createdAt: 1_000,
  touchedAt: 1_000,
  dueAt: null,
  ...changes,
});

/** Writes a table of one event and a summary. */
export const addTable = (store: Store, table: string, changes: Partial<TableSummary> = {}): Promise<void> =>
  store.append(linesOf(table, 0, 'created'), summaryOf(table, changes));

export const bodiesOf = async (store: Store, table: string): Promise<string[]> =>
  (await store.logLines(table)).map(({ body }) => body);

/** Names that mean something to JavaScript or to databases, and must not. */
export const ODD_NAMES: readonly string[] = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  'null',
  "'; DROP TABLE facts; --",
  '"',
  '%',
  'A',
  'a',
  'é',
  'e\u0301',
  '🌋',
  '12',
  '012',
];
