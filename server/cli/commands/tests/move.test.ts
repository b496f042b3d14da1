/** From a data folder into a real database and back, and copies of a database. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@havre/engine/games/language.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLUSTER_TIMEOUT_MS, type Cluster, startCluster } from '../../../tests/postgres/cluster.ts';
import { chooser, connectClient, openServer, playOn, seated, temporaryFolder } from '../../../tests/test-server.ts';
import { EXIT } from '../../command.ts';
import { run } from '../../run.ts';
import { scriptedTerminal } from '../../tests/scripted-terminal.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
}, CLUSTER_TIMEOUT_MS);
afterAll(() => cluster?.stop(), CLUSTER_TIMEOUT_MS);

async function havre(args: readonly string[], language: Language = 'en') {
  const terminal = scriptedTerminal({ language });
  const code = await run(args, terminal);
  return { code, out: terminal.out, err: terminal.err };
}

test('everything goes into a database and back, and games go on there', { timeout: CLUSTER_TIMEOUT_MS }, async () => {
  const database = await cluster.emptyDatabase();
  const [data, elsewhere] = [await temporaryFolder(), join(await temporaryFolder(), 'back')];
  const before = await openServer({ dataFolder: data });
  const clients = await Promise.all(Array.from({ length: 3 }, () => connectClient(before.url)));
  const over = await seated(clients);
  await Promise.all(over.map((table, seat) => playOn(table, chooser(seat + 1))));
  const running = await seated(clients);
  const running0 = running[0]?.table ?? '';
  expect(await havre(['move', data, database])).toMatchObject({
    ...{ code: EXIT.failed, out: '' },
    err: expect.stringMatching(/^A server is running there; stop it first/),
  });
  await before.close();

  const moved = await havre(['move', data, database]);
  expect(moved).toMatchObject({ code: EXIT.done, err: '' });
  expect(moved.out).toMatch(/^Moved, and compared table by table: 2 tables, \d+ events, 3 devices\. What is in /);
  expect(await havre(['move', data, database], 'fr')).toMatchObject({
    code: EXIT.failed,
    err: expect.stringMatching(/contient déjà quelque chose\.\n$/),
  });

  const server = await openServer({ database });
  const back = await Promise.all(clients.map(({ token }) => connectClient(server.url, { token })));
  expect((await back[0]?.replay(over[0]?.table ?? ''))?.entries.length).toBeGreaterThan(10);
  const tables = back.map(client => client.watch(running0));
  await Promise.all(tables.map((table, seat) => playOn(table, chooser(seat + 5))));
  expect(await havre(['move', database, elsewhere])).toMatchObject({
    code: EXIT.failed,
    err: expect.stringMatching(/^A server is running there/),
  });
  const copy = join(data, 'monday.db');
  expect(await havre(['backup', copy, '--database', database])).toMatchObject({
    code: EXIT.done,
    out: expect.stringMatching(/is a good copy: 2 tables/),
  });
  await server.close();

  expect(await havre(['move', database, elsewhere])).toMatchObject({ code: EXIT.done, err: '' });
  for (const args of [
    ['check', copy],
    ['check', '--data', elsewhere],
  ])
    expect(await havre(args)).toMatchObject({
      code: EXIT.done,
      out: expect.stringMatching(/Played again and the same: 2 finished games and 0 that go on/),
    });
  expect(readFileSync(join(elsewhere, 'push-keys.json'), 'utf8')).toBe(
    readFileSync(join(data, 'push-keys.json'), 'utf8'),
  );
  expect(await havre(['move', database, elsewhere])).toMatchObject({ code: EXIT.failed });
});

test('what is asked for makes sense', async () => {
  for (const args of [
    ['move'],
    ['move', 'data'],
    ['move', 'data', 'other'],
    ['move', 'postgres://a/b', 'postgres://a/c'],
  ])
    expect(await havre(args)).toMatchObject({ code: EXIT.mistake, err: expect.stringContaining('needs a folder') });
  const nowhere = await havre(['move', 'data', 'postgres://havre:secret@127.0.0.1:1/havre']);
  expect(nowhere).toEqual({
    ...{ code: EXIT.failed, out: '' },
    err: 'The database 127.0.0.1:1/havre cannot be reached; is it running, and is the address right?\n',
  });
});
