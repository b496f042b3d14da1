import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CONTENDER_NAMES } from '../server/contender.ts';
import { quantilesOf } from '../server/quantiles.ts';

const COMMAND = fileURLToPath(new URL('../server.ts', import.meta.url));

function bench(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(execPath, [COMMAND, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test.each(CONTENDER_NAMES)('a quick run lets %s play for a moment, flat out and paced', contender => {
  const { status, stdout, stderr } = bench('--quick', '--json', '--contenders', contender);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const { contenders, ratios } = JSON.parse(stdout);
  expect(ratios).toEqual([]);
  expect(Object.keys(contenders)).toEqual([contender]);
  for (const kind of ['flatOut', 'paced']) {
    const [turn] = contenders[contender][kind];
    expect(turn.moves).toBeGreaterThan(1);
    expect(turn.latency.p50).toBeGreaterThan(0);
    expect(turn.latency.p50).toBeLessThanOrEqual(turn.latency.p99);
    for (const figure of ['seconds', 'cpu', 'hostCpu', 'mainCpu']) expect(turn[figure]).toBeGreaterThan(0);
  }
});

test('without --json it prints tables, and compares the first with the others', () => {
  const { status, stdout } = bench('--quick', '--only', 'flat', '--contenders', 'bare,colyseus');
  expect(status).toBe(0);
  for (const words of ['bare ws, memory', 'Colyseus, memory', 'as fast as Colyseus', 'p99'])
    expect(stdout).toContain(words);
  expect(stdout).not.toContain('One move a second');
});

test('--help explains; what it does not know it refuses in one sentence', () => {
  expect(bench('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--contenders') });
  expect(bench('--contenders', 'havre,nobody')).toEqual({
    status: 2,
    stdout: '',
    stderr: `There is no server 'nobody'; there are ${CONTENDER_NAMES.join(', ')}.\n`,
  });
  expect(bench('--only', 'both')).toMatchObject({ status: 2, stdout: '' });
});

test('quantiles are values that were measured', () => {
  const values = Array.from({ length: 200 }, (_, i) => 200 - i);
  expect(quantilesOf(values)).toEqual({ p50: 100, p95: 190, p99: 198, worst: 200 });
  expect(quantilesOf([7])).toEqual({ p50: 7, p95: 7, p99: 7, worst: 7 });
  expect(() => quantilesOf([])).toThrow(RangeError);
});
