/** Whether the server can do its work: whether what happens can be written down, and new tables too. */
import { type Store, StoreError, type StoreProblem } from '@havre/table/storage/store.ts';

/** How long an answer is good for, in milliseconds: whoever asks often does not keep the disk busy. */
const GOOD_FOR = 2_000;
/** What is nobody's fault but that of whoever asks too much, or too late. */
const NO_OBSTACLES: readonly StoreProblem[] = ['overloaded', 'closed', 'exists', 'missing'];

/** Whether the store can be written to. It is found out by writing, and by whatever else could not be done. */
export class Readiness {
  private readonly store: Pick<Store, 'probe'>;
  private readonly now: () => number;
  private answer: Promise<StoreError | null> = Promise.resolve(null);
  private askedAt = Number.NEGATIVE_INFINITY;
  private isStopping = false;

  constructor(store: Pick<Store, 'probe'>, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /**
   * What is in the way of writing, or null.
   * @example if ((await readiness.obstacle()) !== null) reply.code(503);
   */
  obstacle(): Promise<StoreError | null> {
    if (this.isStopping) return Promise.resolve(new StoreError('closed', 'The server stops.'));
    const now = this.now();
    if (now - this.askedAt < GOOD_FOR) return this.answer;
    this.askedAt = now;
    this.answer = this.answer.then(() => this.trial());
    return this.answer;
  }

  /**
   * Something could not be done for somebody: that is in the way until a trial has succeeded.
   * @example const store = observed(files, metrics, trouble => readiness.note(trouble));
   */
  note(trouble: StoreError): void {
    if (NO_OBSTACLES.includes(trouble.code)) return;
    this.askedAt = this.now();
    this.answer = Promise.resolve(trouble);
  }

  /** The server is about to stop: whoever leads people to it leads them elsewhere. */
  stop(): void {
    this.isStopping = true;
  }

  private async trial(): Promise<StoreError | null> {
    try {
      await this.store.probe();
      return null;
    } catch (error) {
      if (error instanceof StoreError) return error;
      throw error;
    }
  }
}
