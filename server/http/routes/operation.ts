/** For whoever operates the server: whether it lives, whether it can work, and what it measures. */
import { z } from 'zod';
import { isBearer } from '../../identity/credentials.ts';
import type { App, HttpDeps } from '../dependencies.ts';
import { HttpProblem, nothingThere, problemSchema } from '../problem.ts';

const unlimited = { limit: 'none' } as const;
const fineSchema = z.object({ ok: z.literal(true), version: z.string() });
/** Over a database: how many servers live, and whether news of them come at once or by the next round. */
const readySchema = fineSchema.extend({
  servers: z.number().optional(),
  news: z.enum(['at once', 'late']).optional(),
});

export function operationRoutes(app: App, { readiness, servers, metrics, metricsToken, version }: HttpDeps): void {
  app.get(
    '/health/live',
    {
      config: unlimited,
      schema: { tags: ['operation'], operationId: 'isLive', summary: 'The server runs', response: { 200: fineSchema } },
    },
    async () => ({ ok: true as const, version }),
  );
  app.get(
    '/health/ready',
    {
      config: unlimited,
      schema: {
        tags: ['operation'],
        operationId: 'isReady',
        summary: 'The server can write down what happens; found out by writing',
        response: { 200: readySchema, 503: problemSchema },
      },
    },
    async () => {
      const obstacle = await readiness.obstacle();
      if (obstacle !== null) throw new HttpProblem(503, obstacle.code, 'what happens cannot be written down');
      if (servers === null) return { ok: true as const, version };
      const news = servers.hears ? ('at once' as const) : ('late' as const);
      return { ok: true as const, version, servers: servers.size, news };
    },
  );
  if (metricsToken === undefined) return;
  app.get(
    '/metrics',
    {
      schema: {
        tags: ['operation'],
        operationId: 'getMetrics',
        summary: 'Measurements, as Prometheus reads them; for whoever has the token',
        security: [{ metrics: [] }, {}],
        response: {
          200: { description: 'The measurements', content: { 'text/plain': { schema: z.string() } } },
          404: problemSchema,
        },
      },
    },
    async (request, reply) => {
      if (metricsToken !== null && !isBearer(request, metricsToken)) throw nothingThere();
      return reply.type(metrics.contentType).send(await metrics.text());
    },
  );
}
