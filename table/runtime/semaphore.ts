/** A bounded number of works at a time: the others wait, in the order in which they came. */
export class Semaphore {
  private readonly most: number;
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  /** @example const loads = new Semaphore(4); */
  constructor(most: number) {
    this.most = most;
  }

  /**
   * Does something when its turn has come.
   * @example const table = await loads.take(() => readTable(store, id, games));
   */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.most) await new Promise<void>(resolve => this.waiting.push(resolve));
    else this.running++;
    try {
      return await work();
    } finally {
      // Whoever comes next has the place of whoever goes: nobody slips in between.
      const next = this.waiting.shift();
      if (next === undefined) this.running--;
      else next();
    }
  }
}
