import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Store } from '@havre/table/storage/store.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServerStore } from '../grouped-store.ts';
import { openStore, type StoreSettings } from '../sqlite.ts';
import { restoreStore } from '../sqlite-backup.ts';
import { openToWrite } from '../sqlite-file.ts';
import { type Place, storeContract } from './contract.ts';
import { addTable, bodiesOf, linesOf, summaryOf } from './contract-examples.ts';

async function openInTempFolder(): Promise<Place> {
  const root = mkdtempSync(join(tmpdir(), 'havre-store-'));
  const opened: ServerStore[] = [];
  const openAt = async (name: string): Promise<ServerStore> => {
    const store = await openStore(join(root, name));
    opened.push(store);
    return store;
  };
  let store = await openAt('tables');
  let copies = 0;
  return {
    get store() {
      return store;
    },
    async reopen() {
      await store.close();
      store = await openAt('tables');
      return store;
    },
    beside: () => openAt('tables'),
    copyPath: () => join(root, `copy-${++copies}.db`),
    async openCopy(path) {
      const folder = `restored-${opened.length}`;
      await restoreStore(path, join(root, folder));
      return openAt(folder);
    },
    async discard() {
      await Promise.all(opened.map(one => one.close()));
      rmSync(root, { recursive: true });
    },
  };
}

storeContract('one file', openInTempFolder);

