/**
 * A real PostgreSQL for tests: one that npm brings along, with a folder and a port of its own, gone afterwards; or the database
 * that `HAVRE_TEST_DATABASE` names, in which every test has a schema of its own.
 */
import { ask } from './ask.ts';
import { PostgresInstance } from './instance.ts';

export interface Cluster {
  /** An address of a database with nothing in it, different each time. */
  emptyDatabase(): Promise<string>;
  /** Its address; what lies there is for nobody in particular. */
  readonly url: string;
  /** Whether it can be stopped and started. */
  readonly isOurs: boolean;
  /** Ends it at once, as when the machine loses its power, and starts it again. */
  restart(): Promise<void>;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** How long starting and stopping one may take on a machine that is busy, in milliseconds. */
export const CLUSTER_TIMEOUT_MS = 120_000;

/**
 * Starts a PostgreSQL, or uses the one that is named; a durable one flushes to the disk as it would for people. Rejects with a
 * sentence where there can be none.
 * @example const cluster = await startCluster(); … await cluster.stop();
 */
export async function startCluster({ isDurable = false }: { isDurable?: boolean } = {}): Promise<Cluster> {
  const { HAVRE_TEST_DATABASE } = process.env;
  return HAVRE_TEST_DATABASE === undefined ? startOurs(isDurable) : named(HAVRE_TEST_DATABASE);
}

let schemas = 0;

/** An address whose tables lie in a schema of their own: cheaper than a database, and as empty. */
async function emptySchema(url: string): Promise<string> {
  const schema = `test_${process.pid}_${Date.now().toString(36)}_${++schemas}`;
  await ask(url, `CREATE SCHEMA ${schema}`);
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${schema}`);
  return address.href;
}

function named(url: string): Cluster {
  const made: string[] = [];
  const cannot = async () => {
    throw new Error('The database of HAVRE_TEST_DATABASE is not ours to stop.');
  };
  return {
    url,
    isOurs: false,
    async emptyDatabase() {
      const address = await emptySchema(url);
      made.push(address);
      return address;
    },
    ...{ restart: cannot, kill: cannot, start: cannot },
    async stop() {
      const schemas = made.map(address => new URL(address).searchParams.get('options')?.split('=')[1] ?? '');
      for (const schema of schemas) await ask(url, `DROP SCHEMA IF EXISTS ${schema} CASCADE`);
    },
  };
}

async function startOurs(isDurable: boolean): Promise<Cluster> {
  const instance = PostgresInstance.create(isDurable);
  await instance.start();
  return {
    url: instance.url,
    isOurs: true,
    emptyDatabase: () => emptySchema(instance.url),
    start: () => instance.start(),
    kill: () => instance.end('killed'),
    async restart() {
      await instance.end('killed');
      await instance.start();
    },
    stop: () => instance.remove(),
  };
}
