/** The example from outside plays a whole game at a real server, in a program of its own. */
import { spawn } from 'node:child_process';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { connectClient, openServer } from '@havre/server/tests/test-server.ts';
import { expect, onTestFinished, test } from 'vitest';

const GUEST = fileURLToPath(new URL('../remote-player.ts', import.meta.url));

function started(...args: string[]) {
  const program = spawn(execPath, [GUEST, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void program.kill());
  let out = '';
  let err = '';
  program.stdout.on('data', text => {
    out += text;
  });
  program.stderr.on('data', text => {
    err += text;
  });
  return new Promise<{ code: number | null; out: string; err: string }>(resolve =>
    program.on('close', code => resolve({ code, out, err })),
  );
}

test('sits down with a code, plays to the end, and leaves', async () => {
  const { url } = await openServer();
  const host = await connectClient(url);
  const table = await host.create({ game: 'fuji-flush', seats: 3, botPace: 0 });
  for (const seat of [0, 1]) await table.do({ type: 'addBot', seat, bot: 'mousse' });
  const visit = started(url, table.info?.code ?? '', 'Heron');
  await table.until(({ info }) => info?.sitters[2]?.ready === true);
  expect(table.info?.sitters[2]).toMatchObject({ name: 'Heron', person: true });
  expect(await table.do({ type: 'start' })).toBeNull();
  await table.until(({ info }) => info?.phase === 'over');
  const { code, out, err } = await visit;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^token [\w-]+\nseat 2\nover\n$/);
});

test('says how it is used', async () => {
  expect(await started()).toMatchObject({
    code: 2,
    err: expect.stringContaining('Usage: node examples/remote-player.ts'),
  });
});
