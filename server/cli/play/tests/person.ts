/** A person at the keyboard, for tests: reads what is on the screen, and types. */
import type { Language } from '@havre/engine/games/language.ts';
import type { Terminal } from '../../command.ts';

/** What a person has before them when they are asked. */
export interface Sight {
  readonly prompt: string;
  /** Everything that was printed since they were last asked. */
  readonly printed: string;
  /** How often they were asked before. */
  readonly asked: number;
}

export interface Person {
  readonly terminal: Terminal;
  /** What stood on the screen, from one wiping to the next; prompts and what was typed are part of it. */
  readonly screens: readonly string[];
  /** Everything that stood on the screen. */
  readonly all: string;
  /** What went to standard error. */
  readonly noted: string;
}

/** No game of a test asks that often. */
const TIMEOUT_MS = 2000;

/**
 * A person who answers by looking at the screen; null ends the input.
 * @example const anne = person(sight => choicesOn(sight.printed).at(-1) ?? ''); await run(['play', 'fuji-flush'], anne.terminal);
 */
export function person(
  answer: (sight: Sight) => string | null,
  look: { language?: Language; interactive?: boolean; columns?: number } = {},
): Person {
  const { language = 'en', interactive = false, columns = 80 } = look;
  const screens = [''];
  let printed = '';
  let noted = '';
  let asked = 0;
  const show = (text: string) => {
    screens.push(`${screens.pop()}${text}`);
    printed += text;
  };
  const terminal: Terminal = {
    language,
    interactive,
    columns,
    print: text => show(text.endsWith('\n') ? text : `${text}\n`),
    note(text) {
      noted += `${text}\n`;
    },
    progress() {},
    async ask(prompt) {
      if (asked === TIMEOUT_MS) throw new Error(`asked ${asked} times, and no end: ${prompt}`);
      const typed = answer({ prompt, printed, asked: asked++ });
      show(`${prompt}${typed ?? ''}\n`);
      printed = '';
      return typed;
    },
    wipe() {
      screens.push('');
    },
    untilStopped: () => Promise.resolve(),
  };
  return {
    terminal,
    screens,
    get all() {
      return screens.join('');
    },
    get noted() {
      return noted;
    },
  };
}

/**
 * The keys of the choices on a screen.
 * @example choicesOn('  2  Play a 2\n 12  Play a 12\n') // ['2', '12']
 */
export const choicesOn = (screen: string): string[] =>
  [...screen.matchAll(/^ +(\d+) {2}\S/gm)].map(found => found[1] ?? '');
