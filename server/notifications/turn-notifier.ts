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
import type { Log } from '@havre/table/runtime/logger.ts';
import { after, stop, type Timer } from '@havre/table/runtime/runtime.ts';
import type { Bell, Store } from '@havre/table/storage/store.ts';
import webPush from 'web-push';
import type { PushKeys } from './keys.ts';
import { type Call, called, type Outside } from './push-request.ts';
import { Failures, MOST_BELLS } from './push-subscriptions.ts';
import { calls } from './words.ts';

export interface RingerParts {
  readonly store: Store;
  readonly keys: PushKeys;
  readonly log: Log;
  /** Who answers for this server, as a `mailto:` or `https:` address; push services ask for it. */
  readonly contact: string;
  /** How long somebody has to come by themselves, in milliseconds. */
  readonly patience?: number;
  readonly now?: () => number;
  /** What may be called; push services of the public network, if nothing is said. */
  readonly outside?: Outside;
}

const PATIENCE = 8_000;
/** For how long a push service may keep a call for a device that is off, in seconds. */
const KEPT_FOR = 24 * 60 * 60;
/** So many calls are made at once, and so many wait; beyond that, somebody with most waiting is not called. */
const AT_ONCE = 32;
const MOST_WAITING = 1_000;

/** A call that is to be made. */
interface Errand {
  readonly bell: Bell;
  readonly table: string;
  readonly game: string;
}

export class BellRinger {
  private readonly parts: RingerParts;
  /** Which question of a seat has been called for, by table and seat. */
  private readonly called = new Map<string, number>();
  private readonly timers = new Map<string, Timer>();
  /** People take turns: whoever has many bells, or bells that hang, waits for themselves. */
  private readonly errands = new FairQueue<Errand>();
  private underWay = 0;
  private readonly failures = new Failures();
  private readonly closing = new AbortController();

  constructor(parts: RingerParts) {
    this.parts = parts;
  }

  /** Sees whether somebody is to be called; after every change at a table. */
  attend(room: Room, { match, sitters, phase, id }: Table): void {
    const awaited = phase === 'playing' ? listed(match?.awaited ?? 0) : [];
    for (const seat of sitters.people) {
      const question = awaited.includes(seat) && !isLooking(room, sitters, seat) ? (match?.asked(seat) ?? null) : null;
      if (question === null && this.timers.size === 0) continue; // as a rule everybody looks, and no bell is to be stopped
      const key = `${id} ${seat}`;
      if (question === null) this.letBe(key);
      else if (this.called.get(key) !== question.decision && !this.closing.signal.aborted) {
        this.called.set(key, question.decision);
        stop(this.timers.get(key));
        this.timers.set(
          key,
          after(this.parts.patience ?? PATIENCE, () => {
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
    this.errands.clear();
    for (const timer of this.timers.values()) stop(timer);
    this.timers.clear();
  }

  /** Whoever has come by themselves before the bell rang is called if they go again. */
  private letBe(key: string): void {
    const timer = this.timers.get(key);
    if (timer === undefined) return;
    stop(timer);
    this.timers.delete(key);
    this.called.delete(key);
  }

  private async ring(room: Room, seat: Seat, decision: number): Promise<void> {
    const { store, log } = this.parts;
    try {
      const [who, game] = await room.look(({ match, sitters, plan }) => {
        const { who: person = null, bot = null } = sitters.at(seat) ?? {};
        const isStillAsked = match?.asked(seat)?.decision === decision && bot === null;
        return [isStillAsked ? person : null, plan.game] as const;
      });
      if (who === null || room.isHere(who)) return;
      for (const bell of (await store.bellsOf(who)).slice(-MOST_BELLS)) {
        this.errands.add({ bell, table: room.id, game }, { who, table: bell.endpoint, isAttended: true });
        if (this.errands.size > MOST_WAITING) this.errands.dropFromLongest();
      }
      this.goOn();
    } catch (error) {
      log.error({ table: room.id, error }, 'somebody could not be called');
    }
  }

  /** Each bell on its own: one that fails or hangs keeps no other from ringing. */
  private goOn(): void {
    while (this.underWay < AT_ONCE && !this.closing.signal.aborted) {
      const errand = this.errands.take();
      if (errand === null) return;
      const beganAt = performance.now();
      this.underWay++;
      void this.call(errand.item).then(() => {
        this.underWay--;
        this.errands.done(errand, performance.now() - beganAt);
        this.goOn();
      });
    }
  }

  /** Calls, and sees what becomes of the bell; never rejects. */
  private async call(errand: Errand): Promise<void> {
    const { store, log, outside, now = Date.now } = this.parts;
    const { endpoint } = errand.bell;
    const outcome = await this.callOf(errand)
      .then(call => called(call, this.closing.signal, outside))
      .catch((error: Error) => error);
    if (this.closing.signal.aborted) return;
    if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) return this.failures.forget(endpoint);
    // 404 and 410: the browser wants no calls any more
    const isGone = outcome === 404 || outcome === 410;
    if (!isGone) log.error(typeof outcome === 'number' ? { status: outcome } : { error: outcome }, NOT_TAKEN);
    if (!this.failures.note(endpoint, now()) && !isGone) return;
    this.failures.forget(endpoint);
    await store.removeBell(endpoint).catch(error => log.error({ error }, 'a bell could not be removed'));
  }

  private async callOf({ bell, table, game }: Errand): Promise<Call> {
    const { keys, contact } = this.parts;
    const language = bell.language as Language;
    const title = titleOf(game, language);
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      { endpoint: bell.endpoint, keys: JSON.parse(bell.keys) as { p256dh: string; auth: string } },
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
