/** The thread that takes over what was written ahead, as the rest of the store sees it. */
import { Worker } from 'node:worker_threads';
import type { ToTakeover } from './sqlite-takeover-thread.ts';

/** So many changes are written before some more is taken over. */
const EVERY = 250;

export class Takeover {
  private readonly path: string;
  /** Started when there is something to do for the first time. */
  private worker: Worker | null = null;
  private waiting = 0;
  private isBusy = false;

  /** @example const takeover = new Takeover('/data/havre.db'); */
  constructor(path: string) {
    this.path = path;
  }

  /** So many changes more are written ahead. */
  wrote(changes: number): void {
    this.waiting += changes;
    if (this.isBusy || this.waiting < EVERY) return;
    this.waiting = 0;
    this.isBusy = true;
    this.worker ??= this.started();
    tell(this.worker, 'takeOver');
  }

  /** Resolves when the thread has let go of the file. */
  async close(): Promise<void> {
    const { worker } = this;
    if (worker === null || worker.threadId < 0) return; // there is none, or it has ended
    worker.ref();
    const ended = new Promise(resolve => worker.once('exit', resolve));
    tell(worker, 'close');
    await ended;
  }

  private started(): Worker {
    const worker = new Worker(new URL('./sqlite-takeover-thread.ts', import.meta.url), { workerData: this.path });
    worker.unref(); // it keeps no program alive
    worker.on('message', () => {
      this.isBusy = false;
    });
    worker.on('error', () => {}); // the thread that writes then takes over by itself, as often as its log is long
    return worker;
  }
}

const tell = (worker: Worker, message: ToTakeover): void => worker.postMessage(message);
