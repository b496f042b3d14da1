/**
 * The shape of the file, version by version. A version that has been released is never edited: what changes is a new
 * entry at the end of the list.
 */
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '@havre/table/store.ts';
import { storeError } from './sqlite-errors.ts';

/** The mark in the header of our files, "Havr", by which they are told from those of other programs. */
const MARK = 0x48617672;

/** The first makes version 1 out of an empty file, the second version 2 out of version 1, and so on. */
export const migrations: readonly string[] = [
  `
  -- In the order they were written, and not in that of the key: new facts of all tables share a few pages at the end.
  CREATE TABLE facts (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT;

  CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL,
    FOREIGN KEY (table_id, seq) REFERENCES facts (table_id, seq) ON DELETE CASCADE
  ) STRICT;

  CREATE TABLE cards (
    table_id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    visible INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    taken INTEGER NOT NULL,
    people TEXT NOT NULL, -- a JSON list
    created_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX live_cards ON cards (touched_at) WHERE phase IN ('gathering', 'playing');

  -- Who is on which card, to find the tables of a person. It follows the cards by itself.
  CREATE TABLE people (
    identity TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES cards (table_id) ON DELETE CASCADE,
    PRIMARY KEY (identity, table_id)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX people_of_table ON people (table_id);

  CREATE TRIGGER people_of_new_card AFTER INSERT ON cards BEGIN
    INSERT INTO people SELECT DISTINCT value, new.table_id FROM json_each(new.people);
  END;

  CREATE TRIGGER people_of_changed_card AFTER UPDATE OF people ON cards WHEN old.people <> new.people BEGIN
    DELETE FROM people WHERE table_id = new.table_id;
    INSERT INTO people SELECT DISTINCT value, new.table_id FROM json_each(new.people);
  END;

  CREATE TABLE devices (
    secret_hash TEXT PRIMARY KEY,
    identity TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE bells (
    endpoint TEXT PRIMARY KEY,
    identity TEXT NOT NULL,
    keys TEXT NOT NULL, -- as the browser gave them, in JSON
    language TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX bells_of_person ON bells (identity);
  `,
  `
  -- Finished games as files. They can be made anew from the facts: whatever is missing or wrong here is no loss.
  CREATE TABLE replays (
    table_id TEXT PRIMARY KEY REFERENCES cards (table_id) ON DELETE CASCADE,
    format INTEGER NOT NULL,
    rules INTEGER NOT NULL,
    etag TEXT NOT NULL,
    size INTEGER NOT NULL,
    crc INTEGER NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE replay_parts (
    table_id TEXT NOT NULL REFERENCES cards (table_id) ON DELETE CASCADE,
    part INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (table_id, part)
  ) STRICT;
  `,
];

/**
 * The version of a file: 0 if it is empty. Changes nothing. Throws a `StoreError` if it is not one of ours, or newer than
 * the list.
 */
export function versionOf(db: DatabaseSync, list = migrations): number {
  const path = db.location() ?? 'the store';
  const { version, mark, entries } = headerOf(db);
  const isOurs = entries === 0 ? version === 0 : mark === MARK;
  if (!isOurs) throw storeError('not-a-store', path);
  if (version > list.length)
    throw new StoreError(
      'newer',
      `${path} is of a newer Havre: it has version ${version}, and this one knows up to ${list.length}.`,
    );
  return version;
}

/**
 * Brings a file to the last version, one step and one transaction after the other. What was reached stays if a later step
 * fails.
 * @example migrate(new DatabaseSync(path))
 */
export function migrate(db: DatabaseSync, list = migrations): void {
  while (versionOf(db, list) < list.length) {
    db.exec('BEGIN IMMEDIATE');
    try {
      const version = versionOf(db, list); // again: somebody else may have been faster
      const step = list[version];
      if (step !== undefined) {
        db.exec(step);
        db.exec(`PRAGMA application_id = ${MARK}; PRAGMA user_version = ${version + 1}`);
      }
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }
}

function headerOf(db: DatabaseSync): { version: number; mark: number; entries: number } {
  return db
    .prepare(`
      SELECT user_version AS version, application_id AS mark, (SELECT count(*) FROM sqlite_schema) AS entries
      FROM pragma_user_version, pragma_application_id`)
    .get() as { version: number; mark: number; entries: number };
}
