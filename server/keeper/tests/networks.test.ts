import { describe, expect, it } from 'vitest';
import { proxiesNamed } from '../../operation/proxies.ts';
import { dangerOf, isListed, listOf, networkNamed } from '../networks.ts';

const isProxy = proxiesNamed('loopback, 10.1.0.0/16');
const danger = (text: string, own: string | null = null) => {
  const network = networkNamed(text);
  if (network === null) throw new Error(`${text} is no network`);
  return dangerOf(network, { own, isProxy });
};

describe('a network that is shut out', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32'],
    [' 203.0.113.0/24 ', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    ['2001:DB8::1', '2001:db8::1/64'],
    ['2001:db8::/48', '2001:db8::/48'],
  ])('%j is %s', (text, named) => expect(networkNamed(text)?.text).toBe(named));

  it.each(['', 'anne', '203.0.113', '203.0.113.7/33', '203.0.113.7/', '1.2.3.4/8/8', '::/129', '2001:db8::/x'])(
    '%j is none',
    text => expect(networkNamed(text)).toBeNull(),
  );

  it('is found again in whatever way an address is written', () => {
    const list = listOf(['203.0.113.0/24', '2001:db8:1:2::/64'].flatMap(text => networkNamed(text) ?? []));
    for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:1:2:3::4', '2001:DB8:1:2::%eth0'])
      expect([address, isListed(list, address)]).toEqual([address, true]);
    for (const address of ['203.0.114.9', '2001:db8:1:3::1', 'unknown', ''])
      expect([address, isListed(list, address)]).toEqual([address, false]);
    expect(isListed(list, undefined)).toBe(false); // whoever has hung up before the request was looked at
  });

  it.each([
    ['0.0.0.0/0', 'everybody'],
    ['::/0', 'everybody'],
    ['64.0.0.0/2', 'everybody'],
    ['127.0.0.0/8', 'everybody'],
    ['10.1.2.3', 'everybody'],
    ['203.0.113.0/24', null],
    ['2001:db8::/32', null],
  ])('%s shuts out %s', (text, whom) => expect(danger(text)).toBe(whom));

  it('is not that of whoever asks', () => {
    expect(danger('203.0.113.0/24', '203.0.113.80')).toBe('yourself');
    expect(danger('203.0.113.0/24', '::ffff:203.0.113.80')).toBe('yourself');
    expect(danger('203.0.113.0/24', '198.51.100.1')).toBeNull();
  });
});
