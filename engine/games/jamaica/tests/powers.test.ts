/** The base chapters ask, and never say who answers. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NAMES } from '../crew/characters.ts';

const folder = new URL('../', import.meta.url);
/** The chapters, and the files that continue them. */
const chapters = readdirSync(folder).filter(
  name => /^\d+-.*\.ts$/.test(name) || ['payment.ts', 'retreat.ts'].includes(name),
);

/** The text of a chapter without its comments. */
const codeOf = (name: string): string =>
  readFileSync(new URL(name, folder), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

/** Every word in a name, in small letters: seaWolf and SEA_WOLF are the same. */
const plain = (identifier: string): string => identifier.replaceAll('_', '').toLowerCase();

test('there are chapters to look at', () => {
  expect(chapters.length).toBeGreaterThanOrEqual(14);
});

test.each(chapters)('%s imports nothing of the expansion', name => {
  const imports = [...codeOf(name).matchAll(/from '([^']+)'/g)].map(found => found[1] ?? '');
  expect(imports.filter(path => /crew/.test(path))).toEqual([]);
});

test.each(chapters)('%s names no character', name => {
  const identifiers = new Set((codeOf(name).match(/[A-Za-z_][A-Za-z0-9_]*/g) ?? []).map(plain));
  // Saran has a sabre in the base game, and it is named there: only her own name counts.
  for (const character of NAMES) expect(identifiers.has(plain(character)), character).toBe(false);
  expect([...identifiers].filter(word => /crew|youkounkoun/.test(word) && word !== 'crew')).toEqual([]);
});
