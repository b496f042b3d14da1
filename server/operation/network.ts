/** Whom limits count together: addresses are cheap, and a network of one’s own is not. */
import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** A customer is given 64 bits of an IPv6 address, and has as many addresses of them as they like. */
const GROUPS_OF_NETWORK = 4;
const MAPPED = '0:0:0:0:0:ffff';
/** What is no address, such as a word that a proxy puts in its place: all of that together is one network. */
const UNKNOWN = 'unknown';

/**
 * The network of an address: an IPv4 address itself, also where it is written as IPv6, and the first half of an IPv6 address.
 * @example networkOf('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2::/64'
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return UNKNOWN;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') === MAPPED) return quadOf(groups.slice(6));
  return `${groups.slice(0, GROUPS_OF_NETWORK).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, in lower case and without leading zeros; `%eth0` is no part of it. */
function groupsOf(address: string): string[] {
  const [plain = ''] = address.split('%');
  const [before = '', after] = plain.replace(/\d+\.\d+\.\d+\.\d+$/, hexOf).split('::');
  const left = groupsIn(before);
  const right = groupsIn(after ?? '');
  const missing = Array.from({ length: GROUPS - left.length - right.length }, () => '0');
  return [...left, ...missing, ...right];
}

const groupsIn = (part: string): string[] =>
  part === '' ? [] : part.split(':').map(group => Number.parseInt(group, 16).toString(16));

/** `192.0.2.1` as the last two groups of an IPv6 address: `c000:201`. */
function hexOf(quad: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = quad.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

const quadOf = (groups: readonly string[]): string =>
  groups.flatMap(group => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.');
