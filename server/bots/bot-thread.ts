/** One thread in which bots think, with one thought at a time. */
import { Worker } from 'node:worker_threads';
import type { BotTaskTurn } from '@havre/table/automatic/bot-task-queue.ts';
import { type BotResult, LONGEST_THINKING } from '@havre/table/automatic/bot-tasks.ts';
import type { BotWorkerData, Ready } from './bot-worker.ts';

/** How long a thread may take until it can think at all: on a small machine loading everything is most of the work. */
const START_UP = 60_000;
/** In megabytes, for each thread. */
const MOST_MEMORY = 256;

export interface ThreadSettings {
  readonly files: readonly string[];
  /** How long a bot may think, in milliseconds. */
  readonly timeout: number;
  /** Called when it is free again. */
  readonly onFree: () => void;
  /** Called when it is gone. Node may crash where a thread begins while another one is being ended, so none begins before. */
  readonly onGone: () => void;
}

export class BotThread {
  private readonly settings: ThreadSettings;
  private readonly worker: Worker;
  private readonly longest = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)).fill(LONGEST_THINKING);
  private turn: BotTaskTurn | null = null;
  private beganAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private isReady = false;
  hasEnded = false;

  constructor(settings: ThreadSettings) {
    this.settings = settings;
    this.worker = new Worker(new URL('./bot-worker.ts', import.meta.url), {
      workerData: { files: settings.files, longest: this.longest } satisfies BotWorkerData,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    this.worker.on('message', (said: BotResult | Ready) => {
      if ('ready' in said) this.begin();
      else this.settle(said);
    });
    this.worker.on('error', error => void this.end(error.message));
    this.worker.on('exit', () => void this.end('its thread has ended'));
  }

  get isFree(): boolean {
    return this.turn === null && !this.hasEnded;
  }

  think(turn: BotTaskTurn): void {
    this.turn = turn;
    this.wait();
    this.hurry();
    this.worker.ref();
    this.worker.postMessage(turn.asked);
  }

  /** Tells it how long it may think, now that more or fewer wait. */
  hurry(): void {
    if (this.turn !== null) Atomics.store(this.longest, 0, this.turn.longest);
  }

  async end(why: string): Promise<void> {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.settle({ failed: why });
    await this.worker.terminate();
    this.settings.onGone();
  }

  /** Everything is loaded: whoever is being thought for has all the time of a thought from now on. */
  private begin(): void {
    this.isReady = true;
    if (this.turn !== null) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const timeout = this.isReady ? this.settings.timeout : START_UP;
    this.beganAt = performance.now();
    this.timer = setTimeout(() => void this.end(`it has thought for ${timeout} ms`), timeout);
  }

  private settle(thinks: BotResult): void {
    const { turn } = this;
    clearTimeout(this.timer);
    this.turn = null;
    this.worker.unref(); // a thread that has nothing to do keeps no program alive
    turn?.settle(thinks, performance.now() - this.beganAt);
    if (!this.hasEnded) this.settings.onFree();
  }
}
