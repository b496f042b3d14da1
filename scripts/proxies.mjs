/**
 * Finds the proxies that the tests put before the server: those named by NGINX, CADDY and HAPROXY, those of the
 * machine, else those of Debian's packages. These are unpacked into our own cache, so that nothing is installed and no service is
 * started; what does not run without the libraries of other packages is installed, on a Debian where one may.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid } from 'node:process';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../node_modules/.cache/proxies', import.meta.url));
const USUAL = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/usr/bin'];

/**
 * The packages that may hold each of them, how to ask whether it runs, and which variable names another one.
 * @type {Record<'nginx' | 'caddy' | 'haproxy', { packages: string[], ask: string, name: string }>}
 */
const PROXIES = {
  nginx: { packages: ['nginx', 'nginx-core', 'nginx-light'], ask: '-v', name: 'NGINX' },
  caddy: { packages: ['caddy'], ask: 'version', name: 'CADDY' },
  haproxy: { packages: ['haproxy'], ask: '-v', name: 'HAPROXY' },
};

/** @param {string} path @param {string} ask */
const runs = (path, ask) => spawnSync(path, [ask], { timeout: 60_000 }).status === 0;

/** @param {string} command @param {string[]} args @param {string} [cwd] */
const done = (command, args, cwd) => spawnSync(command, args, { cwd, stdio: 'ignore', timeout: 300_000 }).status === 0;

/** Whether things may be installed here: a Debian, and all rights. */
const isOurs = () => getuid?.() === 0 && existsSync('/etc/debian_version');

/** @param {string} program @param {string} ask @returns {string | undefined} Where it runs on this machine. */
const at = (program, ask) =>
  [...(env['PATH'] ?? '').split(delimiter), ...USUAL]
    .map(folder => join(folder, program))
    .find(path => existsSync(path) && runs(path, ask));

/** @param {string} name Of a package: its files, below a folder of the cache; or nothing, where there is no such package. */
function unpacked(name) {
  const folder = join(CACHE, name);
  mkdirSync(folder, { recursive: true });
  const file = () => readdirSync(folder).find(entry => entry.endsWith('.deb'));
  const download = () => file() !== undefined || (done('apt-get', ['download', name], folder) && file() !== undefined);
  if (!download() && !(isOurs() && done('apt-get', ['update', '-qq']) && download())) return undefined;
  return done('dpkg', ['-x', file() ?? '', '.'], folder) ? folder : undefined;
}

/**
 * The path of a proxy that runs. Throws a sentence that says what to do where there is none.
 * @param {'nginx' | 'caddy' | 'haproxy'} proxy
 * @returns {string}
 */
export function findProxy(proxy) {
  const { packages, ask, name } = PROXIES[proxy];
  const given = env[name];
  if (given !== undefined) {
    if (runs(given, ask)) return given;
    throw new Error(`${name} names ${given}, which does not run.`);
  }
  const there = at(proxy, ask);
  if (there !== undefined) return there;
  for (const each of packages) {
    const folder = unpacked(each);
    const found = folder === undefined ? [] : ['usr/sbin', 'usr/bin'].map(bin => join(folder, bin, proxy));
    const path = found.find(candidate => existsSync(candidate) && runs(candidate, ask));
    if (path !== undefined) return path;
  }
  const installed = isOurs() && done('apt-get', ['install', '-y', '-qq', '--no-install-recommends', packages[0] ?? '']);
  if (installed && at(proxy, ask) !== undefined) return at(proxy, ask) ?? '';
  throw new Error(`No ${proxy} runs here. Install one (Debian: apt-get install ${proxy}), or name one in ${name}.`);
}
