/** What attackers are made of: requests and sockets from any address of this machine, and bare connections. */
import { type Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SOCKET_PATH, SUBPROTOCOL, TOKEN_PREFIX } from '@havre/protocol/wire.ts';
import { WebSocket } from 'ws';
import type { Field } from './attack.ts';

export interface Asking {
  readonly from: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly token?: string;
  readonly agent?: Agent | false;
}

export interface Answer {
  /** 0 if there was none. */
  readonly status: number;
  readonly body: string;
}

/** The port something is asked of: the server's own, or that of a proxy before it. */
export type Target = Pick<Field['server'], 'port'>;

/**
 * Asks for exactly this address, however it is spelled, from some source address.
 * @example const { status } = await ask(server, '/%61pi/v1/games', { from: '127.9.0.1' });
 */
export function ask({ port }: Target, path: string, asking: Asking): Promise<Answer> {
  const { from, method = 'GET', body, token, agent = false } = asking;
  const headers = {
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(body)}` }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...asking.headers,
  };
  return new Promise(resolve => {
    const lost = () => resolve({ status: 0, body: '' });
    const sent = request({ host: '127.0.0.1', port, localAddress: from, path, method, headers, agent }, response => {
      const chunks: Buffer[] = [];
      response.on('data', chunk => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
      response.on('error', lost);
    });
    sent.setTimeout(30_000, () => sent.destroy());
    sent.on('error', lost);
    sent.end(body);
  });
}

/** New identities, made within what one network may make. */
export async function identities(field: Field, count: number, from = field.network()): Promise<string[]> {
  const body = JSON.stringify({ keep: 'token' });
  const tokens: string[] = [];
  for (let i = 0; i < count; i++) {
    const answer = await ask(field.server, '/api/v1/devices', { from, method: 'POST', body });
    if (answer.status === 201) tokens.push((JSON.parse(answer.body) as { token: string }).token);
  }
  return tokens;
}

/** A connection over which anything may be written; what comes back is not read unless somebody says so. */
export async function plug({ port }: Target, from: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from });
  socket.on('error', () => {});
  await new Promise<void>(resolve => {
    socket.once('connect', () => resolve());
    socket.once('close', () => resolve());
  });
  return socket;
}

const protocolsOf = (token?: string): string[] => [
  SUBPROTOCOL,
  ...(token === undefined ? [] : [`${TOKEN_PREFIX}${token}`]),
];

/** A WebSocket whose frames are written by hand; null if it was not let in. */
export async function bareSocket(target: Target, from: string, token?: string): Promise<Socket | null> {
  const socket = await plug(target, from);
  socket.write(
    [
      `GET ${SOCKET_PATH} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${'A'.repeat(22)}==`,
      `Sec-WebSocket-Protocol: ${protocolsOf(token).join(', ')}`,
      '\r\n',
    ].join('\r\n'),
  );
  const head = await new Promise<string>(resolve => {
    socket.once('data', chunk => resolve(String(chunk)));
    socket.once('close', () => resolve(''));
  });
  socket.pause();
  if (head.startsWith('HTTP/1.1 101')) return socket;
  socket.destroy();
  return null;
}

/** A socket that speaks the protocol, as the library makes it. */
export function speaker({ port }: Target, from: string, token?: string): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, protocolsOf(token), { localAddress: from });
  socket.on('error', () => {});
  return socket;
}

/** A frame as a client sends it, with a mask that changes nothing. */
export function frame(opcode: number, payload: string | Buffer, { last = true }: { last?: boolean } = {}): Buffer {
  const body = Buffer.from(payload);
  const length = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([(last ? 0x80 : 0) | opcode, ...length, 0, 0, 0, 0]), body]);
}

/** How long to look whether the other side has closed, in milliseconds. */
const LOOKING = 500;
const CLOSE = 0x88;

/**
 * How the server has parted from somebody: `cut`, the code it closed with, or null if it has not.
 * @example await partedWith(socket) // 4003
 */
export function partedWith(socket: Socket): Promise<'cut' | number | null> {
  if (socket.destroyed || !socket.writable) return Promise.resolve('cut');
  const chunks: Buffer[] = [];
  return new Promise(resolve => {
    const settle = (isCut: boolean) => {
      clearTimeout(timer);
      resolve(closeCodeIn(Buffer.concat(chunks)) ?? (isCut ? 'cut' : null));
    };
    const timer = setTimeout(() => settle(false), LOOKING);
    socket.on('data', chunk => chunks.push(chunk));
    socket.once('close', () => settle(true));
    socket.once('end', () => settle(true));
    socket.resume();
  });
}

/** The code of a closing frame among frames of the server, which are not masked. */
function closeCodeIn(bytes: Buffer): number | null {
  let at = 0;
  while (at + 2 <= bytes.length) {
    const short = (bytes[at + 1] ?? 0) & 127;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (at + head + 2 > bytes.length) return null;
    if (bytes[at] === CLOSE) return bytes.readUInt16BE(at + head);
    at += head + (short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6));
  }
  return null;
}

const TICK = 20;
const MOST_UNSENT = 1 << 20;

/**
 * Writes something again and again at a steady rate, until the time is over or the connection is; gives how often.
 * @example await flood(socket, frame(9, 'x'), { perSecond: 20_000, seconds: 5 });
 */
export async function flood(
  socket: Socket,
  piece: Buffer,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number> {
  const many = Math.max(1, Math.round((perSecond * TICK) / 1000));
  const pieces = Buffer.concat(Array.from({ length: many }, () => piece));
  const until = performance.now() + seconds * 1000;
  let sent = 0;
  while (performance.now() < until && !socket.destroyed && socket.writable) {
    if (socket.writableLength < MOST_UNSENT) {
      socket.write(pieces);
      sent += many;
    }
    await pause((many / perSecond) * 1000);
  }
  return sent;
}

/** Runs something again and again until the time is over. */
export async function forSeconds(seconds: number, run: (round: number) => Promise<unknown>): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let rounds = 0;
  while (performance.now() < until) await run(rounds++);
  return rounds;
}

/** How often each of some values came. */
export function counted(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${count}×${value}`).join(' ');
}
