/** How a game that was begun elsewhere comes to this server. */
import type { Identity } from '@havre/table/model/events.ts';
import type { FastifyRequest } from 'fastify';
import type { App, HttpDeps } from '../dependencies.ts';
import { knownIn } from '../known.ts';
import { carriedSchema, LONGEST_PAST } from '../portable-game-schema.ts';
import { granted, problemSchema } from '../problem.ts';
import { tableInfoSchema } from '../schemas.ts';

export function carryingRoute(app: App, { lobby, devices, markOf }: HttpDeps): void {
  const known = (request: FastifyRequest): Promise<Identity> => knownIn(devices, request);
  app.post(
    '/api/v1/tables/carried',
    {
      bodyLimit: LONGEST_PAST,
      // Of strangers nothing so long is even read.
      preParsing: async request => void (await known(request)),
      config: { limit: 'carries' },
      schema: {
        tags: ['tables'],
        operationId: 'bringGame',
        summary: 'Bring along a game of a device: to go on with it here, or once it is over to show it',
        body: carriedSchema,
        response: {
          201: tableInfoSchema,
          400: problemSchema,
          401: problemSchema,
          409: problemSchema.describe(
            'The rules do not lead where it is said to have led, or more is kept already than may be',
          ),
          413: problemSchema,
          429: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const { past, seat, name, ...settings } = request.body;
      const carrier = { who: await known(request), seat, name };
      const room = granted(await lobby.carry(carrier, past, settings, markOf(request.ip)));
      return reply.code(201).send(await room.info());
    },
  );
}
