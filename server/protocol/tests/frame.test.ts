import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from '../frame.ts';

it.each([
  ['nothing', ''],
  ['a short text', 'x'.repeat(125)],
  ['one beyond a short one', 'x'.repeat(126)],
  ['the longest with two bytes', 'x'.repeat(65_535)],
  ['one beyond that', 'x'.repeat(65_536)],
  ['a long one', 'x'.repeat(200_000)],
  ['letters of more than one byte', 'Où vas-tu ? 🌋'.repeat(40)],
])('a client reads %s as it was sent', async (_, words) => {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, { socket: carrier }) => {
    socket.send('before');
    carrier.write(frameOf(words), 'latin1');
    socket.send('after');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    client.terminate();
    server.close();
  });
  const heard: string[] = [];
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : String(data)));
  while (heard.length < 3) await once(client, 'message');
  expect(heard).toEqual(['before', words, 'after']);
});
