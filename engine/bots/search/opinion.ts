/** What thinking comes to. */

/** What is thought of one answer. */
export interface Opinion<A> {
  readonly action: A;
  /** How often it was tried. */
  readonly tries: number;
  /** The estimated share of the win, from 0 to 1. */
  readonly chance: number;
}

/** Thinking that can be stopped and gone on with. The same seed and the same number of tries give the same opinions. */
export interface Thinker<A> {
  /**
   * Thinks on, for so many tries or until it is enough; gives how many there were. May be called again to think further.
   * @example thinker.run(1000, () => performance.now() > end)
   */
  run(tries: number, isEnough?: () => boolean): number;
  /** What it thinks of the answers it has tried, the one to give first. */
  readonly opinions: Opinion<A>[];
}
