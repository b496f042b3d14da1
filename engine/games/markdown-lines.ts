/** What ledgers and rulebooks have in common as Markdown: the cells of a table, and an error that names its line. */

/** A text that cannot be read, with the line that is wrong. */
export class LineError extends Error {
  readonly line: number;

  constructor(problem: string, line: number) {
    super(`${problem} (line ${line})`);
    this.name = new.target.name;
    this.line = line;
  }
}

/**
 * The cells of a line of a table. A bar inside a cell is written with a backslash.
 * @example cellsOf('| 3 | 6 |') // ['3', '6']
 */
export const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim().replaceAll('\\|', '|'));

/** Whether these are the cells of the line under the head of a table. */
export const isUnderline = (cells: readonly string[]): boolean => cells.every(cell => /^:?-+:?$/.test(cell));
