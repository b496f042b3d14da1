/** A bare connection, for what no well-behaved HTTP client would ever send. */
import { once } from 'node:events';
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
    if (raw.socket.connecting) await Promise.race([once(raw.socket, 'connect'), once(raw.socket, 'close')]);
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
      await Promise.race([once(this.socket, 'data'), once(this.socket, 'close')]);
    }
    return this.heard;
  }

  /** Everything that was heard until the server closed. */
  async end(): Promise<string> {
    if (!this.isClosed) await once(this.socket, 'close');
    return this.heard;
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
