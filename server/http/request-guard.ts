/** Who is let in at all, before anything is looked up for them. */
import type { Socket } from 'node:net';
import { SOCKET_PATH } from '@havre/protocol/wire.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForeign } from '../identity/credentials.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { IsProxy } from '../operation/proxies.ts';
import type { App, HttpDeps } from './dependencies.ts';
import { isOwnName } from './hosts.ts';
import { HttpProblem } from './problem.ts';

/** Turns away whoever has come to the wrong server, to no socket, or from a page of another site. */
export function keepStrangersOut(app: App, { trustedOrigins, hosts, isProxy, metrics }: HttpDeps): void {
  const refuse = (status: number, code: string, detail: string): never => {
    metrics.turnedAway.add(code);
    throw new HttpProblem(status, code, detail);
  };
  app.addHook('onRequest', async request => {
    const called = [request.host, request.headers.host ?? '']; // what a proxy says, and what was said to it
    if (!called.every(host => isOwnName(host, hosts)) && !(hosts === null && isProxied(request, isProxy)))
      refuse(421, 'wrong-host', 'this server has another name; whoever runs it can add this one to HAVRE_HOSTS');
    if (request.ws && request.routeOptions.url !== SOCKET_PATH)
      refuse(404, 'not-found', 'there is no socket at this address');
    // Pages of other sites may neither open a socket nor change anything in the name of whoever looks at them.
    const matters = request.ws || (request.method !== 'GET' && request.method !== 'HEAD');
    if (matters && isForeign(request, trustedOrigins))
      refuse(403, 'foreign-origin', 'a page of another site has no business here');
  });
}

/** A proxy says for whom it asks. So may a page on the same machine whose name was led here: `hosts` is the cure for that. */
const isProxied = ({ headers, socket }: FastifyRequest, isProxy: IsProxy): boolean =>
  headers['x-forwarded-for'] !== undefined && isProxy(socket.remoteAddress);

/** An address that cannot be read is the mistake of whoever wrote it. Hooks do not run for it: it ends here. */
export function turnAwayBadAddress({ raw }: FastifyRequest, reply: FastifyReply, metrics: Metrics): void {
  metrics.turnedAway.add('bad-address');
  reply.raw.once('finish', () => raw.socket.destroySoon());
  const problem = { error: 'bad-address', detail: 'this address cannot be read' };
  void reply.code(400).header('cache-control', 'no-store').send(problem);
}

const UNREADABLE: Readonly<Record<string, { readonly reason: string; readonly status: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { reason: 'too-slow', status: '408 Request Timeout' },
  HPE_HEADER_OVERFLOW: { reason: 'too-long', status: '431 Request Header Fields Too Large' },
};
const NO_HTTP = { reason: 'no-http', status: '400 Bad Request' };

/** What is no HTTP, or does not end, is answered once and cut; nothing of it is written down. */
export function turnAwayUnreadable(error: NodeJS.ErrnoException, socket: Socket, metrics: Metrics): void {
  if (error.code !== 'ECONNRESET') {
    const { reason, status } = UNREADABLE[error.code ?? ''] ?? NO_HTTP;
    metrics.turnedAway.add(reason);
    if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  }
  socket.destroy();
}
