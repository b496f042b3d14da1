/** The contract of summaries and devices. */
import { CodeConflict, SecretConflict, type Store, type TableSummary } from '@havre/table/storage/store.ts';
import { describe, expect, it } from 'vitest';
import type { Place } from './contract.ts';
import { addTable, linesOf, ODD_NAMES, summaryOf } from './contract-examples.ts';

const tablesOn = (summaries: readonly TableSummary[]): string[] => summaries.map(({ table }) => table);

export function summariesContract(place: () => Place): void {
  describe('keeps a card', () => {
    it('that is found by its table and by its code, and no other', async () => {
      const { store } = place();
      await addTable(store, 't', { code: 'QZ4K7M' });
      await addTable(store, 'u');
      const summary = summaryOf('t', { code: 'QZ4K7M' });
      expect(await store.summary('t')).toStrictEqual(summary);
      expect(await store.summaryByCode('QZ4K7M')).toStrictEqual(summary);
      expect(await store.summaryByCode('qz4k7m')).toBeNull();
      expect(await store.summary('QZ4K7M')).toBeNull();
    });

    it('with everything on it as it was', async () => {
      const { store } = place();
      const summaries = [
        summaryOf('t', {
          phase: 'playing',
          visible: false,
          people: ['zoé', 'anne', '李'],
          createdAt: 1_760_000_000_000,
        }),
        summaryOf('u', { phase: 'over', seats: 0, taken: 0, people: [], createdAt: 0, touchedAt: 2 ** 45, dueAt: 0 }),
        summaryOf('v', { phase: 'closed', people: [...ODD_NAMES] }),
        summaryOf('w', { people: ['anne', 'anne'] }),
      ];
      for (const summary of summaries) await store.append(linesOf(summary.table, 0, 'a'), summary);
      for (const summary of summaries) expect(await store.summary(summary.table)).toStrictEqual(summary);
    });

    it('as it was when it was given', async () => {
      const { store } = place();
      const people = ['anne'];
      const written = store.append(linesOf('t', 0, 'a'), summaryOf('t', { people }));
      people.push('ben');
      await written;
      expect((await store.summary('t'))?.people).toStrictEqual(['anne']);
    });

    it('that stays when events come without one', async () => {
      const { store } = place();
      await addTable(store, 't');
      await store.append(linesOf('t', 1, 'b'));
      expect(await store.summary('t')).toStrictEqual(summaryOf('t'));
    });

    it('whose latest form counts everywhere', async () => {
      const { store } = place();
      await addTable(store, 't');
      const changed = summaryOf('t', { code: 'other', phase: 'playing', people: ['ben', 'cleo'], touchedAt: 2_000 });
      await store.append(linesOf('t', 1, 'b'), changed);
      expect(await store.summary('t')).toStrictEqual(changed);
      expect(await store.summaryByCode('code of t')).toBeNull();
      expect(await store.summaryByCode('other')).toStrictEqual(changed);
      expect(await store.summariesOf('anne', 9)).toStrictEqual([]);
      for (const person of ['ben', 'cleo']) expect(await store.summariesOf(person, 9)).toStrictEqual([changed]);
    });

    it('whose code no other table may have', async () => {
      const { store } = place();
      await addTable(store, 't', { code: 'same' });
      await expect(addTable(store, 'u', { code: 'same' })).rejects.toThrow(CodeConflict);
      expect([await store.logLines('u'), await store.summary('u')]).toStrictEqual([[], null]);
      const both = await Promise.allSettled(['v', 'w'].map(table => addTable(store, table, { code: 'new' })));
      expect(both.map(({ status }) => status)).toStrictEqual(['fulfilled', 'rejected']);
      await store.append(linesOf('t', 1, 'b'), summaryOf('t', { code: 'freed' }));
      await addTable(store, 'u', { code: 'same' });
      expect((await store.summaryByCode('same'))?.table).toBe('u');
    });

    it('with whole numbers only', async () => {
      const { store } = place();
      for (const flaw of [{ seats: 1.5 }, { createdAt: Number.NaN }, { touchedAt: -1 }, { dueAt: 0.5 }])
        await expect(addTable(store, 't', flaw)).rejects.toThrow(TypeError);
      expect(await store.logLines('t')).toStrictEqual([]);
    });
  });

  describe('lists', () => {
    /** Five tables in a mixed order of time, one of each phase, and a hidden one. */
    const fill = async (store: Store): Promise<void> => {
      await addTable(store, 'gathering', { touchedAt: 30 });
      await addTable(store, 'over', { phase: 'over', touchedAt: 50, people: ['anne', 'ben'] });
      await addTable(store, 'hidden', { visible: false, touchedAt: 10 });
      await addTable(store, 'closed', { phase: 'closed', touchedAt: 20, people: [] });
      await addTable(store, 'playing', { phase: 'playing', touchedAt: 40, people: ['ben'] });
    };

    it('the tables that anybody may join or watch, the latest first', async () => {
      const { store } = place();
      await fill(store);
      expect(tablesOn(await store.publicSummaries(9))).toStrictEqual(['playing', 'gathering']);
      await store.append(linesOf('gathering', 1, 'b'), summaryOf('gathering', { touchedAt: 60 }));
      expect(tablesOn(await store.publicSummaries(9))).toStrictEqual(['gathering', 'playing']);
      expect(tablesOn(await store.publicSummaries(1))).toStrictEqual(['gathering']);
      expect(await store.publicSummaries(0)).toStrictEqual([]);
    });

    it('the tables of a person, whatever their phase, the latest first', async () => {
      const { store } = place();
      await fill(store);
      expect(tablesOn(await store.summariesOf('anne', 9))).toStrictEqual(['over', 'gathering', 'hidden']);
      expect(tablesOn(await store.summariesOf('anne', 2))).toStrictEqual(['over', 'gathering']);
      expect(tablesOn(await store.summariesOf('ben', 9))).toStrictEqual(['over', 'playing']);
      expect(await store.summariesOf('nobody', 9)).toStrictEqual([]);
    });

    it('the tables of a person that are not over, however many are and were touched later', async () => {
      const { store } = place();
      await fill(store);
      expect(tablesOn(await store.liveSummariesOf('anne', 9))).toStrictEqual(['gathering', 'hidden']);
      expect(tablesOn(await store.liveSummariesOf('anne', 1))).toStrictEqual(['gathering']);
      expect(tablesOn(await store.liveSummariesOf('ben', 9))).toStrictEqual(['playing']);
      expect(await store.liveSummariesOf('nobody', 9)).toStrictEqual([]);
    });

    it('a table once for somebody who sits there twice', async () => {
      const { store } = place();
      await addTable(store, 't', { people: ['anne', 'anne'] });
      expect(tablesOn(await store.summariesOf('anne', 9))).toStrictEqual(['t']);
    });

    it('the tables of people by their exact names', async () => {
      const { store } = place();
      for (const name of ODD_NAMES) await addTable(store, `of [${name}]`, { people: [name] });
      for (const name of ODD_NAMES) expect(tablesOn(await store.summariesOf(name, 9))).toStrictEqual([`of [${name}]`]);
    });

    it('the tables that wait for the server, the earliest first, in parts', async () => {
      const { store } = place();
      await fill(store);
      for (const [table, dueAt] of [
        ['gathering', 0],
        ['playing', 0],
        ['hidden', 70],
        ['closed', 90],
      ] as const)
        await store.markDue(table, dueAt);
      const all = { from: 0, until: 100 };
      const [first, ...others] = await store.dueSummaries(all, 9);
      expect(tablesOn([first as TableSummary, ...others])).toStrictEqual(['gathering', 'playing', 'hidden', 'closed']);
      expect(tablesOn(await store.dueSummaries(all, 2, first))).toStrictEqual(['playing', 'hidden']);
      expect(tablesOn(await store.dueSummaries({ from: 1, until: 89 }, 9))).toStrictEqual(['hidden']);
      await store.markDue('hidden', null);
      expect(await store.dueSummaries({ from: 1, until: 89 }, 9)).toStrictEqual([]);
      await store.markDue('nowhere', 5);
      expect(await store.summary('nowhere')).toBeNull();
    });

    it('how many tables go on, whatever becomes of them', async () => {
      const { store } = place();
      expect(await store.liveCounts()).toStrictEqual({ gathering: 0, playing: 0 });
      await fill(store);
      expect(await store.liveCounts()).toStrictEqual({ gathering: 2, playing: 1 });
      await store.append(linesOf('hidden', 1, 'b'), summaryOf('hidden', { phase: 'playing' }));
      await store.append(linesOf('playing', 1, 'b'), summaryOf('playing', { phase: 'over' }));
      await store.remove('gathering');
      expect(await store.liveCounts()).toStrictEqual({ gathering: 0, playing: 1 });
    });

    it('the tables that were never finished, the latest first', async () => {
      const { store } = place();
      await fill(store);
      expect(tablesOn(await store.latestSummaries(9))).toStrictEqual(['playing', 'gathering', 'closed', 'hidden']);
      expect(tablesOn(await store.latestSummaries(2))).toStrictEqual(['playing', 'gathering']);
    });

    it('the tables that were abandoned, but no game that was finished', async () => {
      const { store } = place();
      for (const [at, phase] of (['gathering', 'playing', 'over', 'closed'] as const).entries())
        await addTable(store, phase, { phase, touchedAt: at });
      expect(tablesOn(await store.abandonedSummaries(3, 9))).toStrictEqual(['gathering', 'playing']);
      const [first, ...others] = await store.abandonedSummaries(4, 9);
      expect(tablesOn(others)).toStrictEqual(['playing', 'closed']);
      expect(tablesOn(await store.abandonedSummaries(4, 1, first))).toStrictEqual(['playing']);
    });

    it('no part of a list by a limit that is none', async () => {
      const { store } = place();
      for (const limit of [-1, 0.5, Number.NaN]) {
        await expect(store.publicSummaries(limit)).rejects.toThrow(TypeError);
        await expect(store.summariesOf('anne', limit)).rejects.toThrow(TypeError);
        await expect(store.liveSummariesOf('anne', limit)).rejects.toThrow(TypeError);
        await expect(store.latestSummaries(limit)).rejects.toThrow(TypeError);
        await expect(store.abandonedSummaries(5, limit)).rejects.toThrow(TypeError);
        await expect(store.dueSummaries({ from: 0, until: 5 }, limit)).rejects.toThrow(TypeError);
      }
    });
  });

  describe('knows devices', () => {
    const device = { secretHash: 'a hash', identity: 'anne', createdAt: 1_000 };

    it('by the hash of their secret alone', async () => {
      const { store } = place();
      await store.addDevice(device);
      expect(await store.deviceBySecret('a hash')).toStrictEqual(device);
      expect(await store.deviceBySecret('anne')).toBeNull();
      expect(await store.deviceBySecret('A hash')).toBeNull();
    });

    it('several of one person', async () => {
      const { store } = place();
      const phone = { ...device, secretHash: 'another hash' };
      await Promise.all([store.addDevice(device), store.addDevice(phone)]);
      expect(await store.deviceBySecret('a hash')).toStrictEqual(device);
      expect(await store.deviceBySecret('another hash')).toStrictEqual(phone);
    });

    it('and gives a secret to nobody else', async () => {
      const { store } = place();
      await store.addDevice(device);
      await expect(store.addDevice({ ...device, identity: 'ben' })).rejects.toThrow(SecretConflict);
      await store.addDevice({ ...device, createdAt: 2_000 });
      expect(await store.deviceBySecret('a hash')).toStrictEqual(device);
    });
  });
}
