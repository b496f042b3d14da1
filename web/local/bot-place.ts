/** Where bots of this device think: a worker of their own, so that neither the page nor its tables wait for them. */
import type { Act } from '@havre/engine/kernel/steps.ts';
import type { ThinkingPlace, Thought } from '@havre/table/thinking.ts';

/** What the worker of the bots answers: an action, or what went wrong. */
export type Answer = { readonly id: number } & ({ readonly action: Act } | { readonly failed: string });

/** How long a bot may think, in milliseconds. */
const PATIENCE = 8_000;

interface Waiting {
  resolve(action: Act): void;
  reject(error: Error): void;
}

export class BotWorker implements ThinkingPlace {
  private worker: Worker | null = null;
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();

  think(thought: Thought): Promise<Act> {
    const id = this.asked++;
    return new Promise<Act>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      setTimeout(() => this.giveUp(id), PATIENCE);
      this.place().postMessage({ id, thought });
    });
  }

  async close(): Promise<void> {
    this.end('nobody thinks any more');
  }

  private place(): Worker {
    if (this.worker !== null) return this.worker;
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('action' in data) waiting?.resolve(data.action);
      else waiting?.reject(new Error(data.failed));
    });
    worker.addEventListener('error', event => this.end(event.message));
    this.worker = worker;
    return worker;
  }

  /** A bot that takes too long is stopped with its worker; the next thought has a new one. */
  private giveUp(id: number): void {
    if (this.waiting.has(id)) this.end('it has thought for too long');
  }

  private end(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Error(why));
    this.waiting.clear();
  }
}
