/**
 * The game on boardgame.io's server as its documentation teaches, in production mode; `playerView` hides the hands of the
 * others, as every server here does. Moves can be taken back there, as at our tables.
 */
import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { env } from 'node:process';
import { type ContenderTable, documented } from '../../fuji-flush/boardgame-io-game.ts';
import type { ContenderServer } from '../contender.ts';

interface GameServer {
  run(where: { port: number }): Promise<{ appServer: HttpServer }>;
  kill(servers: { appServer: HttpServer }): void;
}

interface ServerModule {
  Server(wanted: { games: object[]; db?: object; origins: string[] }): GameServer;
  readonly FlatFile: new (where: { dir: string }) => object;
}

env['NODE_ENV'] = 'production';

/** Its folders name a file for `require` only, so `import` finds nothing. */
export const { Server, FlatFile } = createRequire(import.meta.url)('boardgame.io/server') as ServerModule;

const { seed: _, ...unseeded } = documented;

const game = {
  ...unseeded,
  playerView: ({ G, playerID }: { G: ContenderTable; playerID: string | null }) => ({
    ...G,
    pile: G.pile.length,
    hands: G.hands.map((hand, seat) => (`${seat}` === playerID ? hand : hand.length)),
  }),
};

/** A server with a storage of boardgame.io's; the one in memory, if nothing is said. */
export async function startServer(db?: object): Promise<ContenderServer> {
  const server = Server({ games: [game], origins: [], ...(db === undefined ? {} : { db }) });
  const running = await server.run({ port: 0 });
  const { port } = running.appServer.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.kill(running);
      running.appServer.closeAllConnections();
    },
  };
}
