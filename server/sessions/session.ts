/**
 * One socket: reads its messages one after the other, answers them in that order, and tells it of the tables it watches. What goes
 * out goes through its `SocketWriter`.
 *
 * Nothing a client does costs without bound. It may send so much and no more, control frames included; what it is told costs
 * it what it costs the server; while it does not read, it is neither read from nor told anything; if that lasts, it is cut.
 */
import { setTimeout as passed } from 'node:timers/promises';
import type { KeeperNotice } from '@havre/protocol/keeper.ts';
import type {
  ClientMessage,
  CommandMessage,
  ErrorCode,
  OfferMessage,
  ProgramInvitation,
  ServerMessage,
  WatchMessage,
} from '@havre/protocol/messages.ts';
import { CLOSED, PING_NOW, PROTOCOL } from '@havre/protocol/wire.ts';
import type { Lobby } from '@havre/table/lobby/lobby.ts';
import type { Identity } from '@havre/table/model/events.ts';
import { TableGone } from '@havre/table/room/room.ts';
import type { Logger } from '@havre/table/runtime/logger.ts';
import type { EventBatch, Update } from '@havre/table/viewing/update.ts';
import type { RawData, WebSocket } from 'ws';
import type { Metrics } from '../operation/metrics.ts';
import type { SlowMoves } from '../operation/slow-moves.ts';
import type { ProgramDesk } from '../programs/program-desk.ts';
import type { SocketAllowance } from './allowance.ts';
import { COMMAND_CHARGES } from './command-charges.ts';
import { hangUp } from './hanging-up.ts';
import type { Limits } from './limits.ts';
import { readMessage } from './messages.ts';
import { SessionProgram } from './session-program.ts';
import { GLANCE, type SocketStream, SocketWriter } from './socket-writer.ts';
import { Subscription, type UpdateReceiver } from './subscription.ts';
import type { WriteBatch } from './write-batch.ts';

export interface SessionDeps {
  readonly socket: WebSocket;
  readonly stream: SocketStream;
  readonly batch: WriteBatch;
  /** Who it is; null for somebody unknown, who can only watch. */
  readonly who: Identity | null;
  readonly lobby: Pick<Lobby, 'room'>;
  /** Where programs offer themselves, and the network this one comes from. */
  readonly programs: ProgramDesk;
  readonly network: string;
  readonly allowance: SocketAllowance;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly now: () => number;
  /** Version of the program. */
  readonly version: string;
  /** Which page is given to browsers at the moment, or null. */
  readonly page: () => string | null;
  /** A word of the keeper to everybody, or null. */
  readonly notice: () => KeeperNotice | null;
  readonly slowMoves: Pick<SlowMoves, 'note'>;
}

type Unversioned<M> = M extends unknown ? Omit<M, 'v'> : never;

/** How many signs of life may be missing. */
const MOST_MISSED = 2;
/** A control frame is answered while no more than this is on its way; it may go unanswered, a message may not. */
const MOST_BEFORE_PONG = 4 * 1024;
/** In characters: no other message that is looked at out of its turn is as short. */
const LONGEST_SIGN = 80;
/** To find out what somebody has missed, up to all events are looked at: what that costs, in bytes that could be told instead. */
const COST_OF_EVENT = 8;

export class Session implements UpdateReceiver {
  readonly who: Identity | null;
  private readonly deps: SessionDeps;
  private readonly subscriptions = new Map<string, Subscription>();
  /** The end of the queue of messages. */
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;
  private missed = 0;
  private closing = false;
  private readonly writer: SocketWriter;
  /** What it is to those who invite programs, once it has said that it is one. */
  private program: SessionProgram | null = null;

