/** The contract of bells: where people want to be called. */
import type { Bell } from '@havre/table/storage/store.ts';
import { describe, expect, it } from 'vitest';
import type { Place } from './contract.ts';

const bellOf = (endpoint: string, changes: Partial<Bell> = {}): Bell => ({
  ...{ endpoint, identity: 'anne', keys: '{"auth":"x"}', language: 'en', createdAt: 5 },
  ...changes,
});

export function bellsContract(place: () => Place): void {
  describe('keeps bells', () => {
    it('for each person, the oldest first', async () => {
      const { store } = place();
      await store.keepBell(bellOf('b', { createdAt: 7 }));
      await store.keepBell(bellOf('a'));
      await store.keepBell(bellOf('c', { identity: 'ben' }));
      expect(await store.bellsOf('anne')).toStrictEqual([bellOf('a'), bellOf('b', { createdAt: 7 })]);
      expect(await store.bellsOf('nobody')).toStrictEqual([]);
    });

    it('once for each endpoint: the last one counts', async () => {
      const { store } = place();
      await store.keepBell(bellOf('a'));
      await store.keepBell(bellOf('a', { identity: 'ben', language: 'fr' }));
      expect(await store.bellsOf('anne')).toStrictEqual([]);
      expect(await store.bellsOf('ben')).toStrictEqual([bellOf('a', { identity: 'ben', language: 'fr' })]);
    });

    it('until they are removed', async () => {
      const { store } = place();
      await store.keepBell(bellOf('a'));
      await store.removeBell('a');
      await store.removeBell('a');
      expect(await store.bellsOf('anne')).toStrictEqual([]);
    });
  });
}
