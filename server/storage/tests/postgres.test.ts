import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SeqConflict } from '@havre/table/storage/store.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type KeptReplay, PART } from '../../replays/archive.ts';
import { ask } from '../../tests/postgres/ask.ts';
import { CLUSTER_TIMEOUT_MS, type Cluster, startCluster } from '../../tests/postgres/cluster.ts';
import type { ServerStore } from '../grouped-store.ts';
import { connectionTo, openDatabase, prepareDatabase } from '../postgres.ts';
import { fillDatabase } from '../postgres-copy.ts';
import { migrations } from '../postgres-schema.ts';
import { sharedKeys } from '../postgres-settings.ts';
import { checkStore } from '../sqlite-backup.ts';
import { type Place, storeContract } from './contract.ts';
import { addTable, bodiesOf, linesOf, summaryOf } from './contract-examples.ts';

/** A database that is not ours is neither stopped nor given users. */
const { HAVRE_TEST_DATABASE } = process.env;
const isElsewhere = HAVRE_TEST_DATABASE !== undefined;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
}, CLUSTER_TIMEOUT_MS);
afterAll(() => cluster?.stop(), CLUSTER_TIMEOUT_MS);

async function openInSchema(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'havre-copies-'));
  const url = await cluster.emptyDatabase();
  const opened: ServerStore[] = [];
  const open = async (address: string): Promise<ServerStore> => {
    const store = await openDatabase(address);
    opened.push(store);
    return store;
  };
  let store = await open(url);
  let copies = 0;
  return {
    get store() {
      return store;
    },
    async reopen() {
      await store.close();
      store = await open(url);
      return store;
    },
    beside: () => open(url),
    copyPath: () => join(folder, `copy-${++copies}.db`),
    async openCopy(path) {
      const other = await cluster.emptyDatabase();
      await prepareDatabase(connectionTo(other));
      await fillDatabase(connectionTo(other), path);
      return open(other);
    },
    async discard() {
      await Promise.all(opened.map(one => one.close()));
      rmSync(folder, { recursive: true });
    },
  };
}

storeContract('PostgreSQL', openInSchema);

/** A store that is closed after the test. */
async function opened(url: string, timeout?: number): Promise<ServerStore> {
  const store = await openDatabase(url, timeout === undefined ? {} : { timeout });
  onTestFinished(() => store.close());
  return store;
}

