import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('../bots.ts', import.meta.url));

function bench(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(execPath, [COMMAND, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('a quick run with --json prints every figure', { timeout: 120_000 }, () => {
  const { status, stdout, stderr } = bench('--quick', '--json');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const number = expect.any(Number);
  const rate = { median: number, low: number, high: number, level: 0.75 };
  const figures = JSON.parse(stdout);
  expect(figures).toEqual({
    node: process.version,
    rounds: 3,
    fujiFlush: rate,
    boardgameIo: rate,
    times: rate,
    jamaica: rate,
    jamaicaToTheEnd: rate,
    memory: { before: number, full: number, after: number, branches: number },
  });
  expect(figures.memory.full).toBeGreaterThan(figures.memory.before);
  expect(figures.memory.after - figures.memory.before).toBeLessThan(figures.memory.full - figures.memory.before);
});

test('an unknown flag is refused in one sentence', () => {
  const { status, stdout, stderr } = bench('--fast');
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toBe("There is no flag '--fast'; --help lists those there are.\n");
});