  constructor(deps: SessionDeps) {
    this.deps = deps;
    this.who = deps.who;
    const { socket, stream, batch, limits, version, metrics, now, page } = deps;
    this.writer = new SocketWriter({ socket, stream, batch, limits, metrics, onCaughtUp: () => this.catchUp() });
    const notice = deps.notice();
    socket.on('message', (json, isBinary) => this.receive(json, isBinary));
    socket.on('ping', data => this.receiveControl(data));
    socket.on('pong', () => this.receiveControl(null));
    socket.on('error', () => socket.terminate()); // a frame that is too long or broken
    socket.on('close', () => this.end());
    metrics.sockets.add();
    this.send({
      type: 'hello',
      server: version,
      known: this.who !== null,
      heartbeat: limits.heartbeat / 1000,
      now: now(),
      page: page(),
      packed: true,
      ...(notice === null ? {} : { notice }),
    });
  }

  /** The tables it is told of. */
  get tables(): string[] {
    return [...this.subscriptions.keys()];
  }

  tellNotice(notice: KeeperNotice | null): void {
    this.send({ type: 'notice', notice });
  }

  /** Takes no more messages and says why. */
  shutOut(): void {
    this.closing = true;
    this.writer.flush();
    hangUp(this.deps.socket, CLOSED.shutOut, 'shut out');
  }

  /** Bytes on their way to the client, those that are held back included. */
  get buffered(): number {
    return this.writer.buffered;
  }

  /** Asks for a sign of life; whoever has given none for too long is cut. */
  beat(): void {
    if (this.missed >= MOST_MISSED) this.deps.socket.terminate();
    else {
      this.missed++;
      this.deps.socket.ping();
    }
  }

  /** Takes no more messages, answers those it has, and says good-bye. */
  async close(): Promise<void> {
    this.closing = true;
    await this.answeredAll();
    this.deps.socket.close(CLOSED.restart, 'the server stops');
  }

  /** Cut without a word: for whoever does not answer a good-bye. */
  cut(): void {
    this.deps.socket.terminate();
  }

  tell(update: Update): boolean {
    if (this.isGone) return true; // there is nobody to catch up
    if (this.isFull) return this.fallBehind();
    const message = this.deps.batch.messages.of(update);
    if (update.whole === true) this.deps.allowance.charge('telling', message.length);
    this.writer.put(message);
    return true;
  }

  tellBatch(batch: EventBatch): boolean {
    if (this.isGone) return true;
    if (this.isFull) return this.fallBehind();
    const message = Buffer.from(JSON.stringify({ v: PROTOCOL, type: 'page', ...batch }));
    this.deps.allowance.charge('telling', message.length);
    this.writer.put(message);
    return true;
  }

  /** Looking through so many events is paid for first: who has nothing left waits until time has given some. */
  async pay(events: number): Promise<void> {
    const { allowance } = this.deps;
    while (!allowance.has('telling') && !this.isGone) await passed(GLANCE);
    allowance.charge('telling', COST_OF_EVENT * events);
  }

  beginAgain(): void {
    this.catchUp();
  }

  // --- What comes in -----------------------------------------------------------------------------------------------

  private receive(raw: RawData, isBinary: boolean): void {
    this.heardFrom();
    if (this.closing) return;
    const { allowance, limits, metrics } = this.deps;
    metrics.messages.add();
    const json = isBinary ? '' : String(raw);
    const inTime = allowance.take('messages');
    this.closing = !inTime && !allowance.take('excess');
    if (inTime && this.waiting > 0 && this.answerSign(json)) return;
    const before = this.waiting++ === 0 ? null : this.last;
    if (this.waiting >= limits.waiting || this.isFull) this.readNoMore();
    this.last = this.answerAfter(before, json, inTime);
    if (this.closing) void this.sendAway();
  }

  /** Whoever asks whether anybody is there is told at once, also while what it asked before takes its time. */
  private answerSign(json: string): boolean {
    if (json.length > LONGEST_SIGN || this.isFull) return false;
    const reading = readMessage(json);
    if (!reading.ok || !('ping' in reading.message) || reading.message.ping !== PING_NOW) return false;
    this.send({ type: 'pong', ping: PING_NOW });
    return true;
  }

