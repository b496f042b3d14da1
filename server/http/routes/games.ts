/** The shelf of games, and their rules. */
import { shelf } from '@havre/engine/games/index.ts';
import { LANGUAGES, type Language, type Wording } from '@havre/engine/games/language.ts';
import type { Ledger } from '@havre/engine/games/ledger.ts';
import type { Manifest } from '@havre/engine/games/manifest.ts';
import { wordings } from '@havre/engine/games/wordings.ts';
import { z } from 'zod';
import { ledgerOf, nearestIds, rowNamed } from '../../ledgers.ts';
import type { App } from '../dependencies.ts';
import { HttpProblem, problemSchema } from '../problem.ts';
import { gameSchema, ledgerSchema, rowSchema } from '../schemas.ts';

const gameIdSchema = z.object({ id: z.string().max(40) });
const languageSchema = z.object({ language: z.enum(LANGUAGES).default('en') });

export function gameRoutes(app: App): void {
  const games = shelf.map(described);
  const ledgers = new Map<string, Ledger>();
  const ledgerNamed = (game: string, language: Language): Ledger => {
    const key = `${game} ${language}`;
    const ledger = ledgers.get(key) ?? ledgerOf(game, language);
    if (ledger === null) throw new HttpProblem(404, 'unknown-game', 'there are no rules of such a game');
    ledgers.set(key, ledger);
    return ledger;
  };
  app.get(
    '/api/v1/games',
    {
      schema: {
        tags: ['games'],
        operationId: 'listGames',
        summary: 'The games on the shelf',
        response: { 200: z.array(gameSchema) },
      },
    },
    async () => games,
  );
  app.get(
    '/api/v1/games/:id/rules',
    {
      schema: {
        tags: ['games'],
        operationId: 'getRules',
        summary: 'All rules of a game, row by row',
        params: gameIdSchema,
        querystring: languageSchema,
        response: { 200: ledgerSchema, 404: problemSchema },
      },
    },
    async ({ params, query }) => {
      const { title, chapters, rows } = ledgerNamed(params.id, query.language);
      return { title, chapters: [...chapters], rows: [...rows] };
    },
  );
  app.get(
    '/api/v1/games/:id/rules/:row',
    {
      schema: {
        tags: ['games'],
        operationId: 'getRule',
        summary: 'One row of the rules',
        params: gameIdSchema.extend({ row: z.string().max(40) }),
        querystring: languageSchema,
        response: { 200: rowSchema, 404: problemSchema },
      },
    },
    async ({ params, query }) => {
      const ledger = ledgerNamed(params.id, query.language);
      const row = rowNamed(ledger, params.row);
      if (row === undefined)
        throw new HttpProblem(404, 'unknown-row', `the nearest are ${nearestIds(ledger, params.row).join(', ')}`);
      return row;
    },
  );
}

function described({ game, title, complete }: Manifest): z.infer<typeof gameSchema> {
  const inEach = (tell: (wording: Wording) => string | undefined): Record<Language, string> => {
    const told = LANGUAGES.map(language => {
      const wording = wordings[game.id]?.[language];
      return [language, (wording === undefined ? undefined : tell(wording)) ?? game.id] as const;
    });
    return Object.fromEntries(told) as Record<Language, string>;
  };
  return {
    id: game.id,
    rules: game.version,
    complete,
    title,
    summary: inEach(wording => wording.summary),
    seats: game.seats,
    options: Object.entries(game.options).map(([key, spec]) => ({
      key,
      values: [...spec.values],
      default: spec.default,
      ...(spec.free === undefined ? {} : { longest: spec.free.longest }),
      ...(spec.follows === undefined ? {} : { follows: spec.follows }),
      rule: spec.rule,
      label: inEach(wording => wording.options[key]?.label ?? key),
    })),
  };
}
