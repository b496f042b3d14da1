/** The thread that writes, as the rest of the store sees it. */
import { Worker } from 'node:worker_threads';
import { StoreError } from '@havre/table/storage/store.ts';
import type { FileSettings } from './sqlite-file.ts';
import { packed } from './sqlite-packing.ts';
import type { FromThread, ThreadStart, ToThread } from './sqlite-thread.ts';
import type { ChangeResult, StoreChange } from './store-changes.ts';

interface Asked {
  readonly resolve: (outcomes: readonly ChangeResult[]) => void;
  readonly reject: (error: StoreError) => void;
}

export class WriterThread {
  private readonly worker: Worker;
  /** Who waits for the next answer; there is never more than one. */
  private asked: Asked | null = null;
  /** Why the thread is no more. */
  private end: StoreError | null = null;

  private constructor(start: ThreadStart) {
    this.worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: start });
    this.worker.on('message', (message: FromThread) => this.hear(message));
    this.worker.on('error', error => {
      this.die(new StoreError('failed', `The thread that writes has failed: ${error.message}.`, { cause: error }));
    });
    this.worker.on('exit', () => this.die(new StoreError('closed', 'The store is closed.')));
  }

  /**
   * Opens a file for writing. Rejects with a `StoreError`.
   * @example const thread = await WriterThread.open(path, { timeout: 5_000, largest: null });
   */
  static async open(path: string, settings: FileSettings): Promise<WriterThread> {
    const thread = new WriterThread({ path, settings });
    try {
      await thread.answer();
    } catch (error) {
      await thread.worker.terminate();
      throw error;
    }
    return thread;
  }

  /** Writes a group; one at a time. Rejects with a `StoreError`: then nothing of it is written. */
  write(changes: readonly StoreChange[]): Promise<readonly ChangeResult[]> {
    return this.ask(packed(changes));
  }

  async close(): Promise<void> {
    await this.ask('close');
    await this.worker.terminate();
  }

  private ask(message: ToThread): Promise<readonly ChangeResult[]> {
    if (this.end !== null) return Promise.reject(this.end);
    this.worker.postMessage(message);
    return this.answer();
  }

  /** A thread that has nothing to do keeps no program alive. */
  private answer(): Promise<readonly ChangeResult[]> {
    this.worker.ref();
    return new Promise((resolve, reject) => {
      this.asked = { resolve, reject };
    });
  }

  private hear(message: FromThread): void {
    const { asked } = this;
    this.asked = null;
    this.worker.unref();
    if ('outcomes' in message) asked?.resolve(message.outcomes);
    else asked?.reject(new StoreError(message.problem, message.sentence));
  }

  private die(end: StoreError): void {
    this.end ??= end;
    this.asked?.reject(this.end);
    this.asked = null;
  }
}
