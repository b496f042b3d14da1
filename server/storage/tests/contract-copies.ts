/** The contract of what lasts: closing and opening again, and backups. */
import { describe, expect, it } from 'vitest';
import type { ServerStore } from '../grouped-store.ts';
import type { Place } from './contract.ts';
import { addTable, bodiesOf, linesOf, summaryOf } from './contract-examples.ts';

const subscription = {
  endpoint: 'https://push.example/1',
  identity: 'anne',
  keys: '{}',
  language: 'fr',
  createdAt: 2_000,
};
const device = { secretHash: 'a hash', identity: 'anne', createdAt: 1_000 };

const record = { kind: 'game', id: 't anne', owner: 'anne', at: 3_000, body: '{}' };

/** A table, a snapshot, a device, a subscription, and a game that somebody knows of. */
async function fill(store: ServerStore): Promise<void> {
  await store.append(linesOf('t', 0, 'a', 'b', 'c'), summaryOf('t'));
  await store.saveSnapshot({ table: 't', seq: 1, body: 'whole' });
  await store.addDevice(device);
  await store.savePushSubscription(subscription);
  await store.append(linesOf('over', 0, 'a'), summaryOf('over', { phase: 'over', people: [] }));
  await store.writeRecords({ add: [record], recorded: 'over' });
}

/** Everything that `fill` has written is there. */
async function expectFilled(store: ServerStore): Promise<void> {
  expect(await store.logLines('t')).toStrictEqual(linesOf('t', 0, 'a', 'b', 'c'));
  expect(await store.summary('t')).toStrictEqual(summaryOf('t'));
  expect(await store.summariesOf('anne', 9)).toStrictEqual([summaryOf('t')]);
  expect(await store.snapshot('t')).toStrictEqual({ table: 't', seq: 1, body: 'whole' });
  expect(await store.deviceBySecret('a hash')).toStrictEqual(device);
  expect(await store.pushSubscriptionsOf('anne')).toStrictEqual([subscription]);
  expect(await store.recordsOf('anne', 'game', 9)).toStrictEqual([record]);
  expect(await store.unrecordedSummaries(9)).toStrictEqual([]);
}

/** The summary says which event was the last when it was written. */
const addEvents = (store: ServerStore, table: string, from: number): Promise<void> =>
  store.append(linesOf(table, from, `${from}`, `${from + 1}`), summaryOf(table, { touchedAt: from + 1 }));

export function copiesContract(place: () => Place): void {
  describe('lasts', () => {
    it('with everything in it when it is opened again', async () => {
      await fill(place().store);
      const again = await place().reopen();
      await expectFilled(again);
      await again.append(linesOf('t', 3, 'd'));
      expect(await bodiesOf(await place().reopen(), 't')).toStrictEqual(['a', 'b', 'c', 'd']);
    });

    it('with what was asked for just before it was closed', async () => {
      const { store } = place();
      const written = Array.from({ length: 50 }, (_, i) => addTable(store, `table ${i}`));
      const again = await place().reopen();
      await Promise.all(written);
      expect((await again.liveCounts()).gathering).toBe(50);
    });

    it('and once closed does nothing any more', async () => {
      const { store } = place();
      await store.close();
      await store.close();
      const refused = [
        addTable(store, 't'),
        store.logLines('t'),
        store.liveCounts(),
        store.saveSnapshot({ table: 't', seq: 0, body: '' }),
        store.remove('t'),
        store.backup(place().copyPath()),
      ];
      for (const attempt of refused)
        await expect(attempt).rejects.toMatchObject({ name: 'StoreError', code: 'closed' });
    });
  });

  describe('can be copied', () => {
    it('with everything in it, and goes its own way from there', async () => {
      const { store } = place();
      await fill(store);
      const path = place().copyPath();
      await store.backup(path);
      await store.append(linesOf('t', 3, 'd'));
      const copy = await place().openCopy(path);
      await expectFilled(copy);
      await copy.append(linesOf('t', 3, 'D'));
      expect(await bodiesOf(store, 't')).toStrictEqual(['a', 'b', 'c', 'd']);
    });

    it('while it is being written to, as it was at one moment', async () => {
      const { store } = place();
      const tables = Array.from({ length: 20 }, (_, i) => `table ${i}`);
      const lengths = new Map<string, number>();
      const path = place().copyPath();
      let copied = false;
      const writers = tables.map(async table => {
        for (let last = false; !last; ) {
          last = copied; // so that each writes once more after the copy was made
          const from = lengths.get(table) ?? 0;
          await addEvents(store, table, from);
          lengths.set(table, from + 2);
        }
      });
      await addEvents(store, 'first', 0);
      const before = new Map(lengths);
      await store.backup(path);
      copied = true;
      await Promise.all(writers);

      const copy = await place().openCopy(path);
      for (const table of tables) {
        const bodies = await bodiesOf(copy, table);
        expect(bodies).toStrictEqual(bodies.map((_, seq) => `${seq}`));
        expect(bodies.length).toBeGreaterThanOrEqual(before.get(table) ?? 0);
        expect(bodies.length).toBeLessThan(lengths.get(table) ?? 0);
        expect((await copy.summary(table))?.touchedAt ?? -1).toBe(bodies.length - 1);
      }
    });

    it('into a new file only', async () => {
      const { store } = place();
      await fill(store);
      const path = place().copyPath();
      const both = await Promise.allSettled([store.backup(path), store.backup(path)]);
      expect(both.map(({ status }) => status)).toStrictEqual(['fulfilled', 'rejected']);
      await store.append(linesOf('t', 3, 'd'));
      await expect(store.backup(path)).rejects.toMatchObject({ name: 'StoreError', code: 'exists' });
      await expectFilled(await place().openCopy(path));
    });
  });
}
