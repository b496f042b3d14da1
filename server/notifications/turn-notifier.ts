/**
 * Calls people when it is their turn and they are not looking: once for each question, after a moment in which they may
 * come by themselves. A call says which game and which table, and nothing of what lies on it.
 */
import { titleOf } from '@havre/engine/games/index.ts';
import type { Language } from '@havre/engine/games/language.ts';
import { listed, type Seat } from '@havre/engine/kernel/seats.ts';
import { FairQueue } from '@havre/table/automatic/fair-queue.ts';
import type { Table } from '@havre/table/model/table.ts';
import type { Room } from '@havre/table/room/room.ts';
import type { Logger } from '@havre/table/runtime/logger.ts';
import { after, stop, type Timer } from '@havre/table/runtime/runtime.ts';
import type { PushSubscription, Store } from '@havre/table/storage/store.ts';
import webPush from 'web-push';
import type { PushKeys } from './keys.ts';
import { type PushNetwork, type PushRequest, sendPush } from './push-request.ts';
import { MOST_PUSH_SUBSCRIPTIONS, PushFailures } from './push-subscriptions.ts';
import { calls } from './words.ts';

export interface TurnNotifierDeps {
  readonly store: Store;
  readonly keys: PushKeys;
  readonly logger: Logger;
  /** Who answers for this server, as a `mailto:` or `https:` address; push services ask for it. */
  readonly contact: string;
  /** How long somebody has to come by themselves, in milliseconds. */
  readonly patience?: number;
  readonly now?: () => number;
  /** What may be called; push services of the public network, if nothing is said. */
  readonly outside?: PushNetwork;
}

const PATIENCE = 8_000;
/** For how long a push service may keep a call for a device that is off, in seconds. */
const KEPT_FOR = 24 * 60 * 60;
/** So many calls are made at once, and so many wait; beyond that, somebody with most waiting is not called. */
const AT_ONCE = 32;
const MOST_WAITING = 1_000;

/** A call that is to be made. */
interface PendingPush {
  readonly subscription: PushSubscription;
  readonly table: string;
  readonly game: string;
}

export class TurnNotifier {
  private readonly deps: TurnNotifierDeps;
  /** Which question of a seat has been called for, by table and seat. */
  private readonly called = new Map<string, number>();
  private readonly timers = new Map<string, Timer>();
  /** People take turns: whoever has many subscriptions, or subscriptions that hang, waits for themselves. */
  private readonly pushes = new FairQueue<PendingPush>();
  private underWay = 0;
  private readonly failures = new PushFailures();
  private readonly closing = new AbortController();

  constructor(deps: TurnNotifierDeps) {
    this.deps = deps;
  }

  /** Sees whether somebody is to be called; after every change at a table. */
  attend(room: Room, { match, sitters, phase, id }: Table): void {
    const awaited = phase === 'playing' ? listed(match?.awaited ?? 0) : [];
    for (const seat of sitters.people) {
      const question = awaited.includes(seat) && !isLooking(room, sitters, seat) ? (match?.asked(seat) ?? null) : null;
      if (question === null && this.timers.size === 0) continue; // as a rule everybody looks, and no subscription is to be stopped
      const key = `${id} ${seat}`;
      if (question === null) this.letBe(key);
      else if (this.called.get(key) !== question.decision && !this.closing.signal.aborted) {
        this.called.set(key, question.decision);
        stop(this.timers.get(key));
        this.timers.set(
          key,
          after(this.deps.patience ?? PATIENCE, () => {
            this.timers.delete(key);
            void this.ring(room, seat, question.decision);
          }),
        );
      }
    }
    if (phase === 'over' || phase === 'closed') for (const seat of sitters.people) this.called.delete(`${id} ${seat}`);
  }

  close(): void {
    this.closing.abort();
    this.pushes.clear();
    for (const timer of this.timers.values()) stop(timer);
    this.timers.clear();
  }

  /** Whoever has come by themselves before they were called is called if they go again. */
  private letBe(key: string): void {
    const timer = this.timers.get(key);
    if (timer === undefined) return;
    stop(timer);
    this.timers.delete(key);
    this.called.delete(key);
  }

  private async ring(room: Room, seat: Seat, decision: number): Promise<void> {
    const { store, logger } = this.deps;
    try {
      const [who, game] = await room.read(({ match, sitters, plan }) => {
        const { who: person = null, bot = null } = sitters.at(seat) ?? {};
        const isStillAsked = match?.asked(seat)?.decision === decision && bot === null;
        return [isStillAsked ? person : null, plan.game] as const;
      });
      if (who === null || room.isHere(who)) return;
      for (const subscription of (await store.pushSubscriptionsOf(who)).slice(-MOST_PUSH_SUBSCRIPTIONS)) {
        this.pushes.add(
          { subscription, table: room.id, game },
          { who, table: subscription.endpoint, isAttended: true },
        );
        if (this.pushes.size > MOST_WAITING) this.pushes.dropFromLongest();
      }
      this.goOn();
    } catch (error) {
      logger.error({ table: room.id, error }, 'somebody could not be called');
    }
  }

  /** Each subscription on its own: one that fails or hangs keeps no other waiting. */
  private goOn(): void {
    while (this.underWay < AT_ONCE && !this.closing.signal.aborted) {
      const push = this.pushes.take();
      if (push === null) return;
      const beganAt = performance.now();
      this.underWay++;
      void this.call(push.item).then(() => {
        this.underWay--;
        this.pushes.done(push, performance.now() - beganAt);
        this.goOn();
      });
    }
  }

  /** Calls, and sees what becomes of the subscription; never rejects. */
  private async call(push: PendingPush): Promise<void> {
    const { store, logger, outside, now = Date.now } = this.deps;
    const { endpoint } = push.subscription;
    const outcome = await this.callOf(push)
      .then(call => sendPush(call, this.closing.signal, outside))
      .catch((error: Error) => error);
    if (this.closing.signal.aborted) return;
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

  private async callOf({ subscription, table, game }: PendingPush): Promise<PushRequest> {
    const { keys, contact } = this.deps;
    const language = subscription.language as Language;
    const title = titleOf(game, language);
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      { endpoint: subscription.endpoint, keys: JSON.parse(subscription.keys) as { p256dh: string; auth: string } },
      JSON.stringify({ title, body: calls[language].yourTurn, table }),
      { TTL: KEPT_FOR, urgency: 'high', vapidDetails: { subject: contact, ...keys } },
    );
    return { endpoint, headers: headers as Record<string, string>, body: new Uint8Array(body ?? []) };
  }
}

const NOT_TAKEN = 'a push service would not take a call';

function isLooking(room: Room, sitters: Table['sitters'], seat: Seat): boolean {
  const who = sitters.at(seat)?.who ?? null;
  return who !== null && room.isHere(who);
}
