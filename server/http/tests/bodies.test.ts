/** Bodies that are too long, too deep or not what their header says. */
import { describe, expect, it } from 'vitest';
import { askedOnce, head, RawConnection } from '../../tests/raw-http.ts';
import { openServer } from '../../tests/test-server.ts';

const JSON_BODY = 'Content-Type: application/json';
const CLOSE = 'Connection: close';
const post = (body: string, target = '/api/v1/devices', headers: readonly string[] = []): string =>
  `${head('POST', target, [JSON_BODY, CLOSE, `Content-Length: ${body.length}`, ...headers])}${body}`;

describe('a body', () => {
  it('that is announced as too long is refused, and the connection is closed before it comes', async () => {
    const { port } = await openServer();
    for (const headers of [[], ['Expect: 100-continue']]) {
      const raw = await RawConnection.open(port);
      raw.say(head('POST', '/api/v1/devices', [JSON_BODY, 'Content-Length: 99999999999', ...headers]));
      expect(await raw.end()).toContain('HTTP/1.1 413 ');
    }
  });

  it('that never ends is cut where it is too long', async () => {
    const { port } = await openServer();
    const raw = await RawConnection.open(port);
    raw.say(head('POST', '/api/v1/devices', [JSON_BODY, 'Transfer-Encoding: chunked']));
    const chunk = `400\r\n${' '.repeat(1024)}\r\n`;
    while (!raw.isClosed && raw.heard === '') {
      raw.say(chunk);
      await new Promise(resolve => setImmediate(resolve));
    }
    expect(await raw.end()).toContain('HTTP/1.1 413 ');
    expect(raw.socket.bytesWritten).toBeLessThan(50 * 1024 * 1024);
  });

  it('that is longer than it says is no request of its own', async () => {
    const { port } = await openServer();
    const raw = await RawConnection.open(port);
    raw.say(`${head('POST', '/api/v1/devices', [JSON_BODY, 'Content-Length: 5'])}{"keep":"token"}`);
    const answer = await raw.end();
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('"token":');
  });

  it.each([
    ['a poisoned prototype', '{"keep":"token","__proto__":{"x":1}}'],
    ['a poisoned constructor', '{"keep":"token","constructor":{"prototype":{"x":1}}}'],
    ['deep lists', '['.repeat(8_000) + ']'.repeat(8_000)],
    ['deep objects', `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`],
    ['half of it', '{"keep":'],
    ['nothing', ''],
    ['a number', '1e999'],
    ['another encoding', '\xff\xfe{\x00}\x00'],
  ])('with %s is refused', async (_, body) => {
    const { port } = await openServer();
    expect((await askedOnce(port, post(body))).status).toBe(400);
    expect((await askedOnce(port, post('{"keep":"token"}'))).status).toBe(201);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('of a game that is brought along is not too deep either', async () => {
    const { url, port } = await openServer();
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/v1/devices`, { method: 'POST', headers, body: '{"keep":"token"}' });
    const { token } = (await answer.json()) as { token: string };
    const deep = '['.repeat(500_000) + ']'.repeat(500_000);
    const known = [`Authorization: Bearer ${token}`];
    expect((await askedOnce(port, post(deep, '/api/v1/tables/carried', known))).status).toBe(400);
    const wrapped = `{"past":{"deeds":[{"cause":{"type":"act","seat":0,"action":{"type":"x","y":${deep.slice(100_000, -100_000)}}}}]}}`;
    expect((await askedOnce(port, post(wrapped, '/api/v1/tables/carried', known))).status).toBe(400);
  });

  it('of another kind is refused', async () => {
    const { port } = await openServer();
    const form = head('POST', '/api/v1/devices', ['Content-Type: text/xml', 'Content-Length: 4', CLOSE]);
    expect((await askedOnce(port, `${form}<a/>`)).status).toBe(415);
  });
});
