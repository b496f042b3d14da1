/** Tables, as one asks for them before sitting down and after the game; what happens at a table goes over the socket. */
import type { Identity } from '@havre/table/model/events.ts';
import type { Room } from '@havre/table/room/room.ts';
import { publicBoard } from '@havre/table/viewing/glance.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { secretIn } from '../../identity/credentials.ts';
import type { App, HttpDeps } from '../dependencies.ts';
import { knownIn } from '../known.ts';
import { granted, noSuchTable, problemSchema } from '../problem.ts';
import {
  adviceSchema,
  boardSchema,
  foresightSchema,
  glanceSchema,
  planSchema,
  shown,
  summarySchema,
  tableIdSchema,
  tableInfoSchema,
} from '../schemas.ts';

const MOST_LISTED = 100;
const tags = ['tables'];

export function tableRoutes(app: App, { lobby, devices, markOf, clubs }: HttpDeps): void {
  const known = (request: FastifyRequest): Promise<Identity> => knownIn(devices, request);
  const found = async (room: Promise<Room | null>): Promise<Room> => {
    const there = await room;
    if (there === null) throw noSuchTable();
    return there;
  };
  const newTables = { limit: 'tables' } as const;

  app.post(
    '/api/v1/tables',
    {
      config: newTables,
      schema: {
        tags,
        operationId: 'createTable',
        summary: 'Lay out a table; who does is its host',
        body: planSchema,
        response: {
          201: tableInfoSchema,
          400: problemSchema,
          401: problemSchema,
          409: problemSchema.describe('More is kept already than may be'),
          429: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const room = granted(await lobby.create(await known(request), request.body, markOf(request.ip)), 400);
      return reply.code(201).send(await room.info());
    },
  );
  app.get(
    '/api/v1/tables',
    {
      schema: {
        tags,
        operationId: 'listPublicTables',
        summary: 'Public tables that are not over',
        response: { 200: z.array(summarySchema) },
      },
    },
    async () => (await lobby.publicTables(MOST_LISTED)).map(shown),
  );
  app.get(
    '/api/v1/tables/mine',
    {
      schema: {
        tags,
        operationId: 'listOwnTables',
        summary: 'The tables one sits or sat at, over or not; none for a device that is not known',
        response: { 200: z.array(summarySchema) },
      },
    },
    async request => {
      const who = await devices.identityOf(secretIn(request));
      return who === null ? [] : (await lobby.tablesOf(who, MOST_LISTED)).map(shown);
    },
  );
  app.get(
    '/api/v1/tables/mine/glances',
    {
      config: { limit: 'glances' },
      schema: {
        tags,
        operationId: 'listGlances',
        summary: 'The tables one sits at that are not over: who is there, and whom each waits for',
        response: { 200: z.array(glanceSchema), 429: problemSchema },
      },
    },
    async request => {
      const who = await devices.identityOf(secretIn(request));
      if (who === null) return [];
      return (await lobby.glancesOf(who, MOST_LISTED)).map(({ summary, glance }) => ({ ...shown(summary), ...glance }));
    },
  );
  app.get(
    '/api/v1/tables/:id',
    {
      schema: {
        tags,
        operationId: 'getTable',
        summary: 'How a table stands',
        params: tableIdSchema,
        response: { 200: tableInfoSchema, 404: problemSchema },
      },
    },
    async ({ params }) => (await found(lobby.room(params.id))).info(),
  );
  app.get(
    '/api/v1/tables/:id/board',
    {
      schema: {
        tags,
        operationId: 'getBoard',
        summary: 'What everybody sees of the board of a table',
        params: tableIdSchema,
        response: { 200: boardSchema, 404: problemSchema },
      },
    },
    async ({ params }) => ({ view: await (await found(lobby.room(params.id))).read(publicBoard) }),
  );
  app.get(
    '/api/v1/join/:code',
    {
      config: { limit: 'joins' },
      schema: {
        tags,
        operationId: 'findTableByCode',
        summary: 'The table with a six-character code',
        params: z.object({ code: z.string().min(1).max(12) }),
        response: { 200: tableInfoSchema, 404: problemSchema, 429: problemSchema },
      },
    },
    async ({ params }) => (await found(lobby.byCode(params.code))).info(),
  );
  app.post(
    '/api/v1/tables/:id/rematch',
    {
      config: newTables,
      schema: {
        tags,
        operationId: 'rematch',
        summary: 'Play again with the same people',
        params: tableIdSchema,
        response: { 201: tableInfoSchema, 401: problemSchema, 404: problemSchema, 409: problemSchema },
      },
    },
    async (request, reply) => {
      const identity = await known(request);
      const room = await found(lobby.room(request.params.id));
      const next = granted(await lobby.rematch(room, identity, markOf(request.ip)));
      await clubs.followTable(room.id, next.id);
      return reply.code(201).send(await next.info());
    },
  );
  app.post(
    '/api/v1/tables/:id/advice',
    {
      config: { limit: 'advice' },
      schema: {
        tags,
        operationId: 'getAdvice',
        summary: 'The best answers to what one is asked, from what one knows; where the table allows it',
        params: tableIdSchema,
        response: { 200: adviceSchema, 401: problemSchema, 404: problemSchema, 409: problemSchema, 429: problemSchema },
      },
    },
    async request => {
      const identity = await known(request);
      const room = await found(lobby.room(request.params.id));
      const advised = granted(await lobby.advise(room, identity, () => !request.raw.socket.destroyed));
      return { ...advised, answers: [...advised.answers] };
    },
  );
  app.post(
    '/api/v1/tables/:id/foresight',
    {
      config: { limit: 'advice' },
      schema: {
        tags,
        operationId: 'getForesight',
        summary: 'What one may be asked next, from what one knows: to prepare an answer while others think',
        params: tableIdSchema,
        response: {
          200: foresightSchema,
          401: problemSchema,
          404: problemSchema,
          409: problemSchema,
          429: problemSchema,
        },
      },
    },
    async request => {
      const identity = await known(request);
      const room = await found(lobby.room(request.params.id));
      return granted(await lobby.foresee(room, identity, () => !request.raw.socket.destroyed));
    },
  );
  app.delete(
    '/api/v1/tables/:id',
    {
      schema: {
        tags,
        operationId: 'deleteTable',
        summary: 'Delete a table and everything that happened there; for its host alone',
        params: tableIdSchema,
        response: {
          200: z.object({ deleted: z.literal(true) }),
          401: problemSchema,
          403: problemSchema,
          404: problemSchema,
        },
      },
    },
    async request => {
      const identity = await known(request);
      const room = await found(lobby.room(request.params.id));
      granted((await lobby.remove(room, identity)) ?? {}, 403);
      return { deleted: true as const };
    },
  );
}
