/** A real receiver of webhooks on loopback, for tests: what has come can be looked at, and it answers as it is told. */
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Where webhooks arrive. */
export class Hooks {
  readonly received: Received[] = [];
  answer: (response: ServerResponse, path: string) => void = response => response.writeHead(204).end();
  private readonly server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => {
      body += chunk;
    });
    request.on('end', () => {
      this.received.push({ path: request.url ?? '', headers: request.headers, body });
      this.answer(response, request.url ?? '');
    });
  });

  async open(): Promise<void> {
    await new Promise<void>(resolve => this.server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      this.server.closeAllConnections();
      this.server.close();
    });
  }

  at(path: string): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`;
  }
}
