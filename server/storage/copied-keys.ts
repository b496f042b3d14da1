/** The keys of a server travel in copies of its store, so that one file is everything; a store in use does not have them. */
import { DatabaseSync } from 'node:sqlite';
import { keysIn, type PushKeys } from '../notifications/keys.ts';

const TABLE = 'copied_keys';

/** Puts keys into a copy that nobody uses yet. */
export function putKeys(copy: string, keys: PushKeys): void {
  const db = new DatabaseSync(copy);
  try {
    db.exec(`CREATE TABLE IF NOT EXISTS ${TABLE} (keys TEXT NOT NULL)`);
    db.exec(`DELETE FROM ${TABLE}`);
    db.prepare(`INSERT INTO ${TABLE} VALUES (?)`).run(JSON.stringify(keys));
  } finally {
    db.close();
  }
}

/** Takes the keys out of a store that was a copy; null if it has none, as those of older versions. */
export function takeKeys(store: string): PushKeys | null {
  const db = new DatabaseSync(store);
  try {
    if (db.prepare(`SELECT 1 FROM sqlite_master WHERE name = '${TABLE}'`).get() === undefined) return null;
    const row = db.prepare(`SELECT keys FROM ${TABLE}`).get() as { keys: string } | undefined;
    db.exec(`DROP TABLE ${TABLE}`);
    return row === undefined ? null : keysIn(row.keys);
  } finally {
    db.close();
  }
}
