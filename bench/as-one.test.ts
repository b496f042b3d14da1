import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('as-one.ts', import.meta.url));

test('a benchmark runs as one module, with its flags and its files', () => {
  const { status, stdout, stderr } = spawnSync(execPath, [COMMAND, 'games', 'jamaica', '--quick', '--json'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ game: 'jamaica', seats: 4, rounds: 3 });
});

test('what it is told wrong it refuses as its source does', () => {
  const { status, stderr } = spawnSync(execPath, [COMMAND, 'games', 'jamaica', '--nonsense'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringContaining("There is no flag '--nonsense'")]);
});
