/**
 * Runs before `npm start` and `npm test`, so that they work in a fresh copy: installs the packages where they are missing
 * or not those of package-lock.json, and checks that Node is recent enough. Silent when all is in place.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './one-at-a-time.mjs';
import { fingerprint, isInstalled, isRecentEnough, NEEDED, without } from './readiness.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const commands = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.ready');
const record = join(root, 'node_modules', '.package-lock.json');
const { PATH = '' } = process.env;
/** Without our own commands: installing replaces the Node among them, and npm must not lose the one it runs on. */
const machine = { ...process.env, PATH: without(PATH, commands, delimiter) };

/** Something a newcomer has to put right first, in one sentence. */
class Stop extends Error {
  /**
   * @param {string} sentence
   * @param {number} code
   */
  constructor(sentence, code = 1) {
    super(sentence);
    this.code = code;
  }
}

const textOf = (/** @type {string} */ file) => readFileSync(file, 'utf8');
const textIfAny = (/** @type {string} */ file) => (existsSync(file) ? textOf(file) : undefined);

function wanted() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(textOf(join(root, 'package.json')));
  const folders = ['', ...workspaces];
  return {
    lock: textOf(join(root, 'package-lock.json')),
    manifests: Object.fromEntries(folders.map(folder => [folder, textOf(join(root, folder, 'package.json'))])),
  };
}

const allInstalled = () => isInstalled(wanted(), { stamp: textIfAny(stamp), record: textIfAny(record) });

/** Installs what the lock names. The stamp comes last: an installation that was interrupted leaves none. */
function install() {
  if (allInstalled()) return;
  const installing = fingerprint(wanted());
  console.log(
    'Installing the packages named in package-lock.json (npm ci): this needs the network and takes a minute.',
  );
  process.on('SIGINT', outlive);
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, env: machine, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  process.off('SIGINT', outlive);
  if (error !== undefined) throw new Stop(`The packages are not installed, and npm does not start: ${error.message}.`);
  if (status !== 0)
    throw new Stop('npm has not installed the packages: see above, check the network, run it again.', status ?? 1);
  writeFileSync(stamp, installing);
}

/** Ctrl-C ends npm, which then tidies up for some seconds: a second installation must not begin before it is done. */
const outlive = () => {};

/** The Node of `npm run` scripts: the one the packages bring along on Linux, elsewhere the machine's own. */
function checkNode() {
  const brought = join(commands, 'node');
  const node = existsSync(brought) ? brought : 'node';
  const { status, stdout } = spawnSync(node, ['--version'], { env: machine, encoding: 'utf8' });
  const advice =
    'install Node 24 from https://nodejs.org (on Linux, removing node_modules and trying again brings one)';
  if (status !== 0) throw new Stop(`${node} does not run on this machine: ${advice}.`);
  const version = stdout.trim();
  if (!isRecentEnough(version))
    throw new Stop(`Havre needs Node ${NEEDED} or newer, and this is ${version}: ${advice}.`);
}

try {
  if (!allInstalled()) {
    const note = join(tmpdir(), `havre-installing-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`);
    await oneAtATime(note, install, other =>
      console.log(`Process ${other} is installing the packages of this folder: waiting for it to finish.`),
    );
  }
  checkNode();
} catch (problem) {
  if (!(problem instanceof Stop)) throw problem;
  console.error(problem.message);
  process.exitCode = problem.code;
}
