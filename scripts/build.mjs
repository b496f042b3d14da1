/**
 * Runs before `npm start` and `npm test`: builds the page, and the thread in which bots think, unless they are as new as
 * everything they are made of. Silent when there is nothing to do.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const BUILDS = [
  {
    name: 'The page',
    folder: 'web',
    sources: ['web', 'engine', 'table', 'server/client', 'server/protocol', 'package-lock.json'],
  },
  {
    name: 'The thread of the bots',
    folder: 'server/bots',
    sources: ['server/bots', 'engine', 'table', 'package-lock.json'],
  },
];

const PASSED_OVER = ['node_modules', 'dist', 'tests'];

for (const { name, folder, sources } of BUILDS) {
  const home = join(root, folder);
  const stamp = join(home, 'dist', '.built');
  const isFresh =
    !process.argv.includes('--always') &&
    existsSync(stamp) &&
    sources.every(source => youngest(join(root, source)) <= statSync(stamp).mtimeMs);
  if (!isFresh) build(name, home, stamp);
}

/**
 * When the youngest file in a folder was written.
 * @param {string} path
 * @returns {number}
 */
function youngest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const inside = readdirSync(path).filter(name => !PASSED_OVER.includes(name));
  return Math.max(0, ...inside.map(name => youngest(join(path, name))));
}

/**
 * @param {string} name
 * @param {string} home
 * @param {string} stamp
 */
function build(name, home, stamp) {
  const begun = new Date();
  const brought = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const { status, stdout, stderr } = spawnSync(
    existsSync(brought) ? brought : process.execPath,
    [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', home, '--logLevel', 'warn'],
    { cwd: home, encoding: 'utf8' },
  );
  if (status !== 0) {
    console.error(`${name} could not be built:\n${stdout}${stderr}`);
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, begun.toISOString());
  console.log(`${name} has been built in ${((Date.now() - begun.getTime()) / 1000).toFixed(1)} s.`);
}
