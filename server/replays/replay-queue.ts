/**
 * A bounded queue in which everybody who asks has a line of their own, and the lines take turns: whoever asks for much waits
 * for it and makes nobody else wait.
 */

/** Why something is not taken: whoever asks has too much in the queue, or all together have. */
export type QueueProblem = 'too-many' | 'full';

/** How much may wait: of one who asks, and altogether. */
export interface QueueBounds {
  readonly each: number;
  readonly all: number;
}

export class ReplayQueue {
  private readonly bounds: QueueBounds;
  /** What each has asked for, in the order in which their turns come. */
  private readonly lines = new Map<string, string[]>();
  /** Everything that waits, in however many lines. */
  private readonly items = new Set<string>();

  constructor(bounds: QueueBounds) {
    this.bounds = bounds;
  }

  /**
   * Puts an item into somebody's line, or says why not. An item may stand in several lines and comes out once.
   * @example const problem = queue.add('192.0.2.1', 'k3J');
   */
  add(asker: string, item: string): QueueProblem | null {
    const line = this.lines.get(asker) ?? [];
    if (line.includes(item)) return null;
    if (line.length >= this.bounds.each) return 'too-many';
    if (!this.items.has(item) && this.items.size >= this.bounds.all) return 'full';
    line.push(item);
    this.lines.set(asker, line);
    this.items.add(item);
    return null;
  }

  has(item: string): boolean {
    return this.items.has(item);
  }

  /** The next item: the oldest of whose turn it is. */
  next(): string | undefined {
    for (const [asker, line] of this.lines) {
      const item = line[0];
      if (item === undefined) continue;
      this.lines.delete(asker); // behind everybody else
      this.lines.set(asker, line);
      this.remove(item);
      return item;
    }
    return undefined;
  }

  /** Takes out everything. */
  clear(): void {
    this.lines.clear();
    this.items.clear();
  }

  private remove(item: string): void {
    this.items.delete(item);
    for (const [asker, line] of this.lines) {
      const left = line.filter(other => other !== item);
      if (left.length === 0) this.lines.delete(asker);
      else this.lines.set(asker, left);
    }
  }
}
