import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Store } from '@havre/table/storage/store.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../sqlite.ts';
import { checkStore, restoreStore } from '../sqlite-backup.ts';
import { migrations } from '../sqlite-schema.ts';
import { addTable, linesOf } from './contract-examples.ts';

describe('a copy of a store', () => {
  let root: string;
  let copy: string;
  let store: Store;
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'havre-copy-'));
    copy = join(root, 'copy.db');
    store = await openStore(join(root, 'live'));
    await addTable(store, 't');
    await store.append(linesOf('u', 0, ...Array.from({ length: 300 }, (_, i) => `${i} `.repeat(100))));
    await store.addDevice({ secretHash: 'a hash', identity: 'anne', createdAt: 1 });
  });
  afterEach(async () => {
    await store.close();
    rmSync(root, { recursive: true });
  });

  const problem = (code: string, message: unknown = expect.any(String)) =>
    expect.objectContaining({ name: 'StoreError', code, message });

  it('is one file, and says what is in it without being changed', async () => {
    await store.backup(copy);
    const bytes = readFileSync(copy);
    expect(checkStore(copy)).toStrictEqual({ version: migrations.length, tables: 2, facts: 301, devices: 1 });
    expect(readdirSync(root).sort()).toStrictEqual(['copy.db', 'live']);
    expect(readFileSync(copy)).toStrictEqual(bytes);
    expect(statSync(copy).mode & 0o077).toBe(0);
  });

  it('never takes the place of anything, finished or not', async () => {
    writeFileSync(copy, 'precious');
    await expect(store.backup(copy)).rejects.toThrow(problem('exists', `There is a file ${copy} already.`));
    expect(readFileSync(copy, 'utf8')).toBe('precious');
    const other = join(root, 'other.db');
    writeFileSync(`${other}.unfinished`, 'precious');
    await expect(store.backup(other)).rejects.toThrow(
      problem('exists', `There is a file ${other}.unfinished already.`),
    );
    expect(readFileSync(`${other}.unfinished`, 'utf8')).toBe('precious');
  });

  it('cannot be made where there is no folder', async () => {
    await expect(store.backup(join(root, 'nowhere', 'copy.db'))).rejects.toThrow(problem('unwritable'));
    await store.backup(copy);
  });

  it('is looked at while the store is in use, too', async () => {
    expect(checkStore(join(root, 'live', 'havre.db')).facts).toBe(301);
  });

  it('is refused if it is missing, something else, or empty', () => {
    expect(() => checkStore(copy)).toThrow(problem('missing', `There is no ${copy}.`));
    expect(() => checkStore(root)).toThrow(problem('not-a-store'));
    for (const text of ['', 'hello '.repeat(1_000)]) {
      writeFileSync(copy, text);
      expect(() => checkStore(copy)).toThrow(problem('not-a-store', `${copy} is not a store of Havre.`));
    }
  });

  it('is refused if it breaks off or was overwritten', async () => {
    await store.backup(copy);
    const bytes = readFileSync(copy);
    truncateSync(copy, bytes.length - 8_192);
    expect(() => checkStore(copy)).toThrow(problem('damaged', `${copy} is damaged.`));
    const overwritten = Buffer.from(bytes);
    overwritten.fill(0xaa, bytes.length - 8_192);
    writeFileSync(copy, overwritten);
    expect(() => checkStore(copy)).toThrow(problem('damaged'));
    writeFileSync(copy, bytes);
    expect(checkStore(copy).facts).toBe(301);
  });

  it.each([
    ['a gap in a log', "DELETE FROM facts WHERE table_id = 'u' AND seq = 7"],
    ['a log without its beginning', "DELETE FROM facts WHERE table_id = 'u' AND seq = 0"],
    ['a snapshot of a fact that is not there', "INSERT INTO snapshots VALUES ('u', 300, '')"],
  ])('is refused if it has %s', async (_, change) => {
    await store.backup(copy);
    const db = new DatabaseSync(copy, { enableForeignKeyConstraints: false });
    db.exec(change);
    db.close();
    expect(() => checkStore(copy)).toThrow(problem('damaged'));
    await expect(restoreStore(copy, join(root, 'restored'))).rejects.toThrow(problem('damaged'));
    expect(readdirSync(root)).not.toContain('restored');
  });

  it('is brought back into a folder of its own', async () => {
    await store.backup(copy);
    const folder = join(root, 'restored', 'here');
    expect(await restoreStore(copy, folder)).toStrictEqual(checkStore(copy));
    expect(readdirSync(folder)).toStrictEqual(['havre.db']);
    const restored = await openStore(folder);
    expect(await restored.logLines('u')).toStrictEqual(await store.logLines('u'));
    await restored.close();
  });

  it('is never brought back over another store or what is left of one', async () => {
    await store.backup(copy);
    await expect(restoreStore(copy, join(root, 'live'))).rejects.toThrow(problem('exists'));
    const folder = join(root, 'left');
    mkdirSync(folder);
    const left = join(folder, 'havre.db-wal');
    writeFileSync(left, 'of an earlier store');
    await expect(restoreStore(copy, folder)).rejects.toThrow(problem('exists', `There is a file ${left} already.`));
    expect(readdirSync(folder)).toStrictEqual(['havre.db-wal']);
  });
});
