/**
 * A few threads in which bots think, so that the server itself never waits for one. Where more is asked of them than they
 * can think at once, tables take turns.
 */
import { availableParallelism } from 'node:os';
import type { Advice } from '@havre/engine/bots/advice.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { BotTaskQueue, type QueueSettings } from '@havre/table/automatic/bot-task-queue.ts';
import type {
  BotExecutor,
  BotRequest,
  BotTask,
  Foresight,
  IsWanted,
  TaskOwner,
} from '@havre/table/automatic/bot-tasks.ts';
import { BotThread } from './bot-thread.ts';

export interface PoolSettings extends Omit<QueueSettings, 'now'> {
  readonly threads?: number;
  /** How long a bot may think, in milliseconds. */
  readonly timeout?: number;
  /** Files with bots of one's own: each exports one as `bot`. */
  readonly files?: readonly string[];
}

const TIMEOUT_MS = 5_000;
const MOST_THREADS = 4;
const NOBODY_THINKS = 'nobody thinks any more';

export class BotPool implements BotExecutor {
  private readonly most: number;
  private readonly timeout: number;
  private readonly files: readonly string[];
  private readonly threads = new Set<BotThread>();
  private readonly queue: BotTaskQueue;
  private isClosed = false;

  constructor({ threads, timeout = TIMEOUT_MS, files = [], ...bounds }: PoolSettings = {}) {
    this.most = threads ?? Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
    this.timeout = timeout;
    this.files = files;
    this.queue = new BotTaskQueue({ now: () => performance.now(), ...bounds });
  }

  /**
   * What a bot chooses. Rejects with `NoBotResult`.
   * @example const action = await pool.think(botTaskOf(match, { seat, bot, seed }), { table, who: host, isAttended: true });
   */
  think(task: BotTask, owner: TaskOwner, isWanted?: IsWanted): Promise<AnyAction> {
    return this.ask({ for: 'choice', task }, owner, isWanted);
  }

  /** What may be asked next, as the seat can imagine it. Rejects with `NoBotResult`. */
  foresee(task: BotTask, owner: TaskOwner, isWanted?: IsWanted): Promise<Foresight> {
    return this.ask({ for: 'foresight', task }, owner, isWanted);
  }

  /** The best answers. Rejects with `NoBotResult`. */
  advise(task: BotTask, owner: TaskOwner, isWanted?: IsWanted): Promise<Advice<AnyAction>> {
    return this.ask({ for: 'advice', task }, owner, isWanted);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.next();
    await Promise.all([...this.threads].map(thread => thread.end(NOBODY_THINKS)));
  }

  private ask<T>(asked: BotRequest, owner: TaskOwner, isWanted?: IsWanted): Promise<T> {
    const found = this.queue.ask<T>(asked, owner, isWanted);
    this.next();
    return found;
  }

  private next(): void {
    if (this.isClosed) this.queue.clear(NOBODY_THINKS);
    for (let thread = this.free(); thread !== null; thread = this.free()) {
      const turn = this.queue.next();
      if (turn === null) break;
      thread.think(turn);
    }
    for (const thread of this.threads) thread.hurry();
  }

  /** A thread that has nothing to do, if anybody waits for one. */
  private free(): BotThread | null {
    if (this.queue.size === 0) return null;
    for (const thread of this.threads) if (thread.isFree) return thread;
    if (this.threads.size === this.most) return null;
    const thread: BotThread = new BotThread({
      files: this.files,
      timeout: this.timeout,
      onFree: () => this.next(),
      onGone: () => {
        this.threads.delete(thread);
        this.next();
      },
    });
    this.threads.add(thread);
    return thread;
  }
}
