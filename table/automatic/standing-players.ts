/**
 * Plays the answers that seats have prepared or given once and for all, each after as long as somebody who is there might take: an answer that
 * came with its question would tell everybody that nobody had been asked.
 */
import { type PreparedTask, preparedPlays, preparedTaskAt } from '../commands/prepared-answers.ts';
import { type StandingTask, standingPlays, standingTaskAt } from '../commands/standing-answers.ts';
import type { EventsOrRefusal } from '../model/events.ts';
import type { Table } from '../model/table.ts';
import { type Room, TableGone } from '../room/room.ts';
import type { Logger } from '../runtime/logger.ts';
import { Pauses, randomSeed } from '../runtime/runtime.ts';

/** The quickest and the slowest of them, in milliseconds. */
const QUICKEST = 800;
const SLOWEST = 2_500;
/** After something went wrong, in milliseconds. */
const RECOVERY = 5_000;

/** How long the next one takes, in milliseconds: nobody can foresee it. */
const humanPace = (): number => QUICKEST + (randomSeed() % (SLOWEST - QUICKEST + 1));

export interface StandingPlayersDeps {
  readonly logger: Logger;
  /** How long each answer takes, in milliseconds. */
  readonly pace?: () => number;
}

interface Task {
  readonly does: 'play' | 'drop';
  plays(table: Table): EventsOrRefusal;
}

/** What somebody has prepared comes before what they always say. */
function nextTaskAt(table: Table): Task | null {
  const prepared: PreparedTask | null = preparedTaskAt(table);
  if (prepared !== null)
    return { does: prepared.action === null ? 'drop' : 'play', plays: now => preparedPlays(now, prepared) };
  const standing: StandingTask | null = standingTaskAt(table);
  return standing === null ? null : { does: 'play', plays: now => standingPlays(now, standing) };
}

export class StandingPlayers {
  private readonly logger: Logger;
  private readonly pace: () => number;
  private readonly pauses = new Pauses();
  /** The tables where answers are under way. */
  private readonly playing = new Set<string>();

  constructor({ logger, pace = humanPace }: StandingPlayersDeps) {
    this.logger = logger;
    this.pace = pace;
  }

  /** Lets the next answer be given, if there is one; called whenever a table has changed, and when it is taken up again. */
  attend(room: Room, table: Table): void {
    if (this.isAt(room) || this.pauses.areOver || nextTaskAt(table) === null) return;
    this.playing.add(room.id);
    this.playOn(room).catch(error =>
      this.logger.error({ table: room.id, error }, 'standing answers are given no more'),
    );
  }

  /** Whether an answer is under way at a table. */
  isAt(room: Room): boolean {
    return this.playing.has(room.id);
  }

  close(): void {
    this.pauses.end();
  }

  private async playOn(room: Room): Promise<void> {
    while (!this.pauses.areOver) {
      try {
        const task = await room.read(table => this.taskOrRest(table));
        if (task === null) return;
        // What is dropped only its own seat hears of: it may do so at once.
        if (task.does !== 'drop') await this.pauses.pause(this.pace());
        if (!this.pauses.areOver) await room.change(task.plays);
      } catch (error) {
        if (error instanceof TableGone) this.playing.delete(room.id);
        if (this.pauses.areOver || error instanceof TableGone) return;
        this.logger.error({ table: room.id, error }, 'a standing answer could not be given');
        await this.pauses.pause(RECOVERY);
      }
    }
  }

  /** What is to be answered, or nothing: then whatever happens next at the table calls `attend` again. */
  private taskOrRest(table: Table) {
    const task = nextTaskAt(table);
    if (task === null) this.playing.delete(table.id);
    return task;
  }
}
