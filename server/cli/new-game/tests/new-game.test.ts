/** A new game in a copy of the project: it is well formed, its tests are green, and it can be played, with nothing else changed. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXIT } from '../../command.ts';
import { run } from '../../run.ts';
import { scriptedTerminal } from '../../tests/scripted-terminal.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const PACKAGES = ['engine', 'table', 'protocol', 'server', 'web', 'scripts'];
const FILES = ['package.json', 'tsconfig.base.json', 'biome.json', 'vitest.config.ts', '.gitignore'];
const NOT_COPIED = new Set(['node_modules', 'dist', '.playwright']);
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'havre-new-game-'));
  for (const name of [...PACKAGES, ...FILES])
    cpSync(join(ROOT, name), join(copy, name), {
      recursive: true,
      filter: source => !NOT_COPIED.has(basename(source)),
    });
  // What is installed is shared; but for the packages of the project itself, which must be those of the copy.
  cpSync(join(ROOT, 'node_modules', '@havre'), join(copy, 'node_modules', '@havre'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const references = PACKAGES.filter(name => name !== 'scripts').map(path => ({ path }));
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ files: [], references }));
  const linked = spawnSync('sh', [
    '-c',
    `ln -s "$1"/node_modules/* "$1"/node_modules/.bin "$2"/ 2>/dev/null; true`,
    'sh',
    ROOT,
    join(copy, 'node_modules'),
  ]);
  expect(linked.status).toBe(0);
  symlinkSync(join(ROOT, 'server', 'node_modules'), join(copy, 'server', 'node_modules'));
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 120_000);

const inCopy = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(join(copy, 'node_modules', '.bin', command), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', NO_COLOR: '1' },
  });
  return { status, said: stdout + stderr };
};
const havre = (...args: string[]) =>
  spawnSync(process.execPath, [join(copy, 'server', 'cli', 'havre.ts'), ...args], { cwd: copy, encoding: 'utf8' });

test('is written whole, put on both shelves, and never over what is there', async () => {
  const terminal = scriptedTerminal();
  expect(await run(['new-game', 'pebbles', '--title', 'Pebbles', '--into', copy], terminal)).toBe(EXIT.done);
  expect(terminal.out).toContain('engine/games/pebbles/rules.fr.md');
  expect(readFileSync(join(copy, 'engine/games/pebbles/rules.md'), 'utf8')).toMatch(/^# Pebbles: rules ledger$/m);
  const again = scriptedTerminal();
  expect(await run(['new-game', 'pebbles', '--into', copy], again)).toBe(EXIT.mistake);
  expect(again.err).toContain('is already there');
});

test('is well formed and well typed', { timeout: 300_000 }, () => {
  expect(inCopy('biome', 'check', 'engine/games', 'web/games')).toMatchObject({ status: 0 });
  expect(inCopy('tsc', '--build')).toEqual({ status: 0, said: '' });
});

test('its tests and those of the shelf are green', { timeout: 300_000 }, () => {
  const tests = inCopy('vitest', 'run', '--project=together', 'engine/games/pebbles', 'engine/games/tests');
  expect(tests.status, tests.said).toBe(0);
  expect(tests.said).toContain('pebbles/tests/laws.test.ts');
});

test('can be played and read at once', { timeout: 120_000 }, () => {
  expect(havre('simulate', 'pebbles', '--games', '20')).toMatchObject({ status: 0, stderr: '' });
  expect(havre('rules', 'pebbles', 'PEB-TURN-01', '--lang', 'fr').stdout).toContain('1, 2 ou 3 cailloux');
});
