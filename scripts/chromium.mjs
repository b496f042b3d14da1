/**
 * Finds a Chromium for the browser tests: the one named by CHROMIUM, one of the machine, else the one that comes with the
 * packages. That one needs two system libraries; where they are missing and may be installed, this installs them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { env, getuid } from 'node:process';

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const LIBRARIES = ['libnss3', 'libnspr4'];

/** Flags every Chromium gets here: no sandbox inside containers, nothing sent anywhere. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} path */
const runs = path => spawnSync(path, ['--headless', '--version', ...CHROMIUM_FLAGS], { timeout: 60_000 }).status === 0;

async function brought() {
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

function installLibraries() {
  if (getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`Installing ${LIBRARIES.join(' and ')} for the browser tests (apt-get).`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  return spawnSync('apt-get', ['install', '-y', '-qq', ...LIBRARIES], { stdio: 'inherit' }).status === 0;
}

/**
 * The path of a Chromium that runs. Throws a sentence that says what to do where there is none.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const { CHROMIUM, PATH = '' } = env;
  if (CHROMIUM !== undefined) {
    if (runs(CHROMIUM)) return CHROMIUM;
    throw new Error(`CHROMIUM names ${CHROMIUM}, which does not run.`);
  }
  const inPath = PATH.split(':').flatMap(folder => [join(folder, 'chromium'), join(folder, 'google-chrome')]);
  for (const candidate of [...USUAL, ...inPath]) if (existsSync(candidate) && runs(candidate)) return candidate;
  const own = await brought();
  if (runs(own) || (installLibraries() && runs(own))) return own;
  throw new Error(
    `No Chromium runs here. Install one (Debian: apt-get install chromium), or the libraries ${LIBRARIES.join(', ')} for the one that comes with the packages, or name one in CHROMIUM.`,
  );
}
