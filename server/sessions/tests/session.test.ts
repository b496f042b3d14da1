import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { refuse } from '@havre/engine/kernel/refusal.ts';
import type { Update } from '@havre/table/viewing/update.ts';
import { expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { Metrics } from '../../operation/metrics.ts';
import { ProgramDesk } from '../../programs/program-desk.ts';
import { Allowance, SocketAllowance } from '../allowance.ts';
import { LIMITS } from '../limits.ts';
import { Session } from '../session.ts';
import { WriteBatch } from '../write-batch.ts';

const turnOver = () => new Promise(resolve => setImmediate(resolve));

/** A stream that keeps what is written to it: one text for each write. */
function recordingStream() {
  const writes: string[] = [];
  const stream = new Duplex({
    read: () => {},
    write: (chunk, _, done) => {
      writes.push(String(chunk));
      done();
    },
    writev: (chunks, done) => {
      writes.push(chunks.map(({ chunk }) => String(chunk)).join(''));
      done();
    },
  });
  return { stream, writes };
}

/** The server's end of a socket over such a stream. */
function socketOver(stream: Duplex): WebSocket {
  const request = Object.assign(new IncomingMessage(stream as Socket), {
    method: 'GET',
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      'sec-websocket-version': '13',
    },
  });
  let opened: WebSocket | undefined;
  new WebSocketServer({ noServer: true }).handleUpgrade(request, stream, Buffer.alloc(0), socket => {
    opened = socket;
  });
  if (opened === undefined) throw new Error('the socket was not opened');
  return opened;
}

async function openSession() {
  const { stream, writes } = recordingStream();
  const allowed = () => new Allowance(LIMITS, () => 0);
  const session = new Session({
    notice: () => null,
    slowMoves: { note: () => {} },
    socket: socketOver(stream),
    stream,
    batch: new WriteBatch(),
    who: null,
    lobby: { room: async () => null },
    programs: new ProgramDesk(false, async () => refuse('no-such-table')),
    network: '127.0.0.1',
    allowance: new SocketAllowance(allowed(), allowed()),
    limits: LIMITS,
    metrics: new Metrics(async () => ({ gathering: 0, playing: 0 })),
    logger: { info: () => {}, error: () => {} },
    now: () => 0,
    version: '0',
    page: () => null,
  });
  await turnOver(); // it has said hello
  writes.length = 0;
  return { session, writes };
}

const update = (text: string): Update => ({
  table: { table: 't' },
  eyes: 'seat 1',
  from: 3,
  items: [{ at: 5, type: 'said', seat: 1, channel: 'table', message: { text } }],
});

it('what is said in one turn of the event loop leaves in one write, in its order', async () => {
  const { session, writes } = await openSession();
  session.tell(update('Où ?'));
  session.tell(update('second'));
  expect(writes).toEqual([]);
  expect(session.buffered).toBeGreaterThan(100);
  await turnOver();
  expect(writes).toEqual([expect.stringMatching(/Où \?.*second/s)]);
  expect(session.buffered).toBe(0);
  session.tell(update('in the next turn'));
  await turnOver();
  expect(writes).toHaveLength(2);
});

it('much does not wait for the end of the turn', async () => {
  const { session, writes } = await openSession();
  session.tell(update('x'.repeat(20_000)));
  expect(writes).toHaveLength(1);
  session.tell(update('the rest'));
  expect(writes).toHaveLength(1);
  await turnOver();
  expect(writes[1]).toContain('the rest');
});
