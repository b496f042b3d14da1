/** Which addresses are of the public network: whatever a name leads to, nothing of one's own network is connected to. */
import { BlockList, isIP } from 'node:net';

/** Everything in IPv4 that is not of the public network, by the registry of special addresses. */
const SPECIAL_V4 = blocked('ipv4', [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]);
/** In IPv6 what is public lies in here … */
const GLOBAL_V6 = blocked('ipv6', ['2000::/3']);
/** … but for protocols' own addresses, examples, and those that wrap one of IPv4. */
const SPECIAL_V6 = blocked('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);
/** Addresses of IPv4 in the words of IPv6: what counts is the one inside. */
const MAPPED = blocked('ipv6', ['::ffff:0:0/96', '64:ff9b::/96']);

/**
 * Whether an address is of the public network.
 * @example isPublicAddress('192.168.1.1') // false
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false; // an interface of this machine
  switch (isIP(address)) {
    case 4:
      return !SPECIAL_V4.check(address, 'ipv4');
    case 6:
      if (MAPPED.check(address, 'ipv6')) return isPublicAddress(insideOf(address));
      return GLOBAL_V6.check(address, 'ipv6') && !SPECIAL_V6.check(address, 'ipv6');
    default:
      return false;
  }
}

/** The address of IPv4 at the end of one of IPv6. */
function insideOf(address: string): string {
  const { hostname } = new URL(`http://[${address}]`); // in the one way to write it, without dots
  const [high = 0, low = 0] = hostname
    .slice(1, -1)
    .split(':')
    .slice(-2)
    .map(group => Number.parseInt(group || '0', 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function blocked(type: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), type);
  }
  return list;
}
