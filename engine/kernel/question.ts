/** What a seat is being asked, by the names that it has on the wire. */
export interface Question<A> {
  /** Name of the step of the rules. */
  readonly step: string;
  /**
   * Number of this question among those of the seat. An answer may say which one it is for, and is refused when that one
   * is past. Whatever a seat does gives it a new number; what others do does not.
   */
  readonly decision: number;
  /** Everything the seat may do, except free answers. */
  readonly legal: readonly A[];
  /** How many of these, from the first on, answer the question (`answerCount` of an `Offer`); the others are liberties beside it. */
  readonly answers: number;
  /** The types of free answers, which no list can hold. */
  readonly open: readonly string[];
  /** Whether the table waits for this seat, or it merely may act. */
  readonly awaited: boolean;
}
