/** What a command of `havre` is, and how it talks. */
import type { Language } from '@havre/engine/games/language.ts';

/** Where a command reads and writes: the real terminal, or a test. */
export interface Terminal {
  readonly language: Language;
  /** Whether somebody is watching: progress bars and colours only then. */
  readonly interactive: boolean;
  /** Width in characters. */
  readonly columns: number;
  /** Writes a line, or several, to standard output. The end of the last line is added if it is not there. */
  print(text: string): void;
  /** Writes a line, or several, to standard error: what went wrong, and what is no part of the answer. */
  note(text: string): void;
  /** Rewrites the one line of progress on standard error; an empty text takes it away. Nothing if nobody is watching. */
  progress(text: string): void;
  /** Asks for a line; null when the input has ended. */
  ask(prompt: string): Promise<string | null>;
  /** Wipes the screen, so that the next person sees nothing of the last one's. */
  wipe(): void;
  /** Waits for Ctrl-C, or for the system to ask for an end; from then on a second Ctrl-C ends the program at once. */
  untilStopped(): Promise<void>;
}

export interface CliCommand {
  readonly name: string;
  /** One line for the list of commands. */
  summary(language: Language): string;
  /** Everything about it: usage, options, examples, exit codes. */
  help(language: Language): string;
  /** Gives the exit code. Throws `UserMistake` for what the user got wrong. */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

/** The user asked for something that cannot be: one sentence that says what was wrong and what is allowed; exit code 2. */
export class UserMistake extends Error {
  override name = 'UserMistake';
}

/** It began well and could not be finished: a full disk, a game without an end. One sentence; exit code 1. */
export class Trouble extends Error {
  override name = 'Trouble';
}

/** Exit codes, the same for all commands. */
export const EXIT = {
  done: 0,
  /** It ran, and what it looked at is wrong: a replay that does not verify. Or it could not be finished. */
  failed: 1,
  /** It did not run: the user got something wrong. Nothing was written. */
  mistake: 2,
  /** Ctrl-C. */
  interrupted: 130,
} as const;
