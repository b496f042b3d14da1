/**
 * A socket that comes back: whatever was sent and not answered is sent again, and every table goes on where it was.
 *
 * Sending again is harmless, because a command with the same id has no second effect.
 */
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import type { Command } from '@havre/table/commands/command.ts';
import { randomHex } from '@havre/table/runtime/runtime.ts';
import type { EventBatch, Update } from '@havre/table/viewing/update.ts';
import type { PackedUpdate } from '../../table/viewing/packed-update.ts';
import type { KeeperNotice } from '../keeper.ts';
import type { ClientMessage, ErrorCode, ServerMessage } from '../messages.ts';
import { CLOSED, PING_NOW, PROTOCOL, SOCKET_PATH, SUBPROTOCOL, TOKEN_PREFIX } from '../wire.ts';
import { type ClientTimer, runtime, type Socket, type SocketConstructor } from './environment.ts';

/** What the server has said of itself, and when. */
export interface Greeting {
  /** Whether it knows who this is. */
  readonly known: boolean;
  /** How far its clock is ahead of the one of this machine, in milliseconds. */
  readonly ahead: number;
  /** Which page it gives to browsers; null if it has none. */
  readonly page: string | null;
  /** Whether it packs updates for whoever asks. */
  readonly packed: boolean;
  /** A word of its keeper to everybody, or null. */
  readonly notice: KeeperNotice | null;
}

/** Hears whenever the connection is there, with what the server has said; or is lost, with null. */
export type ConnectionObserver = (greeting: Greeting | null) => void;

/** Somebody in the client who wants to hear of a table. */
export interface Listener {
  readonly table: string;
  readonly heard: number;
  readonly eyes: string | null;
  readonly publicly: boolean;
  receiveUpdate(update: Update): void;
  /** What has changed since the last update, in few bytes. */
  receivePacked(packed: PackedUpdate): void;
  /** Old events, ahead of the update they belong to. */
  receiveBatch(batch: EventBatch): void;
  fail(error: ProtocolError): void;
}

/** What carries the words of a table back and forth: a socket, or a worker of the page itself. */
export interface TableTransport {
  /** Asks for everything that a listener has not heard. */
  watch(listener: Listener): void;
  /** Sends a command until it is answered: null once it is done, or why it was refused. */
  command(table: string, command: Command): Promise<Refusal | null>;
}

/** The server would not take a message: not a refusal of the table, but of the server. */
export class ProtocolError extends Error {
  override name = 'ProtocolError';
  readonly code: ErrorCode | 'closed' | 'shut-out';

  constructor(code: ErrorCode | 'closed' | 'shut-out', detail: string) {
    super(detail);
    this.code = code;
  }
}

interface Unanswered {
  readonly message: ClientMessage;
  resolve(refusal: Refusal | null): void;
  reject(error: ProtocolError): void;
}

const isPacked = (message: ServerMessage | PackedUpdate): message is PackedUpdate => Array.isArray(message);

const SHORTEST_BREAK = 100;
/** Long enough for a server that all come back to at once, and short enough for whoever waits for their turn. */
const LONGEST_BREAK = 4_000;
/** Whoever is shut out asks again after so long. */
const SHUT_OUT_BREAK = 10_000;
/**
 * A server that has said nothing for so long, in milliseconds, though it was asked something, is asked for a sign of life, and given up
 * after as long again. Each time in a row it is doubled, so often at most: over a slow line one long message takes its time.
 */
const TIMEOUT_MS = 4_000;
const MOST_PATIENT = 3;
/** A greeting is short: it takes no longer, over however slow a line, and without one nothing is known of the server at all. */
const GREETING_TIMEOUT_MS = 8_000;
/** How long to wait before sending again what was too fast, in milliseconds. */
const TOO_FAST = 500;
/** Each time in a row it is doubled, so often at most. */
const MOST_DOUBLINGS = 4;

export class Connection implements TableTransport {
  private readonly url: string;
  private readonly SocketOf: SocketConstructor;
  private readonly tokenOf: () => string | null;
  /** Whether somebody looks at every move event by event; who only wants to know how it stands spares the server that. */
  private readonly film: boolean;
  private readonly listeners = new Map<string, Listener>();
  /** Those who are told packed updates over this socket, by the number that stands for their table there. */
  private readonly listenersByNumber = new Map<number, Listener>();
  private readonly unanswered = new Map<string, Unanswered>();
  private readonly observers = new Set<ConnectionObserver>();
  private readonly prefix = randomHex(8);
  private commands = 0;
  private socket: Socket | null = null;
  /** What the server has said; before that it takes no messages. */
  private greeting: Greeting | null = null;
  private attempts = 0;
  private wanted = false;
  private timer: ClientTimer | undefined;
  /** Set while something is to come from the server: its greeting, or an answer. */
  private watchdog: ClientTimer | undefined;
  /** How many messages have come, over all sockets. */
  private messages = 0;
  /** How often in a row a server was given up that said nothing. */
  private silences = 0;
  private refusedInARow = 0;

