/**
 * The shape of the file, version by version. A version that has been released is never edited: what changes is a new
 * entry at the end of the list.
 */
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '@havre/table/storage/store.ts';
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
  `
  -- When a table waits for the server. What goes on is looked at once, and then it is known.
  ALTER TABLE cards ADD COLUMN due_at INTEGER;
  UPDATE cards SET due_at = 0 WHERE phase IN ('gathering', 'playing');

  -- Every list is read from an index in its own order, and no further than it is asked for.
  DROP INDEX live_cards;
  CREATE INDEX due_cards ON cards (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX public_cards ON cards (touched_at) WHERE visible = 1 AND phase IN ('gathering', 'playing');
  CREATE INDEX unfinished_cards ON cards (touched_at) WHERE phase <> 'over';
  DROP INDEX bells_of_person;
  CREATE INDEX bells_of_person ON bells (identity, created_at);

  DROP TRIGGER people_of_new_card;
  DROP TRIGGER people_of_changed_card;
  DROP INDEX people_of_table;
  ALTER TABLE people RENAME TO people_before;
  CREATE TABLE people (
    identity TEXT NOT NULL,
    touched_at INTEGER NOT NULL,
    table_id TEXT NOT NULL REFERENCES cards (table_id) ON DELETE CASCADE,
    PRIMARY KEY (identity, touched_at, table_id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO people SELECT identity, touched_at, table_id FROM people_before JOIN cards USING (table_id);
  DROP TABLE people_before;
  CREATE INDEX people_of_table ON people (table_id);

  CREATE TRIGGER people_of_new_card AFTER INSERT ON cards BEGIN
    INSERT INTO people SELECT DISTINCT value, new.touched_at, new.table_id FROM json_each(new.people);
  END;

  CREATE TRIGGER people_of_changed_card AFTER UPDATE OF people, touched_at ON cards
  WHEN old.people <> new.people OR old.touched_at <> new.touched_at BEGIN
    DELETE FROM people WHERE table_id = new.table_id;
    INSERT INTO people SELECT DISTINCT value, new.touched_at, new.table_id FROM json_each(new.people);
  END;

  -- How many tables there are in each phase. It follows the cards by itself.
  CREATE TABLE phases (
    phase TEXT PRIMARY KEY,
    tables INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  INSERT INTO phases VALUES ('gathering', 0), ('playing', 0), ('over', 0), ('closed', 0);
  UPDATE phases SET tables = (SELECT count(*) FROM cards WHERE cards.phase = phases.phase);

  CREATE TRIGGER phase_of_new_card AFTER INSERT ON cards BEGIN
    UPDATE phases SET tables = tables + 1 WHERE phase = new.phase;
  END;

  CREATE TRIGGER phase_of_changed_card AFTER UPDATE OF phase ON cards WHEN old.phase <> new.phase BEGIN
    UPDATE phases SET tables = tables - 1 WHERE phase = old.phase;
    UPDATE phases SET tables = tables + 1 WHERE phase = new.phase;
    UPDATE accounts SET live = new.phase IN ('gathering', 'playing') WHERE table_id = new.table_id;
  END;

  CREATE TRIGGER phase_of_card_no_more AFTER DELETE ON cards BEGIN
    UPDATE phases SET tables = tables - 1 WHERE phase = old.phase;
  END;

  -- Whom a table is counted for, and what its log weighs. Tables from before have none: nobody is blamed for them.
  CREATE TABLE accounts (
    table_id TEXT PRIMARY KEY REFERENCES cards (table_id) ON DELETE CASCADE,
    identity TEXT NOT NULL,
    network TEXT, -- a keyed hash
    live INTEGER NOT NULL,
    bytes INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- The sums of the accounts. They follow by themselves.
  CREATE TABLE usages (
    kind TEXT NOT NULL, -- 'identity' or 'network'
    name TEXT NOT NULL,
    live INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    PRIMARY KEY (kind, name)
  ) STRICT, WITHOUT ROWID;

  CREATE TRIGGER usage_of_new_account AFTER INSERT ON accounts BEGIN
    INSERT INTO usages SELECT kind, name, new.live, new.bytes
    FROM (SELECT 'identity' AS kind, new.identity AS name UNION ALL SELECT 'network', new.network)
    WHERE name IS NOT NULL
    ON CONFLICT (kind, name) DO UPDATE SET live = live + excluded.live, bytes = bytes + excluded.bytes;
  END;

  CREATE TRIGGER usage_of_changed_account AFTER UPDATE OF live, bytes ON accounts BEGIN
    UPDATE usages SET live = live + new.live - old.live, bytes = bytes + new.bytes - old.bytes
    WHERE (kind = 'identity' AND name = new.identity) OR (kind = 'network' AND name = new.network);
  END;

  CREATE TRIGGER usage_of_account_no_more AFTER DELETE ON accounts BEGIN
    UPDATE usages SET live = live - old.live, bytes = bytes - old.bytes
    WHERE (kind = 'identity' AND name = old.identity) OR (kind = 'network' AND name = old.network);
    DELETE FROM usages WHERE live <= 0 AND bytes <= 0
      AND ((kind = 'identity' AND name = old.identity) OR (kind = 'network' AND name = old.network));
  END;
  `,
  `
  -- What is kept of people beside their tables, as text that nobody here reads.
  CREATE TABLE records (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    owner TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (kind, id)
  ) STRICT;
  CREATE INDEX records_of_owner ON records (owner, kind, at, id);

  -- Whether the finished game of a table is known to its people. Those from before are taken in one after the other.
  ALTER TABLE cards ADD COLUMN recorded INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX unrecorded_cards ON cards (table_id) WHERE phase = 'over' AND recorded = 0;

  CREATE INDEX devices_of_person ON devices (identity, created_at);
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
