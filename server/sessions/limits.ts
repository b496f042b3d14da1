/** The bounds of what sockets may cost. */
import type { Rates } from './allowance.ts';

/** What an identity may do, or all strangers of a network together; and what a whole network may. */
export interface Limits extends Rates {
  readonly network: Rates;
  /** Sockets of one identity. */
  readonly sockets: number;
  /** Sockets of people whom nobody knows, from one network; what they may send, they share. */
  readonly strangers: number;
  /** Sockets from one network, whoever they are. */
  readonly networkSockets: number;
  /** Sockets that may watch one table; whoever sits there always may. */
  readonly watchers: number;
  /** Tables that one socket may watch. */
  readonly tables: number;
  /** Messages of one socket that may wait for their turn; the socket is not read from meanwhile. */
  readonly waiting: number;
  /** Bytes on their way to one socket: beyond this it is behind, and told nothing until it has caught up. */
  readonly buffered: number;
  /** How long a socket may stay behind, in milliseconds. */
  readonly behind: number;
  /** Milliseconds between two signs of life; a socket that gives none for two of them is cut. */
  readonly heartbeat: number;
}

const MEGABYTE = 1024 * 1024;

export const LIMITS: Limits = {
  messages: { burst: 60, perSecond: 30 },
  chat: { burst: 5, perSecond: 0.5 },
  claims: { burst: 5, perSecond: 0.05 },
  seats: { burst: 10, perSecond: 1 },
  telling: { burst: 4 * MEGABYTE, perSecond: MEGABYTE / 4 },
  excess: { burst: 100, perSecond: 1 },
  // Eight people behind one router, each as busy as they may be; a claim token of a seat is guessed by none of them.
  network: {
    messages: { burst: 480, perSecond: 240 },
    chat: { burst: 40, perSecond: 4 },
    claims: { burst: 20, perSecond: 0.2 },
    seats: { burst: 80, perSecond: 8 },
    telling: { burst: 16 * MEGABYTE, perSecond: MEGABYTE },
    excess: { burst: 400, perSecond: 4 },
  },
  sockets: 16,
  strangers: 64,
  networkSockets: 256,
  watchers: 200,
  tables: 32,
  waiting: 32,
  buffered: 256 * 1024,
  behind: 30_000,
  heartbeat: 20_000,
};
