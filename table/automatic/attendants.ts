/** Everybody who acts at tables without being a person there: bots, clocks, standing answers, and who is away. */
import type { Table } from '../model/table.ts';
import type { Room } from '../room/room.ts';
import type { Logger } from '../runtime/logger.ts';
import { AwayTimers } from './away-timers.ts';
import { BotPlayers } from './bot-players.ts';
import type { BotExecutor } from './bot-tasks.ts';
import { Clocks } from './clocks.ts';
import { DUE_SOON } from './due-scheduler.ts';
import { StandingPlayers } from './standing-players.ts';

export interface AttendantDeps {
  readonly now: () => number;
  readonly logger: Logger;
  /** Where bots think. Closed with the attendants. */
  readonly thinking: BotExecutor;
  readonly find: (id: string) => Promise<Room | null>;
  /** How long an answer that was given once and for all takes, in milliseconds: as long as a person's, if nothing is said. */
  readonly standingPace?: (() => number) | undefined;
  /** How long somebody may be gone before they count as away, in milliseconds. */
  readonly absence?: number | undefined;
}

export class Attendants {
  private readonly now: () => number;
  private readonly bots: BotPlayers;
  private readonly standing: StandingPlayers;
  private readonly clocks: Clocks;
  private readonly absence: AwayTimers;

  constructor({ now, logger, thinking, find, standingPace: pace, absence: timeout }: AttendantDeps) {
    this.now = now;
    this.bots = new BotPlayers(thinking, logger);
    this.standing = new StandingPlayers({ logger, ...(pace === undefined ? {} : { pace }) });
    this.clocks = new Clocks({ now, logger, bots: this.bots, find });
    this.absence = new AwayTimers({ logger, ...(timeout === undefined ? {} : { timeout }) });
  }

  /** Whoever waits to act at a table that has changed, or has been taken up. */
  attend(room: Room, table: Table): void {
    this.clocks.attend(table);
    this.absence.attend(room, table);
    this.bots.attend(room, table);
    this.standing.attend(room, table);
  }

  /** Whether one of them is in the middle of something. */
  isAt(room: Room): boolean {
    return this.bots.isAt(room) || this.standing.isAt(room);
  }

  /** Resolves when no bot plays at a table any more. */
  botsRest(room: Room): Promise<void> {
    return this.bots.rest(room);
  }

  /** Another program looks after a table. What a bot or a standing answer is in the middle of goes on: one of them is first. */
  leaveToOthers(room: Room): void {
    this.clocks.dispose(room.id, 0);
    this.absence.dispose(room);
  }

  /** A room is taken out of memory. A clock that is about to run out stays. */
  dispose(room: Room): void {
    this.clocks.dispose(room.id, this.now() + DUE_SOON);
    this.absence.dispose(room);
  }

  async close(): Promise<void> {
    this.clocks.close();
    this.absence.close();
    this.standing.close();
    await this.bots.close();
  }
}
