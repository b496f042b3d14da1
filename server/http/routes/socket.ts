/** Where sockets come in: whoever it is is known, or only watches. */
import { SOCKET_PATH } from '@havre/protocol/wire.ts';
import type { Identity } from '@havre/table/model/events.ts';
import { yieldToEventLoop } from '@havre/table/runtime/runtime.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretIn } from '../../identity/credentials.ts';
import type { App, HttpDeps } from '../dependencies.ts';

export function socketRoute(app: App, { devices, sessions }: HttpDeps): void {
  // Who it is must be known before the socket opens: what a client sends at once would find nobody listening.
  const known = new WeakMap<FastifyRequest, { readonly who: Identity | null; readonly reply: FastifyReply }>();
  app.get(
    SOCKET_PATH,
    {
      websocket: true,
      config: { limit: 'sockets' },
      preValidation: async (request, reply) => {
        await yieldToEventLoop(); // of many who come at once, one in each turn of the event loop: whoever plays does not wait for all
        known.set(request, { who: await devices.identityOf(secretIn(request)), reply });
      },
    },
    (socket, request) => {
      const { ip: address, raw } = request;
      const visitor = known.get(request);
      // What the web server knows of the request would be kept as long as the socket is open, four times its size.
      socket.removeAllListeners('error');
      visitor?.reply.raw.detachSocket(raw.socket);
      sessions.welcome({ socket, stream: raw.socket, who: visitor?.who ?? null, address });
    },
  );
}
