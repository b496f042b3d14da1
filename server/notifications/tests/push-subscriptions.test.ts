import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../storage/sqlite.ts';
import { temporaryFolder } from '../../tests/test-server.ts';
import { MOST_PUSH_SUBSCRIPTIONS, PushFailures, savePushSubscription } from '../push-subscriptions.ts';

const DAY = 24 * 60 * 60_000;

describe('push subscriptions', () => {
  it('are ten for one person: the oldest gives way, and nobody else’s', async () => {
    const store = await openStore(await temporaryFolder());
    onTestFinished(() => store.close());
    const subscription = (identity: string, i: number) =>
      savePushSubscription(store, { endpoint: `${identity} ${i}`, identity, keys: '{}', language: 'en', createdAt: i });
    await subscription('ben', 0);
    for (let i = 0; i < 50; i++) await subscription('anne', i);
    const kept = await store.pushSubscriptionsOf('anne');
    expect(kept.map(({ createdAt }) => createdAt)).toEqual(
      Array.from({ length: MOST_PUSH_SUBSCRIPTIONS }, (_, i) => 40 + i),
    );
    expect(await store.pushSubscriptionsOf('ben')).toHaveLength(1);
  });

  it('that fail five times in a row, over a day, are given up', () => {
    const failures = new PushFailures();
    const given = [0, 1, 2, 3, 4, 5, DAY].map(at => failures.note('a', at));
    expect(given).toEqual([false, false, false, false, false, false, true]);
  });

  it('that ring in between, or fail seldom, are kept', () => {
    const failures = new PushFailures();
    for (let at = 0; at < 4; at++) expect(failures.note('a', at)).toBe(false);
    failures.forget('a');
    expect(failures.note('a', 2 * DAY)).toBe(false);
    expect(failures.note('b', 2 * DAY)).toBe(false);
    expect(failures.note('b', 9 * DAY)).toBe(false);
  });
});
