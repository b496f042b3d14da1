/** Facts and cards for the contract of stores. */
import type { Card, Line, Store } from '@havre/table/storage/store.ts';

/** Facts of a table from a number on, one for each text. */
export const linesOf = (table: string, from: number, ...bodies: readonly string[]): Line[] =>
  bodies.map((body, i) => ({ table, seq: from + i, body }));

/** The card of a table where Anne sits, with some things changed. */
export const cardOf = (table: string, changes: Partial<Card> = {}): Card => ({
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

/** Writes a table of one fact and a card. */
export const addTable = (store: Store, table: string, changes: Partial<Card> = {}): Promise<void> =>
  store.append(linesOf(table, 0, 'created'), cardOf(table, changes));

export const bodiesOf = async (store: Store, table: string): Promise<string[]> =>
  (await store.lines(table)).map(({ body }) => body);

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
