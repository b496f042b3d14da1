/** A PostgreSQL and another that follows it: nothing is acknowledged by the one before the other has it, too. */
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.ts';
import { PostgresInstance } from './instance.ts';

export interface StandbyPair {
  /** The address of whichever of the two is written to at the moment. */
  readonly url: string;
  /** Kills the one that is written to, and has the other take its place, which is then for itself. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

const GLANCE = 20;

/**
 * Starts both; the second has caught up with the first.
 * @example const pair = await startPair(); … await pair.failOver(); … await pair.stop();
 */
export async function startPair(): Promise<StandbyPair> {
  const primary = PostgresInstance.create(false);
  const standby = PostgresInstance.standbyOf(primary);
  let current = primary;
  const stop = async (): Promise<void> => {
    await standby.remove();
    await primary.remove();
  };
  try {
    primary.settings = { ...primary.settings, synchronous_standby_names: 'standby' };
    await primary.start();
    standby.settings = {
      ...standby.settings,
      primary_conninfo: primary.following,
      wal_retrieve_retry_interval: '100ms',
    };
    await standby.start();
    while ((await ask(primary.url, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")).length === 0)
      await pause(GLANCE);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    get url() {
      return current.url;
    },
    async failOver() {
      await primary.end('killed');
      await ask(standby.url, 'SELECT pg_promote()');
      current = standby;
    },
    stop,
  };
}
