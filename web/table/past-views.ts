/** What was on the screen before, so that a line of the log can show the board at its moment. */

/** So many views are kept; the oldest make room. */
const MOST = 400;

export class Album {
  /** The view after each of the news that changed it. */
  private readonly views = new Map<number, object>();

  /** Keeps how the board stood after one of the news. */
  keep(news: number, view: object): void {
    this.views.set(news, view);
    const [oldest] = this.views.keys();
    if (this.views.size > MOST && oldest !== undefined) this.views.delete(oldest);
  }

  /** How the board stood after one of the news, if that is known. */
  at(news: number): object | null {
    return this.views.get(news) ?? null;
  }

  has(news: number): boolean {
    return this.views.has(news);
  }

  /**
   * The moment before or after another, as far as they are known; null if there is none.
   * @example album.beside(12, -1)
   */
  beside(news: number, step: 1 | -1): number | null {
    const moments = [...this.views.keys()];
    return moments[moments.indexOf(news) + step] ?? null;
  }

  /** Other eyes have seen other things. */
  forget(): void {
    this.views.clear();
  }
}