describe('the database of a store', () => {
  it('may be opened by several at the same time, the first time too', async () => {
    const url = await cluster.emptyDatabase();
    const stores = await Promise.all(Array.from({ length: 4 }, () => opened(url)));
    await Promise.all(stores.map((store, i) => addTable(store, `table ${i}`)));
    for (const store of stores) expect((await store.liveCounts()).gathering).toBe(4);
    expect(await ask(url, 'SELECT version FROM havre')).toEqual(migrations.map((_, i) => ({ version: i + 1 })));
    const [keys, ...others] = await Promise.all([sharedKeys(url), sharedKeys(url), sharedKeys(url)]);
    for (const other of others) expect(other).toEqual(keys);
  });

  it('is refused if it is of another program, and nothing of it is changed', async () => {
    const url = await cluster.emptyDatabase();
    await ask(url, 'CREATE TABLE invoices (total integer)');
    await expect(openDatabase(url)).rejects.toMatchObject({ name: 'StoreError', code: 'not-a-store' });
    expect(await ask(url, 'SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace')).toEqual([
      { relname: 'invoices' },
    ]);
  });

  it('is refused if it is of a newer version', async () => {
    const url = await cluster.emptyDatabase();
    await (await openDatabase(url)).close();
    await ask(url, `INSERT INTO havre (version) VALUES (${migrations.length + 1})`);
    await expect(openDatabase(url)).rejects.toMatchObject({ name: 'StoreError', code: 'newer' });
  });

  it.skipIf(isElsewhere)('is not opened for whoever has no rights there', async () => {
    const url = new URL(await cluster.emptyDatabase());
    await ask(cluster.url, 'CREATE ROLE guest LOGIN');
    url.username = 'guest';
    await expect(openDatabase(url.href)).rejects.toMatchObject({ code: 'missing' }); // what it may not see is not there
    await ask(cluster.url, `GRANT USAGE ON SCHEMA ${url.searchParams.get('options')?.split('=')[1]} TO guest`);
    await expect(openDatabase(url.href)).rejects.toMatchObject({
      code: 'unwritable',
      message: `This user may not write in ${url.host}/postgres.`,
    });
    url.username = 'nobody';
    await expect(openDatabase(url.href)).rejects.toMatchObject({ code: 'forbidden' });
    url.pathname = '/nowhere';
    url.username = 'havre';
    await expect(openDatabase(url.href)).rejects.toMatchObject({ code: 'missing' });
  });

  it('is said to be unreachable where nobody answers', async () => {
    await expect(openDatabase('postgres://havre@127.0.0.1:1/havre')).rejects.toMatchObject({
      code: 'unreachable',
      message: '127.0.0.1:1/havre cannot be reached.',
    });
  });

  it('is said to have no connections left', async () => {
    const ours = await cluster.emptyDatabase();
    const url = new URL(ours);
    await (await openDatabase(ours)).close();
    const [{ role } = { role: '' }] = await ask(ours, 'SELECT current_user AS role');
    await ask(ours, `CREATE ROLE few_${process.pid} LOGIN CONNECTION LIMIT 0; GRANT ${role} TO few_${process.pid}`);
    onTestFinished(async () => void (await ask(ours, `DROP ROLE few_${process.pid}`)));
    url.username = `few_${process.pid}`;
    await expect(openDatabase(url.href)).rejects.toMatchObject({ code: 'busy' });
  });

  it('is one file when it is copied, which is sound', async () => {
    const store = await opened(await cluster.emptyDatabase());
    await store.append(linesOf('t', 0, 'a', 'b'), summaryOf('t'), { identity: 'anne', network: 'home' });
    const folder = mkdtempSync(join(tmpdir(), 'havre-copies-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    await store.backup(join(folder, 'copy.db'));
    expect(checkStore(join(folder, 'copy.db'))).toMatchObject({ tables: 1, facts: 2 });
    const other = await cluster.emptyDatabase();
    const again = await opened(other);
    await fillDatabase(connectionTo(other), join(folder, 'copy.db'));
    expect(await again.usageOf({ network: 'home' })).toEqual({ live: 1, bytes: 2 });
    await expect(fillDatabase(connectionTo(other), join(folder, 'copy.db'))).rejects.toMatchObject({ code: 'exists' });
  });

  it('keeps replays in parts, as long as their table is there', async () => {
    const store = await opened(await cluster.emptyDatabase());
    const parts = [new Uint8Array(PART).fill(1), new Uint8Array(9).fill(2)];
    const replay: KeptReplay = {
      ...{ table: 't', format: 2, rules: 1, etag: 'a hash', crc: 0xfedcba98, createdAt: 1000, size: PART + 9 },
    };
    await addTable(store, 't');
    await store.keepReplay(replay, parts);
    expect(await store.keptReplay('t')).toStrictEqual(replay);
    for (const [i, part] of parts.entries()) expect(await store.replayPart('t', i)).toEqual(part);
    await store.keepReplay({ ...replay, size: 9 }, parts.slice(1));
    expect(await store.replayPart('t', 1)).toBeNull();
    await store.remove('t');
    await store.keepReplay(replay, parts);
    expect(await store.keptReplay('t')).toBeNull();
    expect(await store.replayPart('t', 0)).toBeNull();
  });
});

describe.skipIf(isElsewhere)('a database that is killed', () => {
  it('costs a moment: what was acknowledged is there, everything once, and in order', async () => {
    const url = await cluster.emptyDatabase();
    const store = await opened(url, 60_000);
    const acknowledged = new Map<string, number>();
    let isOver = false;
    const write = async (table: string): Promise<void> => {
      for (let seq = 0; !isOver; seq++) {
        await store.append(linesOf(table, seq, `${table} ${seq}`));
        acknowledged.set(table, seq);
      }
    };
    const tables = Array.from({ length: 8 }, (_, i) => `table ${i}`);
    const writing = Promise.all(tables.map(write));
    for (let restarts = 0; restarts < 3; restarts++) {
      const before = Math.max(0, ...acknowledged.values());
      await expect
        .poll(() => Math.min(...tables.map(table => acknowledged.get(table) ?? 0)), { timeout: 30_000 })
        .toBeGreaterThan(before);
      await cluster.restart();
    }
    isOver = true;
    await writing;
    for (const table of tables) {
      const bodies = await bodiesOf(store, table);
      expect(bodies).toStrictEqual(bodies.map((_, seq) => `${table} ${seq}`));
      expect(bodies).toHaveLength((acknowledged.get(table) ?? 0) + 1);
    }
    await expect(store.append(linesOf('table 0', 0, 'late'))).rejects.toThrow(SeqConflict);
  });

  it('is waited for so long and no longer', async () => {
    const url = await cluster.emptyDatabase();
    const store = await opened(url, 100);
    await addTable(store, 't');
    await cluster.kill();
    await expect(store.append(linesOf('t', 1, 'b'))).rejects.toMatchObject({ code: 'unreachable' });
    await expect(store.logLines('t')).rejects.toMatchObject({ code: 'unreachable' });
    await expect(store.probe()).rejects.toMatchObject({ code: 'unreachable' });
    await cluster.start();
    await store.append(linesOf('t', 1, 'b'));
    expect(await bodiesOf(store, 't')).toStrictEqual(['created', 'b']);
  });
});
