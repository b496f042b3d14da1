/**
 * Several servers over one database, with people of each table spread over them, while servers and the database are killed,
 * stopped, frozen and cut off at random. In the end nothing that was acknowledged is lost, nothing is there twice, and every
 * game has come to its end.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectionTo } from '../../storage/postgres.ts';
import { copyDatabase } from '../../storage/postgres-copy.ts';
import { Crowd } from '../crash/crowd.ts';
import { judgeCopy } from '../crash/judge.ts';
import type { Pastime } from '../crash/pastimes.ts';
import { Witness } from '../crash/witness.ts';
import { startCluster } from '../postgres/cluster.ts';
import { Site } from './site.ts';

export const FAULTS = [
  'a server is killed',
  'connections to the database are cut',
  'a server is frozen',
  'the database is killed',
  'a server is stopped',
  'connections to the database are slow',
  'people are cut off',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface ChaosTrial {
  readonly servers: number;
  readonly faults: number;
  /** What is played at the same time. */
  readonly pastimes: readonly Pastime[];
  /** How long a server that is frozen stays so, in milliseconds. */
  readonly frozenFor: number;
  /** Between two faults, at most, in milliseconds. */
  readonly longestPeace: number;
  /** Whether people come through a real proxy. */
  readonly isBehindProxy: boolean;
  /** Opens something beside those who play, at the address where they find the servers; ended when all games are over. */
  readonly beside?: (url: string, witness: Witness) => Promise<() => Promise<void>>;
  /** Told after each fault. */
  readonly onFault?: (count: number, fault: Fault) => void;
}

export interface ChaosTally {
  readonly faults: Readonly<Record<string, number>>;
  /** Games that were played to the end and whose replays are sound. */
  readonly verified: number;
  /** For how long anybody waited for an answer, at most, in milliseconds. */
  readonly longestWait: number;
}

const SLOW = 1_000;
/** If nobody has been answered anything for so long, somebody is stuck. */
const STUCK_AFTER = 180_000;

/**
 * Lets people play through so many faults, and throws at the first thing that is lost, made up, or stuck. What happens to a
 * server goes on while the next thing happens to another.
 * @example const { verified } = await chaos({ servers: 3, faults: 12, pastimes: PASTIMES, … });
 */
export async function chaos(trial: ChaosTrial): Promise<ChaosTally> {
  const { servers, faults, pastimes, frozenFor, longestPeace, isBehindProxy, beside, onFault } = trial;
  const folder = mkdtempSync(join(tmpdir(), 'havre-chaos-'));
  const cluster = await startCluster();
  const database = await cluster.emptyDatabase();
  const site = await Site.open({
    ...{ servers, database: () => database, ...(isBehindProxy && { proxyFolder: folder }) },
  }).catch(async error => {
    await cluster.stop();
    throw error;
  });
  const witness = new Witness();
  const endBeside = await beside?.(site.url, witness).catch(async error => {
    await site.close();
    await cluster.stop();
    throw error;
  });
  const crowd = new Crowd(site.url, { pastimes, games: 'many', witness });
  const hands = new ServerHands(site.size);
  const happen: Record<Fault, () => Promise<void>> = {
    'a server is killed': () => hands.lay(i => site.replace(i, 'SIGKILL')),
    'a server is stopped': () => hands.lay(i => site.replace(i, 'SIGTERM')),
    'a server is frozen': () => hands.lay(i => site.freeze(i, frozenFor)),
    'the database is killed': () => cluster.restart(),
    'connections to the database are cut': async () => site.cutDatabase(),
    'connections to the database are slow': async () => site.holdDatabase(SLOW),
    'people are cut off': async () => site.cutPeople(),
  };
  const tally: Record<string, number> = {};
  try {
    for (let i = 0; i < faults; i++) {
      await Promise.race([crowd.left, hands.failed, pause(Math.random() * longestPeace)]);
      const fault = FAULTS[i % FAULTS.length] ?? 'people are cut off';
      await Promise.race([crowd.left, hands.failed, happen[fault]()]);
      tally[fault] = (tally[fault] ?? 0) + 1;
      onFault?.(i + 1, fault);
    }
    await hands.free();
    await Promise.race([crowd.finish(), stuck(witness)]);
    crowd.close();
    await endBeside?.();
    const copy = join(folder, 'copy.db');
    await copyDatabase(connectionTo(database), copy);
    judgeCopy(copy, witness);
    return { faults: tally, verified: crowd.verified, longestWait: witness.longestWait };
  } finally {
    crowd.close();
    await hands.free().catch(() => {});
    await site.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One thing at a time is done to each server, and to different servers at the same time. */
class ServerHands {
  private readonly work: (Promise<number> | null)[];
  /** Rejects if anything that was begun fails. */
  readonly failed: Promise<never>;
  private fail: (error: unknown) => void = () => {};

  constructor(servers: number) {
    this.work = new Array(servers).fill(null);
    this.failed = new Promise((_, reject) => {
      this.fail = reject;
    });
    this.failed.catch(() => {}); // whoever waits for it hears of it
  }

  /** Begins something with any server that nothing is being done to; waits for one, if there is none. */
  async lay(doing: (server: number) => Promise<void>): Promise<void> {
    const idle = this.work.flatMap((busy, i) => (busy === null ? [i] : []));
    const server =
      idle[Math.floor(Math.random() * idle.length)] ?? (await Promise.race(this.work.filter(busy => busy !== null)));
    this.work[server] = doing(server).then(
      () => this.done(server),
      error => {
        this.fail(error);
        return this.done(server);
      },
    );
  }

  async free(): Promise<void> {
    await Promise.all(this.work);
  }

  private done(server: number): number {
    this.work[server] = null;
    return server;
  }
}

/** Rejects when nobody has been answered anything for a while. */
async function stuck(witness: Witness): Promise<never> {
  for (let before = -1; before !== witness.answers; ) {
    before = witness.answers;
    await pause(STUCK_AFTER, undefined, { ref: false });
  }
  const tables = new Set([...witness.sent.values()].filter(({ answer }) => answer === null).map(({ table }) => table));
  throw new Error(`somebody is stuck; unanswered at ${[...tables].join(', ') || 'no table'}`);
}