  /** A ping or a pong. Whoever sends more of them than messages are allowed is cut without a word: it does not read any. */
  private receiveControl(ping: Buffer | null): void {
    if (this.closing || this.isGone) return;
    this.heardFrom();
    const { allowance, socket, metrics } = this.deps;
    metrics.controlFrames.add();
    if (!allowance.take('messages') && !allowance.take('excess')) {
      this.closing = true;
      socket.terminate();
    } else if (ping !== null && this.buffered <= MOST_BEFORE_PONG) socket.pong(ping);
  }

  private async answerAfter(before: Promise<void> | null, json: string, inTime: boolean): Promise<void> {
    if (before !== null) await before;
    const message = inTime ? this.read(json) : this.tooFast(json);
    if (message !== null) {
      try {
        await this.handle(message);
      } catch (error) {
        this.fail(message, error);
      }
    }
    this.answered();
  }

  private answered(): void {
    this.waiting--;
    if (this.isFull) this.fallBehind();
    else if (!this.closing && !this.writer.isBehind && this.waiting < this.deps.limits.waiting)
      this.deps.socket.resume();
  }

  /** Whoever never stops is answered what it has asked, and then not read from any more. */
  private async sendAway(): Promise<void> {
    await this.answeredAll();
    hangUp(this.deps.socket, CLOSED.tooFast, 'too fast');
  }

  /** Resolves when everything that was asked has been answered, and is on its way. */
  private async answeredAll(): Promise<void> {
    await this.last;
    this.writer.flush();
  }

  private heardFrom(): void {
    this.missed = 0;
  }

  private tooFast(json: string): null {
    const reading = readMessage(json);
    const id = reading.ok ? ('id' in reading.message ? reading.message.id : undefined) : reading.id;
    this.error('too-fast', 'send it again a little later', id === undefined ? {} : { id });
    return null;
  }

  private read(json: string): ClientMessage | null {
    const reading = readMessage(json);
    if (reading.ok) return reading.message;
    this.error(reading.code, reading.detail, reading.id === undefined ? {} : { id: reading.id });
    return null;
  }

  private fail(message: ClientMessage, error: unknown): void {
    const about =
      'do' in message ? { id: message.id, table: message.table } : 'watch' in message ? { table: message.watch } : {};
    // It was deleted meanwhile, perhaps at another server.
    const isGone = error instanceof TableGone;
    if (isGone) this.error('no-such-table', 'there is no such table', about);
    else this.error('server-trouble', 'nothing has been done', about);
    if (!isGone) this.deps.logger.error({ err: error }, 'a message could not be handled');
  }

  private handle(message: ClientMessage): Promise<void> | void {
    if ('do' in message) return this.command(message);
    if ('watch' in message) return this.watch(message);
    if ('leave' in message) return this.leave(message.leave);
    if ('offer' in message) return this.offer(message);
    this.send({ type: 'pong', ping: message.ping });
  }

  private async command({ id, table, do: command }: CommandMessage): Promise<void> {
    const { lobby, metrics, allowance } = this.deps;
    if (this.who === null) return this.error('no-identity', 'who is not known can only watch', { id, table });
    const charged = COMMAND_CHARGES[command.type];
    if (charged !== undefined && !allowance.take(charged.as))
      return this.error('too-fast', charged.later, { id, table });
    const room = this.subscriptions.get(table)?.room ?? (await lobby.room(table)); // what is watched stays in memory
    if (room === null) return this.error('no-such-table', 'there is no such table', { id, table });
    const begun = performance.now();
    const refusal = await room.command(this.who, this.program?.marked(command) ?? command, id);
    if (command.type === 'play') this.deps.slowMoves.note(table, performance.now() - begun);
    metrics.commands.add(command.type);
    if (refusal === null) return this.send({ type: 'done', id });
    metrics.refusals.add(refusal.refused);
    this.send({ type: 'refused', id, refusal });
  }