  constructor(url: string, SocketOf: SocketConstructor, tokenOf: () => string | null, film = false) {
    this.url = `${url.replace(/^http/, 'ws').replace(/\/$/, '')}${SOCKET_PATH}`;
    this.SocketOf = SocketOf;
    this.tokenOf = tokenOf;
    this.film = film;
  }

  /** Whether there is a connection at the moment. */
  get isOpen(): boolean {
    return this.greeting !== null;
  }

  /** Calls back whenever the connection is there or is lost, until what it returns is called. */
  onChange(observer: ConnectionObserver): () => void {
    this.observers.add(observer);
    return () => this.observers.delete(observer);
  }

  /** Hears of a table from now on, over however many sockets. */
  listen(listener: Listener): void {
    this.listeners.set(listener.table, listener);
    if (this.isOpen) this.watch(listener);
    else this.open();
  }

  /** Asks for everything that a listener has not heard. */
  watch({ table, heard, eyes, publicly }: Listener): void {
    const known = eyes === null ? {} : { heard, eyes };
    const wishes = {
      pages: true,
      ...(this.film ? { film: true } : {}),
      ...(this.greeting?.packed ? { packed: true } : {}),
      ...(publicly ? { publicly } : {}),
    };
    this.send({ v: PROTOCOL, watch: table, ...known, ...wishes });
  }

  ignore(table: string): void {
    this.listeners.delete(table);
    if (this.isOpen) this.send({ v: PROTOCOL, leave: table });
  }

  /** Sends a command until it is answered: null once it is done, or why it was refused. */
  command(table: string, command: Command): Promise<Refusal | null> {
    const id = `${this.prefix}-${this.commands++}`;
    const message: ClientMessage = { v: PROTOCOL, id, table, do: command };
    return new Promise((resolve, reject) => {
      this.unanswered.set(id, { message, resolve, reject });
      if (this.isOpen) this.send(message);
      else this.open();
    });
  }

  /** Closes for good; what has not been answered never will be. */
  close(): void {
    this.wanted = false;
    runtime.clearTimeout(this.timer);
    for (const { reject } of this.unanswered.values()) reject(new ProtocolError('closed', 'the client was closed'));
    this.unanswered.clear();
    this.forget()?.close();
  }

  /** Drops the socket as if the network had, and comes back without delay, also where it was waiting to try again. */
  interrupt(): void {
    this.forget()?.close();
    this.attempts = 0;
    this.comeBack();
  }

  private open(): void {
    this.wanted = true;
    if (this.socket !== null) return;
    runtime.clearTimeout(this.timer);
    const token = this.tokenOf();
    const socket = new this.SocketOf(this.url, [SUBPROTOCOL, ...(token === null ? [] : [`${TOKEN_PREFIX}${token}`])]);
    this.socket = socket;
    // Neither a proxy nor a browser gives up a server that hangs for minutes.
    this.expectWord(() => this.giveUpSilent(), GREETING_TIMEOUT_MS);
    const isCurrent = () => this.socket === socket;
    socket.onmessage = ({ data }: { data: unknown }) => {
      if (isCurrent()) this.receive(JSON.parse(String(data)) as ServerMessage | PackedUpdate);
    };
    socket.onerror = () => {}; // it is closed next
    socket.onclose = ({ code }: { code?: number }) => {
      if (!isCurrent()) return;
      this.forget();
      if (code === CLOSED.shutOut) this.giveUp();
      else this.comeBack();
    };
  }

  /** Whoever is shut out is told, and asks again only now and then. */
  private giveUp(): void {
    const error = new ProtocolError('shut-out', 'the keeper of this server has shut this device or this network out');
    for (const { reject } of this.unanswered.values()) reject(error);
    this.unanswered.clear();
    for (const listener of this.listeners.values()) listener.fail(error);
    this.comeBackWithin(SHUT_OUT_BREAK);
  }

  private forget(): Socket | null {
    const { socket, isOpen } = this;
    this.socket = null;
    this.greeting = null;
    this.listenersByNumber.clear();
    if (isOpen) this.announce();
    runtime.clearTimeout(this.timer);
    runtime.clearTimeout(this.watchdog);
    this.watchdog = undefined;
    return socket;
  }

  /** Waits a little longer each time, and never as long as the others who lost their connection at the same moment. */
  private comeBack(): void {
    this.comeBackWithin(Math.min(LONGEST_BREAK, SHORTEST_BREAK * 2 ** this.attempts++));
  }

