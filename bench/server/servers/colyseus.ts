/**
 * The game on Colyseus as its documentation teaches: a room with a schema that everybody is sent the changes of, and messages
 * for what only one may know. Patches are sent at once after each move and not twenty times a second, so that it need not
 * wait for its own clock.
 */
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, Room, Server, type ServerOptions } from '@colyseus/core';
import { type SchemaType, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { freePort } from '@havre/server/tests/free-port.ts';
import { type ContenderServer, SEATS } from '../contender.ts';
import { PlainTable } from './plain-table.ts';

const TableState = schema(
  {
    moves: t.uint16(),
    turn: t.uint8(),
    over: t.boolean(),
    front: t.array('uint8'),
    handSizes: t.array('uint8'),
    pile: t.uint8(),
    discard: t.array('uint8'),
    winners: t.array('uint8'),
  },
  'TableState',
);
type TableState = SchemaType<typeof TableState>;

let tables = 0;

class FujiFlush extends Room<{ state: TableState }> {
  override state = new TableState();
  override maxClients = SEATS;
  override patchRate = null;
  override messages = {
    /** Its client listens. */
    here: () => {
      if (++this.here === SEATS) this.tell();
    },
    play: (client: Client, card: unknown) => {
      if (this.table.play(client.userData as number, card)) this.tell();
    },
  };
  private readonly table = new PlainTable(tables++);
  private here = 0;
  /** The hand each client was last sent. */
  private readonly hands: string[] = [];

  override onJoin(client: Client): void {
    client.userData = this.clients.indexOf(client);
  }

  private tell(): void {
    const { state, table } = this;
    for (const client of this.clients) this.tellHand(client);
    const { turn, over, front, handSizes, pile, discard, winners } = table.view(0);
    Object.assign(state, { moves: table.moves, turn, over, pile });
    become(state.front, front);
    become(state.handSizes, handSizes);
    become(state.discard, discard);
    become(state.winners, winners);
    this.broadcastPatch();
  }

  private tellHand(client: Client): void {
    const seat = client.userData as number;
    const { hand } = this.table.view(seat);
    const words = `${hand}`;
    if (this.hands[seat] === words) return;
    this.hands[seat] = words;
    client.send('hand', { seat, cards: hand });
  }
}

interface Numbers {
  length: number;
  [at: number]: number;
  push(value: number): number;
  clear(): void;
}

/** Changes what differs and nothing else, so that the patch is small. */
function become(there: Numbers, wanted: readonly number[]): void {
  if (there.length > wanted.length) there.clear();
  for (const [at, value] of wanted.entries()) {
    if (at >= there.length) there.push(value);
    else if (there[at] !== value) there[at] = value;
  }
}

/** With Redis it is one of several processes: whoever asks any of them is led to the one that has the room. */
export async function startContender(_folder: string, redis?: string): Promise<ContenderServer> {
  const http = createServer();
  const port = redis === undefined ? 0 : await freePort();
  const transport = new WebSocketTransport({ server: http });
  const server = new Server({
    ...{ transport, greet: false, gracefullyShutdown: false },
    ...(redis === undefined ? {} : { ...(await sharedOver(redis)), publicAddress: `127.0.0.1:${port}` }),
  });
  server.define('fuji-flush', FujiFlush);
  await server.listen(port, '127.0.0.1');
  return at(http, server);
}

async function sharedOver(redis: string): Promise<Pick<ServerOptions, 'presence' | 'driver'>> {
  const { RedisPresence } = await import('@colyseus/redis-presence');
  const { RedisDriver } = await import('@colyseus/redis-driver');
  return { presence: new RedisPresence(redis), driver: new RedisDriver(redis) };
}

function at(http: HttpServer, server: Server): ContenderServer {
  const { port } = http.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.gracefullyShutdown(false) };
}
