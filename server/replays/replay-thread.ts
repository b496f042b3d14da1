/** The thread in which replays are made, as the server sees it: started when it is needed, and ended when it is not. */
import { Worker } from 'node:worker_threads';
import type { Making } from './making.ts';
import type { FromReplayThread, ReplayThreadStart } from './replay-worker.ts';

/** How long the thread may take, in milliseconds. */
export interface ReplayTimeouts {
  /** For one replay. */
  readonly making: number;
  /** Until it has loaded everything: on a small machine that is most of the work. */
  readonly startUp: number;
  /** Without anything to do, before it is ended. */
  readonly idle: number;
}

export const REPLAY_TIMEOUTS: ReplayTimeouts = { making: 30_000, startUp: 60_000, idle: 60_000 };

/** In megabytes. */
const MOST_MEMORY = 256;

interface Asked {
  readonly resolve: (made: Making) => void;
  readonly reject: (error: Error) => void;
}

export class ReplayThread {
  private readonly start: ReplayThreadStart;
  private readonly timeouts: ReplayTimeouts;
  private worker: Worker | null = null;
  private isReady = false;
  private asked: Asked | null = null;
  /** While something is asked for, how long it may take; else how long the thread stays. */
  private timer: NodeJS.Timeout | undefined;

  constructor(start: ReplayThreadStart, timeouts: ReplayTimeouts = REPLAY_TIMEOUTS) {
    this.start = start;
    this.timeouts = timeouts;
  }

  /**
   * Makes the replay of a table; one at a time. Rejects if it fails or takes too long.
   * @example const made = await thread.make('k3J');
   */
  make(table: string): Promise<Making> {
    return new Promise((resolve, reject) => {
      this.worker ??= this.started();
      this.asked = { resolve, reject };
      this.wait();
      this.worker.ref();
      this.worker.postMessage(table);
    });
  }

  /** Ends the thread; whoever waits for it is told why. */
  async end(why: string): Promise<void> {
    const { worker } = this;
    clearTimeout(this.timer);
    this.worker = null;
    this.isReady = false;
    this.settle(asked => asked.reject(new Error(why)));
    await worker?.terminate();
  }

  private started(): Worker {
    const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), {
      workerData: this.start,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    const ended = (why: string): void => {
      if (this.worker === worker) void this.end(why);
    };
    worker.on('message', (said: FromReplayThread) => {
      if (this.worker === worker) this.hear(said);
    });
    worker.on('error', error => ended(error.message));
    worker.on('exit', () => ended('its thread has ended'));
    return worker;
  }

  private hear(said: FromReplayThread): void {
    if ('ready' in said) {
      this.isReady = true;
      if (this.asked !== null) this.wait();
      return;
    }
    this.worker?.unref(); // a thread that has nothing to do keeps no program alive
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.end('there was nothing to do'), this.timeouts.idle).unref();
    this.settle(asked => ('made' in said ? asked.resolve(said.made) : asked.reject(new Error(said.failed))));
  }

  private wait(): void {
    const most = this.isReady ? this.timeouts.making : this.timeouts.startUp;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.end(`it has taken ${most} ms`), most);
  }

  private settle(answer: (asked: Asked) => void): void {
    const { asked } = this;
    this.asked = null;
    if (asked !== null) answer(asked);
  }
}
