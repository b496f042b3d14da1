/** What is wrong with a game, a position or a move that somebody has written down. */

/**
 * What kind of mistake it is, for those who say it in other words than the message does.
 * - `title`: the text does not begin as one of this game does.
 * - `line`: a line does not say what stands in its place, or says what cannot be.
 * - `move`: there is no such move; `instead` has the ways it could have been written.
 * - `end`: it does not end as it says, or goes on afterwards.
 */
export type NotationProblem = 'title' | 'line' | 'move' | 'end';

export interface NotationDetails {
  readonly problem?: NotationProblem;
  /** The line of the text, from 1; null where there is only one. */
  readonly line?: number | null;
  /** For a move: what was written, and how moves between these cells are written. */
  readonly written?: string;
  readonly instead?: readonly string[];
}

/**
 * A text that is none the rules know. The message says why, and in which line of the text.
 * @example throw new BadNotation("'Sc4-c5': there is no such move", { problem: 'move' }).inLine(12)
 */
export class BadNotation extends Error {
  override name = 'BadNotation';
  /** What is wrong, without the line. */
  readonly why: string;
  readonly details: Required<NotationDetails>;

  constructor(why: string, details: NotationDetails = {}) {
    const line = details.line ?? null;
    super(line === null ? why : `line ${line}: ${why}`);
    this.why = why;
    this.details = { problem: 'line', written: '', instead: [], ...details, line };
  }

  /** The line of the text, from 1; null where there is only one. */
  get line(): number | null {
    return this.details.line;
  }

  /** The same, of a line of a longer text. */
  inLine(line: number): BadNotation {
    return new BadNotation(this.why, { ...this.details, line });
  }
}