describe('the file of a store', () => {
  let root: string;
  let file: string;
  const opened: Store[] = [];
  const open = async (settings?: StoreSettings): Promise<Store> => {
    const store = await openStore(root, settings);
    opened.push(store);
    return store;
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'havre-file-'));
    file = join(root, 'havre.db');
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(store => store.close()));
    rmSync(root, { recursive: true });
  });

  it('is one file in a folder that is made for it, closed to others', async () => {
    const folder = join(root, 'a', 'b');
    const store = await openStore(folder);
    await addTable(store, 't');
    await store.close();
    expect(readdirSync(folder)).toStrictEqual(['havre.db']);
    for (const path of [folder, join(folder, 'havre.db')]) expect(statSync(path).mode & 0o077).toBe(0);
  });

  it('may be opened by several at the same time, the first time too', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => open()));
    await Promise.all(stores.map((store, i) => addTable(store, `table ${i}`)));
    for (const store of stores) expect((await store.liveCounts()).gathering).toBe(4);
  });

  it('cannot lie where there is no folder and can be none', async () => {
    writeFileSync(join(root, 'taken'), '');
    for (const folder of [join(root, 'taken'), join(root, 'taken', 'below')])
      await expect(openStore(folder)).rejects.toMatchObject({ name: 'StoreError', code: 'unwritable' });
    mkdirSync(file);
    await expect(open()).rejects.toMatchObject({
      code: 'unwritable',
      message: `${file} cannot be opened and written to.`,
    });
  });

  it.skipIf(process.getuid?.() === 0)('cannot lie in a folder without permission', async () => {
    const folder = join(root, 'closed');
    mkdirSync(folder, { mode: 0o500 });
    await expect(openStore(folder)).rejects.toMatchObject({ name: 'StoreError', code: 'unwritable' });
  });

  it.each([['hello'], ['hello '.repeat(1_000)]])('is refused if it is text, and left as it is', async text => {
    writeFileSync(file, text);
    await expect(open()).rejects.toMatchObject({ code: 'not-a-store', message: `${file} is not a store of Havre.` });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('is refused if it belongs to another program, and left as it is', async () => {
    withFile(file, db => db.exec('CREATE TABLE notes (text)'));
    const bytes = readFileSync(file);
    await expect(open()).rejects.toMatchObject({ code: 'not-a-store' });
    expect(readFileSync(file)).toStrictEqual(bytes);
  });

  it('is refused if a newer Havre wrote it, and left as it is', async () => {
    await (await open()).close();
    withFile(file, db => db.exec('PRAGMA user_version = 99'));
    const bytes = readFileSync(file);
    await expect(open()).rejects.toMatchObject({ code: 'newer', message: expect.stringContaining('version 99') });
    expect(readFileSync(file)).toStrictEqual(bytes);
  });

  it('is made anew if it is empty', async () => {
    writeFileSync(file, '');
    await addTable(await open(), 't');
    expect(statSync(file).size).toBeGreaterThan(0);
  });

  it('says where it is damaged only when it is read there', async () => {
    const store = await open();
    for (const table of ['first', 'other'])
      await store.append(linesOf(table, 0, ...Array.from({ length: 200 }, (_, i) => `${i} `.repeat(200))));
    await store.close();
    const bytes = readFileSync(file);
    bytes.fill(0xaa, bytes.length - 200_000, bytes.length);
    writeFileSync(file, bytes);
    await expect((await open()).logLines('other')).rejects.toMatchObject({
      name: 'StoreError',
      code: 'damaged',
      message: `${file} is damaged.`,
    });
  });

  it('is refused where the database cannot write ahead', () => {
    expect(() => openToWrite(':memory:', { timeout: 0, largest: null })).toThrow(
      expect.objectContaining({ code: 'unwritable', message: ':memory: is not on a disk that can keep a store.' }),
    );
  });

  it('is busy while another program is making it', async () => {
    const other = new DatabaseSync(file);
    other.exec('BEGIN EXCLUSIVE');
    await expect(open({ timeout: 20 })).rejects.toMatchObject({
      code: 'busy',
      message: `Another program keeps ${file} locked.`,
    });
    other.exec('ROLLBACK');
    other.close();
    await addTable(await open(), 't');
  });

  it('is busy while another program keeps it from being written to; then all is as before', async () => {
    const store = await open({ timeout: 20 });
    await addTable(store, 't');
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    const ends = await Promise.allSettled([store.append(linesOf('t', 1, 'b')), addTable(store, 'u')]);
    for (const end of ends) expect(end).toMatchObject({ status: 'rejected', reason: { code: 'busy' } });
    expect(await bodiesOf(store, 't')).toStrictEqual(['created']);
    other.exec('ROLLBACK');
    other.close();
    await store.append(linesOf('t', 1, 'b'));
    expect(await bodiesOf(store, 't')).toStrictEqual(['created', 'b']);
  });

  it('when full tells everybody of the group, keeps nothing of it, and goes on once there is room', async () => {
    const store = await open({ largest: 1 << 20 });
    await store.append(linesOf('large', 0, 'x'.repeat(600_000)));
    const ends = await Promise.allSettled([
      addTable(store, 't'),
      store.append(linesOf('too large', 0, 'x'.repeat(600_000)), summaryOf('too large')),
      store.addDevice({ secretHash: 'hash', identity: 'anne', createdAt: 1 }),
    ]);
    for (const end of ends)
      expect(end).toMatchObject({ reason: { code: 'full', message: `There is no room left for ${file}.` } });
    expect([
      await store.logLines('t'),
      await store.logLines('too large'),
      await store.deviceBySecret('hash'),
    ]).toStrictEqual([[], [], null]);
    await addTable(store, 't');
    await store.remove('large');
    await store.append(linesOf('too large', 0, 'x'.repeat(600_000)));
    expect(statSync(file).size).toBeLessThanOrEqual(1 << 20);
  });

  it('lets only so much wait to be written', async () => {
    const store = await open({ waiting: 10_000 });
    const attempts = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) => store.append(linesOf(`table ${i}`, 0, 'x'.repeat(3_000)))),
    );
    const refused = attempts.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const { reason } of refused as PromiseRejectedResult[]) expect(reason).toMatchObject({ code: 'overloaded' });
    await store.append(linesOf('table 9', 0, 'x'.repeat(30_000)));
  });
});

/** Does something to a file behind the back of the store. */
function withFile(path: string, work: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(path);
  work(db);
  db.close();
}
