/** A bare socket, for what a well-behaved client would never do. */
import { once } from 'node:events';
import type { ServerMessage } from '@havre/protocol/messages.ts';
import { SOCKET_PATH, SUBPROTOCOL, TOKEN_PREFIX } from '@havre/protocol/wire.ts';
import { onTestFinished } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';

export class RawSocket {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  private read = 0;
  private wake: () => void = () => {};
  closed: { readonly code: number } | null = null;

  constructor(url: string, token: string | null, options: ClientOptions = {}) {
    const protocols = [SUBPROTOCOL, ...(token === null ? [] : [`${TOKEN_PREFIX}${token}`])];
    this.socket = new WebSocket(`${url.replace(/^http/, 'ws')}${SOCKET_PATH}`, protocols, options);
    this.socket.on('message', text => {
      this.heard.push(JSON.parse(String(text)) as ServerMessage);
      this.wake();
    });
    this.socket.on('close', code => {
      this.closed = { code };
      this.wake();
    });
    this.socket.on('error', () => {});
    onTestFinished(() => this.socket.terminate());
  }

  /** A socket that has been greeted. */
  static async open(url: string, token: string | null, options: ClientOptions = {}): Promise<RawSocket> {
    const raw = new RawSocket(url, token, options);
    await raw.next('hello');
    return raw;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
  }

  /** The next message of some type; those before it are passed over. */
  async next<T extends ServerMessage['type']>(type: T): Promise<Extract<ServerMessage, { type: T }>> {
    for (;;) {
      while (this.read < this.heard.length) {
        const message = this.heard[this.read++];
        if (message?.type === type) return message as Extract<ServerMessage, { type: T }>;
      }
      if (this.closed !== null) throw new Error(`closed with ${this.closed.code} before a message '${type}'`);
      await new Promise<void>(resolve => {
        this.wake = resolve;
      });
    }
  }

  /** Forgets what it has heard, so that a long test does not keep it all. */
  forget(): void {
    this.heard.length = 0;
    this.read = 0;
  }

  /** The code with which the server closes. */
  async end(): Promise<number> {
    if (this.closed === null) await once(this.socket, 'close');
    return this.closed?.code ?? 0;
  }
}
