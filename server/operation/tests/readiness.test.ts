import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '@havre/table/storage/store.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FILE_NAME } from '../../storage/file-name.ts';
import { openStore } from '../../storage/sqlite.ts';
import { linesOf, summaryOf } from '../../storage/tests/contract-examples.ts';
import { temporaryFolder } from '../../tests/test-server.ts';
import { Readiness } from '../readiness.ts';

describe('readiness', () => {
  it('is found out by writing, and leaves nothing behind', async () => {
    const store = await openStore(await temporaryFolder());
    onTestFinished(() => store.close());
    expect(await new Readiness(store, () => 0).obstacle()).toBeNull();
    expect(await store.latestSummaries(9)).toEqual([]);
  });

  it('is over when the disk is full, and back when there is room again', async () => {
    const store = await openStore(await temporaryFolder(), { largest: 400_000 });
    onTestFinished(() => store.close());
    let now = 0;
    const readiness = new Readiness(store, () => now);
    const body = JSON.stringify('x'.repeat(5_000));
    const fill = async () => {
      for (let seq = 0; ; seq++) await store.append([{ table: 'heavy', seq, body }]);
    };
    await expect(fill()).rejects.toMatchObject({ code: 'full' });
    const fillTheRest = async () => {
      for (let i = 0; ; i++) await store.append([{ table: `light ${i}`, seq: 0, body: '""' }]);
    };
    await expect(fillTheRest()).rejects.toMatchObject({ code: 'full' });
    expect(await readiness.obstacle()).toMatchObject({ code: 'full' });
    await store.remove('heavy');
    now += 10_000;
    expect(await readiness.obstacle()).toBeNull();
  });

  it('is over where a new table could not be written, though events can', async () => {
    const folder = await temporaryFolder();
    const before = await openStore(folder);
    await Promise.all(
      Array.from({ length: 400 }, (_, i) => before.append(linesOf(`table ${i}`, 0, '{}'), summaryOf(`table ${i}`))),
    );
    await before.close();
    const file = join(folder, FILE_NAME);
    spoil(file, "SELECT pageno FROM dbstat WHERE name LIKE 'sqlite_autoindex_cards%'");
    const store = await openStore(folder);
    onTestFinished(() => store.close());
    await store.append(linesOf('table 7', 1, '{}'));
    expect(await new Readiness(store, () => 0).obstacle()).toMatchObject({ code: 'damaged' });
  });

  it('is over when something could not be done for anybody, until a trial succeeds', async () => {
    const store = await openStore(await temporaryFolder());
    onTestFinished(() => store.close());
    let now = 0;
    const readiness = new Readiness(store, () => now);
    expect(await readiness.obstacle()).toBeNull();
    readiness.note(new StoreError('overloaded', 'too much at once'));
    expect(await readiness.obstacle()).toBeNull();
    readiness.note(new StoreError('damaged', 'a page is broken'));
    expect(await readiness.obstacle()).toMatchObject({ code: 'damaged' });
    now += 10_000;
    expect(await readiness.obstacle()).toBeNull();
  });

  it('is not found out anew for everybody who asks at once', async () => {
    const store = await openStore(await temporaryFolder());
    onTestFinished(() => store.close());
    const readiness = new Readiness(store, () => 0);
    expect(readiness.obstacle()).toBe(readiness.obstacle());
    await readiness.obstacle();
  });
});

/** Breaks the pages of a file that a question names. */
function spoil(path: string, pages: string): void {
  const db = new DatabaseSync(path);
  const { size } = db.prepare('SELECT page_size AS size FROM pragma_page_size').get() as { size: number };
  const broken = db.prepare(pages).all() as { pageno: number }[];
  db.close();
  const bytes = readFileSync(path);
  for (const { pageno } of broken) bytes.fill(0xaa, (pageno - 1) * size, pageno * size);
  writeFileSync(path, bytes);
}
