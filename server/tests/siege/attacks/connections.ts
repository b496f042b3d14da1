/** Connections that cost by being there: silent ones, slow ones, and those that speak of something else. */
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { CONNECTION_LIMITS } from '../../../http/connections.ts';
import type { Attack, Field } from '../attack.ts';
import { bareSocket, counted, flood, forSeconds, frame, plug } from '../foes.ts';

const TEXT = 0x1;
const EACH = 50;
/** Whoever has said nothing whole for so long is cut, in seconds: it is looked at from time to time. */
const TIMEOUT_MS = (CONNECTION_LIMITS.request + 2 * CONNECTION_LIMITS.glance) / 1000;

const HALF_HEADER = 'GET /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ';
const HALF_BODY =
  'POST /api/v1/devices HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{';

/** What somebody says first who will never finish. */
export const UNFINISHED: Readonly<Record<string, string>> = {
  silent: '',
  'half a header': HALF_HEADER,
  'half a body': HALF_BODY,
};

/** Connections on which somebody has said this and no more. */
export async function unfinished(field: Field, text: string, count: number): Promise<Socket[]> {
  const from = field.network();
  const sockets = await Promise.all(Array.from({ length: count }, () => plug(field.server, from)));
  for (const socket of sockets) {
    socket.resume();
    if (text !== '') socket.write(text);
  }
  return sockets;
}

const isOpen = (socket: Socket): boolean => !socket.destroyed && socket.writable && !socket.readableEnded;

/** Bytes of something that is no request, and what a server should do with them. */
const GARBAGE: readonly (() => Buffer)[] = [
  () => randomBytes(2_000),
  // The beginning of a TLS handshake, and of HTTP/2.
  () => Buffer.concat([Buffer.from('16030102000100', 'hex'), randomBytes(500)]),
  () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  () => Buffer.from(`GET / HTTP/1.1\r\nHost: x\r\nX-Huge: ${'x'.repeat(64_000)}\r\n\r\n`),
  () => Buffer.from(`GET / HTTP/1.1\r\nHost: x\r\n${'X-Many: x\r\n'.repeat(4_000)}\r\n`),
  () => Buffer.from(`GET /${'%'.repeat(7_000)} HTTP/1.1\r\nHost: x\r\n\r\n`),
  () =>
    Buffer.from(
      'POST /api/v1/devices HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n',
    ),
  () => Buffer.from('GET /api/v1/games HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200)),
  () =>
    Buffer.from(
      `GET /api/v1/games HTTP/1.1\r\nHost: x\r\nCookie: ${'a=b; '.repeat(3_000)}\r\nConnection: close\r\n\r\n`,
    ),
];

/** Messages that are none. */
const MALFORMED: readonly string[] = [
  '[',
  '{"v":1',
  '{"v":2,"ping":1}',
  '"x"',
  '['.repeat(8_000),
  'null',
  '{"v":1,"watch":7}',
];

export const connectionAttacks: readonly Attack[] = [
  {
    name: 'slow',
    says: `${EACH} connections each that are silent, send half a header, or half a body and then a byte a second`,
    ground: 'usual',
    run: async field => {
      const kinds = Object.entries(UNFINISHED);
      const sockets = await Promise.all(kinds.map(([, text]) => unfinished(field, text, EACH)));
      const lasting = field.isSample ? field.seconds : TIMEOUT_MS;
      await forSeconds(lasting, async () => {
        for (const socket of sockets.slice(1).flat()) if (isOpen(socket)) socket.write('x');
        await pause(Math.min(1_000, lasting * 1_000));
      });
      const left = sockets.map(some => some.filter(isOpen).length);
      for (const socket of sockets.flat()) socket.destroy();
      const all = left.reduce((sum, count) => sum + count, 0);
      const became = kinds.map(([name], i) => `${left[i]} of ${EACH} ${name}`).join(', ');
      const isJudged = !field.isSample && all > 0;
      return { became: `left: ${became}`, broken: isJudged ? [`${all} are open after ${TIMEOUT_MS} s`] : [] };
    },
  },
  {
    name: 'garbage',
    says: 'random bytes, TLS, HTTP/2, huge and many headers, two lengths at once, 200 requests in one packet',
    ground: 'usual',
    run: async field => {
      const answers: string[] = [];
      const from = field.network();
      await forSeconds(field.seconds, async round => {
        const socket = await plug(field.server, from);
        const text = GARBAGE[round % GARBAGE.length]?.() ?? Buffer.alloc(0);
        socket.write(text);
        answers.push(await firstLine(socket));
        socket.destroy();
        await pause(5);
      });
      return { became: counted(answers), broken: [] };
    },
  },
  {
    name: 'malformed',
    says: 'messages that are none, from one address, over as many sockets as it is given: up to 100,000',
    ground: 'usual',
    run: async field => {
      const from = field.network();
      let [sent, sockets, refused] = [0, 0, 0];
      await forSeconds(field.seconds, async round => {
        const socket = sent < 100_000 ? await bareSocket(field.server, from) : null;
        if (socket === null) {
          refused++;
          return pause(100);
        }
        socket.on('data', chunk => field.ears.hear(String(chunk))).resume();
        sockets++;
        const text = MALFORMED[round % MALFORMED.length] ?? '';
        sent += await flood(socket, frame(TEXT, text), { perSecond: 5_000, seconds: Math.min(1, field.seconds / 4) });
        socket.destroy();
      });
      return { became: `${sent} messages over ${sockets} sockets, ${refused} sockets refused`, broken: [] };
    },
  },
];

/** The first line of the answer; what became of the connection if there is none. */
function firstLine(socket: Socket): Promise<string> {
  return new Promise(resolve => {
    const settle = (text: string) => {
      clearTimeout(timer);
      resolve(text);
    };
    const timer = setTimeout(() => settle('no answer'), 200);
    socket.once('data', chunk => settle(/^HTTP\/1\.1 (\d+)/.exec(String(chunk))?.[1] ?? 'something else'));
    socket.once('close', () => settle('cut'));
    socket.resume();
  });
}
