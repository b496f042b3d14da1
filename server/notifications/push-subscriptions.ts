/** The subscriptions of people: how many one has, and when one is given up. */
import type { PushSubscription, Store } from '@havre/table/storage/store.ts';

/** More browsers than this nobody is called in; the oldest gives way. */
export const MOST_PUSH_SUBSCRIPTIONS = 10;
/** A subscription is given up after so many calls in a row that came to nothing, over so many milliseconds at least. */
const MOST_FAILURES = 5;
const LEAST_TIME = 24 * 60 * 60_000;
/** So many failing subscriptions are remembered; who was first is forgotten first. */
const MOST_REMEMBERED = 10_000;

/**
 * Keeps a subscription, in the place of the oldest if its person has too many.
 * @example await savePushSubscription(store, { endpoint, identity, keys, language, createdAt: now() });
 */
export async function savePushSubscription(store: Store, subscription: PushSubscription): Promise<void> {
  await store.savePushSubscription(subscription);
  const subscriptions = await store.pushSubscriptionsOf(subscription.identity);
  for (const { endpoint } of subscriptions.slice(0, -MOST_PUSH_SUBSCRIPTIONS))
    await store.removePushSubscription(endpoint);
}

/** Which subscriptions fail, and since when; for as long as the program runs. */
export class PushFailures {
  private readonly known = new Map<string, { count: number; readonly since: number }>();

  /** Notes a call that came to nothing; true if the subscription is to be given up. A day without a network gives up nobody's. */
  note(endpoint: string, now: number): boolean {
    const failing = this.known.get(endpoint) ?? { count: 0, since: now };
    failing.count++;
    this.known.set(endpoint, failing);
    if (this.known.size > MOST_REMEMBERED) this.forget([...this.known.keys()][0] ?? '');
    return failing.count >= MOST_FAILURES && now - failing.since >= LEAST_TIME;
  }

  forget(endpoint: string): void {
    this.known.delete(endpoint);
  }
}
