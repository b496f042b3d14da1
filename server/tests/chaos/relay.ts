/** Something between two ends of TCP that hands on what it gets, and can be told to cut or to hold it. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Relay {
  private readonly server: Server;
  private readonly targets: () => readonly number[];
  private readonly open = new Set<Socket>();
  private held: Promise<void> = Promise.resolve();
  private next = 0;

  private constructor(targets: () => readonly number[]) {
    this.targets = targets;
    this.server = createServer(socket => void this.accept(socket));
  }

  /** Whoever connects is led to one of these ports after the other, past those where nobody answers. */
  static async to(targets: () => readonly number[]): Promise<Relay> {
    const relay = new Relay(targets);
    relay.server.listen(0, '127.0.0.1');
    await once(relay.server, 'listening');
    return relay;
  }

  get port(): number {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('the relay is closed');
    return address.port;
  }

  /** Ends all connections at once, without a word. */
  cut(): void {
    for (const socket of this.open) socket.resetAndDestroy();
  }

  /** Hands on nothing for so long, in milliseconds. */
  hold(milliseconds: number): void {
    this.held = new Promise(resolve => {
      setTimeout(resolve, milliseconds);
    });
    for (const socket of this.open) socket.pause();
    void this.held.then(() => {
      for (const socket of this.open) socket.resume();
    });
  }

  async close(): Promise<void> {
    this.server.close();
    this.cut();
    await once(this.server, 'close');
  }

  private async accept(near: Socket): Promise<void> {
    near.on('error', () => near.destroy());
    await this.held;
    const far = await this.reached();
    if (far === null || near.destroyed) {
      near.resetAndDestroy();
      far?.destroy();
      return;
    }
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.open.add(from);
      from.setNoDelay(true);
      from.on('error', () => from.destroy());
      from.on('data', data => to.write(data));
      from.on('end', () => to.end());
      from.on('close', () => {
        this.open.delete(from);
        to.destroy();
      });
    }
  }

  private async reached(): Promise<Socket | null> {
    const ports = this.targets();
    const first = this.next++;
    for (let i = 0; i < ports.length; i++) {
      const port = ports[(first + i) % ports.length] ?? 0;
      const socket = connect(port, '127.0.0.1');
      const isThere = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      if (isThere) return socket;
      socket.destroy();
    }
    return null;
  }
}
