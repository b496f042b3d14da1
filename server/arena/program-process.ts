/** A program from outside as the arena starts it: by its command, followed by the address, the code of the table and a name. */
import { type ChildProcess, spawn } from 'node:child_process';
import { basename } from 'node:path';

const PREFIX = 'cmd:';
/** Of what a program complains of, so much is told; and so long it may take to end by itself, in milliseconds. */
const LONGEST_COMPLAINT = 400;
const FAREWELL = 2_000;
const LONGEST_NAME = 30;

/**
 * Whether a bot is given by a command that starts it.
 * @example isProgram('cmd:python3 bot.py') // true
 */
export const isProgram = (source: string): boolean => source.startsWith(PREFIX);

/** The words of a command: there are no quotes, as there is no shell. */
const wordsOf = (source: string): string[] => source.slice(PREFIX.length).split(/\s+/).filter(Boolean);

/**
 * What a program is called in a report.
 * @example programName('cmd:python3 examples/players/player.py') // 'player.py'
 */
export const programName = (source: string): string =>
  basename(wordsOf(source).at(-1) ?? source).slice(0, LONGEST_NAME);

export class ProgramProcess {
  /** Why it is gone, once it is. */
  readonly ended: Promise<string>;
  private readonly child: ChildProcess;
  private isGone = false;

  constructor(source: string, args: readonly string[]) {
    const [command = '', ...own] = wordsOf(source);
    const child = spawn(command, [...own, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    this.child = child;
    let complaint = '';
    child.stderr?.on('data', text => {
      complaint = `${complaint}${text}`.slice(-LONGEST_COMPLAINT);
    });
    this.ended = new Promise(resolve => {
      const gone = (why: string) => {
        this.isGone = true;
        resolve(`${programName(source)} ${why}${complaint === '' ? '' : `: ${complaint.trim().split('\n').at(-1)}`}`);
      };
      child.once('error', error => gone(`cannot be started (${error.message})`));
      child.once('close', code => gone(`has ended (${code ?? 'killed'})`));
    });
  }

  /** Waits until it has ended by itself, and ends it if it does not. */
  async end(): Promise<void> {
    if (this.isGone) return;
    const timer = setTimeout(() => this.child.kill('SIGKILL'), FAREWELL);
    await this.ended;
    clearTimeout(timer);
  }
}
