/**
 * The limit: `ws` and the rules, in memory. A table is four sockets that asked for the same one; a move is looked up among
 * the legal ones, and everybody is sent their own view as JSON. No log, no disk, no identities, no way back.
 */
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { type ContenderServer, SEATS } from '../contender.ts';
import { PlainTable } from './plain-table.ts';

interface Place {
  readonly table: PlainTable;
  readonly sockets: WebSocket[];
}

export async function startContender(): Promise<ContenderServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const places = new Map<string, Place>();
  server.on('connection', (socket, { url = '' }) => {
    const place = places.get(url) ?? { table: new PlainTable(places.size), sockets: [] };
    places.set(url, place);
    const seat = place.sockets.push(socket) - 1;
    socket.on('message', words => {
      const { card } = JSON.parse(String(words)) as { card: unknown };
      if (place.table.play(seat, card)) tell(place);
    });
    socket.on('close', () => places.delete(url));
    if (place.sockets.length === SEATS) tell(place);
  });
  await new Promise(resolve => server.on('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${port}`,
    async close() {
      for (const socket of server.clients) socket.terminate();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

function tell({ table, sockets }: Place): void {
  const { moves } = table;
  for (const [seat, socket] of sockets.entries()) socket.send(JSON.stringify({ seat, moves, view: table.view(seat) }));
}
