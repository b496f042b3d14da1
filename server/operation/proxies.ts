/** Which proxies are believed when they say who is calling. */
import { BlockList, isIP } from 'node:net';

/** Names for networks, as proxies themselves know them. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

export type IsProxy = (address: string | undefined) => boolean;

/** Something in a list of proxies that is neither an address nor a network. */
export class NoNetwork extends Error {
  override name = 'NoNetwork';
  readonly word: string;

  constructor(word: string) {
    super(`'${word}' is neither an address nor a network`);
    this.word = word;
  }
}

/**
 * Whether an address is that of a proxy to believe. Throws `NoNetwork` if the list cannot be read.
 * @example proxiesNamed('loopback, 10.0.0.0/8')('10.1.2.3') // true
 */
export function proxiesNamed(list: string): IsProxy {
  const proxies = new BlockList();
  const words = list.split(',').map(word => word.trim());
  for (const word of words.flatMap(name => NAMED[name] ?? (name === '' ? [] : [name]))) add(proxies, word);
  return (address = '') => {
    const [plain = ''] = address.split('%');
    const version = isIP(plain);
    return version !== 0 && proxies.check(plain, version === 4 ? 'ipv4' : 'ipv6');
  };
}

function add(proxies: BlockList, word: string): void {
  const [address = '', bits, ...rest] = word.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  if (version === 0 || rest.length > 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
    throw new NoNetwork(word);
  proxies.addSubnet(address, bits === undefined ? most : Number(bits), version === 4 ? 'ipv4' : 'ipv6');
}
