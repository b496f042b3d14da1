/** Connections that say nothing, too little or too slowly end by themselves, and nobody has too many. */
import { describe, expect, it } from 'vitest';
import { head, RawConnection } from '../../tests/raw-http.ts';
import { RawSocket } from '../../tests/raw-socket.ts';
import { openServer } from '../../tests/test-server.ts';

const HASTY = { head: 300, request: 600, pause: 300, silence: 900, glance: 50 };
const BODY = ['Content-Type: application/json', 'Content-Length: 16'];
const CHUNKED = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];

async function connectionsAt(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^havre_connections (\d+)$/m.exec(text)?.[1]);
}

/** Says something again and again until the connection is closed. */
function drip(raw: RawConnection, text: string): RawConnection {
  const dripping = setInterval(() => raw.say(text), 50);
  raw.socket.on('close', () => clearInterval(dripping));
  return raw;
}

describe('a connection ends', () => {
  it.each([
    ['says nothing', ''],
    ['begins a request and does not go on', 'GET /health/live HTTP/1.1\r\nHost: 127.0.0.1\r\n'],
    ['begins a body and does not go on', `${head('POST', '/api/v1/devices', BODY)}{"keep`],
    ['begins a body in chunks and does not go on', `${head('POST', '/api/v1/devices', CHUNKED)}2\r\n{"\r\n`],
  ])('that %s', async (_, text) => {
    const { port } = await openServer({ connectionLimits: HASTY });
    expect(await (await RawConnection.open(port)).say(text).end()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each([
    ['its header', 'GET /health/live HTTP/1.1\r\n', 'x: y\r\n'],
    ['its body', head('POST', '/api/v1/devices', ['Content-Type: application/json', 'Content-Length: 9999']), ' '],
    ['its chunks', head('POST', '/api/v1/devices', CHUNKED), '1\r\n \r\n'],
  ])('that never comes to an end with %s', async (_, text, more) => {
    const { port } = await openServer({ connectionLimits: HASTY });
    expect(await drip((await RawConnection.open(port)).say(text), more).end()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that has been answered and asks no more', async () => {
    const { port } = await openServer({ connectionLimits: HASTY });
    const raw = (await RawConnection.open(port)).say(head('GET', '/health/live'));
    expect(await raw.end()).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it('and is counted no more; a socket goes on', async () => {
    const { url, port } = await openServer({ connectionLimits: HASTY });
    const socket = await RawSocket.open(url, null);
    const silent = await Promise.all(Array.from({ length: 20 }, () => RawConnection.open(port)));
    await Promise.all(silent.map(raw => raw.end()));
    const later = await RawConnection.open(port);
    await later.end();
    socket.send({ v: 1, ping: 17 });
    expect(await socket.next('pong')).toMatchObject({ ping: 17 });
    expect(await connectionsAt(url)).toBeLessThanOrEqual(3); // the socket, this question and the one before it
  });
});

describe('connections', () => {
  const isAnswered = async (port: number): Promise<boolean> => {
    const raw = (await RawConnection.open(port)).say(head('GET', '/health/live', ['Connection: close']));
    return (await raw.end()).startsWith('HTTP/1.1 200');
  };

  it('of one network are not too many, and another may come when one has gone', async () => {
    const { port } = await openServer({ trustProxy: '192.0.2.1', connectionLimits: { ofNetwork: 3 } });
    const open = await Promise.all(Array.from({ length: 3 }, () => RawConnection.open(port)));
    await Promise.all(open.map(raw => raw.say(head('GET', '/health/live')).until(/"ok":true/)));
    expect(await isAnswered(port)).toBe(false);
    open[0]?.socket.destroy();
    while (!(await isAnswered(port))) await new Promise(resolve => setTimeout(resolve, 10));
  });

  it('of a proxy are those of everybody', async () => {
    const { port } = await openServer({ connectionLimits: { ofNetwork: 3 } });
    const open = await Promise.all(Array.from({ length: 10 }, () => RawConnection.open(port)));
    await Promise.all(open.map(raw => raw.say(head('GET', '/health/live')).until(/"ok":true/)));
  });

  it('are not too many in total', async () => {
    const { port } = await openServer({ connectionLimits: { inTotal: 3 } });
    const open = await Promise.all(Array.from({ length: 3 }, () => RawConnection.open(port)));
    await Promise.all(open.map(raw => raw.say(head('GET', '/health/live')).until(/"ok":true/)));
    expect(await isAnswered(port)).toBe(false);
  });
});
