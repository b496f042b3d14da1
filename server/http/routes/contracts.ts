/** The contracts of this server, for machines: the OpenAPI document is another of them. */
import { existsSync, readFileSync } from 'node:fs';
import { manifestOf, shelf } from '@havre/engine/games/index.ts';
import { wordings } from '@havre/engine/games/wordings.ts';
import { z } from 'zod';
import { asyncApi } from '../asyncapi.ts';
import type { App, HttpDeps } from '../dependencies.ts';
import { HttpProblem, problemSchema } from '../problem.ts';
import { REMEDIES } from '../refusal-remedies.ts';

const tags = ['contracts'];
const gameIdSchema = z.object({ id: z.string().max(40) });
const documentSchema = z.looseObject({}).describe('The document');
const GAMES = new URL('./', import.meta.resolve('@havre/engine/games/index.ts'));

const remedySchema = z.object({
  code: z.string(),
  remedy: z.enum(['correct', 'look-again', 'retry', 'wait', 'give-up']),
  what: z.string().describe('What is wrong, and what to do about it'),
});
const refusalsSchema = z.object({
  refusals: z.array(remedySchema),
  games: z
    .record(z.string(), z.array(z.object({ code: z.string(), what: z.string() })))
    .describe('Codes that the rules of a game give: the remedy is always to take another of the `legal` actions'),
});
const componentsSchema = z.object({
  numbers: z
    .record(z.string(), z.string())
    .describe('What the numbers of views, actions and events stand for, by the name of their type or field'),
  parts: z.looseObject({}).describe('What is printed on the components of the game'),
});

const unknownGame = (): HttpProblem => new HttpProblem(404, 'unknown-game', 'there is no such game');

export function contractRoutes(app: App, { version }: Pick<HttpDeps, 'version'>): void {
  const refusals = {
    refusals: Object.entries(REMEDIES).map(([code, [remedy, what]]) => ({ code, remedy, what })),
    games: Object.fromEntries(shelf.map(({ id }) => [id, refusalsOf(id)])),
  };
  const schemas = new Map(shelf.map(({ id }) => [id, schemaOf(id)]));
  app.get(
    '/api/v1/asyncapi.json',
    {
      schema: {
        tags,
        operationId: 'getAsyncApi',
        summary: 'Every message of the WebSocket, as AsyncAPI 3 with JSON Schemas',
        response: { 200: documentSchema },
      },
    },
    async request => asyncApi(version, request.host, request.protocol === 'https' ? 'wss' : 'ws'),
  );
  app.get(
    '/api/v1/refusals',
    {
      schema: {
        tags,
        operationId: 'listRefusals',
        summary: 'Every code of a refusal, and what to do about it',
        response: { 200: refusalsSchema },
      },
    },
    async () => refusals,
  );
  app.get(
    '/api/v1/games/:id/schema',
    {
      schema: {
        tags: ['games'],
        operationId: 'getGameSchema',
        summary: 'View, actions, events and options of a game as JSON Schema, with what its numbers mean',
        params: gameIdSchema,
        response: { 200: documentSchema, 404: problemSchema },
      },
    },
    async ({ params }) => {
      if (manifestOf(params.id) === undefined) throw unknownGame();
      const schema = schemas.get(params.id);
      if (schema === undefined || schema === null) throw new HttpProblem(404, 'no-schema', 'this game has no schema');
      return schema;
    },
  );
  app.get(
    '/api/v1/games/:id/components',
    {
      schema: {
        tags: ['games'],
        operationId: 'getComponents',
        summary: 'What is in the box of a game: what its numbers stand for, and what is printed',
        params: gameIdSchema,
        response: { 200: componentsSchema, 404: problemSchema },
      },
    },
    async ({ params }) => {
      const manifest = manifestOf(params.id);
      if (manifest === undefined) throw unknownGame();
      const { components } = (await manifest.components?.()) ?? { components: { numbers: {}, parts: {} } };
      return components;
    },
  );
}

function schemaOf(game: string): Record<string, unknown> | null {
  const file = new URL(`${game}/schema.json`, GAMES);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : null;
}

/** What the rules of a game refuse by, but for what every table refuses by. */
const refusalsOf = (game: string): { code: string; what: string }[] =>
  Object.entries(wordings[game]?.en.refusals ?? {})
    .filter(([code]) => !Object.hasOwn(REMEDIES, code))
    .map(([code, what]) => ({ code, what }));
