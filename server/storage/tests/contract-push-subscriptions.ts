/** The contract of subscriptions: where people want to be called. */
import type { PushSubscription } from '@havre/table/storage/store.ts';
import { describe, expect, it } from 'vitest';
import type { Place } from './contract.ts';

const subscriptionOf = (endpoint: string, changes: Partial<PushSubscription> = {}): PushSubscription => ({
  ...{ endpoint, identity: 'anne', keys: '{"auth":"x"}', language: 'en', createdAt: 5 },
  ...changes,
});

export function pushSubscriptionsContract(place: () => Place): void {
  describe('keeps push subscriptions', () => {
    it('for each person, the oldest first', async () => {
      const { store } = place();
      await store.savePushSubscription(subscriptionOf('b', { createdAt: 7 }));
      await store.savePushSubscription(subscriptionOf('a'));
      await store.savePushSubscription(subscriptionOf('c', { identity: 'ben' }));
      expect(await store.pushSubscriptionsOf('anne')).toStrictEqual([
        subscriptionOf('a'),
        subscriptionOf('b', { createdAt: 7 }),
      ]);
      expect(await store.pushSubscriptionsOf('nobody')).toStrictEqual([]);
    });

    it('once for each endpoint: the last one counts', async () => {
      const { store } = place();
      await store.savePushSubscription(subscriptionOf('a'));
      await store.savePushSubscription(subscriptionOf('a', { identity: 'ben', language: 'fr' }));
      expect(await store.pushSubscriptionsOf('anne')).toStrictEqual([]);
      expect(await store.pushSubscriptionsOf('ben')).toStrictEqual([
        subscriptionOf('a', { identity: 'ben', language: 'fr' }),
      ]);
    });

    it('until they are removed', async () => {
      const { store } = place();
      await store.savePushSubscription(subscriptionOf('a'));
      await store.removePushSubscription('a');
      await store.removePushSubscription('a');
      expect(await store.pushSubscriptionsOf('anne')).toStrictEqual([]);
    });
  });
}
