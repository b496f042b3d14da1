/**
 * By which names this server may be called. A page of anybody's can have a name of its own lead to a machine at home, and
 * would then be one of this server's pages to a browser: a name that nobody at home can have given is not answered to.
 */
import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Endings that nobody on the open internet can register; that of a common router is its maker's. */
const AT_HOME = /^[\w.-]+\.(?:local|lan|home|internal|localdomain|home\.arpa|fritz\.box)$/;
const ONE_WORD = /^[\w-]+$/;

/**
 * Whether a server may be called by a name: one of its own, an address, or this machine. If no names are its own, any that
 * cannot be somebody else's will do.
 * @example isOwnName('games.example.org:443', ['games.example.org']) // true
 */
export function isOwnName(host: string, names: readonly string[] | null): boolean {
  const name = nameIn(host);
  if (name === '' || isAddress(name) || name === 'localhost' || name.endsWith('.localhost')) return true;
  if (names !== null) return names.some(own => nameIn(own) === name);
  return ONE_WORD.test(name) || AT_HOME.test(name) || name === nameIn(hostname());
}

/** Without the port, in lower case, and without the dot that a full name may end with. */
const nameIn = (host: string): string => host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

const isAddress = (name: string): boolean => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
