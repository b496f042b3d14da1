/**
 * Calls people when it is their turn and they are not looking: once for each question, whichever server they were called by, after
 * a moment in which they may come by themselves. A call says which game and which table, and nothing of what lies on it.
 */
import { includes, type Seat } from '@havre/engine/kernel/seats.ts';
import { FairQueue } from '@havre/table/automatic/fair-queue.ts';
import type { Identity } from '@havre/table/model/events.ts';
import type { Table } from '@havre/table/model/table.ts';
import type { Room } from '@havre/table/room/room.ts';
import type { Logger } from '@havre/table/runtime/logger.ts';
import { after, stop, type Timer } from '@havre/table/runtime/runtime.ts';
import type { Waiting } from './call-message.ts';
import type { CallChannel, PendingCall } from './channel.ts';
import type { MadeCalls } from './made-calls.ts';
import type { PutOffCalls } from './put-off-calls.ts';

export interface TurnNotifierDeps {
  readonly logger: Logger;
  /** In which ways people are called. */
  readonly channels: readonly CallChannel[];
  /** Who is called later; everybody is called at once, if nothing is said. */
  readonly putOff?: Pick<PutOffCalls, 'mayCall'>;
  /** Which calls were made, by any server; those of this one count alone, if nothing is said. */
  readonly made?: Pick<MadeCalls, 'claim'>;
  /** How long somebody has to come by themselves, in milliseconds. */
  readonly timeout?: number;
}

const TIMEOUT_MS = 8_000;
/** So many calls are made at once, and so many wait; beyond that, somebody with most waiting is not called. */
const AT_ONCE = 32;
const MOST_WAITING = 1_000;
/** A server that closes waits so long for calls that are being made, in milliseconds. */
const GRACE = 2_000;

export class TurnNotifier {
  private readonly deps: TurnNotifierDeps;
  /** Which question of a seat has been called for, by table and seat. */
  private readonly called = new Map<string, number>();
  private readonly timers = new Map<string, Timer>();
  /** People take turns: whoever has many addresses, or addresses that hang, waits for themselves. */
  private readonly pending = new FairQueue<PendingCall>();
  private underWay = 0;
  /** Those for whom it is being found out whether and how they are called. */
  private readonly ringing = new Set<Promise<void>>();
  private isClosing = false;
  /** Called when no call waits or is under way. */
  private rested = () => {};
  private readonly closing = new AbortController();

  constructor(deps: TurnNotifierDeps) {
    this.deps = deps;
  }

  /** Sees whether somebody is to be called; after every change at a table. */
  attend(room: Room, { match, sitters, phase, id }: Table): void {
    const awaited = phase === 'playing' ? (match?.awaited ?? 0) : 0;
    for (let seat = 0; seat < sitters.all.length; seat++) {
      const who = sitters.at(seat)?.who ?? null;
      if (who === null) continue;
      const question = includes(awaited, seat) && !room.isHere(who) ? (match?.asked(seat) ?? null) : null;
      if (question === null && this.timers.size === 0) continue; // as a rule everybody looks, and no subscription is to be stopped
      const key = keyOf(id, seat);
      if (question === null) this.letBe(key);
      else if (this.called.get(key) !== question.decision && !this.isClosing) {
        this.called.set(key, question.decision);
        stop(this.timers.get(key));
        this.timers.set(
          key,
          after(this.deps.timeout ?? TIMEOUT_MS, () => {
            this.timers.delete(key);
            const ringing = this.ring(room, seat, question.decision).finally(() => this.ringing.delete(ringing));
            this.ringing.add(ringing);
          }),
        );
      }
    }
    if (phase === 'over' || phase === 'closed') for (const seat of sitters.people) this.called.delete(keyOf(id, seat));
  }

  /** Whoever is to be called later is left to other servers, or the next start; nobody else would make the calls that have begun. */
  async close(): Promise<void> {
    this.isClosing = true;
    for (const timer of this.timers.values()) stop(timer);
    this.timers.clear();
    await Promise.all(this.ringing);
    await this.rest();
    this.closing.abort();
    this.pending.clear();
  }

  /** Resolves when all calls are made, or have had the time for it. */
  private rest(): Promise<void> {
    return new Promise(resolve => {
      const timer = after(GRACE, resolve);
      this.rested = () => {
        stop(timer);
        resolve();
      };
      this.goOn();
    });
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
    const { logger, putOff, made } = this.deps;
    try {
      await room.readOn(); // it may have been answered at another server
      const [who, game] = await room.read(({ match, sitters, plan }) => {
        const { who: person = null, bot = null } = sitters.at(seat) ?? {};
        const isStillAsked = match?.asked(seat)?.decision === decision && bot === null;
        return [isStillAsked ? person : null, plan.game] as const;
      });
      if (who === null || room.isHere(who) || this.isClosing) return;
      // First of all: rather no call than the same one twice.
      if ((await made?.claim(room.id, seat, decision)) === false) return;
      if ((await putOff?.mayCall(who)) !== false) await this.call(who, { tables: [{ table: room.id, game }] });
    } catch (error) {
      this.called.delete(keyOf(room.id, seat)); // at the next change
      logger.error({ table: room.id, error }, 'somebody could not be called');
    }
  }

  /** Tells somebody what waits for them, in every way they have asked for; false if there is none. */
  async call(who: Identity, waiting: Waiting): Promise<boolean> {
    const calls = (await Promise.all(this.deps.channels.map(channel => channel.callsTo(who, waiting)))).flat();
    for (const call of calls) {
      this.pending.add(call, { who, table: call.address, isAttended: true });
      if (this.pending.size > MOST_WAITING) this.pending.dropFromLongest();
    }
    this.goOn();
    return calls.length > 0;
  }

  /** Each on its own: one that fails or hangs keeps no other waiting. */
  private goOn(): void {
    while (this.underWay < AT_ONCE && !this.closing.signal.aborted) {
      const call = this.pending.take();
      if (call === null) return void (this.underWay === 0 && this.rested());
      const beganAt = performance.now();
      this.underWay++;
      void call.item.make(this.closing.signal).then(() => {
        this.underWay--;
        this.pending.done(call, performance.now() - beganAt);
        this.goOn();
      });
    }
  }
}

const keyOf = (table: string, seat: Seat): string => `${table} ${seat}`;
