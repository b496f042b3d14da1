/**
 * A server that is killed again and again while people play there, and started anew each time. After each death what is on
 * its disk is compared with what everybody has sent and was told.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Crowd } from './crowd.ts';
import { judge } from './judge.ts';
import type { Go, Spot } from './spots.ts';
import { Victim } from './victim.ts';
import { Witness } from './witness.ts';

/** Where a kill is aimed at, and how often the spot is passed before, at most. */
export type Shot = Pick<Go, 'aim' | 'passes'>;

export interface Trial {
  readonly kills: number;
  /** Where the kills are aimed at, in turn. */
  readonly shots: readonly Shot[];
  /** Tables that are played at the same time. */
  readonly tables: number;
  readonly seats: number;
  /** Whether everybody plays one game, or one after the other until the last kill. */
  readonly games: 'one' | 'many';
  /** Told after each kill: how many there were, and where the server was. */
  readonly onKill?: (kill: number, spot: Spot) => void;
}

/** How often the server died where, and how many games were played to the end and verified. */
export interface Tally {
  readonly spots: Readonly<Record<Spot, number>>;
  readonly verified: number;
}

const BLIND: Shot = { aim: 'anywhere', passes: 0 };
/** The longest life of a server whose kill is aimed nowhere, in milliseconds. */
const LONGEST_BLIND = 700;
/** If a spot is not reached by then, the server is killed wherever it is. */
const LONGEST_AIMED = 30_000;

/**
 * Kills a server so many times while tables are played, and throws at the first thing that is lost or made up.
 * @example const { spots } = await ordeal({ kills: 50, shots: [{ aim: 'append', passes: 100 }], tables: 8, … });
 */
export async function ordeal({ kills, shots, tables, seats, games, onKill }: Trial): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'havre-ordeal-'));
  const witness = new Witness();
  const spots = { idle: 0, append: 0, snapshot: 0, commit: 0, durable: 0, acknowledgement: 0 };
  const shotOf = (kill: number): Shot => (kill > kills ? BLIND : (shots[kill % shots.length] ?? BLIND));
  let victim = Victim.standby(folder);
  const port = await victim.serve({ port: 0, folder, ...drawn(shotOf(1)) });
  const pastimes = Array.from({ length: tables }, () => ({ game: 'fuji-flush', seats }));
  const crowd = new Crowd(`http://127.0.0.1:${port}`, { pastimes, games, witness });
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const successor = Victim.standby(folder);
      await Promise.race([victim.ended, crowd.left, pause(lifeOf(shotOf(kill)))]);
      const spot = await victim.kill();
      spots[spot]++;
      judge(folder, witness);
      onKill?.(kill, spot);
      victim = successor;
      await victim.serve({ port, folder, ...drawn(shotOf(kill + 1)) });
    }
    await crowd.finish();
    await victim.kill();
    judge(folder, witness);
  } finally {
    crowd.close();
    await victim.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  return { spots, verified: crowd.verified };
}

/** The same shot, fired at one of the first so many passes. */
const drawn = ({ aim, passes }: Shot): Shot => ({ aim, passes: 1 + Math.floor(Math.random() * passes) });

const lifeOf = ({ aim }: Shot): number => (aim === 'anywhere' ? Math.random() * LONGEST_BLIND : LONGEST_AIMED);

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, milliseconds).unref();
  });
