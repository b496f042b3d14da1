/** The bounds of what sockets may cost. */
import type { Rates } from './allowance.ts';

export interface Limits extends Rates {
  /** Sockets of one identity. */
  readonly sockets: number;
  /** Sockets of people whom nobody knows, from one address; what they may send, they share. */
  readonly strangers: number;
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

export const LIMITS: Limits = {
  messages: { burst: 60, perSecond: 30 },
  chat: { burst: 5, perSecond: 0.5 },
  words: { burst: 5, perSecond: 0.05 },
  sockets: 16,
  strangers: 64,
  tables: 32,
  waiting: 32,
  buffered: 256 * 1024,
  behind: 30_000,
  heartbeat: 20_000,
};
