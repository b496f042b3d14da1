import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../sqlite.ts';
import { migrate, migrations, versionOf } from '../sqlite-schema.ts';
import { linesOf, summaryOf } from './contract-examples.ts';

const history = [
  'CREATE TABLE boats (name TEXT NOT NULL)',
  "ALTER TABLE boats ADD COLUMN mast TEXT NOT NULL DEFAULT 'one'",
  "CREATE TABLE crews (boat TEXT); INSERT INTO crews SELECT name FROM boats; UPDATE boats SET mast = 'two'",
];

const boatsIn = (db: DatabaseSync): unknown[] =>
  db
    .prepare('SELECT * FROM boats')
    .all()
    .map(row => ({ ...row }));

describe('migrations', () => {
  let db: DatabaseSync;
  beforeEach(() => {
    db = new DatabaseSync(':memory:');
  });
  afterEach(() => db.close());

  /** A file as the first version left it. */
  const asOfVersion1 = (): void => {
    migrate(db, history.slice(0, 1));
    db.exec("INSERT INTO boats VALUES ('Argo')");
  };

  it('make an empty file one of the last version', () => {
    expect(versionOf(db, history)).toBe(0);
    migrate(db, history);
    expect(versionOf(db, history)).toBe(3);
    expect(boatsIn(db)).toEqual([]);
  });

  it('bring an older file up, with what is in it', () => {
    asOfVersion1();
    expect(versionOf(db, history)).toBe(1);
    migrate(db, history);
    expect(versionOf(db, history)).toBe(3);
    expect(boatsIn(db)).toEqual([{ name: 'Argo', mast: 'two' }]);
  });

  it('do nothing to a file of the last version', () => {
    asOfVersion1();
    const changes = () => db.prepare('SELECT total_changes() AS changes').get();
    const before = changes();
    migrate(db, history.slice(0, 1));
    expect(changes()).toEqual(before);
  });

  it('stop where one fails, leave nothing of it, and go on from there', () => {
    asOfVersion1();
    const [first = '', second = '', third = ''] = history;
    const broken = [first, second, `${third}; INSERT INTO nowhere VALUES (1)`];
    expect(() => migrate(db, broken)).toThrow('nowhere');
    expect(db.isTransaction).toBe(false);
    expect(versionOf(db, history)).toBe(2);
    expect(boatsIn(db)).toEqual([{ name: 'Argo', mast: 'one' }]);
    migrate(db, history);
    expect(boatsIn(db)).toEqual([{ name: 'Argo', mast: 'two' }]);
  });

  it('refuse a file of a newer version', () => {
    migrate(db, history);
    expect(() => migrate(db, history.slice(0, 2))).toThrow(
      expect.objectContaining({ name: 'StoreError', code: 'newer', message: expect.stringContaining('version 3') }),
    );
  });

  it('refuse a file of another program', () => {
    db.exec('CREATE TABLE notes (text); PRAGMA user_version = 1');
    expect(() => migrate(db, history)).toThrow(expect.objectContaining({ code: 'not-a-store' }));
    expect(db.prepare('SELECT name FROM sqlite_schema').all()).toHaveLength(1);
  });
});

/** A store as version 1 left it, written by hand: whatever comes later must be able to read it. */
const VERSION_1 = `
  CREATE TABLE facts (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seq)
  ) STRICT;
  CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, body TEXT NOT NULL,
    FOREIGN KEY (table_id, seq) REFERENCES facts (table_id, seq) ON DELETE CASCADE
  ) STRICT;
  CREATE TABLE cards (
    table_id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, phase TEXT NOT NULL,
    visible INTEGER NOT NULL, seats INTEGER NOT NULL, taken INTEGER NOT NULL, people TEXT NOT NULL,
    created_at INTEGER NOT NULL, touched_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX live_cards ON cards (touched_at) WHERE phase IN ('gathering', 'playing');
  CREATE TABLE people (
    identity TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES cards (table_id) ON DELETE CASCADE,
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
    secret_hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  PRAGMA application_id = 0x48617672;
  PRAGMA user_version = 1;

  INSERT INTO facts VALUES ('t', 0, 'a'), ('t', 1, 'b');
  INSERT INTO snapshots VALUES ('t', 1, 'whole');
  INSERT INTO cards VALUES ('t', 'code of t', 'fuji-flush', 'gathering', 1, 4, 1, '["anne"]', 1000, 1000);
  INSERT INTO devices VALUES ('a hash', 'anne', 1000);
`;

describe('a store of version 1', () => {
  it('is opened with everything in it, and written on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'havre-version-'));
    const db = new DatabaseSync(join(folder, 'havre.db'));
    db.exec(VERSION_1);
    db.close();

    const store = await openStore(folder);
    expect(await store.logLines('t')).toStrictEqual(linesOf('t', 0, 'a', 'b'));
    expect(await store.snapshot('t')).toStrictEqual({ table: 't', seq: 1, body: 'whole' });
    expect(await store.summariesOf('anne', 9)).toStrictEqual([summaryOf('t', { dueAt: 0 })]);
    expect(await store.deviceBySecret('a hash')).toStrictEqual({
      secretHash: 'a hash',
      identity: 'anne',
      createdAt: 1000,
    });
    await store.append(linesOf('t', 2, 'c'), summaryOf('t', { people: ['ben'] }));
    expect(await store.summariesOf('ben', 9)).toHaveLength(1);
    await store.close();

    const after = new DatabaseSync(join(folder, 'havre.db'));
    expect(versionOf(after)).toBe(migrations.length);
    after.close();
    rmSync(folder, { recursive: true });
  });
});
