/**
 * A store that is only looked at, such as a copy: table by table, with nothing in it changed.
 *
 * It reads what every version has had from the first, so that an old copy need not be brought up to date before.
 */
import type { LogLine, StoredSnapshot } from '@havre/table/storage/store.ts';
import { checkStore, type StoreReport } from './sqlite-backup.ts';
import { storeErrorOf } from './sqlite-errors.ts';
import { openToRead } from './sqlite-file.ts';

const TIMEOUT_MS = 5_000;

export interface Archive {
  readonly report: StoreReport;
  /** The ids of all tables. */
  readonly tables: readonly string[];
  lines(table: string): readonly LogLine[];
  snapshot(table: string): StoredSnapshot | null;
  close(): void;
}

/**
 * Looks through a whole store, which may be in use, and opens it to read. Throws a `StoreError`.
 * @example const archive = openArchive('/backup/monday.db'); for (const table of archive.tables) …
 */
export function openArchive(path: string): Archive {
  const report = checkStore(path);
  const db = openToRead(path, TIMEOUT_MS);
  try {
    // Every table has a summary; what has none is a server's trial whether it can write.
    const tables = db.prepare('SELECT table_id AS id FROM cards ORDER BY table_id').all();
    const lines = db.prepare('SELECT table_id AS "table", seq, body FROM facts WHERE table_id = ? ORDER BY seq');
    const snapshot = db.prepare('SELECT table_id AS "table", seq, body FROM snapshots WHERE table_id = ?');
    return {
      report,
      tables: tables.map(row => (row as { id: string }).id),
      lines: table => lines.all(table) as unknown as LogLine[],
      snapshot: table => (snapshot.get(table) as StoredSnapshot | undefined) ?? null,
      close: () => db.close(),
    };
  } catch (error) {
    db.close();
    throw storeErrorOf(error, path);
  }
}
