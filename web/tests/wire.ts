/**
 * A wire between one browser and the server, whichever engine is inside: whatever comes over it is kept, and it can be cut, as
 * for a telephone that sleeps.
 */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';

/** An answer over HTTP, and where it was asked for. */
export interface Fetched {
  readonly path: string;
  readonly text: string;
}

export class Wire {
  /** Every word that came over sockets. */
  readonly received: string[] = [];
  /** Every answer that is not a file of the page. */
  readonly fetched: Fetched[] = [];
  url = '';
  private readonly upstream: URL;
  private readonly server: Server;
  private readonly sockets = new WebSocketServer({ noServer: true });
  private readonly ends = new Set<WebSocket>();
  private isCut = false;

  private constructor(server: string) {
    this.upstream = new URL(server);
    this.server = createServer((asked, answer) => this.ask(asked, answer));
    this.server.on('upgrade', (asked, socket, head) => this.connect(asked, socket, head));
  }

  /** @example const wire = await Wire.to(house.url); await page.goto(wire.url); */
  static async to(server: string): Promise<Wire> {
    const wire = new Wire(server);
    await new Promise<void>(resolve => wire.server.listen(0, '127.0.0.1', resolve));
    wire.url = `http://127.0.0.1:${(wire.server.address() as AddressInfo).port}`;
    return wire;
  }

  /** Whatever is open is torn, and nothing gets through until it is mended. */
  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.terminate();
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }

  private ask(asked: IncomingMessage, answer: ServerResponse): void {
    if (this.isCut) return void asked.socket.destroy();
    const path = asked.url ?? '/';
    const isKept = path.startsWith('/api/');
    const { 'accept-encoding': encoding, ...headers } = asked.headers;
    const there = request({
      host: this.upstream.hostname,
      port: this.upstream.port,
      method: asked.method ?? 'GET',
      path,
      headers: isKept || encoding === undefined ? headers : { ...headers, 'accept-encoding': encoding },
    });
    there.on('error', () => answer.destroy());
    there.on('response', response => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      const parts: Buffer[] = [];
      if (isKept) response.on('data', part => parts.push(part as Buffer));
      response.on('end', () => {
        if (isKept) this.fetched.push({ path, text: Buffer.concat(parts).toString() });
      });
      response.pipe(answer);
    });
    asked.pipe(there);
  }

  private connect(asked: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (this.isCut) return void socket.destroy();
    const { host, origin, cookie } = asked.headers;
    const there = new WebSocket(`ws://${this.upstream.host}${asked.url}`, {
      headers: Object.fromEntries(Object.entries({ host, origin, cookie }).filter(([, value]) => value !== undefined)),
    });
    socket.once('error', () => there.terminate());
    there.once('error', () => socket.destroy());
    there.once('open', () =>
      this.sockets.handleUpgrade(asked, socket, head, here => {
        for (const end of [here, there]) this.ends.add(end);
        there.on('message', words => {
          this.received.push(String(words));
          here.send(String(words));
        });
        here.on('message', words => there.send(String(words)));
        for (const [end, other] of [
          [here, there],
          [there, here],
        ] as const)
          end.once('close', () => {
            this.ends.delete(end);
            other.terminate();
          });
        here.on('error', () => here.terminate());
      }),
    );
  }
}
