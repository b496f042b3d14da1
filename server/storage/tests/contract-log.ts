/** The contract of logs and snapshots. */
import { type LogLine, SeqConflict } from '@havre/table/storage/store.ts';
import { describe, expect, it } from 'vitest';
import type { Place } from './contract.ts';
import { addTable, bodiesOf, linesOf, ODD_NAMES, summaryOf } from './contract-examples.ts';

export function logContract(place: () => Place): void {
  describe('keeps a log', () => {
    it('that is empty at first', async () => {
      const { store } = place();
      expect(await store.logLines('t')).toStrictEqual([]);
    });

    it('in order, from any number on', async () => {
      const { store } = place();
      await store.append(linesOf('t', 0, 'a', 'b'));
      await store.append(linesOf('t', 2, 'c'));
      expect(await store.logLines('t')).toStrictEqual(linesOf('t', 0, 'a', 'b', 'c'));
      expect(await store.logLines('t', 1)).toStrictEqual(linesOf('t', 1, 'b', 'c'));
      expect(await store.logLines('t', 3)).toStrictEqual([]);
      expect(await store.logLines('t', 1, 1)).toStrictEqual(linesOf('t', 1, 'b'));
      expect(await store.logLines('t', 0, 0)).toStrictEqual([]);
    });

    it('whose numbers are numbers: 10 comes after 9', async () => {
      const { store } = place();
      const bodies = Array.from({ length: 120 }, (_, i) => `event ${i}`);
      await store.append(linesOf('t', 0, ...bodies));
      expect(await bodiesOf(store, 't')).toStrictEqual(bodies);
    });

    it('where nothing follows a gap', async () => {
      const { store } = place();
      await expect(store.append(linesOf('t', 1, 'b'))).rejects.toThrow(SeqConflict);
      await store.append(linesOf('t', 0, 'a'));
      await expect(store.append(linesOf('t', 2, 'c'))).rejects.toThrow(SeqConflict);
      expect(await bodiesOf(store, 't')).toStrictEqual(['a']);
    });

    it('where a number is taken once', async () => {
      const { store } = place();
      await store.append(linesOf('t', 0, 'a', 'b'));
      await expect(store.append(linesOf('t', 1, 'B'))).rejects.toThrow(SeqConflict);
      await expect(store.append(linesOf('t', 1, 'B', 'C'))).rejects.toThrow(SeqConflict);
      expect(await bodiesOf(store, 't')).toStrictEqual(['a', 'b']);
    });

    it('never with numbers that do not follow each other', async () => {
      const { store } = place();
      for (const seqs of [[0, 2], [0, 0], [1, 0], [-1, 0], [0.5], [Number.NaN]]) {
        const lines: LogLine[] = seqs.map(seq => ({ table: 't', seq, body: 'x' }));
        await expect(store.append(lines, summaryOf('t'))).rejects.toThrow(SeqConflict);
      }
      expect(await store.logLines('t')).toStrictEqual([]);
      expect(await store.summary('t')).toBeNull();
    });

    it('all or nothing: events that lose take their summary with them', async () => {
      const { store } = place();
      await addTable(store, 't');
      await expect(store.append(linesOf('t', 0, 'x', 'y'), summaryOf('t', { phase: 'over' }))).rejects.toThrow(
        SeqConflict,
      );
      expect(await bodiesOf(store, 't')).toStrictEqual(['created']);
      expect(await store.summary('t')).toStrictEqual(summaryOf('t'));
    });

    it('without writing anything when there are no events', async () => {
      const { store } = place();
      await store.append([]);
      await store.append([], summaryOf('t'));
      expect(await store.summary('t')).toBeNull();
    });

    it('of one table at a time', async () => {
      const { store } = place();
      const mixed = [...linesOf('t', 0, 'a'), { table: 'u', seq: 1, body: 'b' }];
      await expect(store.append(mixed)).rejects.toThrow(TypeError);
      await expect(store.append(linesOf('t', 0, 'a'), summaryOf('u'))).rejects.toThrow(TypeError);
      expect([...(await store.logLines('t')), ...(await store.logLines('u'))]).toStrictEqual([]);
    });

    it('for each table its own', async () => {
      const { store } = place();
      for (const name of ODD_NAMES) await store.append(linesOf(name, 0, `of [${name}]`));
      for (const name of ODD_NAMES) expect(await store.logLines(name)).toStrictEqual(linesOf(name, 0, `of [${name}]`));
    });
  });

  describe('keeps a snapshot', () => {
    const snapshotAt = (seq: number, body = `at ${seq}`) => ({ table: 't', seq, body });

    it('of which there is none at first', async () => {
      expect(await place().store.snapshot('t')).toBeNull();
    });

    it('the latest one', async () => {
      const { store } = place();
      await store.append(linesOf('t', 0, 'a', 'b', 'c'));
      for (const seq of [0, 2]) await store.saveSnapshot(snapshotAt(seq));
      expect(await store.snapshot('t')).toStrictEqual(snapshotAt(2));
    });

    it('that an older one never replaces', async () => {
      const { store } = place();
      await store.append(linesOf('t', 0, 'a', 'b', 'c'));
      await Promise.all([2, 1].map(seq => store.saveSnapshot(snapshotAt(seq))));
      expect(await store.snapshot('t')).toStrictEqual(snapshotAt(2));
    });

    it('that another of the same moment replaces', async () => {
      const { store } = place();
      await store.append(linesOf('t', 0, 'a'));
      await store.saveSnapshot(snapshotAt(0));
      await store.saveSnapshot(snapshotAt(0, 'in a newer form'));
      expect(await store.snapshot('t')).toStrictEqual(snapshotAt(0, 'in a newer form'));
    });

    it('never of an event that is not in the log', async () => {
      const { store } = place();
      await store.append(linesOf('t', 0, 'a'));
      await store.saveSnapshot(snapshotAt(1));
      expect(await store.snapshot('t')).toBeNull();
    });
  });

  describe('forgets a table', () => {
    it('altogether, and no other', async () => {
      const { store } = place();
      for (const table of ['t', 'u']) {
        await addTable(store, table);
        await store.saveSnapshot({ table, seq: 0, body: 'whole' });
      }
      await store.remove('t');
      expect([await store.logLines('t'), await store.snapshot('t'), await store.summary('t')]).toStrictEqual([
        [],
        null,
        null,
      ]);
      expect(await store.summaryByCode('code of t')).toBeNull();
      expect((await store.summariesOf('anne', 9)).map(({ table }) => table)).toStrictEqual(['u']);
      expect(await bodiesOf(store, 'u')).toStrictEqual(['created']);
      expect(await store.snapshot('u')).not.toBeNull();
    });

    it('and whoever writes on is told that its log is gone', async () => {
      const { store } = place();
      await store.append(linesOf('t', 0, 'a', 'b'));
      const [, append, snapshot] = await Promise.allSettled([
        store.remove('t'),
        store.append(linesOf('t', 2, 'c')),
        store.saveSnapshot({ table: 't', seq: 1, body: 'late' }),
      ]);
      expect(append).toMatchObject({ status: 'rejected', reason: expect.any(SeqConflict) });
      expect(snapshot.status).toBe('fulfilled');
      expect(await store.snapshot('t')).toBeNull();
    });

    it('that never was, without complaint', async () => {
      await expect(place().store.remove('nowhere')).resolves.toBeUndefined();
    });

    it('whose name and code may then be used again', async () => {
      const { store } = place();
      await store.append(linesOf('t', 0, 'a', 'b'), summaryOf('t'));
      await store.remove('t');
      await store.append(linesOf('t', 0, 'anew'), summaryOf('t', { touchedAt: 5 }));
      expect(await bodiesOf(store, 't')).toStrictEqual(['anew']);
    });
  });
}
