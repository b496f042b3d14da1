/**
 * Finds the browsers beside Chromium that the tests play in: Firefox, and a WebKit with the screen it needs. Run by itself, it
 * installs them on a Debian where one may; elsewhere the tests that need them say what is missing and are left out.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process, { argv, env, getuid } from 'node:process';

/**
 * What each of them consists of: the packages of Debian, the variable that names another one, and its programs.
 * @type {Record<'firefox' | 'webkit', { packages: string[], programs: Record<string, { name: string, usual: string[] }> }>}
 */
const BROWSERS = {
  firefox: {
    packages: ['firefox-esr'],
    programs: { firefox: { name: 'FIREFOX', usual: ['firefox-esr', 'firefox'] } },
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: {
      driver: { name: 'WEBKIT_DRIVER', usual: ['WebKitWebDriver'] },
      browser: {
        name: 'WEBKIT_BROWSER',
        usual: ['/usr/lib/*/webkit2gtk-4*/MiniBrowser', '/usr/libexec/webkit2gtk-4*/MiniBrowser'],
      },
      screen: { name: 'XVFB', usual: ['Xvfb'] },
    },
  },
};

/**
 * The paths that a pattern names, with at most one star between two slashes. Who runs this by hand may have no newer Node than 20, which
 * has no `globSync`.
 * @param {string} pattern
 * @returns {string[]}
 */
export function pathsLike(pattern) {
  const [, ...parts] = pattern.split('/');
  return parts.reduce(
    (folders, part) => folders.flatMap(folder => namesLike(`${folder}/`, part).map(name => `${folder}/${name}`)),
    [''],
  );
}

/** @param {string} folder @param {string} part @returns {string[]} */
function namesLike(folder, part) {
  const [start = '', end] = part.split('*');
  if (end === undefined) return existsSync(folder + part) ? [part] : [];
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter(
    name => name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end),
  );
}

/** @param {string} program By its name, or by a pattern of paths. @returns {string | undefined} */
function found(program) {
  if (program.startsWith('/')) return pathsLike(program).sort().at(-1);
  const folders = [...(env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return folders.map(folder => join(folder, program)).find(path => existsSync(path));
}

/** @param {'firefox' | 'webkit'} browser @returns {Record<string, string | undefined>} */
const programsOf = browser =>
  Object.fromEntries(
    Object.entries(BROWSERS[browser].programs).map(([part, { name, usual }]) => [
      part,
      env[name] ?? usual.map(found).find(path => path !== undefined),
    ]),
  );

/** @param {Record<string, string | undefined>} programs @returns {programs is Record<string, string>} */
const isWhole = programs => Object.values(programs).every(path => path !== undefined);

const mayInstall = () => getuid?.() === 0 && existsSync('/etc/debian_version');

/** @param {string[]} packages */
function install(packages) {
  console.log(`Installing ${packages.join(' and ')} for the browser tests (apt-get).`);
  const run = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 }).status === 0;
  return run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/**
 * The paths of the programs a browser consists of. Throws a sentence that says what to do where there are none.
 * @param {'firefox' | 'webkit'} browser
 * @returns {Record<string, string>}
 */
export function findBrowser(browser) {
  const programs = programsOf(browser);
  if (isWhole(programs)) return programs;
  const { packages, programs: parts } = BROWSERS[browser];
  const names = Object.values(parts).map(({ name }) => name);
  throw new Error(
    `There is no ${browser} here. Install one (Debian: apt-get install ${packages.join(' ')}), or name its programs in ${names.join(', ')}.`,
  );
}

/**
 * Why a browser cannot be had on this machine; null if it can.
 * @param {'firefox' | 'webkit'} browser
 * @returns {string | null}
 */
export function whyNoBrowser(browser) {
  try {
    findBrowser(browser);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

if (import.meta.filename === argv[1])
  for (const browser of /** @type {const} */ (['firefox', 'webkit'])) {
    const { packages } = BROWSERS[browser];
    if (!isWhole(programsOf(browser)) && mayInstall() && !install(packages))
      console.log(`apt-get could not install ${packages.join(' and ')}: what it says is above.`);
    const why = whyNoBrowser(browser);
    if (why !== null) console.log(`${why} The tests that need it are left out.`);
    // Where nobody is asked and everything is allowed, there is no excuse for leaving anything out.
    if (why !== null && env['CI'] === 'true' && mayInstall()) process.exitCode = 1;
  }
