/** Pictures to send to friends, and for programs that show what a link leads to: of a box, and of a table with its result. */
import { manifestOf } from '@havre/engine/games/index.ts';
import { LANGUAGES } from '@havre/engine/games/language.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { boxCard, CARD, tableCard } from '../../pictures/card.ts';
import { Drawing, PicturesBusy } from '../../pictures/drawing.ts';
import { lidOf } from '../../pictures/lids.ts';
import { scoreWords, standingOf } from '../../pictures/standing.ts';
import type { App, HttpDeps } from '../dependencies.ts';
import { HttpProblem, noSuchTable, problemSchema } from '../problem.ts';
import { tableIdSchema } from '../schemas.ts';

const query = z.object({ language: z.enum(LANGUAGES).default('en') });
const png = z.string().meta({ format: 'binary' });
const response = {
  200: { description: 'The picture', content: { 'image/png': { schema: png } } },
  404: problemSchema,
  429: problemSchema,
  503: problemSchema,
};
/** The result of a game does not change, how a table stands does; whoever has shown a link once need not ask again at once. */
const KEPT = 'public, max-age=300';

export function pictureRoutes(app: App, { lobby }: Pick<HttpDeps, 'lobby'>): void {
  const drawing = new Drawing();
  const send = async (reply: FastifyReply, svg: string) => {
    const png = await drawing.png(svg, CARD.width).catch((error: unknown) => {
      if (!(error instanceof PicturesBusy)) throw error;
      void reply.header('retry-after', '5');
      throw new HttpProblem(503, 'pictures-busy', error.message);
    });
    if (png === null) throw new HttpProblem(404, 'no-pictures', 'this server has nothing to draw with');
    return reply.type('image/png').header('cache-control', KEPT).send(png);
  };
  app.get(
    '/api/v1/games/:id/picture.png',
    {
      config: { limit: 'pictures' },
      schema: {
        tags: ['games'],
        operationId: 'drawBox',
        summary: 'A picture of a box',
        params: z.object({ id: z.string().max(40) }),
        querystring: query,
        response,
      },
    },
    async ({ params, query: { language } }, reply) => {
      const box = manifestOf(params.id);
      if (box === undefined) throw new HttpProblem(404, 'unknown-game', 'there is no such game');
      return send(reply, boxCard(box, lidOf(box.id), language));
    },
  );
  app.get(
    '/api/v1/tables/:id/picture.png',
    {
      config: { limit: 'pictures' },
      schema: {
        tags: ['tables'],
        operationId: 'drawTable',
        summary: 'A picture of a table as everybody may know it: in the end, of its result',
        params: tableIdSchema,
        querystring: query,
        response,
      },
    },
    async ({ params, query: { language } }, reply) => {
      const room = await lobby.room(params.id);
      const standing = room === null ? null : await room.read(standingOf);
      if (standing === null) throw noSuchTable();
      const scores = await scoreWords(standing.game, language);
      return send(reply, tableCard(standing, { lid: lidOf(standing.game), language, scores }));
    },
  );
}
