/** The door of the socket: who comes in is known, or only watches. */

import type { Identity } from '@havre/table/facts.ts';
import type { FastifyRequest } from 'fastify';
import { secretIn } from '../../identity/credentials.ts';
import { SOCKET_PATH } from '../../protocol/wire.ts';
import type { App, HttpParts } from '../parts.ts';

export function socketRoute(app: App, { devices, sessions, limits }: HttpParts): void {
  // Who it is must be known before the socket opens: what a client sends at once would find nobody listening.
  const known = new WeakMap<FastifyRequest, Identity | null>();
  app.get(
    SOCKET_PATH,
    {
      websocket: true,
      config: { rateLimit: { max: limits.sockets, timeWindow: '1 minute' } },
      preValidation: async request => {
        known.set(request, await devices.identityOf(secretIn(request)));
      },
    },
    (socket, request) => {
      const { ip: address, raw } = request;
      sessions.welcome({ socket, carrier: raw.socket, who: known.get(request) ?? null, address });
    },
  );
}
