/** Calls by web push: at every browser where somebody has asked for them. */
import type { Language } from '@havre/engine/games/language.ts';
import type { Identity } from '@havre/table/model/events.ts';
import type { Logger } from '@havre/table/runtime/logger.ts';
import type { PushSubscription, Store } from '@havre/table/storage/store.ts';
import webPush from 'web-push';
import { messageOf, type Waiting } from './call-message.ts';
import type { CallChannel, PendingCall } from './channel.ts';
import type { PushKeys } from './keys.ts';
import { callOutside, type OutsideCall, type OutsideNetwork } from './outside-call.ts';
import { MOST_PUSH_SUBSCRIPTIONS, PushFailures } from './push-subscriptions.ts';

export interface PushChannelDeps {
  readonly store: Store;
  readonly keys: PushKeys;
  readonly logger: Logger;
  /** Who answers for this server, as a `mailto:` or `https:` address; push services ask for it. */
  readonly contact: string;
  readonly now?: () => number;
  /** What may be called; push services of the public network, if nothing is said. */
  readonly outside?: OutsideNetwork;
}

/** For how long a push service may keep a call for a device that is off, in seconds. */
const KEPT_FOR = 24 * 60 * 60;
const NOT_TAKEN = 'a push service would not take a call';

export class PushChannel implements CallChannel {
  private readonly deps: PushChannelDeps;
  private readonly failures = new PushFailures();

  constructor(deps: PushChannelDeps) {
    this.deps = deps;
  }

  async callsTo(who: Identity, waiting: Waiting): Promise<readonly PendingCall[]> {
    const subscriptions = await this.deps.store.pushSubscriptionsOf(who);
    return subscriptions.slice(-MOST_PUSH_SUBSCRIPTIONS).map(subscription => ({
      address: subscription.endpoint,
      make: signal => this.call(subscription, waiting, signal),
    }));
  }

  /** Calls, and sees what becomes of the subscription; never rejects. */
  private async call(subscription: PushSubscription, waiting: Waiting, signal: AbortSignal): Promise<void> {
    const { store, logger, outside, now = Date.now } = this.deps;
    const { endpoint } = subscription;
    const outcome = await this.callOf(subscription, waiting)
      .then(call => callOutside(call, signal, outside))
      .catch((error: Error) => error);
    if (signal.aborted) return;
    if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) return this.failures.forget(endpoint);
    // 404 and 410: the browser wants no calls any more
    const isGone = outcome === 404 || outcome === 410;
    if (!isGone) logger.error(typeof outcome === 'number' ? { status: outcome } : { error: outcome }, NOT_TAKEN);
    if (!this.failures.note(endpoint, now()) && !isGone) return;
    this.failures.forget(endpoint);
    await store
      .removePushSubscription(endpoint)
      .catch(error => logger.error({ error }, 'a push subscription could not be removed'));
  }

  private async callOf(subscription: PushSubscription, waiting: Waiting): Promise<OutsideCall> {
    const { keys, contact } = this.deps;
    const { title, body: text, path } = messageOf(waiting, subscription.language as Language, null);
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      { endpoint: subscription.endpoint, keys: JSON.parse(subscription.keys) as { p256dh: string; auth: string } },
      JSON.stringify({ title, body: text, path, table: waiting.tables[0]?.table }), // pages of the last version know the table alone
      { TTL: KEPT_FOR, urgency: 'high', vapidDetails: { subject: contact, ...keys } },
    );
    return { endpoint, headers: headers as Record<string, string>, body: new Uint8Array(body ?? []) };
  }
}
