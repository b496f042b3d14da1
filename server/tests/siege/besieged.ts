/** The server under siege: the real one, as a host starts it, in a process of its own with a small heap. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';

const PROGRAM = fileURLToPath(new URL('../../cli/havre.ts', import.meta.url));
/** In megabytes: what a small rented machine or a Pi can spare. */
const HEAP = 400;
const LONGEST_START = 120_000;
/** What the server says on standard error is kept here, for whoever wants to know why it has died. */
const LOG_FILE = 'siege.log';

/** The server did not open its door, or has ended by itself. */
export class Fallen extends Error {
  override name = 'Fallen';
}

/** What is known of a server once it is open. */
interface Opened {
  readonly ended: Promise<unknown[]>;
  readonly url: string;
  readonly startedIn: number;
  readonly inspector: string;
}

export class Besieged {
  readonly url: string;
  readonly port: number;
  /** How long it took until it was open, in seconds. */
  readonly startedIn: number;
  /** And how much memory it had then, in megabytes. */
  readonly startedWith: number;
  /** Its exit code and signal, once it has ended. */
  readonly ended: Promise<unknown[]>;
  private readonly child: ChildProcess;
  private readonly inspector: string;

  private constructor(child: ChildProcess, { ended, url, startedIn, inspector }: Opened) {
    this.child = child;
    this.ended = ended;
    this.url = url;
    this.port = Number(new URL(url).port);
    this.startedIn = startedIn;
    this.startedWith = this.memory;
    this.inspector = inspector;
  }

  /**
   * Starts a server over a data folder. Rejects with `Fallen` if it never opens.
   * @example const server = await Besieged.start(folder); …; await server.kill();
   */
  static async start(folder: string): Promise<Besieged> {
    const begun = performance.now();
    const log = openSync(join(folder, LOG_FILE), 'a');
    const flags = [`--max-old-space-size=${HEAP}`, '--max-semi-space-size=8', '--inspect=127.0.0.1:0'];
    const child = spawn(
      process.execPath,
      [...flags, PROGRAM, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', folder],
      {
        stdio: ['ignore', 'pipe', log],
        env: { ...process.env, HAVRE_LANG: 'en', HAVRE_LOG: 'warn' },
      },
    );
    closeSync(log);
    const ended = once(child, 'exit');
    const url = await Promise.race([addressIn(child), ended.then(() => null), pause(LONGEST_START, null, QUIET)]);
    if (url === null) {
      child.kill('SIGKILL');
      await ended;
      throw new Fallen(`the server did not open: ${lastWords(folder)}`);
    }
    return new Besieged(child, {
      ended,
      url,
      startedIn: (performance.now() - begun) / 1000,
      inspector: inspectorIn(folder),
    });
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Memory it holds at the moment, in megabytes; 0 where the system does not say. */
  get memory(): number {
    try {
      const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) / 1024;
    } catch {
      return 0;
    }
  }

  /** Has its garbage collected, so that what is left is what it keeps. */
  async sweep(): Promise<void> {
    const inspector = new WebSocket(this.inspector);
    inspector.on('error', () => {}); // it is closed next
    inspector.on('open', () => inspector.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' })));
    await Promise.race([once(inspector, 'message').catch(() => null), once(inspector, 'close')]);
    inspector.terminate();
  }

  /** Asks it to stop; gives the seconds until it has, or null if it has not by then. */
  async stop(most: number): Promise<number | null> {
    const begun = performance.now();
    this.child.kill('SIGTERM');
    const inTime = await Promise.race([this.ended.then(() => true), pause(most * 1000, false, QUIET)]);
    return inTime ? (performance.now() - begun) / 1000 : null;
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}

const QUIET = { ref: false } as const;

/** The address it prints once it is open. What it prints later is read too: nobody writes to a pipe that is closed. */
function addressIn({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  return new Promise(resolve => {
    stdout?.on('data', text => {
      said += text;
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
}

/** Where it can be asked to collect its garbage: the newest of the lines that say so. */
function inspectorIn(folder: string): string {
  const found = [...readFileSync(join(folder, LOG_FILE), 'utf8').matchAll(/Debugger listening on (ws:\S+)/g)];
  return found.at(-1)?.[1] ?? '';
}

function lastWords(folder: string): string {
  const lines = readFileSync(join(folder, LOG_FILE), 'utf8').trim().split('\n');
  const telling = lines.find(line => /FATAL|Error/.test(line)) ?? lines.at(-1) ?? '';
  return telling.slice(0, 160);
}
