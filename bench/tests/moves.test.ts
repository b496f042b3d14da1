import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('../moves.ts', import.meta.url));

function bench(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(execPath, [COMMAND, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('a few moves are played at a real table, and measured', () => {
  const { status, stdout, stderr } = bench('fuji-flush', '--moves', '20', '--seats', '3', '--json');
  expect([status, stderr]).toEqual([0, '']);
  const { told, ...rest } = JSON.parse(stdout);
  expect(rest).toEqual({ game: 'fuji-flush', seats: 3, moves: 20 });
  for (const way of ['without films', 'with films']) {
    expect(told[way].mean).toBeGreaterThan(0);
    expect(told[way].latency.p50).toBeLessThanOrEqual(told[way].latency.p99);
  }
});

test('what it does not know it refuses in one sentence', () => {
  const { status, stdout, stderr } = bench('jamaica', '--seats', '9');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