  private comeBackWithin(longest: number): void {
    if (!this.wanted) return;
    this.timer = runtime.setTimeout(() => this.open(), longest * (0.5 + Math.random() / 2));
  }

  private receive(message: ServerMessage | PackedUpdate): void {
    this.messages++;
    if (isPacked(message)) {
      this.refusedInARow = 0;
      this.listenersByNumber.get(message[0])?.receivePacked(message);
      return;
    }
    switch (message.type) {
      case 'hello':
        this.receiveHello(message);
        break;
      case 'update':
        this.refusedInARow = 0;
        this.receiveUpdate(message);
        break;
      case 'page':
        this.listeners.get(message.table)?.receiveBatch(message);
        break;
      case 'done':
        this.refusedInARow = 0;
        this.answered(message.id)?.resolve(null);
        break;
      case 'refused':
        this.answered(message.id)?.resolve(message.refusal);
        break;
      case 'error':
        this.fail(message);
        break;
      case 'notice':
        if (this.greeting !== null) this.greeting = { ...this.greeting, notice: message.notice };
        this.announce();
        break;
      case 'pong':
      case 'offered':
      case 'invitation':
        break; // this client answers for a person
    }
  }

  private receiveUpdate(update: Update): void {
    const listener = this.listeners.get(update.table.table);
    if (listener === undefined) return;
    if (update.packing !== undefined) this.listenersByNumber.set(update.packing.room, listener);
    listener.receiveUpdate(update);
  }

  private receiveHello({
    heartbeat,
    known,
    now,
    page,
    packed,
    notice,
  }: Extract<ServerMessage, { type: 'hello' }>): void {
    this.greeting = { known, ahead: now - Date.now(), page, packed: packed === true, notice: notice ?? null };
    this.announce();
    this.attempts = 0;
    runtime.clearTimeout(this.watchdog);
    this.watchdog = undefined;
    for (const listener of this.listeners.values()) this.watch(listener);
    for (const { message } of this.unanswered.values()) this.send(message);
    this.beat(heartbeat);
  }

  private announce(): void {
    for (const observer of this.observers) observer(this.greeting);
  }

  /** A connection over which nothing comes any more does not always say so. */
  private beat(seconds: number): void {
    this.timer = runtime.setTimeout(() => {
      this.send({ v: PROTOCOL, ping: 0 });
      this.beat(seconds);
    }, seconds * 1000);
  }

  /** If no word has come when the server has had its time, something is done about it. */
  private expectWord(otherwise: () => void, longest = Number.POSITIVE_INFINITY): void {
    if (this.watchdog !== undefined) return;
    const { messages } = this;
    this.watchdog = runtime.setTimeout(
      () => {
        this.watchdog = undefined;
        if (this.messages === messages) return otherwise();
        this.silences = 0;
        if (this.unanswered.size > 0) this.expectWord(() => this.askForSign());
      },
      Math.min(longest, TIMEOUT_MS * 2 ** Math.min(this.silences, MOST_PATIENT)),
    );
  }

  private giveUpSilent(): void {
    this.silences++;
    this.forget()?.close();
    this.comeBack();
  }

  /** It may have much to do, and say that it is there all the same. */
  private askForSign(): void {
    this.socket?.send(JSON.stringify({ v: PROTOCOL, ping: PING_NOW } satisfies ClientMessage));
    this.expectWord(() => this.giveUpSilent());
  }

  private answered(id: string): Unanswered | undefined {
    const waiting = this.unanswered.get(id);
    this.unanswered.delete(id);
    return waiting;
  }

  private fail({ code, detail, id, table }: Extract<ServerMessage, { type: 'error' }>): void {
    if (code === 'too-fast') {
      runtime.setTimeout(
        () => this.sendAgain(id, table),
        TOO_FAST * 2 ** Math.min(this.refusedInARow++, MOST_DOUBLINGS),
      );
      return;
    }
    const error = new ProtocolError(code, detail);
    if (id !== undefined) this.answered(id)?.reject(error);
    else if (table !== undefined) this.listeners.get(table)?.fail(error);
  }

  /** Without an id it was a wish to watch, or a sign of life: asking to watch again does no harm. */
  private sendAgain(id: string | undefined, table: string | undefined): void {
    if (!this.isOpen) return;
    const waiting = id === undefined ? undefined : this.unanswered.get(id);
    if (waiting !== undefined) this.send(waiting.message);
    else if (id === undefined)
      for (const listener of this.listeners.values())
        if (table === undefined || listener.table === table) this.watch(listener);
  }

  private send(message: ClientMessage): void {
    if (!this.isOpen) return;
    this.socket?.send(JSON.stringify(message));
    this.expectWord(() => this.askForSign());
  }
}
