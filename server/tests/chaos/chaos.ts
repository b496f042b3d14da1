/**
 * Several servers over one database, with people of each table spread over them, while servers and the database are killed,
 * stopped, frozen and cut off at random. In the end nothing that was acknowledged is lost, nothing is there twice, and every
 * game has come to its end.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectionTo } from '../../storage/postgres.ts';
import { copyDatabase } from '../../storage/postgres-copy.ts';
import { Crowd } from '../crash/crowd.ts';
import { judgeCopy } from '../crash/judge.ts';
import type { Go } from '../crash/spots.ts';
import { Witness } from '../crash/witness.ts';
import { startCluster } from '../postgres/cluster.ts';
import { Relay } from './relay.ts';

export const FAULTS = [
  'a server is killed',
  'a server is stopped',
  'a server is frozen',
  'the database is killed',
  'connections to the database are cut',
  'connections to the database are slow',
  'people are cut off',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface ChaosTrial {
  readonly servers: number;
  readonly faults: number;
  /** Tables that are played at the same time. */
  readonly tables: number;
  readonly seats: number;
  /** How long a server that is frozen stays so, in milliseconds. */
  readonly frozenFor: number;
  /** Told after each fault. */
  readonly onFault?: (count: number, fault: Fault) => void;
}

export interface ChaosTally {
  readonly faults: Readonly<Record<string, number>>;
  /** Games that were played to the end and whose replays are sound. */
  readonly verified: number;
}

/** Between two faults, at most, in milliseconds. */
const LONGEST_PEACE = 1_500;
const SLOW = 1_000;

/** A server in a process of its own. */
class ServerProcess {
  private readonly child: ChildProcess;
  private readonly loaded: Promise<unknown>;
  private readonly ended: Promise<unknown[]>;
  port = 0;

  constructor() {
    this.child = fork(new URL('../crash/served.ts', import.meta.url));
    this.ended = once(this.child, 'exit');
    this.loaded = once(this.child, 'message');
  }

  async serve(database: string): Promise<void> {
    await this.loaded;
    const go: Go = { port: 0, folder: '', database, aim: 'anywhere', passes: 0 };
    this.child.send(go);
    const [said] = await Promise.race([once(this.child, 'message'), this.ended]);
    const port = (said as { port?: number } | null)?.port;
    if (port === undefined) throw new Error('a server did not start');
    this.port = port;
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

/**
 * Lets people play through so many faults, and throws at the first thing that is lost, made up, or stuck.
 * @example const { verified } = await chaos({ servers: 3, faults: 12, tables: 4, seats: 4, frozenFor: 2_000 });
 */
export async function chaos(trial: ChaosTrial): Promise<ChaosTally> {
  const { servers: count, faults, tables, seats, frozenFor, onFault } = trial;
  const folder = mkdtempSync(join(tmpdir(), 'havre-chaos-'));
  const cluster = await startCluster();
  const direct = await cluster.emptyDatabase();
  const toDatabase = await Relay.to(() => [Number(new URL(direct).port)]);
  const address = new URL(direct);
  address.port = `${toDatabase.port}`;
  const servers = Array.from({ length: count }, () => new ServerProcess());
  const people = await Relay.to(() => servers.map(({ port }) => port));
  const tally: Record<string, number> = {};
  let crowd: Crowd | null = null;

  const replace = async (i: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const successor = new ServerProcess();
    await servers[i]?.end(signal);
    servers[i] = successor;
    await successor.serve(address.href);
  };
  const happen: Record<Fault, (i: number) => Promise<void>> = {
    'a server is killed': i => replace(i, 'SIGKILL'),
    'a server is stopped': i => replace(i, 'SIGTERM'),
    'a server is frozen': async i => servers[i]?.freeze(frozenFor),
    'the database is killed': () => cluster.restart(),
    'connections to the database are cut': async () => toDatabase.cut(),
    'connections to the database are slow': async () => toDatabase.hold(SLOW),
    'people are cut off': async () => people.cut(),
  };

  try {
    for (const server of servers) await server.serve(address.href);
    const witness = new Witness();
    crowd = new Crowd(`http://127.0.0.1:${people.port}`, { tables, seats, games: 'many', witness });
    for (let i = 0; i < faults; i++) {
      await Promise.race([crowd.left, pause(Math.random() * LONGEST_PEACE)]);
      const fault = FAULTS[i % FAULTS.length] ?? 'people are cut off';
      await Promise.race([crowd.left, happen[fault](Math.floor(Math.random() * count))]);
      tally[fault] = (tally[fault] ?? 0) + 1;
      onFault?.(i + 1, fault);
    }
    await crowd.finish();
    crowd.close();
    const copy = join(folder, 'copy.db');
    await copyDatabase(connectionTo(direct), copy);
    judgeCopy(copy, witness);
    return { faults: tally, verified: crowd.verified };
  } finally {
    crowd?.close();
    await Promise.all(servers.map(server => server.end('SIGKILL')));
    await people.close();
    await toDatabase.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
