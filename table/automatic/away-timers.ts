/** Who is away for a while, and who is back: entries of the match, where the game has rows for them. */
import { includes, type Seat } from '@havre/engine/kernel/seats.ts';
import { applyExternal } from '../commands/playing.ts';
import type { Table } from '../model/table.ts';
import type { Room } from '../room/room.ts';
import type { Logger } from '../runtime/logger.ts';
import { after, stop, type Timer } from '../runtime/runtime.ts';

/** Whoever has been gone for so long is away; a page that is loaded again is quicker. */
const TIMEOUT_MS = 30_000;

export interface AwayTimersDeps {
  readonly logger: Logger;
  readonly timeout?: number;
}

export class AwayTimers {
  private readonly logger: Logger;
  private readonly timeout: number;
  /** Those who are not there, by seat. A room that is no longer in use takes its timers with it. */
  private readonly timers = new WeakMap<Room, Map<Seat, Timer>>();
  private isClosed = false;

  constructor({ logger, timeout = TIMEOUT_MS }: AwayTimersDeps) {
    this.logger = logger;
    this.timeout = timeout;
  }

  /** Notes who is there; called whenever a table has changed, or somebody has come or gone. */
  attend(room: Room, table: Table): void {
    if (table.game.external?.away === undefined) return;
    const timers = this.timers.get(room) ?? new Map<Seat, Timer>();
    this.timers.set(room, timers);
    for (const seat of table.sitters.people) {
      if (table.phase !== 'playing' || this.isHere(room, table, seat)) {
        stop(timers.get(seat));
        timers.delete(seat);
        if (table.phase === 'playing' && includes(table.history.away, seat)) this.note(room, { type: 'back', seat });
      } else if (!timers.has(seat)) {
        // it stays there until somebody is there again: one absence is noted once
        timers.set(
          seat,
          after(this.timeout, () => this.note(room, { type: 'away', seat })),
        );
      }
    }
  }

  /** A room is taken out of memory, with nobody in it: whoever opens it again notes who is not there. */
  dispose(room: Room): void {
    for (const timer of this.timers.get(room)?.values() ?? []) stop(timer);
    this.timers.delete(room);
  }

  close(): void {
    this.isClosed = true;
  }

  private isHere(room: Room, table: Table, seat: Seat): boolean {
    const who = table.at(seat)?.who ?? null;
    return who !== null && room.isHere(who);
  }

  /** A game may have rows for some seats and not for others: a refusal is an answer too. */
  private note(room: Room, entry: { type: 'away' | 'back'; seat: Seat }): void {
    if (this.isClosed) return;
    room
      .change(table => {
        const isAway = includes(table.history.away, entry.seat);
        const isHere = this.isHere(room, table, entry.seat);
        if (isAway === (entry.type === 'away') || isHere === (entry.type === 'away')) return [];
        return applyExternal(table, entry);
      })
      .catch(error => this.logger.error({ table: room.id, error }, 'an absence could not be noted'));
  }
}
