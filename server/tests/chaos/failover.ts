/**
 * Servers over a database with a standby that has everything that is acknowledged. While people play, the database is killed and
 * the standby takes its place; nobody does anything about it, and nothing is lost.
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
import { startPair } from '../postgres/pair.ts';
import { Site } from './site.ts';

export interface FailoverTally {
  readonly verified: number;
  /** For how long anybody waited for an answer, at most, before and from the moment the database was killed, in milliseconds. */
  readonly waitBefore: number;
  readonly waitAfter: number;
}

const GLANCE = 50;

/**
 * Lets people play, has the standby take over in the middle, and throws if anything is lost, made up, or stuck.
 * @example const { waitAfter } = await failover(PASTIMES, 200);
 */
export async function failover(pastimes: readonly Pastime[], answersBefore: number): Promise<FailoverTally> {
  const folder = mkdtempSync(join(tmpdir(), 'havre-failover-'));
  const pair = await startPair();
  const site = await Site.open({ servers: 2, database: () => pair.url });
  const witness = new Witness();
  const crowd = new Crowd(site.url, { pastimes, games: 'many', witness });
  try {
    const answered = async (count: number): Promise<void> => {
      while (witness.answers < count) await Promise.race([crowd.left, pause(GLANCE)]);
    };
    await answered(answersBefore);
    const waitBefore = witness.longestWait;
    witness.longestWait = 0;
    await pair.failOver();
    await answered(witness.answers + answersBefore);
    await crowd.finish();
    crowd.close();
    const copy = join(folder, 'copy.db');
    await copyDatabase(connectionTo(pair.url), copy);
    judgeCopy(copy, witness);
    return { verified: crowd.verified, waitBefore, waitAfter: witness.longestWait };
  } finally {
    crowd.close();
    await site.close();
    await pair.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
