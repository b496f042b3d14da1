/** A store that is only looked at, such as a copy: table by table, with nothing in it changed. */
import type { Line, Snapshot } from '@havre/table/store.ts';
import { checkStore, type StoreReport } from './sqlite-backup.ts';
import { storeErrorOf } from './sqlite-errors.ts';
import { openToRead } from './sqlite-file.ts';
import { Reader } from './sqlite-reader.ts';

const PATIENCE = 5_000;

export interface Archive {
  readonly report: StoreReport;
  /** The ids of all tables. */
  readonly tables: readonly string[];
  lines(table: string): readonly Line[];
  snapshot(table: string): Snapshot | null;
  close(): void;
}

/**
 * Looks through a whole store, which may be in use, and opens it to read. Throws a `StoreError`.
 * @example const archive = openArchive('/backup/monday.db'); for (const table of archive.tables) …
 */
export function openArchive(path: string): Archive {
  const report = checkStore(path);
  const db = openToRead(path, PATIENCE);
  try {
    const reader = new Reader(db);
    // Every table has a card; what has none is a server's trial whether it can write.
    const tables = db.prepare('SELECT table_id AS id FROM cards ORDER BY table_id').all();
    return {
      report,
      tables: tables.map(row => (row as { id: string }).id),
      lines: table => reader.lines(table, 0),
      snapshot: table => reader.snapshot(table),
      close: () => reader.close(),
    };
  } catch (error) {
    db.close();
    throw storeErrorOf(error, path);
  }
}
