/** Text laid out for a terminal of some width. */

/**
 * A text in lines of at most `width` characters, broken at ordinary spaces only. The first line begins with `first`, the
 * others with `indent`; a word that is longer than a line has a line of its own.
 * @example wrapped('one two three', 9) // ['one two', 'three']
 */
export function wrapped(text: string, width: number, indent = '', first = indent): string[] {
  const lines: string[] = [];
  let line = first;
  let begun = false;
  for (const word of text.split(' ')) {
    if (begun && lengthOf(line) + 1 + lengthOf(word) > width) {
      lines.push(line.trimEnd());
      line = indent;
      begun = false;
    }
    line += begun ? ` ${word}` : word;
    begun = true;
  }
  return [...lines, line.trimEnd()];
}

/**
 * How many characters a text takes on the screen.
 * @example lengthOf('é') // 1
 */
export const lengthOf = (text: string): number => [...text].length;

/**
 * Lines as one text; an empty line at the end is kept.
 * @example terminal.print(block(['Anne wins.', '']));
 */
export const block = (lines: readonly string[]): string => lines.map(line => `${line}\n`).join('');

/**
 * What somebody typed, short and harmless enough to be repeated to them.
 * @example printable('\u001b[2Jfoo') // '?[2Jfoo'
 */
export const printable = (typed: string, longest = 30): string => typed.replace(/\p{C}/gu, '?').slice(0, longest);
