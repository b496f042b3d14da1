import { describe, expect, it } from 'vitest';
import { NoNetwork, proxiesNamed } from '../proxies.ts';

describe('proxies', () => {
  it.each([
    ['loopback', '127.0.0.1', true],
    ['loopback', '127.9.9.9', true],
    ['loopback', '::1', true],
    ['loopback', '::ffff:127.0.0.1', true],
    ['loopback', '192.168.1.1', false],
    ['loopback', '::2', false],
    ['192.0.2.7', '192.0.2.7', true],
    ['192.0.2.7', '::ffff:192.0.2.7', true],
    ['192.0.2.7', '192.0.2.8', false],
    ['192.0.2.7', '127.0.0.1', false],
    ['loopback, 10.0.0.0/8,fc00::/7', '10.255.0.1', true],
    ['loopback, 10.0.0.0/8,fc00::/7', 'fd00::1', true],
    ['loopback, 10.0.0.0/8,fc00::/7', '11.0.0.1', false],
    ['uniquelocal', '172.31.0.1', true],
    ['linklocal', 'fe80::1%eth0', true],
    ['', '127.0.0.1', false],
    ['loopback', 'unknown', false],
    ['loopback', undefined, false],
  ])('named %j: is %s one of them? %s', (list, address, isOne) => {
    expect(proxiesNamed(list)(address)).toBe(isOne);
  });

  it.each(['proxy.example.org', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0', 'fc00::/129', 'loopback,x'])(
    'cannot be named %j',
    list => {
      expect(() => proxiesNamed(list)).toThrow(NoNetwork);
    },
  );
});
