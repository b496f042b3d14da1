/** What is wrong with a game, a position or a move that somebody has written down. */

/**
 * A text that is none the rules know. The message says why, and in which line of the text.
 * @example throw new BadNotation("'Sc4-c5': there is no such move").inLine(12)
 */
export class BadNotation extends Error {
  override name = 'BadNotation';
  /** What is wrong, without the line. */
  readonly why: string;
  /** The line of the text, from 1; null where there is only one. */
  readonly line: number | null;

  constructor(why: string, line: number | null = null) {
    super(line === null ? why : `line ${line}: ${why}`);
    this.why = why;
    this.line = line;
  }

  /** The same, of a line of a longer text. */
  inLine(line: number): BadNotation {
    return new BadNotation(this.why, line);
  }
}
