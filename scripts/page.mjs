/**
 * Runs before `npm start` and `npm test`: builds the page, unless it is as new as everything it is made of. Silent when
 * there is nothing to do.
 *
 *     npm run build                 builds it in any case
 *     node scripts/page.mjs         builds it if it is old
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asked } from './asked.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'web', 'dist', '.built');
const SOURCES = ['web', 'engine', 'table', 'protocol', 'package-lock.json'];
const PASSED_OVER = ['node_modules', 'dist', 'tests'];

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

const { values } = asked(import.meta.filename, { options: { always: { type: 'boolean', default: false } } });
const isFresh =
  !values.always &&
  existsSync(stamp) &&
  SOURCES.every(source => youngest(join(root, source)) <= statSync(stamp).mtimeMs);

if (!isFresh) {
  const begun = new Date();
  const brought = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const { status, stdout, stderr } = spawnSync(
    existsSync(brought) ? brought : process.execPath,
    [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', join(root, 'web'), '--logLevel', 'warn'],
    { cwd: join(root, 'web'), encoding: 'utf8' },
  );
  if (status !== 0) {
    console.error(`The page could not be built:\n${stdout}${stderr}`);
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, begun.toISOString());
  console.log(`The page has been built in ${((Date.now() - begun.getTime()) / 1000).toFixed(1)} s.`);
}
