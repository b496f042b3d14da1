import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('../learn-fuji-flush.ts', import.meta.url));

function learn(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(execPath, [COMMAND, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('a few games give a file of weights that can be read, with how it was made', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'havre-learn-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const out = join(folder, 'weights.ts');
  const { status, stdout } = learn('--games', '500', '--seed', '3', '--out', out);
  expect([status, stdout]).toEqual([0, `written to ${out}\n`]);
  const file = await readFile(out, 'utf8');
  expect(file).toContain('npm run learn:fuji-flush -- --games 500 --seed 3');
  expect(file.match(/\/\/ cards of value \d+$/gm)).toHaveLength(19);
  const rows = file.match(/\[[-\d, ]+\]/g) ?? [];
  expect(rows.length).toBeGreaterThan(70);
  for (const row of rows) expect(new Set(JSON.parse(row)).size).toBeGreaterThan(1);
});

test('an unknown flag is refused in one sentence', () => {
  const { status, stdout, stderr } = learn('--fast');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toBe("There is no flag '--fast'; --help lists those there are.\n");
});
