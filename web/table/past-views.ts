/** What was on the screen before, so that a line of the log can show the board at its moment. */

/** So many views are kept; the oldest make room. */
const MOST = 400;

export class PastViews {
  /** The view after each of the events that changed it. */
  private readonly views = new Map<number, object>();

  /** Keeps how the board stood after one of the events. */
  keep(eventNumber: number, view: object): void {
    this.views.set(eventNumber, view);
    const [oldest] = this.views.keys();
    if (this.views.size > MOST && oldest !== undefined) this.views.delete(oldest);
  }

  /** How the board stood after one of the events, if that is known. */
  at(eventNumber: number): object | null {
    return this.views.get(eventNumber) ?? null;
  }

  has(eventNumber: number): boolean {
    return this.views.has(eventNumber);
  }

  /**
   * The moment before or after another, as far as they are known; null if there is none.
   * @example pastViews.beside(12, -1)
   */
  beside(eventNumber: number, step: 1 | -1): number | null {
    const moments = [...this.views.keys()];
    return moments[moments.indexOf(eventNumber) + step] ?? null;
  }

  /** Other eyes have seen other things. */
  forget(): void {
    this.views.clear();
  }
}
