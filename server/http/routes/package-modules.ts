/**
 * Games of packages for the page: which there are, and their rules, words and boards as modules that a browser loads. Types are taken out on
 * the way, and what a module imports of the engine is found beside it.
 */
import { readFile, realpath } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordings } from '@havre/engine/games/wordings.ts';
import { z } from 'zod';
import { type ShelvedPackage, shelvedPackages } from '../../games/game-packages.ts';
import type { App } from '../dependencies.ts';
import { nothingThere } from '../problem.ts';

const ENGINE = dirname(dirname(fileURLToPath(import.meta.resolve('@havre/engine/games/index.ts'))));
/** What rules and words are written with; neither games of the house nor tests. */
const OF_ENGINE = /^(?:kernel|games)\/[\w-]+\.ts$/;
const OF_PACKAGE = /^(?:[\w-]+\/)*[\w.-]+\.(?:js|mjs|ts)$/;

const inEachLanguage = z.object({ en: z.string(), fr: z.string() });
const packageSchema = z.object({
  id: z.string(),
  title: inEachLanguage,
  about: inEachLanguage,
  seats: z.object({ min: z.int(), max: z.int(), rule: z.string() }),
  minutes: z.number(),
  module: z.string().describe('The address of a module that exports its manifest'),
  page: z.string().optional().describe('The address of a module that brings its board to the page, if it has one'),
});

export function packageModuleRoutes(app: App): void {
  const made = new Map<string, string>();
  const moduleAt = async (folder: string, path: string): Promise<string> => {
    const file = join(folder, path);
    const known = made.get(file);
    if (known !== undefined) return known;
    const text = moduleOf(path, await readInside(folder, file));
    made.set(file, text);
    return text;
  };
  app.get(
    '/api/v1/games/packages',
    {
      schema: {
        tags: ['games'],
        operationId: 'listGamePackages',
        summary: 'The games that come in packages of their own, for pages that were built without them',
        response: { 200: z.array(packageSchema) },
      },
    },
    async () => shelvedPackages().map(described),
  );
  app.get<{ Params: { '*': string } }>(
    '/modules/engine/*',
    { schema: { hide: true }, config: { limit: 'pages' } },
    async ({ params }, reply) => {
      if (shelvedPackages().length === 0 || !OF_ENGINE.test(params['*'])) throw nothingThere();
      return reply.type('text/javascript').send(await moduleAt(ENGINE, params['*']));
    },
  );
  app.get<{ Params: { id: string; '*': string } }>(
    '/modules/games/:id/*',
    { schema: { hide: true }, config: { limit: 'pages' } },
    async ({ params }, reply) => {
      const found = shelvedPackages().find(({ manifest }) => manifest.id === params.id);
      if (found === undefined || !OF_PACKAGE.test(params['*'])) throw nothingThere();
      return reply.type('text/javascript').send(await moduleAt(found.folder, params['*']));
    },
  );
}

/** Nothing outside of a folder is read, wherever a link in it leads. */
async function readInside(folder: string, file: string): Promise<string> {
  try {
    const [root, actual] = await Promise.all([realpath(folder), realpath(file)]);
    if (actual.startsWith(root + sep)) return await readFile(actual, 'utf8');
  } catch {
    // it is not there
  }
  throw nothingThere();
}

const moduleOf = (path: string, text: string): string =>
  (path.endsWith('.ts') ? stripTypeScriptTypes(text) : text).replace(/(['"])@havre\/engine\//g, '$1/modules/engine/');

const described = ({ manifest, file, page }: ShelvedPackage) => {
  const { id, title, seats, minutes } = manifest;
  const about = { en: wordings[id]?.en.summary ?? '', fr: wordings[id]?.fr.summary ?? '' };
  const at = (path: string) => `/modules/games/${id}/${path}`;
  return { id, title, about, seats, minutes, module: at(file), ...(page === undefined ? {} : { page: at(page) }) };
};
