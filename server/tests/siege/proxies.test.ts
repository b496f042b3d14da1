/** The limits behind a real nginx and a real Caddy: they hold for each client, and nobody can say to be another. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { findProxy } from '../../../scripts/proxies.mjs';
import { FrontProxy } from '../hosting/front-proxy.ts';
import { shownInDocs } from '../hosting/proxy-config.ts';
import { openServer, temporaryFolder } from '../test-server.ts';
import { SPELLINGS } from './attacks/spellings.ts';

/** Two clients in networks of their own. */
const [ONE, OTHER] = ['127.2.0.1', '127.3.0.1'];
const JOIN = '/api/v1/join/QQQQQQ';
const FEW = { joins: 3, devices: 3, sockets: 3 };

const NAMES = ['nginx', 'caddy'] as const;
type ShownProxy = (typeof NAMES)[number];
const found = NAMES.map(name => {
  try {
    return { name, path: findProxy(name) };
  } catch (error) {
    console.warn(`${(error as Error).message} Its tests are left out.`);
    return { name, path: null };
  }
});

/** A server with small limits behind a proxy, which is stopped after the test. */
async function behind(name: ShownProxy, limits: Partial<Record<'strangers', number>> = {}, requests: object = FEW) {
  const server = await openServer({ requestLimits: requests, limits, metrics: {} }); // measurements as they are by themselves: off
  const proxy = await FrontProxy.start(name, shownInDocs(name, server.port), await temporaryFolder());
  onTestFinished(() => proxy.end());
  return proxy;
}

const statuses = async (proxy: FrontProxy, from: string, count: number, headers: Record<string, string> = {}) => {
  const all: number[] = [];
  for (let i = 0; i < count; i++) all.push((await proxy.ask(JOIN, from, { headers })).status);
  return all;
};

for (const { name, path } of found)
  describe.skipIf(path === null)(`behind ${name}`, { timeout: 120_000 }, () => {
    it('one client has used up what it may ask for, and another has not', async () => {
      const proxy = await behind(name);
      expect(await statuses(proxy, ONE, 4)).toEqual([404, 404, 404, 429]);
      expect(await statuses(proxy, OTHER, 4)).toEqual([404, 404, 404, 429]);
    });

    it('nobody gets more by saying to be somebody else', async () => {
      const proxy = await behind(name);
      const claims = [
        { 'x-forwarded-for': '203.0.113.7' },
        { 'x-forwarded-for': '203.0.113.8, 203.0.113.9' },
        { 'x-real-ip': '203.0.113.10', forwarded: 'for=203.0.113.10' },
      ];
      for (const claim of claims) expect(await statuses(proxy, ONE, 1, claim)).toEqual([404]);
      expect(await statuses(proxy, ONE, 1, { 'x-forwarded-for': '203.0.113.11' })).toEqual([429]);
      expect(await statuses(proxy, OTHER, 1)).toEqual([404]);
    });

    it('nor by writing the address otherwise', async () => {
      const proxy = await behind(name);
      let through = 0;
      for (const [, spell] of SPELLINGS) {
        const { body } = await proxy.ask(spell('/join/QQQQQQ', proxy.port), ONE);
        if (body.includes('"no-such-table"')) through++;
      }
      expect(through).toBeLessThanOrEqual(FEW.joins);
      expect(await statuses(proxy, OTHER, 1)).toEqual([404]);
    });

    it('sockets work, and are counted for each client, whatever it says', async () => {
      const proxy = await behind(name);
      const open = async (from: string, headers = {}) => {
        const { socket, heard } = await proxy.socket(from, headers);
        socket.terminate();
        return heard;
      };
      for (let i = 0; i < FEW.sockets; i++)
        expect(await open(ONE, { 'x-forwarded-for': `203.0.113.${i}` })).toBe('hello');
      expect(await open(ONE, { 'x-forwarded-for': '203.0.113.99' })).toBe('429');
      expect(await open(OTHER)).toBe('hello');
    });

    it('strangers of one address have so many sockets at once', async () => {
      const proxy = await behind(name, { strangers: 2 }, {});
      const open = async (from: string) => {
        const { socket, heard } = await proxy.socket(from);
        onTestFinished(() => socket.terminate());
        return heard;
      };
      expect([await open(ONE), await open(ONE), await open(ONE)]).toEqual(['hello', 'hello', '4004']);
      expect(await open(OTHER)).toBe('hello');
    });

    it('pages of other sites are turned away', async () => {
      const proxy = await behind(name);
      const { heard } = await proxy.socket(ONE, { origin: 'https://elsewhere.example.org' });
      expect(heard).toBe('403');
    });

    it('cookies are for https alone', async () => {
      const proxy = await behind(name);
      const body = JSON.stringify({ keep: 'cookie' });
      const { status, headers } = await proxy.ask('/api/v1/devices', ONE, { method: 'POST', body });
      expect(status).toBe(200);
      expect(String(headers['set-cookie'])).toMatch(/; HttpOnly; Secure; SameSite=Lax/i);
    });

    it.each(['/metrics', '/%6detrics', '//metrics', '/./metrics', '/x/../metrics', '/health/ready', '/health%2Fready'])(
      'nobody outside is shown %s',
      async address => {
        const proxy = await behind(name);
        const { status, body } = await proxy.ask(address, ONE);
        expect([400, 403, 404]).toContain(status);
        expect(body).not.toMatch(/havre_|"ok":true/);
      },
    );
  });
