/**
 * Four clients of boardgame.io's server: its protocol over the socket.io client it brings along, without the store and the
 * optimistic updates of its own client, which would cost the load generator more than they cost the server.
 */
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { type ContenderNews, type Party, SEATS } from '../contender.ts';

interface Socket {
  emit(event: string, ...what: unknown[]): void;
  on(event: string, listener: (...what: never[]) => void): void;
  close(): void;
}

interface State {
  readonly G: { readonly hands: readonly (readonly number[] | number)[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

const require = createRequire(createRequire(import.meta.url).resolve('boardgame.io/package.json'));
const { io } = require('socket.io-client') as { io(url: string, options: object): Socket };

export async function sitDown(url: string, hear: (heard: ContenderNews) => void): Promise<Party> {
  const match = randomUUID();
  const clients: SeatClient[] = [];
  // One after the other: the first one makes the match.
  for (let seat = 0; seat < SEATS; seat++) clients.push(await SeatClient.arrive({ url, match, seat, hear }));
  return {
    play: (seat, card) => clients[seat]?.play(card),
    close: () => {
      for (const client of clients) client.close();
    },
    async movesKnownAt(elsewhere) {
      let known = -1;
      const client = await SeatClient.arrive({ url: elsewhere, match, seat: 0, hear: ({ moves }) => (known = moves) });
      client.close();
      return known;
    },
  };
}

interface Arrival {
  readonly url: string;
  readonly match: string;
  readonly seat: number;
  readonly hear: (heard: ContenderNews) => void;
}

class SeatClient {
  private readonly arrival: Arrival;
  private readonly socket: Socket;
  private stateId = 0;

  private constructor(arrival: Arrival) {
    this.arrival = arrival;
    this.socket = io(`${arrival.url}/fuji-flush`, { transports: ['websocket'], forceNew: true });
    this.socket.on('update', (_match: string, state: State) => this.look(state));
  }

  static arrive(arrival: Arrival): Promise<SeatClient> {
    return new Promise(resolve => {
      const client = new SeatClient(arrival);
      client.socket.on('connect', () => client.socket.emit('sync', arrival.match, `${arrival.seat}`, undefined, SEATS));
      client.socket.on('sync', (_match: string, { state }: { state: State }) => {
        client.look(state);
        resolve(client);
      });
    });
  }

  play(card: number): void {
    const { match, seat } = this.arrival;
    const action = { type: 'MAKE_MOVE', payload: { type: 'playCard', args: [card], playerID: `${seat}` } };
    this.socket.emit('update', action, this.stateId, match, `${seat}`);
  }

  close(): void {
    this.socket.close();
  }

  private look({ G, ctx, _stateID }: State): void {
    const { seat, hear } = this.arrival;
    this.stateId = _stateID;
    const over = ctx.gameover !== undefined;
    const hand = ctx.currentPlayer === `${seat}` && !over ? (G.hands[seat] as readonly number[]) : null;
    hear({ seat, moves: _stateID, cards: hand, over });
  }
}
