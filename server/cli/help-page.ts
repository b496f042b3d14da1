/** The help of a command, laid out: paragraphs are wrapped, what is indented or to be typed stays as it is. */
import { wrapped } from './layout.ts';

const WIDTH = 80;

/**
 * A page of help.
 * @example helpPage(['havre replay <file>', '', 'Tells the story of a game…', '', '  --seat N  as seat N saw it'])
 */
export const helpPage = (paragraphs: readonly string[]): string =>
  paragraphs.flatMap(text => (/^( {2}|havre )/.test(text) ? [text] : wrapped(text, WIDTH))).join('\n');
