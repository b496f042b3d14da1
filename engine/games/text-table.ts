/** Tables in plain text, for the terminal and for logs. */

/**
 * Rows with their columns in line: the first column to the left, all others to the right, two spaces between them.
 * @example inColumns([['', 'hand'], ['Anne', '6']]) // ['      hand', 'Anne     6']
 */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, lengthOf(cell));
    });
  const padded = (cell: string, column: number) => {
    const space = ' '.repeat((widths[column] ?? 0) - lengthOf(cell));
    return column === 0 ? cell + space : space + cell;
  };
  return rows.map(row => row.map(padded).join('  ').trimEnd());
}

const lengthOf = (text: string): number => [...text].length;
