/**
 * Grouped commit: whatever comes in while one group is being written goes into the next. One flush to the disk then serves
 * many, and as a rule nobody waits for more than two.
 *
 * A group is bounded, so that no single commit grows long, and so is everything that waits: callers beyond that are turned
 * away at once, since a disk that does not keep up must not fill the memory.
 */
import { StoreError } from '@havre/table/storage/store.ts';

/** Writes a group. It resolves when all of it is durable, or rejects when nothing of it is written. */
type Commit<Change, Outcome> = (changes: readonly Change[]) => Promise<readonly Outcome[]>;

/** Measured in characters of text. */
export interface Bounds {
  readonly group: number;
  readonly waiting: number;
}

interface Waiting<Change, Outcome> {
  readonly change: Change;
  readonly size: number;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

export class GroupCommit<Change, Outcome> {
  private readonly commit: Commit<Change, Outcome>;
  private readonly bounds: Bounds;
  private readonly queue: Waiting<Change, Outcome>[] = [];
  /** The size of everything that has not been answered. */
  private held = 0;
  private running: Promise<void> | null = null;

  constructor(commit: Commit<Change, Outcome>, bounds: Bounds) {
    this.commit = commit;
    this.bounds = bounds;
  }

  /**
   * Writes a change with others, in the order they came in.
   * @example const outcome = await commits.add(change, change.body.length);
   */
  add(change: Change, size: number): Promise<Outcome> {
    if (this.held > 0 && this.held + size > this.bounds.waiting)
      return Promise.reject(new StoreError('overloaded', 'More is waiting to be written than the store can hold.'));
    this.held += size;
    return new Promise((resolve, reject) => {
      this.queue.push({ change, size, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when nothing is waiting any more. */
  async idle(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    // Whatever else is asked in this turn of the event loop belongs to the first group.
    await new Promise(resolve => setImmediate(resolve));
    for (let writing = this.begin(); writing !== null; ) {
      const settle = await writing;
      writing = this.begin(); // the disk need not wait until everybody has been told
      settle();
    }
    this.running = null;
  }

  /** Begins to write what waits; null if nothing does. */
  private begin(): Promise<() => void> | null {
    return this.queue.length === 0 ? null : this.write(this.nextGroup());
  }

  /** As many as fit, at least one. */
  private nextGroup(): Waiting<Change, Outcome>[] {
    let size = 0;
    let count = 0;
    for (const waiting of this.queue) {
      size += waiting.size;
      if (count > 0 && size > this.bounds.group) break;
      count++;
    }
    return this.queue.splice(0, count);
  }

  /** Writes a group; what it resolves to answers those who wait for it. */
  private async write(group: readonly Waiting<Change, Outcome>[]): Promise<() => void> {
    let answer: (waiting: Waiting<Change, Outcome>, i: number) => void;
    try {
      const outcomes = await this.commit(group.map(({ change }) => change));
      answer = ({ resolve }, i) => resolve(outcomes[i] as Outcome);
    } catch (error) {
      answer = ({ reject }) => reject(error);
    }
    return () => {
      for (const { size } of group) this.held -= size;
      group.forEach(answer);
    };
  }
}
