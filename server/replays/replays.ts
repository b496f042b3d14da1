/**
 * The replays of all finished games: made once, in a thread, and kept.
 *
 * Whoever asks for one that is not kept waits for it; many who ask for the same wait for one piece of work. After a game its
 * replay is made when nobody waits for another. What is lost by a crash, damaged, or of an older program is made at the next
 * request.
 */
import { isRefusal, type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import { REPLAY_VERSION } from '@havre/engine/kernel/replay.ts';
import type { Games } from '@havre/table/model/plan.ts';
import type { Logger } from '@havre/table/runtime/logger.ts';
import { RecentFailures } from '@havre/table/runtime/recent-failures.ts';
import type { Store, TableSummary } from '@havre/table/storage/store.ts';
import type { LogSource } from '../storage/log-source.ts';
import type { KeptReplay, ReplayArchive } from './archive.ts';
import type { MadeReplay } from './making.ts';
import { NoReplay } from './no-replay.ts';
import { ReplayFile } from './replay-file.ts';
import { type QueueBounds, ReplayQueue } from './replay-queue.ts';
import { ReplayThread, type ReplayTimeouts } from './replay-thread.ts';

export interface ReplaysDeps {
  readonly archive: ReplayArchive & Pick<Store, 'summary'>;
  /** Where the logs of tables are, which the thread opens by itself. */
  readonly source: LogSource;
  readonly games: Games;
  readonly now: () => number;
  readonly logger: Logger;
  readonly timeouts?: ReplayTimeouts;
  readonly bounds?: QueueBounds;
}

/** What is to be had: the file, or why there is none; null if there is no such table. */
export type ReplayAnswer = ReplayFile | Refusal | null;

/** A replay that is being made, or waits to be. */
interface Piece {
  readonly answer: Promise<ReplayAnswer>;
  readonly resolve: (answer: ReplayAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** So long one that could not be made is not tried again, in milliseconds. */
export const RETRY_AFTER = 5 * 60_000;
const BOUNDS: QueueBounds = { each: 8, all: 64 };
/** Between two replays that nobody waits for, in milliseconds. */
const PAUSE = 2_000;
/** So many games may have ended before their replays are made; those of others are made when somebody asks. */
const MOST_LATER = 1_000;

export class Replays {
  private readonly deps: ReplaysDeps;
  private readonly thread: ReplayThread;
  private readonly queue: ReplayQueue;
  private readonly pieces = new Map<string, Piece>();
  /** Tables whose games have ended, the oldest first. */
  private readonly later = new Set<string>();
  private readonly failures: RecentFailures<Refusal | NoReplay>;
  private pause: NodeJS.Timeout | undefined;
  /** The one that is being made. */
  private working: Promise<void> | null = null;
  private isClosed = false;

  constructor(parts: ReplaysDeps) {
    this.deps = parts;
    this.thread = new ReplayThread({ source: parts.source }, parts.timeouts);
    this.queue = new ReplayQueue(parts.bounds ?? BOUNDS);
    this.failures = new RecentFailures(parts.now, RETRY_AFTER);
  }

  /**
   * The replay of a table for somebody, who may have to wait for it. Rejects with `NoReplay`.
   * @example const answer = await replays.of('k3J', networkOf(request.ip));
   */
  async of(table: string, asker: string): Promise<ReplayAnswer> {
    const summary = await this.deps.archive.summary(table);
    if (summary === null) return null;
    if (summary.phase !== 'over') return refuse('not-over');
    return (await this.kept(summary)) ?? this.ask(table, asker);
  }

  /**
   * The same file if it is whole, else one that is made anew. Rejects with `NoReplay`.
   * @example const sound = await replays.sound(file, networkOf(request.ip));
   */
  async sound(file: ReplayFile, asker: string): Promise<ReplayAnswer> {
    return (await file.isWhole()) ? file : this.ask(file.table, asker);
  }

  /** The game of a table is over: its replay is made soon, if there is none. */
  async soon(table: string): Promise<void> {
    try {
      if (this.later.size >= MOST_LATER || !(await this.isMissing(table)) || this.isClosed) return;
      this.later.add(table);
      this.next();
    } catch (error) {
      this.deps.logger.error({ table, error }, 'a replay could not be looked for');
    }
  }

  /** Gives up what is being made: it is made when somebody asks again. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.pause);
    this.queue.clear();
    this.later.clear();
    await this.thread.end('the server stops');
    await this.working;
    for (const { reject } of this.pieces.values()) reject(new NoReplay('closing'));
    this.pieces.clear();
  }

  /** Whether there could be a replay and is none, and nobody is about to make it. */
  private async isMissing(table: string): Promise<boolean> {
    if (this.isClosed || this.pieces.has(table) || this.failures.of(table) !== null) return false;
    const summary = await this.deps.archive.summary(table);
    return summary?.phase === 'over' && (await this.kept(summary)) === null;
  }

  /** The replay that is kept, if this program would make the same. */
  private async kept({ table, game }: TableSummary): Promise<ReplayFile | null> {
    const { archive, games } = this.deps;
    const kept = await archive.keptReplay(table);
    const isFresh = kept?.format === REPLAY_VERSION && kept.rules === games(game)?.version;
    return kept !== null && isFresh ? this.fileOf(kept) : null;
  }

  private fileOf(kept: KeptReplay): ReplayFile {
    return new ReplayFile(kept, part => this.deps.archive.replayPart(kept.table, part));
  }

  private async ask(table: string, asker: string): Promise<ReplayAnswer> {
    if (this.isClosed) throw new NoReplay('closing');
    const before = this.failures.of(table);
    if (before instanceof NoReplay) throw before;
    if (before !== null) return before;
    const piece = this.pieces.get(table);
    const isUnderWay = piece !== undefined && !this.queue.has(table);
    const problem = isUnderWay ? null : this.queue.add(asker, table);
    if (problem !== null) throw new NoReplay(problem);
    const { answer } = piece ?? this.begun(table);
    this.next();
    return answer;
  }

  private begun(table: string): Piece {
    const { promise: answer, resolve, reject } = Promise.withResolvers<ReplayAnswer>();
    answer.catch(() => {}); // nobody may be waiting for it
    const piece = { answer, resolve, reject };
    this.pieces.set(table, piece);
    return piece;
  }

  /** One at a time: what somebody waits for comes first, the others after a pause. */
  private next(): void {
    if (this.working !== null || this.isClosed) return;
    const table = this.queue.next();
    if (table !== undefined) this.work(table);
    else if (this.later.size > 0) this.pause ??= setTimeout(() => this.nextLater(), PAUSE).unref();
  }

  private nextLater(): void {
    this.pause = undefined;
    const [table] = this.later;
    if (table === undefined || this.working !== null || this.isClosed) return;
    this.later.delete(table);
    this.begun(table);
    this.work(table);
  }

  private work(table: string): void {
    this.working = this.settle(table).then(() => {
      this.working = null;
      this.next();
    });
  }

  private async settle(table: string): Promise<void> {
    const piece = this.pieces.get(table);
    this.later.delete(table);
    try {
      const summary = await this.deps.archive.summary(table);
      piece?.resolve(summary === null ? null : await this.made(summary));
    } catch (error) {
      piece?.reject(error);
    } finally {
      this.pieces.delete(table);
    }
  }

  private async made(summary: TableSummary): Promise<ReplayAnswer> {
    const { table } = summary;
    const { now, logger } = this.deps;
    const beganAt = now();
    if (this.isClosed) throw new NoReplay('closing');
    try {
      const made = await this.thread.make(table);
      if (made === null) return null;
      if (isRefusal(made)) {
        this.failures.note(table, made);
        return made;
      }
      if (made.flaw !== null) logger.error({ table, ...made.flaw }, 'a replay does not verify');
      logger.info({ ms: now() - beganAt, bytes: made.size }, 'a replay was made');
      return await this.keep(summary, made);
    } catch (error) {
      if (this.isClosed) throw new NoReplay('closing');
      logger.error({ table, error }, 'a replay could not be made');
      const failure = new NoReplay('failed', { cause: error });
      this.failures.note(table, failure);
      throw failure;
    }
  }

  /** What cannot be kept is given all the same, to those who have waited for it. */
  private async keep({ table, game }: TableSummary, { etag, size, crc, parts }: MadeReplay): Promise<ReplayFile> {
    const { archive, games, now, logger } = this.deps;
    const rules = games(game)?.version ?? 0;
    const kept: KeptReplay = { table, format: REPLAY_VERSION, rules, etag, size, crc, createdAt: now() };
    try {
      await archive.keepReplay(kept, parts);
      return this.fileOf(kept);
    } catch (error) {
      logger.error({ table, error }, 'a replay could not be kept');
      return new ReplayFile(kept, async part => parts[part] ?? null);
    }
  }
}
