/** A bare connection, for what no well-behaved HTTP client would ever send. */
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export class RawConnection {
  readonly socket: Socket;
  heard = '';
  isClosed = false;

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.setEncoding('latin1');
    this.socket.on('data', text => {
      this.heard += text;
    });
    this.socket.on('error', () => {});
    this.socket.on('close', () => {
      this.isClosed = true;
    });
    onTestFinished(() => void this.socket.destroy());
  }

  /** A connection that stands. */
  static async open(port: number): Promise<RawConnection> {
    const raw = new RawConnection(port);
    if (raw.socket.connecting) await Promise.race([raw.next('connect'), raw.next('close')]);
    return raw;
  }

  say(text: string): this {
    this.socket.write(text, 'latin1');
    return this;
  }

  /** Waits for something to be heard. */
  async until(pattern: RegExp): Promise<string> {
    while (!pattern.test(this.heard)) {
      if (this.isClosed) throw new Error(`closed before ${pattern}; heard: ${this.heard}`);
      await Promise.race([this.next('data'), this.next('close')]);
    }
    return this.heard;
  }

  /** Everything that was heard until the server closed. */
  async end(): Promise<string> {
    if (!this.isClosed) await this.next('close');
    return this.heard;
  }

  /** Not `once` of Node, which an error would end: a server that closes on whoever still talks resets the connection. */
  private next(event: 'connect' | 'data' | 'close'): Promise<void> {
    return new Promise(resolve => this.socket.once(event, () => resolve()));
  }
}

/**
 * The head of a request, with an empty line at its end.
 * @example raw.say(head('GET', '/health/live', ['Connection: close']))
 */
export const head = (method: string, target: string, headers: readonly string[] = []): string =>
  [`${method} ${target} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, '', ''].join('\r\n');

/** Asks once over a connection of its own, and gives everything that is answered before the server closes it. */
export async function askedOnce(port: number, text: string): Promise<{ status: number; answer: string }> {
  const answer = await (await RawConnection.open(port)).say(text).end();
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), answer };
}
