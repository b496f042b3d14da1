/** Evenings of clubs: who is there, who plays with whom, and how it goes. */
import type { Identity } from '@havre/table/model/events.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Member } from '../../clubs/clubs.ts';
import type { App, HttpDeps } from '../dependencies.ts';
import { knownIn } from '../known.ts';
import { granted, HttpProblem, problemSchema } from '../problem.ts';
import { clubGameSchema } from './clubs.ts';

const tags = ['clubs'];
const MOST_SEATS = 20;
const MOST_ROUNDS = 50;
const idSchema = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
const member = z.string().describe('The mark of a member');

const eveningSchema = z.object({
  evening: z
    .object({
      evening: z.string(),
      game: z.string(),
      size: z.int(),
      startedAt: z.number(),
      guests: z.array(member),
      rounds: z.array(
        z.object({
          number: z.int(),
          tables: z.array(
            z.object({
              table: z.string(),
              members: z.array(member),
              result: clubGameSchema.nullable().describe('How it ended; null while it has not'),
            }),
          ),
          resting: z.array(member),
        }),
      ),
      points: z.array(z.object({ member, points: z.number() })),
    })
    .nullable(),
});
const doneSchema = z.object({ done: z.literal(true) });
const done = { done: true as const };

export function eveningRoutes(app: App, { clubs, evenings, eveningCalls, devices }: HttpDeps): void {
  const asMember = async (request: FastifyRequest, id: string): Promise<readonly [Identity, Member]> => {
    const who = await knownIn(devices, request);
    const own = await clubs.member(id, who);
    if (own === null) throw new HttpProblem(403, 'members-only', 'this is for members of the club');
    return [who, own];
  };
  const config = { limit: 'tables' } as const;
  const problems = {
    400: problemSchema,
    401: problemSchema,
    403: problemSchema,
    409: problemSchema,
    429: problemSchema,
  };
  const path = '/api/v1/clubs/:id/evening';

  app.get(
    path,
    {
      schema: {
        tags,
        operationId: 'getEvening',
        summary: 'The evening of a club, with its rounds and their results; null if there is none',
        params: idSchema,
        response: { 200: eveningSchema, 401: problemSchema, 403: problemSchema },
      },
    },
    async request => {
      await asMember(request, request.params.id);
      const evening = await evenings.whole(request.params.id);
      return JSON.parse(JSON.stringify({ evening })) as z.infer<typeof eveningSchema>;
    },
  );
  app.post(
    path,
    {
      config,
      schema: {
        tags,
        operationId: 'openEvening',
        summary:
          'Invite everybody of a club for an evening of a game; members who are called to their turns are called to it',
        params: idSchema,
        body: z.strictObject({ game: z.string().max(40), size: z.int().min(1).max(MOST_SEATS) }),
        response: { 200: doneSchema, ...problems },
      },
    },
    async request => {
      const [who] = await asMember(request, request.params.id);
      granted((await evenings.open(request.params.id, request.body.game, request.body.size)) ?? {});
      eveningCalls.invite(request.params.id, who);
      return done;
    },
  );
  app.delete(
    path,
    {
      schema: {
        tags,
        operationId: 'endEvening',
        summary: 'End the evening; what was played stays',
        params: idSchema,
        response: { 200: doneSchema, 401: problemSchema, 403: problemSchema },
      },
    },
    async request => {
      await asMember(request, request.params.id);
      await evenings.end(request.params.id);
      return done;
    },
  );
  app.put(
    `${path}/guests/me`,
    {
      config,
      schema: {
        tags,
        operationId: 'attendEvening',
        summary: 'Be there, or be there no more',
        params: idSchema,
        body: z.strictObject({ isHere: z.boolean() }),
        response: { 200: doneSchema, ...problems },
      },
    },
    async request => {
      const [who, own] = await asMember(request, request.params.id);
      granted((await evenings.attend(request.params.id, who, own, request.body.isHere)) ?? {});
      return done;
    },
  );
  app.post(
    `${path}/rounds`,
    {
      config,
      schema: {
        tags,
        operationId: 'seatRound',
        summary: 'Seat whoever is there for the round after a number; asked for twice it is one round',
        params: idSchema,
        body: z.strictObject({ after: z.int().min(0).max(MOST_ROUNDS) }),
        response: { 200: doneSchema, ...problems },
      },
    },
    async request => {
      const [who] = await asMember(request, request.params.id);
      granted((await evenings.nextRound(request.params.id, who, request.body.after)) ?? {});
      return done;
    },
  );
}
