/** A finished game as a file: bytes that are kept, and made before if need be. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../operation/network.ts';
import { NoReplay, type ReplayProblem } from '../../replays/no-replay.ts';
import type { ReplayFile } from '../../replays/replay-file.ts';
import type { ReplayAnswer } from '../../replays/replays.ts';
import { RETRY_AFTER } from '../../replays/replays.ts';
import type { App, HttpDeps } from '../dependencies.ts';
import { hasAlready, takesGzip } from '../encoding.ts';
import { granted, HttpProblem, noSuchTable, problemSchema } from '../problem.ts';
import { replaySchema, tableIdSchema } from '../schemas.ts';

/** Each problem as clients hear of it, and after how many seconds they may ask again. */
const PROBLEMS: Readonly<Record<ReplayProblem, { status: number; code: string; after: number }>> = {
  failed: { status: 503, code: 'replay-failed', after: RETRY_AFTER / 1000 },
  'too-many': { status: 429, code: 'too-many-replays', after: 10 },
  full: { status: 503, code: 'replays-busy', after: 30 },
  closing: { status: 503, code: 'replays-busy', after: 5 },
};

export function replayRoute(app: App, { replays }: HttpDeps): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/v1/tables/:id/replay',
    schema: {
      tags: ['tables'],
      operationId: 'getReplay',
      summary: 'A finished game as a file that can be verified',
      params: tableIdSchema,
      response: { 200: replaySchema, 404: problemSchema, 409: problemSchema, 429: problemSchema, 503: problemSchema },
    },
    handler: async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
      const { headers, method, params } = request;
      const asker = networkOf(request.ip);
      const kept = await given(reply, replays.of(params.id, asker));
      if (hasAlready(headers['if-none-match'], kept.etag)) return described(reply, kept).code(304).send();
      const file = method === 'HEAD' ? kept : await given(reply, replays.sound(kept, asker));
      const isPacked = takesGzip(headers['accept-encoding']);
      described(reply, file).type('application/json; charset=utf-8');
      if (isPacked) reply.header('content-encoding', 'gzip').header('content-length', file.size);
      if (method === 'HEAD') return reply.send();
      return reply.send(isPacked ? file.packed() : file.plain());
    },
  });
}

/** It never changes, but it can be deleted, and is nobody's who does not have its address: so it is asked for each time. */
const described = (reply: FastifyReply, { etag }: ReplayFile): FastifyReply =>
  reply
    .header('etag', `W/"${etag}"`) // weak: the same text, in whatever coding
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding');

async function given(reply: FastifyReply, asked: Promise<ReplayAnswer>): Promise<ReplayFile> {
  try {
    const answer = await asked;
    if (answer === null) throw noSuchTable();
    return granted(answer);
  } catch (error) {
    if (!(error instanceof NoReplay)) throw error;
    const { status, code, after } = PROBLEMS[error.problem];
    reply.header('retry-after', after);
    throw new HttpProblem(status, code, error.message);
  }
}
