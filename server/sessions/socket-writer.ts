/**
 * What goes out over one socket. All that one turn of the event loop has to say goes out in one write; and a client that does not read
 * is looked at until it has read everything it was sent, or has stayed behind for too long and is cut.
 */
import type { WebSocket } from 'ws';
import type { Metrics } from '../operation/metrics.ts';
import type { Limits } from './limits.ts';
import type { BatchedWriter, WriteBatch } from './write-batch.ts';

/** The stream below a socket: corked, it keeps what is written to it, and writes it in one go when it is uncorked. */
export interface SocketStream {
  cork(): void;
  uncork(): void;
}

export interface SocketWriterDeps {
  readonly socket: WebSocket;
  readonly stream: SocketStream;
  readonly batch: WriteBatch;
  readonly limits: Pick<Limits, 'buffered' | 'behind'>;
  readonly metrics: Pick<Metrics, 'behind'>;
  /** Called when a client that was behind has read everything it was sent. */
  readonly onCaughtUp: () => void;
}

/** Messages are text, also where they come as bytes. */
const AS_TEXT = { binary: false } as const;
/** How often a socket that is behind is looked at, in milliseconds. */
export const GLANCE = 100;
/** So many bytes wait for what is said in the same turn; what is held back longer would look like a client that is slow. */
const MOST_HELD = 16 * 1024;

export class SocketWriter implements BatchedWriter {
  private readonly deps: SocketWriterDeps;
  /** How many bytes wait for what else is said in the same turn; null while nothing does, and the stream is not corked. */
  private held: number | null = null;
  private glances: NodeJS.Timeout | null = null;

  constructor(deps: SocketWriterDeps) {
    this.deps = deps;
  }

  /** Bytes on their way to the client, those that are held back included. */
  get buffered(): number {
    return this.deps.socket.bufferedAmount;
  }

  /** Whether nobody is there any more. */
  get isGone(): boolean {
    const { socket } = this.deps;
    return socket.readyState !== socket.OPEN;
  }

  /** Whether as much is on its way as may be. */
  get isFull(): boolean {
    return this.buffered > this.deps.limits.buffered;
  }

  /** Whether it waits for the client to read what it was sent. */
  get isBehind(): boolean {
    return this.glances !== null;
  }

  /** What is said in one turn, such as what a move has led to and that it is done, goes out in one go. */
  put(message: Buffer | string): void {
    const { socket, stream, batch } = this.deps;
    if (this.held === null) {
      this.held = 0;
      stream.cork();
      batch.add(this);
    }
    socket.send(message, AS_TEXT);
    this.held += message.length;
    if (this.held > MOST_HELD) this.flush();
  }

  /** Writes what was held back. */
  flush(): void {
    if (this.held === null) return;
    this.held = null;
    this.deps.stream.uncork();
  }

  /** From now on the socket is looked at until it has read what it was sent, or for as long as it may stay behind. */
  fallBehind(): void {
    if (this.isBehind || this.isGone) return;
    const { socket, metrics, limits } = this.deps;
    socket.pause();
    metrics.behind.add();
    let glancesLeft = Math.ceil(limits.behind / GLANCE);
    this.glances = setInterval(() => {
      if (this.buffered === 0) this.deps.onCaughtUp();
      else if (--glancesLeft <= 0) socket.terminate();
    }, GLANCE).unref();
  }

  /** It is looked at no more. */
  stopGlancing(): void {
    if (this.glances === null) return;
    clearInterval(this.glances);
    this.glances = null;
    this.deps.metrics.behind.add(-1);
  }
}
