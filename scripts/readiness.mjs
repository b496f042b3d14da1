/**
 * Whether the packages are in place and Node is recent enough: the decisions behind `ready.mjs`, without its deeds.
 * Plain JavaScript, because it runs before anything is installed and on a Node that cannot run TypeScript.
 */
import { createHash } from 'node:crypto';

/** The first Node that runs TypeScript files as they are. */
export const NEEDED = '22.18';

/**
 * The files that decide what has to be installed.
 * @typedef {object} Wanted
 * @property {string} lock The text of package-lock.json.
 * @property {Record<string, string>} manifests The text of every package.json, by its folder ('' is the root).
 */

/**
 * What is found in node_modules; undefined where the file is missing.
 * @typedef {object} Found
 * @property {string | undefined} stamp What `ready.mjs` left behind after its last complete installation.
 * @property {string | undefined} record npm's own list of what it has installed, which it writes last.
 */

/**
 * One line that changes whenever something else has to be installed: the stamp of a complete installation.
 * @param {Wanted} wanted
 */
export function fingerprint({ lock, manifests }) {
  return createHash('sha256')
    .update(JSON.stringify([lock, Object.entries(manifests)]))
    .digest('hex');
}

/**
 * Whether the installed packages are those of package-lock.json. An installation made by hand, which leaves no stamp, is
 * known by npm's own record: installing again would cost a minute and, without a network, the packages that were there.
 * @param {Wanted} wanted
 * @param {Found} found
 */
export function isInstalled(wanted, found) {
  return found.stamp === fingerprint(wanted) || (found.record !== undefined && isRecorded(wanted, found.record));
}

/**
 * Whether npm's record names every package of the lock in the version of the lock, and no other.
 * @param {Wanted} wanted
 * @param {string} record
 */
function isRecorded({ lock, manifests }, record) {
  const locked = packagesOf(lock);
  const installed = packagesOf(record);
  if (locked === undefined || installed === undefined) return false;
  return (
    Object.entries(manifests).every(([folder, text]) => isLocked(JSON.parse(text), locked[folder])) &&
    Object.keys(installed).every(path => path in locked) &&
    Object.entries(locked).every(([path, { version, integrity, optional }]) => {
      if (path === '') return true;
      const copy = installed[path];
      return copy === undefined ? optional === true : copy.version === version && copy.integrity === integrity;
    })
  );
}

/**
 * @typedef {Record<string, unknown> & { version?: string, integrity?: string, optional?: boolean }} Package
 * @param {string} text
 * @returns {Record<string, Package> | undefined} Undefined where the text is not that of a lock file.
 */
function packagesOf(text) {
  try {
    return JSON.parse(text).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether a package.json asks for what the lock says it asks for. Its scripts and descriptions do not matter.
 * @param {Package} manifest
 * @param {Package | undefined} locked
 */
function isLocked(manifest, locked) {
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'bin'].every(
    field => sorted(manifest[field]) === sorted(locked?.[field]),
  );
}

/** @param {unknown} field */
const sorted = field => JSON.stringify(Object.entries(field ?? {}).sort());

/**
 * Whether a Node of this version can run Havre.
 * @example isRecentEnough('v20.20.2') // false
 * @param {string} version
 */
export function isRecentEnough(version) {
  const [major = 0, minor = 0] = numbers(version);
  const [neededMajor = 0, neededMinor = 0] = numbers(NEEDED);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** @param {string} version */
const numbers = version => version.replace(/^v/, '').split('.').map(Number);

/**
 * A search path without one folder: the npm and the Node found by it are the machine's own.
 * @param {string} path
 * @param {string} folder
 * @param {string} delimiter
 */
export const without = (path, folder, delimiter) =>
  path
    .split(delimiter)
    .filter(entry => entry !== folder)
    .join(delimiter);
