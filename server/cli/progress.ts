/** A bar that shows how far a long task is, for whoever watches; and the pauses in which Ctrl-C is heard. */
import { setImmediate } from 'node:timers/promises';
import type { Terminal } from './command.ts';

/** Milliseconds between two looks at the bar. */
const INTERVAL = 60;
const LONGEST_BAR = 40;

/**
 * One task of many equal parts. `reached` is cheap: call it after each part, and wait for what it gives.
 * @example const bar = new ProgressBar(terminal, games); for (…) { …; await bar.reached(i + 1); } bar.done();
 */
export class ProgressBar {
  private readonly terminal: Terminal;
  private readonly parts: number;
  private shown = performance.now();

  constructor(terminal: Terminal, parts: number) {
    this.terminal = terminal;
    this.parts = parts;
  }

  /** Shows that so many parts are done, if it is time to; null if there is nothing to wait for. */
  reached(done: number): Promise<void> | null {
    const now = performance.now();
    if (now - this.shown < INTERVAL) return null;
    this.shown = now;
    this.terminal.progress(barOf(done, this.parts, this.terminal.columns));
    return setImmediate();
  }

  /** Takes the bar away. */
  done(): void {
    this.terminal.progress('');
  }
}

/**
 * The bar as text.
 * @example barOf(250, 1000, 80) // '[██████████                              ]  25 %  250/1000'
 */
export function barOf(done: number, parts: number, columns: number): string {
  const count = `${String(done).padStart(String(parts).length)}/${parts}`;
  const percent = `${String(Math.floor((100 * done) / parts)).padStart(3)} %`;
  const width = Math.max(0, Math.min(LONGEST_BAR, columns - count.length - percent.length - 7));
  const full = Math.floor((width * done) / parts);
  return `[${'█'.repeat(full)}${' '.repeat(width - full)}] ${percent}  ${count}`;
}
