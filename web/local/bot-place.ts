/** Where bots of this device think: a worker of their own, so that neither the page nor its tables wait for them. */
import type { Advice } from '@havre/engine/bots/advice.ts';
import type { Act } from '@havre/engine/kernel/steps.ts';
import type { Asked, ThinkingPlace, Thinks, Thought } from '@havre/table/thinking.ts';

/** How long a bot may think, in milliseconds. */
const PATIENCE = 8_000;

interface Waiting {
  resolve(found: never): void;
  reject(error: Error): void;
}

export class BotWorker implements ThinkingPlace {
  private worker: Worker | null = null;
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();

  think(thought: Thought): Promise<Act> {
    return this.ask({ for: 'choice', thought });
  }

  advise(thought: Thought): Promise<Advice<Act>> {
    return this.ask({ for: 'advice', thought });
  }

  async close(): Promise<void> {
    this.end('nobody thinks any more');
  }

  private ask<T>(asked: Asked): Promise<T> {
    const id = this.asked++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      setTimeout(() => this.giveUp(id), PATIENCE);
      this.place().postMessage({ id, asked });
    });
  }

  private place(): Worker {
    if (this.worker !== null) return this.worker;
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Thinks & { readonly id: number }>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('found' in data) waiting?.resolve(data.found as never);
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
