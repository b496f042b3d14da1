/** The contract of what is kept for whom, and of the trial whether a new table could be. */
import type { Account } from '@havre/table/storage/store.ts';
import { describe, expect, it } from 'vitest';
import type { Place } from './contract.ts';
import { addTable, linesOf, summaryOf } from './contract-examples.ts';

export function usageContract(place: () => Place): void {
  describe('knows what is kept for whom', () => {
    const found = (table: string, account: Account, body = 'x'.repeat(1_000)) =>
      place().store.append(linesOf(table, 0, body), summaryOf(table), account);
    const anne = () => place().store.usageOf({ identity: 'anne' });
    const home = () => place().store.usageOf({ network: 'home' });
    const ANNE = { identity: 'anne', network: 'home' };
    const NOTHING = { live: 0, bytes: 0 };

    it('by person and by network', async () => {
      expect([await anne(), await home()]).toStrictEqual([NOTHING, NOTHING]);
      await found('t', ANNE);
      await found('u', { identity: 'ben', network: 'home' });
      await found('v', { identity: 'anne', network: null });
      expect(await anne()).toStrictEqual({ live: 2, bytes: 2_000 });
      expect(await home()).toStrictEqual({ live: 2, bytes: 2_000 });
      expect(await place().store.usageOf({ identity: 'home' })).toStrictEqual(NOTHING);
    });

    it('in bytes, with everything that comes later, and after it was opened again', async () => {
      const { store } = place();
      await found('t', ANNE, 'é');
      for (let seq = 1; seq <= 100; seq++) await store.append(linesOf('t', seq, 'y'.repeat(500)));
      const again = await place().reopen();
      expect(await again.usageOf({ identity: 'anne' })).toStrictEqual({ live: 1, bytes: 50_002 });
      await again.append(linesOf('t', 101, 'z'), summaryOf('t', { phase: 'playing' }));
      expect(await again.usageOf({ network: 'home' })).toStrictEqual({ live: 1, bytes: 50_003 });
    });

    it('until it is over, and until it is forgotten', async () => {
      const { store } = place();
      await found('t', ANNE);
      await store.append(linesOf('t', 1, 'z'), summaryOf('t', { phase: 'over' }));
      expect(await anne()).toStrictEqual({ live: 0, bytes: 1_001 });
      await store.remove('t');
      expect([await anne(), await home()]).toStrictEqual([NOTHING, NOTHING]);
    });

    it('and nothing of what could not be written', async () => {
      await found('t', ANNE);
      await expect(found('t', ANNE)).rejects.toThrow('do not follow');
      expect(await anne()).toStrictEqual({ live: 1, bytes: 1_000 });
    });

    it('and nobody is counted for what nobody has founded', async () => {
      await addTable(place().store, 't');
      expect(await anne()).toStrictEqual(NOTHING);
    });
  });

  it('tries whether a new table could be written, and leaves nothing behind', async () => {
    const { store } = place();
    await addTable(store, 't');
    await store.probe();
    expect(await store.liveCounts()).toStrictEqual({ gathering: 1, playing: 0 });
    expect((await store.publicSummaries(9)).map(({ table }) => table)).toStrictEqual(['t']);
    expect(await store.dueSummaries({ from: 0, until: 1e15 }, 9)).toStrictEqual([]);
  });
}
