/** Clubs: founded, joined and left; their tables and their standings. */
import type { Identity } from '@havre/table/model/events.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { clubTables } from '../../clubs/club-games.ts';
import type { Club, Member } from '../../clubs/clubs.ts';
import { seasonAt, seasonsBetween } from '../../clubs/seasons.ts';
import { secretIn } from '../../identity/credentials.ts';
import type { App, HttpDeps } from '../dependencies.ts';
import { knownIn } from '../known.ts';
import { granted, HttpProblem, problemSchema } from '../problem.ts';
import { planSchema, shown, summarySchema, tableInfoSchema } from '../schemas.ts';
import { shared } from '../shared-schemas.ts';

const tags = ['clubs'];
const MOST_TABLES = 30;
const MOST_GAMES = 50;
const LONGEST_NAME = 80; // as it is typed; what is too long to be a name is refused with a sentence
const nameSchema = z.string().max(LONGEST_NAME);
const idSchema = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });

const clubSchema = shared('Club', z.object({ club: z.string(), name: z.string(), createdAt: z.number() }));
const memberSchema = shared(
  'Member',
  z.object({
    mark: z.string().describe('By what this member is known in this club'),
    name: z.string(),
    isHost: z.boolean(),
    since: z.number(),
  }),
);
const wholeClubSchema = z.object({
  ...clubSchema.shape,
  own: memberSchema.nullable().describe('Whoever asks, if they are a member'),
  members: z.array(memberSchema).describe('For members alone; none for others'),
  size: z.int().describe('How many members there are'),
  tables: z.array(summarySchema).describe('Tables that are not over; for members alone'),
  seasons: z.array(z.string()),
});
const playerSchema = z.object({
  name: z.string(),
  member: z.string().nullable(),
  side: z.string().nullable(),
  place: z.int().nullable(),
  score: z.number().nullable(),
  share: z.number(),
});
export const clubGameSchema = shared(
  'ClubGame',
  z.object({
    table: z.string(),
    game: z.string(),
    endedAt: z.number(),
    players: z.array(playerSchema),
  }),
);
const standingsSchema = z.object({
  season: z.string(),
  played: z.array(z.string()).describe('The games that were played in this season'),
  standings: z.array(
    z.object({
      member: z.string(),
      games: z.int(),
      wins: z.number(),
      strength: z.number().describe('The estimated strength; everybody begins at 25'),
      doubt: z.number().describe('How far it may be off either way, in nineteen of twenty cases'),
      sure: z.number().describe('The strength they have at least, by which they are ranked'),
    }),
  ),
  games: z.array(clubGameSchema).describe('The latest of them'),
});

const noSuchClub = (): HttpProblem => new HttpProblem(404, 'no-such-club', 'there is no such club');
const membersOnly = (): HttpProblem => new HttpProblem(403, 'members-only', 'this is for members of the club');

