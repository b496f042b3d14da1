/**
 * Connections, before anything is said over them: how many may be open, and how long each may take. A socket that has been
 * opened has its own signs of life, and is none of this but for being counted.
 */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Metrics } from '../operation/metrics.ts';
import { networkOf } from '../operation/network.ts';
import type { IsProxy } from '../operation/proxies.ts';

/** Times are in milliseconds. */
export interface ConnectionLimits {
  /** Open connections of one network; those of proxies, which come for everybody, are not counted. */
  readonly ofNetwork: number;
  readonly inTotal: number;
  /** From the first moment, or the end of the pause before, until a request is known but for its body. */
  readonly head: number;
  /** Until all of it is there. */
  readonly request: number;
  /** Between two requests. */
  readonly pause: number;
  /** While nothing moves in either direction. */
  readonly silence: number;
  /** How often that is looked at. */
  readonly glance: number;
  /** For answers under way when the server stops. */
  readonly farewell: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  ofNetwork: 512,
  inTotal: 10_000,
  head: 15_000,
  request: 60_000,
  pause: 72_000, // longer than proxies keep a connection for the next request
  silence: 90_000,
  glance: 5_000,
  farewell: 1_000,
};

/** So many requests may come over one connection ahead of their answers. */
const MOST_UNANSWERED = 16;
/** The most header fields of a request; more are not read. */
const MOST_HEADERS = 100;

interface ConnectionsDeps {
  readonly limits: ConnectionLimits;
  readonly isProxy: IsProxy;
  readonly metrics: Metrics;
}

export class Connections {
  private readonly deps: ConnectionsDeps;
  private readonly open = new Set<Socket>();
  private readonly ofNetwork = new Map<string, number>();
  /** How many requests of each connection wait for their answers. */
  private readonly unanswered = new WeakMap<Socket, number>();
  private ending = false;

  constructor(deps: ConnectionsDeps) {
    this.deps = deps;
  }

  /**
   * A server whose connections are counted and timed.
   * @example fastify({ serverFactory: handler => connections.server(handler) });
   */
  server(handler: RequestListener): Server {
    const { head, request, pause, silence, glance } = this.deps.limits;
    const server = createServer(
      {
        headersTimeout: head,
        requestTimeout: request,
        keepAliveTimeout: pause,
        connectionsCheckingInterval: glance,
        // Other protocols are offered by clients that speak this one too.
        shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
      },
      this.answeringFew(handler),
    );
    server.timeout = silence;
    server.maxHeadersCount = MOST_HEADERS;
    server.prependListener('connection', socket => this.enter(socket));
    return server;
  }

  /** Lets nobody in any more, and ends what is open once what is being answered had its time. */
  end(): void {
    this.ending = true;
    setTimeout(() => {
      for (const socket of this.open) socket.destroy();
    }, this.deps.limits.farewell);
  }

  /** A client may ask before it has been answered, but not without end: all of that would be done in one go. */
  private answeringFew(handler: RequestListener): RequestListener {
    return (request, response) => {
      const { socket } = request;
      if (socket.destroyed) return; // what came in the same packet as what it was cut for
      const unanswered = this.unanswered.get(socket) ?? 0;
      if (unanswered >= MOST_UNANSWERED) {
        this.deps.metrics.turnedAway.add('too-many-at-once');
        socket.destroy();
        return;
      }
      this.unanswered.set(socket, unanswered + 1);
      response.once('close', () => this.unanswered.set(socket, (this.unanswered.get(socket) ?? 1) - 1));
      handler(request, response);
    };
  }

  private enter(socket: Socket): void {
    const { limits, isProxy, metrics } = this.deps;
    const { remoteAddress } = socket;
    const network = remoteAddress === undefined || isProxy(remoteAddress) ? null : networkOf(remoteAddress);
    const others = network === null ? 0 : (this.ofNetwork.get(network) ?? 0);
    if (this.ending || this.open.size >= limits.inTotal || others >= limits.ofNetwork) {
      metrics.turnedAway.add('too-many-connections');
      socket.destroy();
      return;
    }
    this.open.add(socket);
    metrics.connections.add();
    if (network !== null) this.ofNetwork.set(network, others + 1);
    socket.once('close', () => {
      this.open.delete(socket);
      metrics.connections.add(-1);
      if (network !== null) this.leave(network);
    });
  }

  private leave(network: string): void {
    const left = (this.ofNetwork.get(network) ?? 0) - 1;
    if (left > 0) this.ofNetwork.set(network, left);
    else this.ofNetwork.delete(network);
  }
}
