/** Programs from outside that would like to play: who is there, and how the host of a table invites one. */
import { z } from 'zod';
import { invitationTo } from '../../programs/invitations.ts';
import type { App, HttpDeps } from '../dependencies.ts';
import { knownIn } from '../known.ts';
import { granted, HttpProblem, noSuchTable, problemSchema } from '../problem.ts';
import { tableIdSchema } from '../schemas.ts';
import { shared } from '../shared-schemas.ts';

const tags = ['tables'];
const GAME = z.string().min(1).max(40);

const programSchema = shared(
  'Program',
  z.object({
    program: z.string().describe('By which it is invited; another one each time it comes'),
    name: z.string(),
    level: z.string().optional().describe('How well it plays, in its own words'),
    games: z.array(z.string()).optional().describe('The games it plays; any, if nothing is said'),
  }),
);

export function programRoutes(app: App, { devices, lobby, programs }: HttpDeps): void {
  app.get(
    '/api/v1/programs',
    {
      schema: {
        tags,
        operationId: 'listPrograms',
        summary: 'Programs from outside that would like to be invited; none where the server lists none',
        querystring: z.object({ game: GAME.optional() }),
        response: { 200: z.object({ programs: z.array(programSchema) }) },
      },
    },
    async ({ query }) => ({ programs: programs.list(query.game).map(shown) }),
  );
  app.post(
    '/api/v1/tables/:id/invitations',
    {
      config: { limit: 'invitations' },
      schema: {
        tags,
        operationId: 'inviteProgram',
        summary: 'Invite a program to a free seat; for the host, before the start. It comes, or it does not',
        params: tableIdSchema,
        body: z.strictObject({ program: z.string().min(1).max(40), seat: z.int().min(0).max(31) }),
        response: {
          202: z.object({ name: z.string() }).describe('It has been told; whether it sits down is seen at the table'),
          401: problemSchema,
          403: problemSchema,
          404: problemSchema,
          409: problemSchema,
          429: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const who = await knownIn(devices, request);
      const room = await lobby.room(request.params.id);
      if (room === null) throw noSuchTable();
      const { program, seat } = request.body;
      if ((await room.read(({ host }) => host)) !== who)
        throw new HttpProblem(403, 'host-only', 'only the host invites');
      const invitation = granted(await room.read(table => invitationTo(table, seat)));
      const { name } = granted(programs.invite(program, invitation));
      return reply.code(202).send({ name });
    },
  );
}

const shown = ({ program, name, level, games }: ReturnType<HttpDeps['programs']['list']>[number]) => ({
  program,
  name,
  ...(level === undefined ? {} : { level }),
  ...(games === undefined ? {} : { games: [...games] }),
});