  private offer({ offer }: OfferMessage): void {
    const { who } = this;
    const { programs: desk, network, allowance } = this.deps;
    if (who === null) this.error('no-identity', 'who is not known is not listed');
    else if (!allowance.take('seats')) this.error('too-fast', 'offer it again a little later');
    else {
      this.program ??= new SessionProgram({ desk, who, network, invite: invitation => this.invite(invitation) });
      const answer = this.program.offer(offer);
      if ('code' in answer) this.error(answer.code, answer.detail);
      else this.send({ type: 'offered', ...answer });
    }
  }

  private invite(invitation: ProgramInvitation): boolean {
    if (this.isGone || this.isFull) return false;
    this.send({ type: 'invitation', ...invitation });
    return true;
  }

  private async watch({ watch: table, v: _, ...known }: WatchMessage): Promise<void> {
    const { lobby, limits, allowance } = this.deps;
    if (!allowance.has('telling')) return this.error('too-fast', 'watch it again a little later', { table });
    if (!this.subscriptions.has(table) && this.subscriptions.size >= limits.tables)
      return this.error('too-many-tables', `a socket watches at most ${limits.tables} tables`, { table });
    const room = await lobby.room(table);
    if (room === null) return this.error('no-such-table', 'there is no such table', { table });
    if (this.isGone) return;
    if (!this.subscriptions.has(table) && !room.hasPlaceFor(this.who, limits.watchers))
      return this.error('too-many-watchers', `at most ${limits.watchers} watch one table`, { table });
    const before = this.subscriptions.get(table);
    before?.mute();
    const watching = new Subscription(this, room, known);
    this.subscriptions.set(table, watching);
    try {
      await watching.begin();
    } catch (error) {
      watching.end();
      this.subscriptions.delete(table);
      throw error;
    } finally {
      before?.end(); // not before the new one has begun: else the table would see somebody go and come
    }
    if (this.isGone) watching.end();
  }

  private leave(table: string): void {
    this.subscriptions.get(table)?.end();
    this.subscriptions.delete(table);
  }

  // --- What goes out -----------------------------------------------------------------------------------------------

  private error(code: ErrorCode, detail: string, about: { id?: string; table?: string } = {}): void {
    this.deps.metrics.errors.add(code);
    this.send({ type: 'error', code, detail, ...about });
  }

  private send(message: Unversioned<ServerMessage>): void {
    if (!this.isGone) this.writer.put(JSON.stringify({ v: PROTOCOL, ...message }));
  }

  private get isGone(): boolean {
    return this.writer.isGone;
  }

  private get isFull(): boolean {
    return this.writer.isFull;
  }

  private readNoMore(): void {
    if (!this.isGone) this.deps.socket.pause();
  }

  /** Nothing is told until the client has read what it was sent; it will be told everything then. */
  private fallBehind(): false {
    this.writer.fallBehind();
    return false;
  }

  /** Tells the client what it has missed, table after table; it may fall behind again on the way. */
  private catchUp(): void {
    this.writer.stopGlancing();
    if (!this.isGone) this.deps.socket.resume();
    this.waiting++;
    this.last = this.last
      .then(() => this.tellMissed())
      .catch(error => this.lose(error))
      .then(() => this.answered());
  }

  private async tellMissed(): Promise<void> {
    const missing = () => [...this.subscriptions.values()].filter(watching => watching.isBehind);
    for (const watching of missing()) if (!this.isGone && !this.isFull) await watching.begin();
    if (missing().length > 0) this.fallBehind();
  }

  /** A client that cannot be told what it missed had better come back and ask for it. */
  private lose(error: unknown): void {
    this.deps.logger.error({ err: error }, 'a client could not be told what it missed');
    this.cut();
  }

  private end(): void {
    this.writer.stopGlancing();
    for (const watching of this.subscriptions.values()) watching.end();
    this.subscriptions.clear();
    this.program?.end();
    this.deps.metrics.sockets.add(-1);
  }
}
