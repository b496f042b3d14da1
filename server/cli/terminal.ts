/** The real terminal: standard input, output and error of this program. */
import { createInterface, type Interface } from 'node:readline';
import { LANGUAGES, type Language } from '@havre/engine/games/language.ts';
import { EXIT, type Terminal } from './command.ts';

const USUAL_WIDTH = 80;
/** Clears the screen and what was scrolled off it, and goes to the top. */
const WIPE = '\x1b[2J\x1b[3J\x1b[H';
/** Without a screen to clear, enough empty lines to push everything off a page. */
const BLANK = '\n'.repeat(60);
const CLEAR_LINE = '\r\x1b[K';

/**
 * The language of a person, from the environment of their shell.
 * @example languageOf({ LANG: 'fr_FR.UTF-8' }) // 'fr'
 */
export function languageOf(environment: { readonly [name: string]: string | undefined }): Language {
  const { HAVRE_LANG, LC_ALL, LC_MESSAGES, LANG } = environment;
  const locale = [HAVRE_LANG, LC_ALL, LC_MESSAGES, LANG].find(name => name !== undefined && name !== '') ?? '';
  return LANGUAGES.find(language => locale.toLowerCase().startsWith(language)) ?? 'en';
}

/**
 * The terminal this program was started from. Ctrl-C ends the program quietly, and so does a reader that goes away.
 * @example process.exitCode = await run(process.argv.slice(2), realTerminal());
 */
export function realTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process;
  const { TERM } = env;
  const interactive = stdout.isTTY === true && stderr.isTTY === true && TERM !== 'dumb';
  const lines = new Lines();
  let progressing = false;
  const progress = (text: string) => {
    if (!interactive || (text === '' && !progressing)) return;
    stderr.write(text === '' ? CLEAR_LINE : `${CLEAR_LINE}${text.slice(0, widthOf(stderr) - 1)}`);
    progressing = text !== '';
  };
  const endIfNobodyReads = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(EXIT.done);
  };
  stdout.on('error', endIfNobodyReads);
  stderr.on('error', endIfNobodyReads);
  let stop: (() => void) | null = null;
  process.on('SIGINT', () => {
    progress('');
    if (stop === null) process.exit(EXIT.interrupted);
    stop();
    stop = null;
  });
  return {
    language: languageOf(env),
    interactive,
    get columns() {
      return widthOf(stdout);
    },
    print(text) {
      progress('');
      stdout.write(ended(text));
    },
    note(text) {
      progress('');
      stderr.write(ended(text));
    },
    progress,
    ask: prompt => lines.ask(prompt, stdin.isTTY === true && stdout.isTTY === true),
    wipe: () => stdout.write(stdout.isTTY === true ? WIPE : BLANK),
    untilStopped: () =>
      new Promise(resolve => {
        stop = resolve;
        process.on('SIGTERM', () => resolve()); // also again: it must not end in the middle of stopping
      }),
  };
}

/** A pipe has no width, and some terminals say 0. */
const widthOf = ({ columns }: NodeJS.WriteStream): number => columns || USUAL_WIDTH;

const ended = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);

/** Standard input, line by line. It is read only while a question is open, so the program can end when it has no more. */
class Lines {
  private input: Interface | undefined;
  private readonly waiting: string[] = [];
  private ended = false;
  private answer: ((line: string | null) => void) | undefined;

  ask(prompt: string, isTyped: boolean): Promise<string | null> {
    this.input ??= this.opened(isTyped);
    const early = this.waiting.shift();
    if (early !== undefined || this.ended) {
      process.stdout.write(`${prompt}\n`);
      return Promise.resolve(early ?? null);
    }
    return new Promise(resolve => {
      this.answer = resolve;
      process.stdin.ref?.();
      this.input?.setPrompt(prompt);
      this.input?.prompt();
    });
  }

  /** No history: the next person at this keyboard must not find what the last one typed. */
  private opened(isTyped: boolean): Interface {
    const { stdin: input, stdout: output } = process;
    const opened = createInterface({ input, output, terminal: isTyped, historySize: 0 });
    opened.on('line', line => this.take(line));
    opened.on('close', () => {
      this.ended = true;
      this.take(null);
    });
    opened.on('SIGINT', () => {
      output.write('\n');
      process.exit(EXIT.interrupted);
    });
    return opened;
  }

  private take(line: string | null): void {
    const { answer } = this;
    this.answer = undefined;
    if (answer === undefined) {
      if (line !== null) this.waiting.push(line);
      return;
    }
    if (this.ended || !this.input?.terminal) process.stdout.write('\n'); // nobody has pressed Enter on this screen
    if (!this.ended) this.input?.pause();
    process.stdin.unref?.(); // a paused pipe would still keep the program alive; a file has no `unref` and needs none
    answer(line);
  }
}
