import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Store } from '@havre/table/storage/store.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type KeptReplay, PART, type ReplayArchive } from '../../replays/archive.ts';
import { openStore } from '../sqlite.ts';
import { checkStore, restoreStore } from '../sqlite-backup.ts';
import { migrate, migrations } from '../sqlite-schema.ts';
import { addTable } from './contract-examples.ts';

const aReplay = (table: string, parts: readonly Uint8Array[]): KeptReplay => ({
  ...{ table, format: 2, rules: 1, etag: 'a hash', crc: 0xfedcba98, createdAt: 1000 },
  size: parts.reduce((size, part) => size + part.length, 0),
});

const filled = (length: number, value: number): Uint8Array => new Uint8Array(length).fill(value);
const LONG = [filled(PART, 1), filled(PART, 2), filled(9, 3)];
const SHORT = [filled(7, 4)];

describe('kept replays', () => {
  let folder: string;
  let store: Store & ReplayArchive;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'havre-replays-'));
    store = await openStore(folder);
    await addTable(store, 't');
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const partsIn = (path = join(folder, 'havre.db')): unknown[] => {
    const db = new DatabaseSync(path, { readOnly: true });
    try {
      return db.prepare('SELECT table_id, part FROM replay_parts ORDER BY table_id, part').all();
    } finally {
      db.close();
    }
  };

  it('come back as they are, part by part', async () => {
    expect(await store.keptReplay('t')).toBeNull();
    expect(await store.replayPart('t', 0)).toBeNull();
    await store.keepReplay(aReplay('t', LONG), LONG);
    expect(await store.keptReplay('t')).toStrictEqual(aReplay('t', LONG));
    for (const [i, part] of LONG.entries()) expect(await store.replayPart('t', i)).toEqual(part);
    expect(await store.replayPart('t', LONG.length)).toBeNull();
  });

  it('leave nothing behind when a shorter one takes their place', async () => {
    await store.keepReplay(aReplay('t', LONG), LONG);
    await store.keepReplay(aReplay('t', SHORT), SHORT);
    expect(await store.keptReplay('t')).toStrictEqual(aReplay('t', SHORT));
    expect(partsIn()).toHaveLength(1);
  });

  it('go with their table, and those of no table are not kept', async () => {
    await addTable(store, 'other');
    for (const table of ['t', 'other']) await store.keepReplay(aReplay(table, SHORT), SHORT);
    await store.remove('t');
    await store.keepReplay(aReplay('t', LONG), LONG);
    expect(await store.keptReplay('t')).toBeNull();
    expect(partsIn()).toMatchObject([{ table_id: 'other', part: 0 }]);
  });

  it('stay when the card of their table changes', async () => {
    await store.keepReplay(aReplay('t', SHORT), SHORT);
    const lines = await store.logLines('t');
    const summary = await store.summary('t');
    if (summary === null) throw new Error('there is no card');
    await store.append([{ table: 't', seq: lines.length, body: '{}' }], {
      ...summary,
      touchedAt: summary.touchedAt + 1,
    });
    expect(await store.keptReplay('t')).not.toBeNull();
  });

  it('are in copies, and a copy that has any is sound', async () => {
    await store.keepReplay(aReplay('t', LONG), LONG);
    const copy = join(folder, 'copy.db');
    await store.backup(copy);
    expect(checkStore(copy)).toMatchObject({ tables: 1, version: migrations.length });
    await restoreStore(copy, join(folder, 'back'));
    expect(partsIn(join(folder, 'back', 'havre.db'))).toHaveLength(LONG.length);
  });
});

describe('a store from before replays were kept', () => {
  it('is checked as it is, and keeps them once it is opened', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'havre-replays-'));
    const path = join(folder, 'havre.db');
    const db = new DatabaseSync(path);
    const before = migrations.findIndex(step => step.includes('CREATE TABLE replays'));
    migrate(db, migrations.slice(0, before));
    db.exec(`
      INSERT INTO facts VALUES ('t', 0, '{}');
      INSERT INTO cards VALUES ('t', 'K7PQ2X', 'fuji-flush', 'over', 1, 4, 1, '["anne"]', 1000, 1000)`);
    db.close();
    expect(checkStore(path)).toMatchObject({ version: before, tables: 1 });
    const store = await openStore(folder);
    await store.keepReplay(aReplay('t', SHORT), SHORT);
    expect(await store.keptReplay('t')).toStrictEqual(aReplay('t', SHORT));
    await store.close();
    rmSync(folder, { recursive: true });
  });
});
