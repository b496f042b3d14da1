import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const PACKAGES = '{engine,table,protocol,server,web,bench,examples,scripts}';
const left = ['**/node_modules/**', '**/dist/**'];

const sources = globSync(`${PACKAGES}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: left }).map(file =>
  file.replaceAll('\\', '/'),
);
const products = sources.filter(file => !file.includes('/tests/'));
const scripts = globSync('scripts/*.mjs', { cwd: ROOT });

/** Their code, without comments: what an example mentions is not used by that. */
const codeOf = (file: string): string =>
  readFileSync(join(ROOT, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');

/** The types, interfaces and classes that a file exports where it defines them. */
const typesIn = (file: string): string[] =>
  [
    ...readFileSync(join(ROOT, file), 'utf8').matchAll(
      /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm,
    ),
  ].map(([, name = '']) => name);

/** The game whose folder a file is in. Games never meet: each has a state, a view and cards of its own. */
const gameOf = (file: string): string | null =>
  /^(?:engine|web)\/games\/(?!generic\/)([^/]+)\//.exec(file)?.[1] ?? null;

/** Names that are the same in every game folder and nowhere else stand for the same part of each. */
const areApart = (files: readonly string[]): boolean => {
  const games = files.map(gameOf);
  return !games.includes(null) && new Set(games).size === games.length;
};

test('no two files define an exported type of the same name', () => {
  const definedIn = new Map<string, string[]>();
  for (const file of products)
    for (const name of typesIn(file)) definedIn.set(name, [...(definedIn.get(name) ?? []), file]);
  const twice = [...definedIn].filter(([, files]) => files.length > 1 && !areApart(files));
  expect(definedIn.size).toBeGreaterThan(500);
  expect(twice.map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([]);
});

test('a function or a constant is exported only where another file uses it', () => {
  const filesWith = new Map<string, Set<string>>();
  for (const file of [...sources, ...scripts])
    for (const word of new Set(codeOf(file).match(/\w+/g)))
      filesWith.set(word, (filesWith.get(word) ?? new Set()).add(file));
  const needless = products.flatMap(file =>
    [...codeOf(file).matchAll(/^export (?:async )?(?:const|function\*?) (\w+)/gm)]
      .filter(([, name = '']) => filesWith.get(name)?.size === 1)
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(filesWith.size).toBeGreaterThan(5_000);
  expect(needless).toEqual([]);
});

test('tests and what only they need lie in folders called tests', () => {
  const stray = products.filter(
    file => /\.(test|long|e2e)\.tsx?$/.test(file) || /from 'vitest'/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(stray).toEqual([]);
});

test('a test changes settings of the page for itself alone, by setForTest', () => {
  const leaving = sources.filter(
    file => /^web\/.*\.test\.tsx?$/.test(file) && /\bsettings\.value = |\bchange\(\{/.test(codeOf(file)),
  );
  expect(leaving).toEqual([]);
});
