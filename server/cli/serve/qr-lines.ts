/** An address as a code that phones read, made of half blocks: two of its rows in one line. */
import { encode } from 'uqr';

/** Dark on light whatever the colours of the terminal: readers do not find a code that is light on dark. */
const BLACK_ON_WHITE = '\x1b[30;107m';
const PLAIN = '\x1b[0m';
const BLOCKS = { both: '█', upper: '▀', lower: '▄', none: ' ' };

/**
 * The lines of a code; none where the terminal is too narrow. Without colours it is drawn for a dark screen.
 * @example qrLines('http://192.168.1.20:4242', { columns: 80, colours: true })
 */
export function qrLines(text: string, { columns, colours }: { columns: number; colours: boolean }): string[] {
  const { data, size } = encode(text, { ecc: 'L', border: 2 });
  if (size > columns) return [];
  const isDrawn = (x: number, y: number): boolean => (data[y]?.[x] ?? false) === colours;
  const lines: string[] = [];
  for (let y = 0; y < size; y += 2) {
    let line = '';
    for (let x = 0; x < size; x++) {
      const [upper, lower] = [isDrawn(x, y), isDrawn(x, y + 1)];
      line += upper ? (lower ? BLOCKS.both : BLOCKS.upper) : lower ? BLOCKS.lower : BLOCKS.none;
    }
    lines.push(colours ? `${BLACK_ON_WHITE}${line}${PLAIN}` : line);
  }
  return lines;
}
