import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

function bench(name: string, args: readonly string[]) {
  const command = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  return spawnSync(execPath, [command, ...args], { encoding: 'utf8' });
}

test.each([
  ['moves', ['nim']],
  ['moves', ['jamaica', '--seats', '9']],
  ['moves', ['jamaica', '--fast']],
  ['games', []],
  ['games', ['nim']],
  ['games', ['jamaica', '--options', 'edition=1999']],
  ['games', ['jamaica', '--seats', '9']],
] as const)('%s refuses %j in one sentence', (name, args) => {
  const { status, stdout, stderr } = bench(name, args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^[^\n]+[.]\n$/);
});

test('games explains itself', () => {
  const help = expect.stringContaining('bench:games -- <game>');
  expect(bench('games', ['--help'])).toMatchObject({ status: 0, stdout: help });
});
