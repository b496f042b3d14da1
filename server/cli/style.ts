/** The little emphasis a terminal has, for eyes only: plain text where nobody is watching, or where NO_COLOR asks for it. */
import { styleText } from 'node:util';
import type { Terminal } from './command.ts';

export interface Style {
  /** What one looks for first. */
  strong(text: string): string;
  /** What one may pass over. */
  faint(text: string): string;
  /** What went wrong. */
  alarming(text: string): string;
}

const plain: Style = { strong: text => text, faint: text => text, alarming: text => text };

/** Whether anybody is watching is asked of our own terminal, not of the program's. */
const as =
  (format: Parameters<typeof styleText>[0]) =>
  (text: string): string =>
    text === '' ? '' : styleText(format, text, { validateStream: false });

const emphatic: Style = { strong: as('bold'), faint: as('dim'), alarming: as('yellow') };

/**
 * How to emphasise on a terminal.
 * @example terminal.print(styleOf(terminal).strong('Anne wins.'));
 */
export function styleOf(terminal: Terminal): Style {
  const { NO_COLOR } = process.env;
  return terminal.interactive && (NO_COLOR ?? '') === '' ? emphatic : plain;
}
