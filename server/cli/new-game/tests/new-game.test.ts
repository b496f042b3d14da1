/** A new game in a copy of the project: it is well formed, its tests are green, and it can be played, with nothing else changed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXIT } from '../../command.ts';
import { run } from '../../run.ts';
import { scriptedTerminal } from '../../tests/scripted-terminal.ts';
import { ProjectCopy } from './project-copy.ts';

let project: ProjectCopy;
let copy = '';

beforeAll(() => {
  project = ProjectCopy.make();
  copy = project.folder;
}, 120_000);
afterAll(() => project.remove(), 120_000);

test('is written whole, put on both shelves, and never over what is there', async () => {
  const terminal = scriptedTerminal();
  expect(
    await run(['new-game', 'pebbles', '--title', 'Pebbles', '--title-fr', 'Cailloux', '--into', copy], terminal),
  ).toBe(EXIT.done);
  expect(terminal.out).toContain('engine/games/pebbles/rules.fr.md');
  expect(readFileSync(join(copy, 'engine/games/pebbles/rules.md'), 'utf8')).toMatch(/^# Pebbles: rules ledger$/m);
  expect(readFileSync(join(copy, 'engine/games/pebbles/label.ts'), 'utf8')).toContain("fr: 'Cailloux'");
  const again = scriptedTerminal();
  expect(await run(['new-game', 'pebbles', '--into', copy], again)).toBe(EXIT.mistake);
  expect(again.err).toContain('is already there');
});

test('is well formed and well typed', { timeout: 300_000 }, () => {
  expect(project.tool('biome', 'check', 'engine/games', 'web/games')).toMatchObject({ status: 0 });
  expect(project.tool('tsc', '--build')).toEqual({ status: 0, said: '' });
});

test('its tests and those of the shelf are green', { timeout: 300_000 }, () => {
  const tests = project.tool(
    'vitest',
    'run',
    '--project=together',
    'engine/games/pebbles',
    'engine/games/tests',
    'web/games/generic/tests/pictures.test.ts',
  );
  expect(tests.status, tests.said).toBe(0);
  expect(tests.said).toContain('pebbles/tests/laws.test.ts');
});

test('can be played and read at once', { timeout: 120_000 }, () => {
  expect(project.havre('simulate', 'pebbles', '--games', '20')).toMatchObject({ status: 0, stderr: '' });
  expect(project.havre('rules', 'pebbles', 'PEB-TURN-01', '--lang', 'fr').stdout).toContain('1, 2 ou 3 cailloux');
});
