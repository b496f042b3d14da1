/**
 * Clocks at zero. What runs out when is in the events (`deadlines.ts`); here is a timer for the next of it at each table, and
 * what is done then: what the rules of the game say, or a bot plays once.
 */
import { type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import { applyExternal } from '../commands/playing.ts';
import { startIsOff } from '../commands/seating.ts';
import { deadlinesOf } from '../model/deadlines.ts';
import type { EventsOrRefusal } from '../model/events.ts';
import type { Table } from '../model/table.ts';
import { type Room, TableGone } from '../room/room.ts';
import type { Logger } from '../runtime/logger.ts';
import { after, stop, type Timer } from '../runtime/runtime.ts';
import type { BotPlayers } from './bot-players.ts';

/** No timer of this platform waits longer. */
const LONGEST_WAIT = 2 ** 31 - 1;
/** After something went wrong, in milliseconds. */
const RECOVERY = 5_000;

export interface ClockDeps {
  readonly now: () => number;
  readonly logger: Logger;
  readonly bots: BotPlayers;
  /** A timer for something that is due soon outlives the room it was set in. */
  readonly find: (id: string) => Promise<Room | null>;
}

export class Clocks {
  private readonly deps: ClockDeps;
  private readonly timers = new Map<string, { readonly timer: Timer; readonly until: number }>();
  private readonly ringing = new Set<string>();
  private isClosed = false;

  constructor(deps: ClockDeps) {
    this.deps = deps;
  }

  /** Sets the timer of a table anew; called whenever it has changed. */
  attend(table: Table): void {
    const [first] = deadlinesOf(table);
    this.stop(table.id);
    if (first !== undefined) this.wait(table.id, first.until - this.deps.now());
  }

  /** A table is taken out of memory: whatever is due later than a moment, somebody takes it up again before. */
  dispose(id: string, later: number): void {
    if ((this.timers.get(id)?.until ?? 0) > later) this.stop(id);
  }

  /**
   * Does what is due at a table, if anything is.
   * @example await clocks.ring(room);
   */
  async ring(room: Room): Promise<void> {
    const { now, bots } = this.deps;
    const [due] = await room.read(deadlinesOf);
    if (due === undefined || due.until > now()) return;
    const refusal = await room.change(table => runOut(table, now()));
    if (refusal === null) return;
    if (due.type !== 'move') throw new NotRung(refusal);
    await bots.playLate(room, due);
  }

  close(): void {
    this.isClosed = true;
    for (const id of [...this.timers.keys()]) this.stop(id);
  }

  private wait(id: string, milliseconds: number): void {
    this.stop(id);
    if (this.isClosed) return;
    const delay = Math.min(LONGEST_WAIT, Math.max(0, milliseconds));
    const timer = after(delay, () => void this.wake(id));
    this.timers.set(id, { timer, until: this.deps.now() + milliseconds });
  }

  private stop(id: string): void {
    const set = this.timers.get(id);
    if (set === undefined) return;
    stop(set.timer);
    this.timers.delete(id);
  }

  private async wake(id: string): Promise<void> {
    this.timers.delete(id);
    if (this.ringing.has(id)) return; // whoever is at it sets the timer anew afterwards
    this.ringing.add(id);
    try {
      const room = await this.deps.find(id);
      if (room === null) return;
      await this.ring(room);
      await room.read(table => this.attend(table));
    } catch (error) {
      if (this.isClosed || error instanceof TableGone) return;
      this.deps.logger.error({ table: id, error }, 'a clock could not be rung');
      this.wait(id, RECOVERY);
    } finally {
      this.ringing.delete(id);
    }
  }
}

/** The rules will not hear of a clock they have set going themselves. */
class NotRung extends Error {
  override name = 'NotRung';

  constructor({ refused }: Refusal) {
    super(`a clock at zero was refused: ${refused}`);
  }
}

/** What the first deadline that has passed leads to; a bot plays where that is refused. */
function runOut(table: Table, now: number): EventsOrRefusal {
  const [due] = deadlinesOf(table);
  if (due === undefined || due.until > now) return [];
  switch (due.type) {
    case 'opening':
      return startIsOff(table);
    case 'clock':
      return applyExternal(table, { type: 'clockUp', clock: due.clock });
    case 'move':
      return isForBots(table) ? refuse('bot-plays') : applyExternal(table, { type: 'timeUp', seat: due.seat });
  }
}

const isForBots = ({ plan: { clock } }: Table): boolean => clock.type !== 'none' && clock.atZero === 'bot';
