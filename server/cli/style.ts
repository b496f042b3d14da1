/** The little emphasis a terminal has, for eyes only: plain text where nobody is watching, or where NO_COLOR asks for it. */
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

const between =
  (on: number, off: number) =>
  (text: string): string =>
    text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`;

const emphatic: Style = { strong: between(1, 22), faint: between(2, 22), alarming: between(33, 39) };

/**
 * How to emphasise on a terminal.
 * @example terminal.print(styleOf(terminal).strong('Anne wins.'));
 */
export function styleOf(terminal: Terminal): Style {
  const { NO_COLOR } = process.env;
  return terminal.interactive && (NO_COLOR ?? '') === '' ? emphatic : plain;
}
