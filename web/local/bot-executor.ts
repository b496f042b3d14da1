/** Where bots of this device think: a worker of their own, so that neither the page nor its tables wait for them. */
import type { Advice } from '@havre/engine/bots/advice.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { BotTaskQueue, type BotTaskTurn } from '@havre/table/automatic/bot-task-queue.ts';
import type {
  BotExecutor,
  BotResult,
  BotTask,
  Foresight,
  IsWanted,
  TaskOwner,
} from '@havre/table/automatic/bot-tasks.ts';
import type { Assignment } from './bot-worker.ts';

/** How long a bot may think, in milliseconds. */
const PATIENCE = 8_000;

/** What is being thought about, since when, and when that has been too long. */
interface Thinking {
  readonly turn: BotTaskTurn;
  readonly since: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

export class BotWorker implements BotExecutor {
  private worker: Worker | null = null;
  private readonly queue = new BotTaskQueue({ now: () => performance.now() });
  private thinking: Thinking | null = null;

  think(task: BotTask, owner: TaskOwner, isWanted?: IsWanted): Promise<AnyAction> {
    const found = this.queue.ask<AnyAction>({ for: 'choice', task }, owner, isWanted);
    this.next();
    return found;
  }

  foresee(task: BotTask, owner: TaskOwner, isWanted?: IsWanted): Promise<Foresight> {
    const found = this.queue.ask<Foresight>({ for: 'foresight', task }, owner, isWanted);
    this.next();
    return found;
  }

  advise(task: BotTask, owner: TaskOwner, isWanted?: IsWanted): Promise<Advice<AnyAction>> {
    const found = this.queue.ask<Advice<AnyAction>>({ for: 'advice', task }, owner, isWanted);
    this.next();
    return found;
  }

  async close(): Promise<void> {
    this.queue.clear('nobody thinks any more');
    this.end('nobody thinks any more');
  }

  private next(): void {
    const turn = this.thinking === null ? this.queue.next() : null;
    if (turn === null) return;
    // A bot that takes too long is stopped with its worker; the next thought has a new one.
    const timer = setTimeout(() => this.end('it has thought for too long'), PATIENCE);
    this.thinking = { turn, since: performance.now(), timer };
    this.place().postMessage({ asked: turn.asked, longest: turn.longest } satisfies Assignment);
  }

  private place(): Worker {
    if (this.worker !== null) return this.worker;
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<BotResult>) => this.settle(data));
    worker.addEventListener('error', event => this.end(event.message));
    this.worker = worker;
    return worker;
  }

  private end(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    this.settle({ failed: why });
  }

  private settle(thinks: BotResult): void {
    const { thinking } = this;
    if (thinking === null) return;
    clearTimeout(thinking.timer);
    this.thinking = null;
    thinking.turn.settle(thinks, performance.now() - thinking.since);
    this.next();
  }
}
