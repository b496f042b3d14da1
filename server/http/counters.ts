/** How often each party has done something lately. */

/** For so long everything is counted together, in milliseconds. */
const MINUTE = 60_000;
/** So many are kept: beyond that, whoever was counted first is forgotten first. */
const MOST = 50_000;

interface Count {
  times: number;
  readonly until: number;
}

export class Counters {
  private readonly now: () => number;
  private readonly most: number;
  /** In the order in which they run out. */
  private readonly counts = new Map<string, Count>();

  constructor(now: () => number = () => performance.now(), most: number = MOST) {
    this.now = now;
    this.most = most;
  }

  /**
   * Counts something once more; says for how many milliseconds it is too much, 0 if it is not.
   * @example if (counters.add('joins 192.0.2.1', 60) > 0) throw tooFast();
   */
  add(what: string, most: number): number {
    const now = this.now();
    this.forget(now);
    const count = this.counts.get(what);
    if (count === undefined) {
      this.counts.set(what, { times: 1, until: now + MINUTE });
      return most < 1 ? MINUTE : 0;
    }
    count.times++;
    return count.times > most ? count.until - now : 0;
  }

  get size(): number {
    return this.counts.size;
  }

  private forget(now: number): void {
    for (const [what, { until }] of this.counts) {
      if (until > now && this.counts.size < this.most) return;
      this.counts.delete(what);
    }
  }
}
