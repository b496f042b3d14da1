import { describe, expect, it } from 'vitest';
import { isOwnName } from '../hosts.ts';

describe('a name', () => {
  it.each([
    '127.0.0.1',
    '127.0.0.1:4242',
    '192.168.1.20:4242',
    '[::1]:4242',
    '[2001:db8::1]',
    'localhost',
    'LOCALHOST:80',
    'havre.localhost',
    '',
  ])('%j is always one of the server', host => {
    expect(isOwnName(host, null)).toBe(true);
    expect(isOwnName(host, ['games.example.org'])).toBe(true);
  });

  it.each(['pi', 'pi.local:4242', 'Pi.Local.', 'pi.lan', 'pi.fritz.box', 'pi.home.arpa'])(
    '%j may be one given at home',
    host => {
      expect(isOwnName(host, null)).toBe(true);
      expect(isOwnName(host, ['games.example.org'])).toBe(false);
    },
  );

  it.each([
    'evil.example',
    'evil.example:4242',
    '127.0.0.1.evil.example',
    'local.evil.example',
    'x[::1]',
    'evil.local.com',
  ])('%j is none', host => {
    expect(isOwnName(host, null)).toBe(false);
    expect(isOwnName(host, ['games.example.org'])).toBe(false);
  });

  it.each(['games.example.org', 'GAMES.example.org:443', 'games.example.org.'])('%j is one if it was named', host => {
    expect(isOwnName(host, ['games.example.org'])).toBe(true);
    expect(isOwnName(host, ['Games.Example.Org:443'])).toBe(true);
    expect(isOwnName(host, null)).toBe(false);
    expect(isOwnName(host, [])).toBe(false);
  });
});
