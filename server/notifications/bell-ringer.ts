/**
 * Calls people when it is their turn and they are not looking: once for each question, after a moment in which they may
 * come by themselves. A call says which game and which table, and nothing of what lies on it.
 */
import { boxOf } from '@havre/engine/games/index.ts';
import type { Language } from '@havre/engine/games/language.ts';
import { wordings } from '@havre/engine/games/wordings.ts';
import { listed, type Seat } from '@havre/engine/kernel/seats.ts';
import type { Log } from '@havre/table/log.ts';
import type { Room } from '@havre/table/room.ts';
import { after, stop, type Timer } from '@havre/table/runtime.ts';
import type { Bell, Store } from '@havre/table/store.ts';
import type { Table } from '@havre/table/table.ts';
import webPush from 'web-push';
import type { PushKeys } from './keys.ts';
import { calls } from './words.ts';

export interface RingerParts {
  readonly store: Store;
  readonly keys: PushKeys;
  readonly log: Log;
  /** Who answers for this server, as a `mailto:` or `https:` address; push services ask for it. */
  readonly contact: string;
  /** How long somebody has to come by themselves, in milliseconds. */
  readonly patience?: number;
}

const PATIENCE = 8_000;
/** For how long a push service may keep a call for a device that is off, in seconds. */
const KEPT_FOR = 24 * 60 * 60;

export class BellRinger {
  private readonly parts: RingerParts;
  /** Which question of a seat has been called for, by table and seat. */
  private readonly called = new Map<string, number>();
  private readonly timers = new Map<string, Timer>();
  private isClosed = false;

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
      else if (this.called.get(key) !== question.decision && !this.isClosed) {
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
    this.isClosed = true;
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
      for (const bell of await store.bellsOf(who)) await this.call(bell, room.id, game);
    } catch (error) {
      log.error({ table: room.id, error }, 'somebody could not be called');
    }
  }

  private async call(bell: Bell, table: string, game: string): Promise<void> {
    const { store, keys, log, contact } = this.parts;
    const language = bell.language as Language;
    const title = wordings[game]?.[language].title ?? boxOf(game)?.game.id ?? game;
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(
      { endpoint: bell.endpoint, keys: JSON.parse(bell.keys) as { p256dh: string; auth: string } },
      JSON.stringify({ title, body: calls[language].yourTurn, table }),
      { TTL: KEPT_FOR, urgency: 'high', vapidDetails: { subject: contact, ...keys } },
    );
    const response = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body ?? []),
      redirect: 'error',
    });
    // 404 and 410: the browser wants no calls any more
    if (response.status === 404 || response.status === 410) await store.removeBell(bell.endpoint);
    else if (!response.ok) log.error({ status: response.status }, 'a push service would not take a call');
  }
}

function isLooking(room: Room, sitters: Table['sitters'], seat: Seat): boolean {
  const who = sitters.at(seat)?.who ?? null;
  return who !== null && room.isHere(who);
}
