/** Sockets that send frames as fast as they can, and read nothing: they are cut, and cost next to nothing. */
import { connect, type Socket } from 'node:net';
import { CLOSED, SOCKET_PATH } from '@havre/protocol/wire.ts';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../sessions/limits.ts';
import { RawSocket } from './raw-socket.ts';
import { connectClient, openServer } from './test-server.ts';

const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
const MASK = [0, 0, 0, 0];
/** RFC 6455, section 5.2: the last frame of a message, or not, and its kind. */
const PING = 0x89;
const PONG = 0x8a;
const PART_OF_TEXT = 0x01;
const PART = 0x00;
const TEXT = 0x81;

const frame = (head: number, length = 0): Buffer =>
  Buffer.from([head, 0x80 | length, ...MASK, ...Array(length).fill(0x78)]);

/** A socket whose frames are written by hand. It never reads. */
async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const lines = [`GET ${SOCKET_PATH} HTTP/1.1`, 'Host: localhost', 'Upgrade: websocket', 'Connection: Upgrade'];
  socket.write([...lines, `Sec-WebSocket-Key: ${KEY}`, 'Sec-WebSocket-Version: 13', '', ''].join('\r\n'));
  await new Promise(resolve => socket.once('data', resolve));
  socket.pause();
  return socket;
}

/** Writes as much as the server takes, at most so many bytes; resolves with what it took until it cut the socket. */
async function flood(socket: Socket, piece: Buffer, most: number): Promise<number> {
  const block = Buffer.concat(Array(Math.ceil(16_384 / piece.length)).fill(piece));
  for (let sent = 0; sent < most && !socket.destroyed; sent += block.length)
    if (!socket.write(block))
      await new Promise<void>(resolve => {
        socket.once('drain', resolve);
        socket.once('close', () => resolve());
      });
  return socket.bytesWritten;
}

const MUCH = 64 * 1024 * 1024;

describe('a flood of', () => {
  it.each([
    ['pings', [frame(PING)]],
    ['long pings', [frame(PING, 125)]],
    ['pongs that nobody asked for', [frame(PONG)]],
    ['fragments without an end', [frame(PART_OF_TEXT, 1), ...Array(100).fill(frame(PART))]],
  ])('%s ends with the socket', async (_, frames) => {
    const { port, url } = await openServer({ limits: { ...LIMITS } });
    const watcher = await RawSocket.open(url, (await connectClient(url)).token);
    const before = process.memoryUsage().rss;
    const socket = await opened(port);
    const taken = await flood(socket, Buffer.concat(frames), MUCH);
    expect(taken).toBeLessThan(MUCH / 4); // what the kernel had taken for it, and no more
    expect(process.memoryUsage().rss - before).toBeLessThan(MUCH * 2);
    watcher.send({ v: 1, ping: 'still there' });
    await watcher.next('pong');
  });

  it('pings leaves nothing for the next socket of the same stranger', async () => {
    const { port } = await openServer({ limits: { ...LIMITS } });
    await flood(await opened(port), frame(PING), MUCH);
    const next = await opened(port);
    const { burst } = LIMITS.messages;
    const ended = new Promise(resolve => next.once('close', resolve));
    next.resume();
    next.write(Buffer.concat(Array(burst).fill(frame(PING))));
    await ended;
  });
});

describe('whoever is sent away and goes on sending', () => {
  it('is told why, and cut', async () => {
    const { port, url } = await openServer({ limits: { ...LIMITS } });
    const told = await RawSocket.open(url, null);
    for (let i = 0; i < 400; i++) told.send('');
    expect(await told.end()).toBe(CLOSED.tooFast);
    const socket = await opened(port);
    const taken = await flood(socket, frame(TEXT), MUCH);
    expect(taken).toBeLessThan(MUCH / 4);
  });
});

describe('a ping', () => {
  it('is answered with what it said', async () => {
    const { url } = await openServer();
    const raw = await RawSocket.open(url, null);
    const answer = new Promise<string>(resolve => raw.socket.once('pong', data => resolve(String(data))));
    raw.socket.ping('are you there');
    expect(await answer).toBe('are you there');
  });
});

describe('a socket that is one too many', () => {
  it('is told so, read no further, and cut', async () => {
    const { port, url } = await openServer({ limits: { ...LIMITS, strangers: 1 } });
    const one = await RawSocket.open(url, null);
    expect(await new RawSocket(url, null).end()).toBe(CLOSED.tooMany);
    const taken = await flood(await opened(port), frame(PONG), MUCH);
    expect(taken).toBeLessThan(MUCH / 4);
    one.send({ v: 1, ping: 'still there' });
    await one.next('pong');
  });
});