export function clubRoutes(app: App, { clubs, devices, lobby, records, store, now, markOf }: HttpDeps): void {
  const known = (request: FastifyRequest): Promise<Identity> => knownIn(devices, request);
  const found = async (id: string): Promise<Club> => {
    const club = await clubs.club(id);
    if (club === null) throw noSuchClub();
    return club;
  };
  const asMember = async (request: FastifyRequest, id: string): Promise<readonly [Identity, Member]> => {
    const who = await known(request);
    await found(id);
    const member = await clubs.member(id, who);
    if (member === null) throw membersOnly();
    return [who, member];
  };
  const limited = { limit: 'tables' } as const;
  const problems = {
    400: problemSchema,
    401: problemSchema,
    404: problemSchema,
    409: problemSchema,
    429: problemSchema,
  };

  app.post(
    '/api/v1/clubs',
    {
      config: limited,
      schema: {
        tags,
        operationId: 'foundClub',
        summary: 'Found a club; who does is its host. Its link is its id',
        body: z.strictObject({ name: nameSchema, own: nameSchema.describe('What one is called there') }),
        response: { 201: clubSchema, ...problems },
      },
    },
    async (request, reply) => {
      const club = granted(await clubs.found(await known(request), request.body.name, request.body.own));
      return reply.code(201).send(club);
    },
  );
  app.get(
    '/api/v1/clubs/mine',
    {
      schema: {
        tags,
        operationId: 'listOwnClubs',
        summary: 'The clubs one is in',
        response: { 200: z.array(clubSchema) },
      },
    },
    async request => {
      const who = await devices.identityOf(secretIn(request));
      return who === null ? [] : [...(await clubs.clubsOf(who))];
    },
  );
  app.get(
    '/api/v1/clubs/:id',
    {
      config: { limit: 'joins' },
      schema: {
        tags,
        operationId: 'getClub',
        summary: 'A club: its name for whoever has the link, the rest for its members',
        params: idSchema,
        response: { 200: wholeClubSchema, 404: problemSchema, 429: problemSchema },
      },
    },
    async request => {
      const { id } = request.params;
      const club = await found(id);
      const who = await devices.identityOf(secretIn(request));
      const own = who === null ? null : await clubs.member(id, who);
      const members = await clubs.members(id);
      const tables = own === null ? [] : await clubTables(records, id, MOST_TABLES);
      const summaries = (await Promise.all(tables.map(table => store.summary(table)))).filter(
        summary => summary !== null,
      );
      return {
        ...club,
        own,
        members: own === null ? [] : [...members],
        size: members.length,
        tables: summaries.filter(({ phase }) => phase === 'gathering' || phase === 'playing').map(shown),
        seasons: seasonsBetween(club.createdAt, now()),
      };
    },
  );
  app.put(
    '/api/v1/clubs/:id/members/me',
    {
      config: limited,
      schema: {
        tags,
        operationId: 'joinClub',
        summary: 'Become a member, or be called otherwise',
        params: idSchema,
        body: z.strictObject({ name: nameSchema }),
        response: { 200: z.object({ joined: z.literal(true) }), ...problems },
      },
    },
    async request => {
      const who = await known(request);
      await found(request.params.id);
      granted((await clubs.join(request.params.id, who, request.body.name)) ?? {});
      return { joined: true as const };
    },
  );
  app.delete(
    '/api/v1/clubs/:id/members/me',
    {
      schema: {
        tags,
        operationId: 'leaveClub',
        summary: 'Leave a club; with its last member it is no more',
        params: idSchema,
        response: { 200: z.object({ left: z.literal(true) }), 401: problemSchema },
      },
    },
    async request => {
      await clubs.leave(request.params.id, await known(request));
      return { left: true as const };
    },
  );
  app.post(
    '/api/v1/clubs/:id/tables',
    {
      config: limited,
      schema: {
        tags,
        operationId: 'createClubTable',
        summary: 'Lay out a table of the club: its members find it, and its game counts in the standings',
        params: idSchema,
        body: planSchema,
        response: { 201: tableInfoSchema, 403: problemSchema, ...problems },
      },
    },
    async (request, reply) => {
      const [who] = await asMember(request, request.params.id);
      const room = granted(await lobby.create(who, request.body, markOf(request.ip)), 400);
      await clubs.addTable(request.params.id, room.id);
      return reply.code(201).send(await room.info());
    },
  );
  app.get(
    '/api/v1/clubs/:id/standings',
    {
      schema: {
        tags,
        operationId: 'getStandings',
        summary: 'How members stand over a season, in one game or in all',
        params: idSchema,
        querystring: z.object({ season: z.string().max(10).optional(), game: z.string().max(40).optional() }),
        response: { 200: standingsSchema, 401: problemSchema, 403: problemSchema, 404: problemSchema },
      },
    },
    async request => {
      await asMember(request, request.params.id);
      const { season = seasonAt(now()), game } = request.query;
      const found = await clubs.season(request.params.id, season, game);
      if (found === null) throw new HttpProblem(404, 'no-such-season', 'a season is a quarter such as 2026-4');
      return {
        season,
        played: [...found.played],
        standings: [...found.standings],
        games: found.games.slice(0, MOST_GAMES).map(({ players, ...played }) => ({ ...played, players: [...players] })),
      };
    },
  );
}
