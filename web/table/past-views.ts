/** What was on the screen before, so that a line of the log can show the board at its moment. */

/** So many views are kept; the oldest make room. */
const MOST = 800;

export class PastViews {
  /** The view after what each line of the story tells. */
  private readonly views = new Map<number, object>();

  /** Keeps how the board stood after what a line of the story tells. */
  keep(line: number, view: object): void {
    this.views.set(line, view);
    const [oldest] = this.views.keys();
    if (this.views.size > MOST && oldest !== undefined) this.views.delete(oldest);
  }

  /** How the board stood at a line, if that is known. */
  at(line: number): object | null {
    return this.views.get(line) ?? null;
  }

  has(line: number): boolean {
    return this.views.has(line);
  }

  /** Whether the board stands now as it did at a line. */
  isNow(line: number): boolean {
    return this.at(line) === ([...this.views.values()].at(-1) ?? null);
  }

  /**
   * The moment before or after another, as far as they are known; null if there is none.
   * @example pastViews.beside(12, -1)
   */
  beside(line: number, step: 1 | -1): number | null {
    const moments = [...this.views.keys()];
    return moments[moments.indexOf(line) + step] ?? null;
  }

  /** Other eyes have seen other things. */
  forget(): void {
    this.views.clear();
  }
}
