/**
 * The rounds of whoever looks after the tables: those that wait for the server are taken up shortly before, and nobody else
 * needs to be in memory. Clocks go before bots, and bots wait for each other: however many tables there are, a bounded number
 * is taken up at a time.
 */
import type { Room } from '../room/room.ts';
import type { Logger } from '../runtime/logger.ts';
import { RecentFailures } from '../runtime/recent-failures.ts';
import { after, every, stop, type Timer, yieldToEventLoop } from '../runtime/runtime.ts';
import { Semaphore } from '../runtime/semaphore.ts';
import type { Store, TableSummary } from '../storage/store.ts';
import { dueAt } from './due.ts';

export interface DueSchedulerDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly logger: Logger;
  /** Whether a table is in memory already, or another program looks after it. */
  readonly isLookedAfter: (table: string) => boolean;
  /** Takes up a table: whoever looks after it sees what is to be done. It is let go again if it is not to stay. */
  readonly visit: (table: string, isToStay: (room: Room) => Promise<boolean>) => Promise<Room | null>;
  /** Resolves when no bot plays at a table any more. */
  readonly botsRest: (room: Room) => Promise<void>;
}

/** How often the rounds are made, in milliseconds. */
const EVERY = 20_000;
/** Reading a table takes a moment. */
const AHEAD = 5_000;
/** Whatever is due so soon is not left to the next round, in milliseconds. */
export const DUE_SOON = EVERY + AHEAD;

const IN_ONE_GO = 100;
/** So many tables are taken up at a time; people who ask for others come in between. */
const AT_ONCE = 2;
/** At so many tables that nobody has asked for bots may play at a time. */
const BOTS_AT_ONCE = 16;
/** After so long others have their turn, in milliseconds. */
const LONGEST_PLAY = 30_000;
/** A table that cannot be read is not tried again for so long, in milliseconds. */
const RETRY_AFTER = 10 * 60_000;

/** So many tables at most are looked at again after a restart because something had just happened there. */
const MOST_RECENT = 50;
/** The summary of a table says to the minute when something happened; whoever is to be called is called within seconds. */
const RECENT = 75_000;

export class DueScheduler {
  private readonly deps: DueSchedulerDeps;
  /** Tables that could not be read. */
  private readonly failures: RecentFailures<unknown>;
  private readonly taking = new Semaphore(AT_ONCE);
  private readonly playing = new Semaphore(BOTS_AT_ONCE);
  private timer: Timer | undefined;
  private starting: Promise<void> | null = null;
  private walking: Promise<void> | null = null;
  private bots: Promise<void> | null = null;
  private readonly atWork = new Set<string>();
  private isClosed = false;

  constructor(deps: DueSchedulerDeps) {
    this.deps = deps;
    this.failures = new RecentFailures(deps.now, RETRY_AFTER);
  }

  /**
   * Begins to make rounds; resolves after the first. Tables where something had just happened when the server stopped are
   * taken up too: somebody may have to be called, and was not.
   * @example void rounds.start(false);
   */
  start(once: boolean): Promise<void> {
    if (!once) this.timer ??= every(EVERY, () => void this.walk());
    this.starting ??= this.walk().then(() => this.attempt(() => this.takeUpRecent()));
    return this.starting;
  }

  /** Takes up what is due before the next round. Where bots are to play, that is begun. */
  walk(): Promise<void> {
    this.bots ??= this.attempt(() => this.letBotsPlay()).finally(() => {
      this.bots = null;
    });
    this.walking ??= this.attempt(() => this.takeUpClocks()).finally(() => {
      this.walking = null;
    });
    return this.walking;
  }

  /** Waits for the tables that are being taken up. */
  async close(): Promise<void> {
    this.isClosed = true;
    stop(this.timer);
    await Promise.all([this.starting, this.walking, this.bots]);
  }

  private async attempt(walk: () => Promise<void>): Promise<void> {
    try {
      await walk();
    } catch (error) {
      if (!this.isClosed) this.deps.logger.error({ error }, 'the tables could not be looked at');
    }
  }

  private async takeUpClocks(): Promise<void> {
    const between = { from: 1, until: this.deps.now() + DUE_SOON };
    await this.each(
      last => this.deps.store.dueSummaries(between, IN_ONE_GO, last),
      async ({ table }) => void (await this.takenUp(table)),
    );
  }

  private async letBotsPlay(): Promise<void> {
    const between = { from: 0, until: 0 };
    await this.each(
      last => this.deps.store.dueSummaries(between, IN_ONE_GO, last),
      ({ table }) => this.startBots(table),
    );
  }

  /** Resolves as soon as the next table may be looked at: when bots play at this one, or there is nothing for them to do. */
  private startBots(table: string): Promise<void> {
    if (this.atWork.has(table)) return Promise.resolve();
    return new Promise(resolve => {
      void this.playing.take(async () => {
        if (this.isClosed) return resolve();
        this.atWork.add(table);
        const room = await this.takenUp(table);
        resolve();
        if (room !== null) await this.rest(room);
        this.atWork.delete(table);
      });
    });
  }

  private async rest(room: Room): Promise<void> {
    let timer: Timer | undefined;
    await Promise.race([
      this.deps.botsRest(room),
      new Promise<void>(resolve => {
        timer = after(LONGEST_PLAY, resolve);
      }),
    ]);
    stop(timer);
  }

  private async takeUpRecent(): Promise<void> {
    const summaries = await this.deps.store.latestSummaries(MOST_RECENT);
    const since = (summaries[0]?.touchedAt ?? 0) - RECENT;
    const isRecent = ({ table, phase, touchedAt }: TableSummary) =>
      phase === 'playing' && touchedAt >= since && !this.deps.isLookedAfter(table);
    await Promise.all(summaries.filter(isRecent).map(({ table }) => this.visited(table, async () => true)));
  }

  /** Every summary of a list that is read in parts, several at a time. */
  private async each(
    read: (last: TableSummary | undefined) => Promise<readonly TableSummary[]>,
    work: (summary: TableSummary) => Promise<void>,
  ): Promise<void> {
    for (let last: TableSummary | undefined; !this.isClosed; ) {
      const summaries = await read(last);
      await Promise.all(summaries.filter(({ table }) => !this.deps.isLookedAfter(table)).map(work));
      if (summaries.length < IN_ONE_GO) return;
      last = summaries.at(-1);
      await yieldToEventLoop();
    }
  }

  /** A table with something to be done before the next round; null if there is nothing, and then it is let go again. */
  private takenUp(table: string): Promise<Room | null> {
    return this.visited(table, async room => {
      const due = await room.read(dueAt);
      return due !== null && due <= this.deps.now() + DUE_SOON;
    });
  }

  private visited(table: string, isToStay: (room: Room) => Promise<boolean>): Promise<Room | null> {
    return this.taking.take(async () => {
      if (this.isClosed || this.failures.of(table) !== null) return null;
      try {
        return await this.deps.visit(table, isToStay);
      } catch (error) {
        this.failures.note(table, error);
        if (!this.isClosed) this.deps.logger.error({ table, error }, 'a table cannot be gone on with');
        return null;
      }
    });
  }
}
