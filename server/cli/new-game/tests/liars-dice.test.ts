/**
 * docs/liars-dice.md is a whole game: every file is taken from the text and put into a copy of the project. There it is well formed,
 * well typed, lawful and played, and nothing is new but its two folders and its lines on the shelves.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesOf, takenPrefixes, writeGame } from '../new-game.ts';
import { ProjectCopy } from './project-copy.ts';

const TEXT = readFileSync(new URL('../../../../docs/liars-dice.md', import.meta.url), 'utf8');
const FOLDERS = ['engine/games/liars-dice', 'web/games/liars-dice'];
/** The files of the text: code blocks that are headed by a path. */
const FILES = [...TEXT.matchAll(/^```\w+ (\S+\/\S+)\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => ({
  path,
  text,
}));

let project: ProjectCopy;

beforeAll(() => {
  project = ProjectCopy.make();
  const { folder } = project;
  writeGame(folder, namesOf('liars-dice', takenPrefixes(folder), 'Liar’s Dice'));
  for (const own of FOLDERS) rmSync(join(folder, own), { recursive: true });
  for (const { path, text } of FILES) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}, 120_000);
afterAll(() => project.remove(), 120_000);

test('every file of the text is one of its folders’', () => {
  expect(FILES.length).toBeGreaterThan(15);
  for (const { path } of FILES)
    expect(
      FOLDERS.some(folder => path.startsWith(`${folder}/`)),
      path,
    ).toBe(true);
});

test('it is well formed and well typed', { timeout: 300_000 }, () => {
  expect(project.tool('biome', 'check', 'engine/games', 'web/games')).toMatchObject({ status: 0 });
  expect(project.tool('tsc', '--build')).toEqual({ status: 0, said: '' });
});

test('its tests, its laws and the tests of the shelf are green', { timeout: 300_000 }, () => {
  const tests = project.tool('vitest', 'run', '--project=together', 'engine/games/liars-dice', 'engine/games/tests');
  expect(tests.status, tests.said).toBe(0);
  expect(tests.said).toContain('liars-dice/tests/laws.test.ts');
});

test('every row has its test and its citation', () => {
  const ledger = FILES.find(({ path }) => path.endsWith('/rules.md'))?.text ?? '';
  const ids = [...ledger.matchAll(/^\| ([A-Z]+-[A-Z]+-\d+) /gm)].map(([, id = '']) => id);
  const isTest = (path: string): boolean => path.endsWith('.test.ts');
  expect(ids.length).toBeGreaterThan(5);
  for (const id of ids) {
    expect(
      FILES.some(({ path, text }) => isTest(path) && text.includes(`${id}: `)),
      `a test of ${id}`,
    ).toBe(true);
    const cites = ({ path, text }: { path: string; text: string }) =>
      path.endsWith('.ts') && !isTest(path) && text.includes(id);
    expect(FILES.some(cites), `a line that cites ${id}`).toBe(true);
  }
});

test('it is played, in French too', { timeout: 120_000 }, () => {
  expect(project.havre('simulate', 'liars-dice', '--games', '20')).toMatchObject({ status: 0, stderr: '' });
  expect(project.havre('rules', 'liars-dice', 'LIA-DOUBT-01', '--lang', 'fr').stdout).toContain('mettre en doute');
});
