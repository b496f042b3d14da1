/** The schemas that are kept beside each game are those of its types, and say what every number means. */
import { existsSync, readFileSync } from 'node:fs';
import { shelf } from '@havre/engine/games/index.ts';
import { expect, test } from 'vitest';
import { gameSchemas, schemaFileOf } from '../game-schemas.ts';

/** A game that was just begun has none yet. */
const GAMES = shelf.map(({ id }) => id).filter(id => existsSync(schemaFileOf(id)));

type Schema = { readonly [keyword: string]: unknown };

test('are made from the types (`node scripts/game-schemas.ts` and `npm run format` bring them up to date)', async () => {
  for (const [game, schema] of await gameSchemas(GAMES))
    expect(JSON.parse(readFileSync(schemaFileOf(game), 'utf8')), game).toEqual(JSON.parse(JSON.stringify(schema)));
});

test.each(GAMES)('of %s leave no number without a meaning', game => {
  const { $defs } = JSON.parse(readFileSync(schemaFileOf(game), 'utf8')) as { $defs: Record<string, Schema> };
  expect(Object.entries($defs).flatMap(([name, schema]) => unexplained(schema, name, false))).toEqual([]);
});

/** The places of numbers of which nothing is said. */
function unexplained(schema: unknown, at: string, isExplained: boolean): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, description, properties = {}, items, prefixItems = [], anyOf = [] } = schema as Schema;
  const known = isExplained || description !== undefined;
  return [
    ...(type === 'number' && !known ? [at] : []),
    ...Object.entries(properties as object).flatMap(([name, part]) => unexplained(part, `${at}.${name}`, false)),
    ...unexplained(items, `${at}[]`, known),
    ...(prefixItems as unknown[]).flatMap((part, i) => unexplained(part, `${at}[${i}]`, known)),
    ...(anyOf as unknown[]).flatMap(part => unexplained(part, at, known)),
  ];
}
