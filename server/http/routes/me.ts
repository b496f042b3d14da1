/** What is kept of whoever asks: the games they have finished, all of it as a file, and how to have it deleted. */
import type { Identity } from '@havre/table/model/events.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { COOKIE, secretIn } from '../../identity/credentials.ts';
import { everythingOf, forget } from '../../identity/forgetting.ts';
import type { App, HttpDeps } from '../dependencies.ts';
import { knownIn } from '../known.ts';
import { problemSchema } from '../problem.ts';
import { historySchema } from '../schemas.ts';

const tags = ['identity'];
const MOST_GAMES = 1_000;
const JSON_TYPE = 'application/json; charset=utf-8';

/** Where a list goes on: when the last game ended, and at which table it was. */
const placeSchema = z
  .string()
  .regex(/^\d{1,15}\.[\w-]{1,64}$/)
  .transform(place => {
    const [endedAt = '', table = ''] = place.split('.');
    return { endedAt: Number(endedAt), table };
  });

export function personalRoutes(app: App, deps: HttpDeps): void {
  const known = (request: FastifyRequest): Promise<Identity> => knownIn(deps.devices, request);
  app.get(
    '/api/v1/me/games',
    {
      schema: {
        tags,
        operationId: 'listFinishedGames',
        summary: 'The games one has finished, the latest first; none for a device that is not known',
        querystring: z.object({
          limit: z.coerce.number().int().min(1).max(MOST_GAMES).default(100),
          after: placeSchema.optional().describe('The `next` of the list before'),
        }),
        response: { 200: historySchema, 400: problemSchema },
      },
    },
    async (request, reply) => {
      const { limit, after } = request.query;
      const who = await deps.devices.identityOf(secretIn(request));
      const page = who === null ? { games: [], next: null } : await deps.history.page(who, limit, after);
      const next = page.next === null ? null : `${page.next.endedAt}.${page.next.table}`;
      // They were written as JSON: nothing is gained by reading it.
      const text = `{"games":[${page.games.join(',')}],"next":${JSON.stringify(next)}}`;
      return reply.type(JSON_TYPE).send(text as unknown as z.infer<typeof historySchema>);
    },
  );
  app.get(
    '/api/v1/me',
    {
      config: { limit: 'exports' },
      schema: {
        tags,
        operationId: 'exportEverything',
        summary: 'Everything that is kept of whoever asks, as a file',
        response: { 200: z.unknown(), 401: problemSchema, 429: problemSchema },
      },
    },
    async (request, reply) => {
      const text = await everythingOf(deps, await known(request));
      return reply.type(JSON_TYPE).header('content-disposition', 'attachment; filename="havre.json"').send(text);
    },
  );
  app.delete(
    '/api/v1/me',
    {
      config: { limit: 'exports' },
      schema: {
        tags,
        operationId: 'forgetMe',
        summary: 'Delete everything that is kept of whoever asks; games that others played too stay theirs',
        response: { 200: z.object({ forgotten: z.literal(true) }), 401: problemSchema, 429: problemSchema },
      },
    },
    async (request, reply) => {
      await forget(deps, await known(request));
      return reply.clearCookie(COOKIE, { path: '/' }).send({ forgotten: true as const });
    },
  );
}
