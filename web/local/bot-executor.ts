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
import type { Assignment, BotNews } from './bot-worker.ts';

/** How long a bot may think, in milliseconds. */
const TIMEOUT_MS = 8_000;
/** How long it may take until it begins: on a busy device a worker, the rules and what a bot knows take their time to load. */
const START_UP = 60_000;

/** What is being thought about, since when, and when that has been too long. */
interface Thinking {
  readonly turn: BotTaskTurn;
  readonly since: number;
  timer: ReturnType<typeof setTimeout>;
}

export class BotWorker implements BotExecutor {
  private worker: Worker | null = null;
  private readonly queue = new BotTaskQueue({ now: () => performance.now() });
  private thinking: Thinking | null = null;
  private readonly modules: () => readonly string[];

  /** With where the rules of games are that come in packages. */
  constructor(modules: () => readonly string[]) {
    this.modules = modules;
  }

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
    this.thinking = { turn, since: performance.now(), timer: this.endAfter(START_UP) };
    this.place().postMessage({
      asked: turn.asked,
      longest: turn.longest,
      modules: this.modules(),
    } satisfies Assignment);
  }

  private place(): Worker {
    if (this.worker !== null) return this.worker;
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<BotNews>) => {
      if ('begun' in data) this.begin();
      else this.settle(data);
    });
    worker.addEventListener('error', event => this.end(event.message));
    this.worker = worker;
    return worker;
  }

  /** It thinks from now on. */
  private begin(): void {
    if (this.thinking === null) return;
    clearTimeout(this.thinking.timer);
    this.thinking.timer = this.endAfter(TIMEOUT_MS);
  }

  /** A bot that takes too long is stopped with its worker; the next thought has a new one. */
  private endAfter(timeout: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.end(`it has thought for ${timeout} ms`), timeout);
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
