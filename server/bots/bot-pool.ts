/** A few threads in which bots think, so that the server itself never waits for one. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Advice } from '@havre/engine/bots/advice.ts';
import type { Act } from '@havre/engine/kernel/steps.ts';
import type { Asked, ThinkingPlace, Thinks, Thought } from '@havre/table/thinking.ts';
import type { Guests, Ready } from './bot-worker.ts';

/** A bot has failed, has taken too long, or is no longer wanted. */
export class NoThought extends Error {
  override name = 'NoThought';
}

export interface PoolSettings {
  readonly threads?: number;
  /** How long a bot may think, in milliseconds. */
  readonly patience?: number;
  /** Files with bots of one's own: each exports one as `bot`. */
  readonly files?: readonly string[];
}

const PATIENCE = 5_000;
/** How long a thread may take until it can think at all: on a small machine loading everything is most of the work. */
const START_UP = 60_000;
const MOST_THREADS = 4;
/** In megabytes, for each thread. */
const MOST_MEMORY = 256;

interface Waiting {
  readonly asked: Asked;
  readonly resolve: (found: never) => void;
  readonly reject: (error: NoThought) => void;
}

export class BotPool implements ThinkingPlace {
  private readonly most: number;
  private readonly patience: number;
  private readonly guests: Guests;
  private readonly threads = new Set<Thread>();
  private readonly waiting: Waiting[] = [];
  private isClosed = false;

  constructor({ threads, patience = PATIENCE, files = [] }: PoolSettings = {}) {
    this.most = threads ?? Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
    this.patience = patience;
    this.guests = { files };
  }

  /**
   * What a bot chooses. Rejects with `NoThought`.
   * @example const action = await pool.think(thoughtOf(match, { seat, bot, seed }));
   */
  think(thought: Thought): Promise<Act> {
    return this.ask({ for: 'choice', thought });
  }

  /** The best answers. Rejects with `NoThought`. */
  advise(thought: Thought): Promise<Advice<Act>> {
    return this.ask({ for: 'advice', thought });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.next();
    await Promise.all([...this.threads].map(thread => thread.end('nobody thinks any more')));
  }

  private ask<T>(asked: Asked): Promise<T> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ asked, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    if (this.isClosed) {
      for (const { reject } of this.waiting.splice(0)) reject(new NoThought('nobody thinks any more'));
      return;
    }
    if (this.waiting.length === 0) return;
    const thread = [...this.threads].find(candidate => candidate.isFree) ?? this.oneMore();
    const asked = thread === null ? undefined : this.waiting.shift();
    if (asked !== undefined) thread?.ask(asked, this.patience);
  }

  private oneMore(): Thread | null {
    if (this.threads.size === this.most) return null;
    const thread: Thread = new Thread(this.guests, () => {
      if (thread.hasEnded) this.threads.delete(thread);
      this.next();
    });
    this.threads.add(thread);
    return thread;
  }
}

/** One thread, with one thought at a time. */
class Thread {
  private readonly worker: Worker;
  /** Called when it is free again, or has ended. */
  private readonly onFree: () => void;
  private asked: Waiting | null = null;
  private timer: NodeJS.Timeout | undefined;
  private patience = PATIENCE;
  private isReady = false;
  hasEnded = false;

  constructor(guests: Guests, onFree: () => void) {
    this.onFree = onFree;
    const script = new URL('./bot-worker.ts', import.meta.url);
    this.worker = new Worker(script, {
      workerData: guests,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    this.worker.on('message', (said: Thinks | Ready) => {
      if ('ready' in said) this.begin();
      else
        this.settle(asked =>
          'found' in said ? asked.resolve(said.found as never) : asked.reject(new NoThought(said.failed)),
        );
    });
    this.worker.on('error', error => void this.end(error.message));
    this.worker.on('exit', () => void this.end('its thread has ended'));
  }

  get isFree(): boolean {
    return this.asked === null && !this.hasEnded;
  }

  ask(asked: Waiting, patience: number): void {
    this.asked = asked;
    this.patience = patience;
    this.wait();
    this.worker.ref();
    this.worker.postMessage(asked.asked);
  }

  /** Everything is loaded: whoever is being thought for has all the time of a thought from now on. */
  private begin(): void {
    this.isReady = true;
    if (this.asked !== null) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const patience = this.isReady ? this.patience : START_UP;
    this.timer = setTimeout(() => void this.end(`it has thought for ${patience} ms`), patience);
  }

  async end(why: string): Promise<void> {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.settle(asked => asked.reject(new NoThought(why)));
    await this.worker.terminate();
  }

  private settle(answer: (asked: Waiting) => void): void {
    const { asked } = this;
    clearTimeout(this.timer);
    this.asked = null;
    this.worker.unref(); // a thread that has nothing to do keeps no program alive
    if (asked !== null) answer(asked);
    this.onFree();
  }
}
