/** A server in a process of its own, which can be killed, stopped and frozen; whoever follows it takes its port. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Go } from '../crash/spots.ts';

const SERVED = new URL('../crash/served.ts', import.meta.url);

export class KillableServer {
  private readonly child: ChildProcess;
  private readonly loaded: Promise<unknown>;
  private readonly ended: Promise<unknown[]>;
  /** What it has complained of so far. */
  log = '';

  /** It loads everything; with modules that are loaded before, if there are any. */
  constructor(modules: readonly string[] = []) {
    this.child = fork(SERVED, {
      execArgv: modules.flatMap(module => ['--import', module]),
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    this.child.stderr?.on('data', text => {
      this.log += text;
      process.stderr.write(text);
    });
    this.ended = once(this.child, 'exit');
    this.loaded = once(this.child, 'message');
  }

  /** Begins to serve. */
  async serve(port: number, database: string): Promise<void> {
    await this.loaded;
    const go: Go = { port, folder: '', database, aim: 'anywhere', passes: 0 };
    this.child.send(go);
    const [said] = await Promise.race([once(this.child, 'message'), this.ended]);
    if ((said as { port?: number } | null)?.port === undefined) throw new Error('a server did not start');
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.child.kill(signal);
    const [code, by] = await this.ended;
    if (signal === 'SIGTERM' && code !== 0) throw new Error(`a server that was stopped has ended with ${code ?? by}`);
  }

  async freeze(milliseconds: number): Promise<void> {
    this.child.kill('SIGSTOP');
    await pause(milliseconds);
    this.child.kill('SIGCONT');
  }
}
