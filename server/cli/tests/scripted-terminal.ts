/** A terminal for tests: answers come from a script, and what was written can be read. */
import type { Language } from '@havre/engine/games/language.ts';
import type { Terminal } from '../command.ts';

/** Stands in `out` where the screen was wiped. */
export const WIPED = '\f';

export interface Script {
  readonly language?: Language;
  readonly interactive?: boolean;
  readonly columns?: number;
  /** What the user types, line by line; after the last one the input has ended. */
  readonly answers?: readonly string[];
  /** When the user presses Ctrl-C; at once, if nothing is said. */
  readonly stopped?: Promise<void>;
}

export interface ScriptedTerminal extends Terminal {
  /** Everything on standard output: what was printed, the questions with their answers, and `WIPED`. */
  readonly out: string;
  /** Everything on standard error, without the progress. */
  readonly err: string;
  /** Every state of the line of progress. */
  readonly progressed: readonly string[];
}

/**
 * A terminal that plays a script.
 * @example const terminal = scriptedTerminal({ answers: ['7'] }); await run(['play'], terminal); terminal.out
 */
export function scriptedTerminal(script: Script = {}): ScriptedTerminal {
  const { language = 'en', interactive = false, columns = 80, answers = [], stopped = Promise.resolve() } = script;
  const left = [...answers];
  const progressed: string[] = [];
  let out = '';
  let err = '';
  return {
    language,
    interactive,
    columns,
    print(text) {
      out += ended(text);
    },
    note(text) {
      err += ended(text);
    },
    progress(text) {
      if (interactive) progressed.push(text);
    },
    ask(prompt) {
      const answer = left.shift() ?? null;
      out += `${prompt}${answer ?? ''}\n`;
      return Promise.resolve(answer);
    },
    wipe() {
      out += WIPED;
    },
    untilStopped: () => stopped,
    get out() {
      return out;
    },
    get err() {
      return err;
    },
    progressed,
  };
}

const ended = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);
