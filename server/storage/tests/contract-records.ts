/** The contract of records: what is kept of people beside their tables. */
import { describe, expect, it } from 'vitest';
import { type KeptRecord, tableOwner } from '../records.ts';
import type { Place } from './contract.ts';
import { addTable, ODD_NAMES, summaryOf } from './contract-examples.ts';

const recordOf = (id: string, changes: Partial<KeptRecord> = {}): KeptRecord => ({
  ...{ kind: 'game', id, owner: 'anne', at: 5, body: `{"of":"${id.length}"}` },
  ...changes,
});

export function recordsContract(place: () => Place): void {
  describe('keeps records', () => {
    it('by their names, whatever these are', async () => {
      const { store } = place();
      const odd = ODD_NAMES.map(name => recordOf(name, { kind: name, owner: name }));
      await store.writeRecords({ add: odd });
      for (const record of odd) expect(await store.record(record.kind, record.id)).toStrictEqual(record);
      expect(await store.record('game', 'none')).toBeNull();
    });

    it('of each owner, the latest first, page by page', async () => {
      const { store } = place();
      const all = ['a', 'b', 'c', 'd', 'e'].map((id, i) => recordOf(id, { at: Math.floor(i / 2) }));
      const others = [recordOf('x', { owner: 'ben' }), recordOf('y', { kind: 'club' })];
      await store.writeRecords({ put: [...all, ...others] });
      const first = await store.recordsOf('anne', 'game', 3);
      expect(first.map(({ id }) => id)).toStrictEqual(['e', 'd', 'c']);
      expect((await store.recordsOf('anne', 'game', 3, first.at(-1))).map(({ id }) => id)).toStrictEqual(['b', 'a']);
      expect((await store.recordsUntil('anne', 'game', 1, 3)).map(({ id }) => id)).toStrictEqual(['a', 'b', 'c']);
    });

    it('all that are written together, or none', async () => {
      const { store } = place();
      await store.writeRecords({ add: [recordOf('a')] });
      const attempt = store.writeRecords({
        ...{ add: [recordOf('b'), recordOf('a', { body: 'other' })], put: [recordOf('c')] },
        remove: [{ kind: 'game', id: 'a' }],
      });
      await expect(attempt).rejects.toMatchObject({ name: 'RecordConflict' });
      expect(await store.recordsOf('anne', 'game', 9)).toStrictEqual([recordOf('a')]);
      await store.writeRecords({ add: [recordOf('a')] }); // the very same again
      await store.writeRecords({ put: [recordOf('a', { body: 'new', at: 9 })] });
      expect(await store.record('game', 'a')).toStrictEqual(recordOf('a', { body: 'new', at: 9 }));
    });

    it('once, whoever of several is first', async () => {
      const [one, other] = [place().store, await place().beside()];
      const attempts = await Promise.allSettled([
        one.writeRecords({ add: [recordOf('a', { body: 'one' })] }),
        other.writeRecords({ add: [recordOf('a', { body: 'other' })] }),
      ]);
      expect(attempts.map(({ status }) => status).sort()).toStrictEqual(['fulfilled', 'rejected']);
    });

    it('until somebody takes them as they are, which one of several does', async () => {
      const [one, other] = [place().store, await place().beside()];
      await one.writeRecords({ add: [recordOf('a'), recordOf('b')] });
      const changed = one.writeRecords({ take: [recordOf('b'), recordOf('a', { body: 'other' })] });
      await expect(changed).rejects.toMatchObject({ name: 'RecordConflict' });
      const attempts = await Promise.allSettled([
        one.writeRecords({ take: [recordOf('a')], add: [recordOf('a', { body: 'one' })] }),
        other.writeRecords({ take: [recordOf('a')], add: [recordOf('a', { body: 'other' })] }),
      ]);
      expect(attempts.map(({ status }) => status).sort()).toStrictEqual(['fulfilled', 'rejected']);
      expect((await one.record('game', 'a'))?.body).toBe(attempts[0]?.status === 'fulfilled' ? 'one' : 'other');
      expect(await other.record('game', 'b')).toStrictEqual(recordOf('b'));
    });

    it('of a table until that is deleted', async () => {
      const { store } = place();
      for (const table of ['one', 'other']) await addTable(store, table);
      await store.writeRecords({ add: ['one', 'other'].map(id => recordOf(id, { owner: tableOwner(id) })) });
      await store.remove('one');
      expect(await store.record('game', 'one')).toBeNull();
      expect(await store.record('game', 'other')).not.toBeNull();
    });

    it('until they, or their owner, are to be forgotten', async () => {
      const { store } = place();
      await store.writeRecords({
        add: [recordOf('a'), recordOf('b', { kind: 'club' }), recordOf('c', { owner: 'ben' })],
      });
      await store.writeRecords({ remove: [{ kind: 'game', id: 'c' }] });
      expect(await store.recordsOf('ben', 'game', 9)).toStrictEqual([]);
      await store.removeRecordsOf('anne');
      expect(await store.record('game', 'a')).toBeNull();
      expect(await store.record('club', 'b')).toBeNull();
    });

    it.each([
      [{ add: [recordOf('a', { at: -1 })] }],
      [{ put: [recordOf('a\0')] }],
      [{ remove: [{ kind: 'game', id: '\ud800' }] }],
    ])('but none that not every database could keep: case %#', async changes => {
      await expect(place().store.writeRecords(changes)).rejects.toThrow(TypeError);
    });

    it('and knows which finished games are not known to their people', async () => {
      const { store } = place();
      await addTable(store, 'running');
      await addTable(store, 'old', { phase: 'over' });
      await addTable(store, 'older', { phase: 'over' });
      const over = (table: string) => summaryOf(table, { phase: 'over' });
      expect(await store.unrecordedSummaries(9)).toStrictEqual([over('old'), over('older')]);
      expect(await store.unrecordedSummaries(1)).toStrictEqual([over('old')]);
      expect(await store.unrecordedSummaries(9, 'old')).toStrictEqual([over('older')]);
      await store.writeRecords({ add: [recordOf('a')], recorded: 'old' });
      expect(await store.unrecordedSummaries(9)).toStrictEqual([over('older')]);
      for (const recorded of ['old', 'gone']) await store.writeRecords({ add: [recordOf(recorded)], recorded });
      expect(await store.recordsOf('anne', 'game', 9)).toStrictEqual([recordOf('a')]);
    });
  });

  describe('keeps devices', () => {
    it('of each person, until they are removed', async () => {
      const { store } = place();
      const device = (secretHash: string, createdAt: number) => ({ secretHash, identity: 'anne', createdAt });
      for (const [hash, at] of [
        ['b', 2],
        ['a', 1],
        ['c', 3],
      ] as const)
        await store.addDevice(device(hash, at));
      expect(await store.devicesOf('anne')).toStrictEqual([device('a', 1), device('b', 2), device('c', 3)]);
      await store.removeDevice('b');
      expect(await store.deviceBySecret('b')).toBeNull();
      expect(await store.devicesOf('anne')).toHaveLength(2);
      expect(await store.devicesOf('nobody')).toStrictEqual([]);
    });
  });
}
