/** Networks that are shut out, as one writes them: an address, or an address and how many of its bits count. */
import { BlockList, isIP } from 'node:net';

export interface IpNetwork {
  /** As it is written down: with its bits, and nothing behind them. */
  readonly text: string;
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** What no one provider has for a single customer, nor a country for its schools. */
const LARGEST = { ipv4: 8, ipv6: 20 } as const;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network somebody means; null if it is none. One IPv6 address stands for its first 64 bits: a customer has all of them.
 * @example networkNamed('203.0.113.7') // { text: '203.0.113.7/32', … }
 */
export function networkNamed(text: string): IpNetwork | null {
  const [written = '', bitsText, ...rest] = text.trim().split('/');
  const address = plainAddress(written);
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return null;
  const most = version === 4 ? 32 : 128;
  const bits = bitsText === undefined ? (version === 4 ? 32 : 64) : Number(bitsText);
  if (bitsText !== undefined && !/^\d{1,3}$/.test(bitsText)) return null;
  if (bits > most) return null;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return { text: `${address}/${bits}`, address, bits, family };
}

/**
 * Why a network should not be shut out without thinking twice; null if nothing is to be said against it.
 * @example dangerOf(network, { own: '192.0.2.1', isProxy })
 */
export function dangerOf(
  network: IpNetwork,
  { own, isProxy }: { own: string | null; isProxy: (address: string) => boolean },
): 'everybody' | 'yourself' | null {
  const list = listOf([network]);
  const isIn = (address: string) => isListed(list, address);
  const isHuge = network.bits < LARGEST[network.family];
  // Behind a proxy that is not believed, everybody comes from its address; and this machine is where proxies are.
  if (isHuge || ['127.0.0.1', '::1'].some(isIn) || isProxy(network.address)) return 'everybody';
  return own !== null && isIn(own) ? 'yourself' : null;
}

/** All of them, to be looked through quickly. */
export function listOf(networks: readonly IpNetwork[]): BlockList {
  const list = new BlockList();
  for (const { address, bits, family } of networks) list.addSubnet(address, bits, family);
  return list;
}

/** Whether an address is in one of them, also where it is an IPv4 address written as IPv6. Who has hung up has none any more. */
export function isListed(list: BlockList, address: string | undefined): boolean {
  if (address === undefined) return false;
  const plain = plainAddress(address);
  const version = isIP(plain);
  return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

function plainAddress(address: string): string {
  const [plain = ''] = address.split('%');
  return MAPPED.exec(plain)?.[1] ?? plain.toLowerCase();
}
