/** Who is let in, by which name, and what is told and written down of those who are not. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jsonLogger } from '../../operation/log.ts';
import { askedOnce, head, RawConnection } from '../../tests/raw-http.ts';
import { RawSocket } from '../../tests/raw-socket.ts';
import { openServer, temporaryFolder } from '../../tests/test-server.ts';

const CLOSE = 'Connection: close';

const calledBy = (host: string, headers: readonly string[] = [], target = '/api/v1/games'): string =>
  [`GET ${target} HTTP/1.1`, `Host: ${host}`, CLOSE, ...headers, '', ''].join('\r\n');

const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

describe('a server', () => {
  it('does not answer to names of others', async () => {
    const { port, url } = await openServer();
    const { status, answer } = await askedOnce(port, calledBy('evil.example'));
    expect({ status, answer }).toEqual({ status: 421, answer: expect.stringContaining('"wrong-host"') });
    for (const host of ['127.0.0.1', 'localhost:1', 'pi.local', 'pi', '[::1]:4242'])
      expect((await askedOnce(port, calledBy(host))).status).toBe(200);
    const socket = new RawSocket(url, null, { headers: { host: 'evil.example' } });
    await expect(socket.next('hello')).rejects.toThrow();
  });

  it('answers to any name that a proxy hands on, unless its names are given', async () => {
    const proxied = ['X-Forwarded-For: 198.51.100.7'];
    const { port } = await openServer();
    expect((await askedOnce(port, calledBy('games.example.org', proxied))).status).toBe(200);
    const named = await openServer({ hosts: ['games.example.org'] });
    expect((await askedOnce(named.port, calledBy('games.example.org', proxied))).status).toBe(200);
    expect((await askedOnce(named.port, calledBy('games.example.org:443'))).status).toBe(200);
    expect((await askedOnce(named.port, calledBy('127.0.0.1', [], '/health/live'))).status).toBe(200);
    for (const host of ['evil.example', 'pi.local', 'pi'])
      expect((await askedOnce(named.port, calledBy(host, proxied))).status).toBe(421);
    const socket = new RawSocket(named.url, null, { headers: { host: 'evil.example', 'x-forwarded-for': '1.2.3.4' } });
    await expect(socket.next('hello')).rejects.toThrow();
    const untrusted = await openServer({ trustProxy: '192.0.2.1' });
    expect((await askedOnce(untrusted.port, calledBy('games.example.org', proxied))).status).toBe(421);
  });

  it('believes a forwarded name from a proxy alone', async () => {
    const post = (url: string) =>
      fetch(`${url}/api/v1/devices`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://pi.local', 'x-forwarded-host': 'pi.local' },
        body: '{"keep":"token"}',
      });
    expect((await post((await openServer()).url)).status).toBe(201);
    expect((await post((await openServer({ trustProxy: '192.0.2.1' })).url)).status).toBe(403);
  });

  it('opens a socket at one address alone, and only for a bare question', async () => {
    const { port } = await openServer();
    for (const target of ['/', '/nowhere', '/api/v1/games', '/api/v1/join/ABCDEF', '/icon.svg', '/%zz'])
      expect((await askedOnce(port, head('GET', target, UPGRADE))).status).toBeGreaterThanOrEqual(400);
    for (const target of ['/api/v1/socket', '/api/v1/devices'])
      expect((await askedOnce(port, `${head('POST', target, [...UPGRADE, 'Content-Length: 5'])}hel`)).status).toBe(404);
    const withBody = await askedOnce(port, `${head('GET', '/api/v1/socket', [...UPGRADE, 'Content-Length: 5'])}hello`);
    expect(withBody.status).toBe(101); // and then closed: that was no frame
    const other = head('GET', '/health/live', ['Connection: Upgrade, close', 'Upgrade: h2c']);
    expect((await askedOnce(port, other)).answer).toContain('"ok":true');
  });

  it('lets nobody keep its answers, but for the files of the page', async () => {
    const { url } = await openServer();
    const kept = async (path: string, init: RequestInit = {}) =>
      (await fetch(`${url}${path}`, init)).headers.get('cache-control');
    const device = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"keep":"token"}' };
    expect(await kept('/api/v1/devices', device)).toBe('no-store');
    for (const path of ['/api/v1/games', '/api/v1/join/ABCDEF', '/api/v1/nothing', '/%61pi/v1/tables', '/health/live'])
      expect(await kept(path)).toBe('no-store');
    expect(await kept('/api/v1/tables/%zz')).toBe('no-store');
  });
});

describe('what nobody can read', () => {
  const GARBAGE: readonly (readonly [string, string, number | readonly number[]])[] = [
    ['a wrong escape', head('GET', '/%zz', [CLOSE]), 400],
    ['half a letter', head('GET', '/api/v1/tables/%E0%A4%A', [CLOSE]), 400],
    ['a wrong escape in a question', head('GET', '/api/v1/games?language=%zz', [CLOSE]), 200],
    ['a zero in a path', head('GET', '/assets/%00', [CLOSE]), 403],
    ['a long path', head('GET', `/${'x'.repeat(5_000)}`, [CLOSE]), [403, 404]],
    ['a way out', head('GET', '/%2e%2e/%2e%2e/etc/passwd', [CLOSE]), [403, 404]],
    ['no HTTP', 'good morning\r\n\r\n', 400],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['no host', `GET / HTTP/1.1\r\n${CLOSE}\r\n\r\n`, 400],
    ['two lengths', head('POST', '/api/v1/devices', ['Content-Length: 5', 'Content-Length: 6']), 400],
    ['a length and chunks', head('POST', '/api/v1/devices', ['Content-Length: 5', 'Transfer-Encoding: chunked']), 400],
    ['a length below nothing', head('POST', '/api/v1/devices', ['Content-Length: -5']), 400],
    ['a long header', head('GET', '/health/live', [`x: ${'y'.repeat(20_000)}`]), 431],
    [
      'many headers',
      head(
        'GET',
        '/',
        Array.from({ length: 5_000 }, (_, i) => `x${i}: y`),
      ),
      431,
    ],
    ['a long address', head('GET', `/?${'x'.repeat(20_000)}`), 431],
    ['no version', 'GET /\r\n\r\n', [200, 400, 404]],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['TRACE', head('TRACE', '/api/v1/games', [CLOSE, 'Cookie: secret']), 404],
    ['OPTIONS', head('OPTIONS', '*', [CLOSE]), 404],
    ['CONNECT', head('CONNECT', 'example.org:443'), 0],
    ['a method of others', head('PROPFIND', '/', [CLOSE]), 404],
    ['other expectations', head('POST', '/api/v1/devices', [CLOSE, 'Expect: miracles']), 417],
  ];

  it('is answered or cut, counted, and never written down with a stack', async () => {
    const file = join(await temporaryFolder(), 'log');
    const { url, port } = await openServer({ logger: jsonLogger({ level: 'trace', file }) });
    for (const [what, text, expected] of GARBAGE) {
      const { status } = await askedOnce(port, text);
      expect([what, [expected].flat().includes(status), status]).toEqual([what, true, status]);
    }
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    expect(lines.filter(line => /stack|\/etc\/passwd|secret|rawPacket|"level":[4-6]0/.test(line))).toEqual([]);
    expect(lines.length).toBeLessThanOrEqual(GARBAGE.length + 2);
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toMatch(/havre_turned_away_total\{reason="bad-address"\} 2\n/);
    expect(text).toMatch(/havre_turned_away_total\{reason="no-http"\} \d/);
    expect(text).toMatch(/havre_turned_away_total\{reason="too-long"\} 3\n/);
  });

  it('speaks an older HTTP, and is answered', async () => {
    const { port } = await openServer();
    expect((await askedOnce(port, 'GET /health/live HTTP/1.0\r\n\r\n')).status).toBe(200);
  });

  it('asks for something at once, and is answered in order, within its limits', async () => {
    const { port } = await openServer({ requestLimits: { requests: 9 } });
    const raw = await RawConnection.open(port);
    raw.say(head('GET', '/api/v1/games/x/rules').repeat(15));
    const statuses = [...(await raw.end()).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual([...Array(9).fill('404'), '429']);
  });
});

describe('requests that come ahead of their answers', () => {
  const request = 'GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\n\r\n';

  it('are answered if they are few', async () => {
    const { port } = await openServer();
    const answer = await askedOnce(port, `${request.repeat(9)}${calledBy('localhost')}`);
    expect(answer.answer.match(/HTTP\/1\.1 200/g)).toHaveLength(10);
  });

  it('are cut off if there is no end of them', async () => {
    const { port } = await openServer();
    const raw = await RawConnection.open(port);
    const ended = new Promise(resolve => raw.socket.once('close', resolve));
    raw.say(request.repeat(2_000));
    await ended;
    expect((raw.heard.match(/HTTP\/1\.1 200/g) ?? []).length).toBeLessThan(100);
  });

  it('end with the connection where somebody is turned away', async () => {
    const { port } = await openServer({ requestLimits: { requests: 1 } });
    const { answer } = await askedOnce(port, request.repeat(4));
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 429']);
  });
});
