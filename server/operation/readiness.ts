/** Whether the server can do its work: whether what happens can be written down. */
import { type Store, StoreError } from '@havre/table/store.ts';

/** No table has an id with a space in it. */
const TRIAL = 'readiness trial';
/** How long an answer is good for, in milliseconds: whoever asks often does not keep the disk busy. */
const GOOD_FOR = 2_000;

/** Whether the store can be written to. It is found out by writing. */
export class Readiness {
  private readonly store: Store;
  private readonly now: () => number;
  private answer: Promise<StoreError | null> = Promise.resolve(null);
  private askedAt = Number.NEGATIVE_INFINITY;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /**
   * What is in the way of writing, or null.
   * @example if ((await readiness.obstacle()) !== null) reply.code(503);
   */
  obstacle(): Promise<StoreError | null> {
    const now = this.now();
    if (now - this.askedAt < GOOD_FOR) return this.answer;
    this.askedAt = now;
    this.answer = this.answer.then(() => this.trial());
    return this.answer;
  }

  private async trial(): Promise<StoreError | null> {
    try {
      await this.store.remove(TRIAL); // what a crash in the middle of a trial has left
      await this.store.append([{ table: TRIAL, seq: 0, body: '{}' }]);
      await this.store.remove(TRIAL);
      return null;
    } catch (error) {
      if (error instanceof StoreError) return error;
      throw error;
    }
  }
}
