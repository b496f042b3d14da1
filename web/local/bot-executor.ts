/** Where bots of this device think: a worker of their own, so that neither the page nor its tables wait for them. */
import type { Advice } from '@havre/engine/bots/advice.ts';
import type { Act } from '@havre/engine/kernel/steps.ts';
import { ThinkingQueue, type Turn } from '@havre/table/automatic/bot-task-queue.ts';
import type { Asker, IsWanted, ThinkingPlace, Thinks, Thought } from '@havre/table/automatic/bot-tasks.ts';
import type { Assignment } from './bot-worker.ts';

/** How long a bot may think, in milliseconds. */
const PATIENCE = 8_000;

/** What is being thought about, since when, and when that has been too long. */
interface Thinking {
  readonly turn: Turn;
  readonly since: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

export class BotWorker implements ThinkingPlace {
  private worker: Worker | null = null;
  private readonly queue = new ThinkingQueue({ now: () => performance.now() });
  private thinking: Thinking | null = null;

  think(thought: Thought, asker: Asker, isWanted?: IsWanted): Promise<Act> {
    const found = this.queue.ask<Act>({ for: 'choice', thought }, asker, isWanted);
    this.next();
    return found;
  }

  advise(thought: Thought, asker: Asker, isWanted?: IsWanted): Promise<Advice<Act>> {
    const found = this.queue.ask<Advice<Act>>({ for: 'advice', thought }, asker, isWanted);
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
    worker.addEventListener('message', ({ data }: MessageEvent<Thinks>) => this.settle(data));
    worker.addEventListener('error', event => this.end(event.message));
    this.worker = worker;
    return worker;
  }

  private end(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    this.settle({ failed: why });
  }

  private settle(thinks: Thinks): void {
    const { thinking } = this;
    if (thinking === null) return;
    clearTimeout(thinking.timer);
    this.thinking = null;
    thinking.turn.settle(thinks, performance.now() - thinking.since);
    this.next();
  }
}
