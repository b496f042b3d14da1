/** How a game that was begun elsewhere comes to this server. */
import type { Identity } from '@havre/table/model/events.ts';
import type { FastifyRequest } from 'fastify';
import { secretIn } from '../../identity/credentials.ts';
import type { App, HttpDeps } from '../dependencies.ts';
import { carriedSchema, LONGEST_PAST } from '../portable-game-schema.ts';
import { granted, noIdentity, problemSchema } from '../problem.ts';
import { tableInfoSchema } from '../schemas.ts';

export function carryingRoute(app: App, { lobby, devices, markOf }: HttpDeps): void {
  const known = async (request: FastifyRequest): Promise<Identity> => {
    const who = await devices.identityOf(secretIn(request));
    if (who === null) throw noIdentity();
    return who;
  };
  app.post(
    '/api/v1/tables/carried',
    {
      bodyLimit: LONGEST_PAST,
      // Of strangers nothing so long is even read.
      preParsing: async request => void (await known(request)),
      config: { limit: 'carries' },
      schema: {
        tags: ['tables'],
        summary: 'Bring along a game that was begun on a device, and go on with it here',
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
