/** A server process that is started to be killed, and what can be read off it when it is dead. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANSWERING, type Go, SPOT_FILE, SPOTS, type Spot, TRIPPED, WRITING } from './spots.ts';

/** The file of events is the server's; this one is beside it, for one process each. */
let started = 0;

export class Victim {
  private readonly child: ChildProcess;
  private readonly spotFile: string;
  private readonly loaded: Promise<unknown>;
  /** Its exit code and signal, once it has ended. */
  readonly ended: Promise<unknown[]>;
  private death: Promise<Spot> | null = null;

  private constructor(folder: string) {
    this.spotFile = join(folder, `spot-${process.pid}-${started++}`);
    writeFileSync(this.spotFile, Uint8Array.of(0, 0, 0));
    this.child = fork(new URL('./served.ts', import.meta.url), {
      execArgv: ['--import', new URL('./tripwire.ts', import.meta.url).href],
      env: { ...process.env, [SPOT_FILE]: this.spotFile, NODE_COMPILE_CACHE: join(folder, 'compiled') },
    });
    this.ended = once(this.child, 'exit');
    this.loaded = Promise.race([once(this.child, 'message'), this.ended]);
  }

  /** A process that has loaded everything and waits: a restart is then as short as it can be. */
  static standby(folder: string): Victim {
    return new Victim(folder);
  }

  /** Begins to serve; gives the port, or null if it was dead before it could be asked for. */
  async serve(go: Go): Promise<number | null> {
    await this.loaded;
    this.child.send(go);
    const [said] = await Promise.race([once(this.child, 'message'), this.ended]);
    return (said as { port?: number } | null)?.port ?? null;
  }

  /** Kills it, unless it is dead already, and says where it was. Anything but a kill is an error. */
  kill(): Promise<Spot> {
    this.death ??= this.die();
    return this.death;
  }

  private async die(): Promise<Spot> {
    this.child.kill('SIGKILL');
    const [code, signal] = await this.ended;
    if (signal !== 'SIGKILL') throw new Error(`the server has ended by itself, with ${code ?? signal}`);
    const spot = this.spot;
    rmSync(this.spotFile);
    return spot;
  }

  /** Where the wire was hit; else what was being written, and done when something was durable and not yet answered. */
  private get spot(): Spot {
    const [writing, answering, tripped] = [WRITING, ANSWERING, TRIPPED].map(place => this.read(place));
    if (tripped !== undefined && tripped !== 'idle') return tripped;
    return writing === undefined || (writing === 'durable' && answering !== 'idle') ? 'idle' : writing;
  }

  private read(place: number): Spot {
    return SPOTS[readFileSync(this.spotFile)[place] ?? 0] ?? 'idle';
  }
}
