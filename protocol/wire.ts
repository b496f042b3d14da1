/** What both ends of the wire have agreed on. Clients of every kind load this file, so it imports nothing. */

/** The version of the messages; every message carries it. */
export const PROTOCOL = 1;

/** Where the socket is, on the server's own address. */
export const SOCKET_PATH = '/api/v1/socket';

/** The subprotocol a client asks for. */
export const SUBPROTOCOL = 'havre.v1';

/**
 * Before the token of a headless client, which is offered as one more subprotocol: it then stands in a header, and never
 * in an address that somebody might log.
 */
export const TOKEN_PREFIX = 'bearer.';

/** The longest message a client may send, in bytes. */
export const LONGEST_MESSAGE = 16 * 1024;

/** A ping that says this is answered at once, also while what was asked before it takes its time. */
export const PING_NOW = 'now';

/** Why the server has closed a socket. A socket that is silent, or does not read what it is sent, is simply cut. */
export const CLOSED = {
  /** The server stops, or starts anew: come back in a moment. */
  restart: 1012,
  /** The client went on sending although it was told that it is too fast. */
  tooFast: 4003,
  /** This identity, its network or the strangers there have too many sockets already. */
  tooMany: 4004,
  /** The keeper of the server has shut this person or this network out. */
  shutOut: 4005,
} as const;
