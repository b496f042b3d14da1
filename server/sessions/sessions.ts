/** All open sockets: their heartbeat, what each identity may do over all of them, and how they end. */
import type { KeeperNotice } from '@havre/protocol/keeper.ts';
import { CLOSED } from '@havre/protocol/wire.ts';
import type { Lobby } from '@havre/table/lobby/lobby.ts';
import type { Identity } from '@havre/table/model/events.ts';
import type { Logger } from '@havre/table/runtime/logger.ts';
import type { WebSocket } from 'ws';
import type { Metrics } from '../operation/metrics.ts';
import { networkOf } from '../operation/network.ts';
import type { SlowMoves } from '../operation/slow-moves.ts';
import type { ProgramDesk } from '../programs/program-desk.ts';
import { hangUp } from './hanging-up.ts';
import type { Limits } from './limits.ts';
import { type Caller, Parties } from './parties.ts';
import { Session } from './session.ts';
import type { SocketStream } from './socket-writer.ts';
import { WriteBatch } from './write-batch.ts';

export interface SessionsDeps {
  readonly lobby: Pick<Lobby, 'room'>;
  readonly programs: ProgramDesk;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly now: () => number;
  readonly version: string;
  /** Which page is given to browsers at the moment, or null. */
  readonly page: () => string | null;
  /** Told of everybody who comes, and of how many people there are sockets then. */
  readonly onArrival?: (who: Identity | null, here: () => number) => void;
  /** A word of the keeper to everybody, or null. */
  readonly notice: () => KeeperNotice | null;
  /** Whether somebody is shut out. */
  readonly isShutOut: (caller: Caller) => boolean;
  readonly slowMoves: Pick<SlowMoves, 'note'>;
}

/** Somebody with an open socket. */
export interface Visit extends Caller {
  /** The tables they look at. */
  readonly tables: readonly string[];
  readonly since: number;
}

/** A socket that has just been opened. */
export interface Arrival {
  readonly socket: WebSocket;
  readonly stream: SocketStream;
  readonly who: Identity | null;
  readonly address: string;
}

/** Not all sockets are asked for a sign of life at the same moment, which would make everybody wait: so many rounds. */
const ROUNDS = 20;
/** How long a client may take to say good-bye, in milliseconds. */
const FAREWELL = 2_000;

export class Sessions {
  private readonly deps: SessionsDeps;
  private readonly batch = new WriteBatch();
  private readonly open = new Map<Session, Caller & { readonly since: number }>();
  private readonly parties: Parties;
  private readonly rounds = Array.from({ length: ROUNDS }, () => new Set<Session>());
  private round = 0;
  private arrivals = 0;
  private readonly heartbeat: NodeJS.Timeout;
  private closed = false;
  private emptied: () => void = () => {};

  constructor(deps: SessionsDeps) {
    this.deps = deps;
    this.parties = new Parties(deps.limits, deps.now);
    this.heartbeat = setInterval(() => this.beat(), deps.limits.heartbeat / ROUNDS).unref();
    deps.metrics.measureBuffered(() => [...this.open.keys()].reduce((sum, session) => sum + session.buffered, 0));
  }

  /**
   * Takes in a socket that has just been opened.
   * @example sessions.welcome({ socket, stream: request.raw.socket, who: identity, address: request.ip });
   */
  welcome({ socket, stream, who, address }: Arrival): void {
    const isShutOut = this.deps.isShutOut({ who, address });
    const admission = this.closed || isShutOut ? null : this.parties.admit({ who, address });
    if (admission === null) {
      socket.on('error', () => socket.terminate());
      if (isShutOut) hangUp(socket, CLOSED.shutOut, 'shut out');
      else if (this.closed) hangUp(socket, CLOSED.restart, 'the server stops');
      else hangUp(socket, CLOSED.tooMany, 'too many sockets');
      return;
    }
    const session = new Session({
      ...this.deps,
      socket,
      stream,
      who,
      network: networkOf(address),
      batch: this.batch,
      allowance: admission.allowance,
    });
    const round = this.rounds[this.arrivals++ % ROUNDS];
    this.open.set(session, { who, address, since: this.deps.now() });
    round?.add(session);
    this.deps.onArrival?.(who, () => new Set([...this.open.values()].map(visit => visit.who)).size);
    socket.on('close', () => {
      this.open.delete(session);
      round?.delete(session);
      admission.leave();
      if (this.open.size === 0) this.emptied();
    });
  }

  /** Closes the sockets of somebody: their devices come back at once, and whoever is not one of them any more does not. */
  askWhoTheyAre(who: Identity): void {
    for (const session of this.open.keys()) if (session.who === who) void session.close();
  }

  /** Everybody who has a socket open. */
  visits(): Visit[] {
    return [...this.open].map(([session, visit]) => ({ ...visit, tables: session.tables }));
  }

  /** Ends the sockets of those who are shut out now. */
  endShutOut(): void {
    for (const [session, caller] of this.open) if (this.deps.isShutOut(caller)) session.shutOut();
  }

  /** Says something to everybody; null takes it back. */
  tellNotice(notice: KeeperNotice | null): void {
    for (const session of this.open.keys()) session.tellNotice(notice);
  }

  /** Answers what has been asked, then closes all sockets with a code that tells clients to come back. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.heartbeat);
    const empty = new Promise<void>(resolve => {
      this.emptied = resolve;
      if (this.open.size === 0) resolve();
    });
    const timer = setTimeout(() => {
      for (const session of this.open.keys()) session.cut();
    }, FAREWELL);
    for (const session of this.open.keys()) void session.close();
    await empty;
    clearTimeout(timer);
  }

  private beat(): void {
    this.round = (this.round + 1) % ROUNDS;
    for (const session of this.rounds[this.round] ?? []) session.beat();
    if (this.round === 0) this.parties.sweep();
  }
}
