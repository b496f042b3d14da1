/** Whole servers over one real database: who looks after a table, whom its people are called by, and who takes over. */
import type { Client } from '@havre/protocol/client/client.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { RunningServer } from '../../app.ts';
import { Hooks } from '../../notifications/tests/hooks.ts';
import { KillableServer } from '../../tests/chaos/killable-server.ts';
import { freePort } from '../../tests/free-port.ts';
import { CLUSTER_TIMEOUT_MS, type Cluster, startCluster } from '../../tests/postgres/cluster.ts';
import { connectClient, expectDone, openServer } from '../../tests/test-server.ts';

/** Servers hear of each other within seconds, on a machine that is busy too. */
const PATIENTLY = { timeout: 60_000 };
const CALLS = { privateWebhooks: true, callTiming: { timeout: 20, pause: 60_000 } };

let cluster: Cluster;
let database: string;
let hooks: Hooks;
beforeAll(async () => {
  cluster = await startCluster();
}, CLUSTER_TIMEOUT_MS);
afterAll(() => cluster?.stop(), CLUSTER_TIMEOUT_MS);
beforeEach(async () => {
  database = await cluster.emptyDatabase();
  hooks = new Hooks();
  await hooks.open();
});

const open = (): Promise<RunningServer> => openServer({ database, ...CALLS });

/** A server of the same database that can be killed: its address, and its end. */
async function openVictim(): Promise<{ readonly url: string; kill(): Promise<void> }> {
  const process = new KillableServer();
  onTestFinished(() => process.end('SIGKILL'));
  const port = await freePort();
  await process.serve(port, database);
  return { url: `http://127.0.0.1:${port}`, kill: () => process.end('SIGKILL') };
}

const know = (url: string, servers: number) =>
  expect
    .poll(async () => (await (await fetch(`${url}/health/ready`)).json()) as object, PATIENTLY)
    .toMatchObject({ servers });

/** Where somebody wants to be called. */
async function wishCalls({ url }: RunningServer, who: Client, path: string): Promise<void> {
  const webhook = { url: hooks.at(path), template: 'json' };
  const answer = await fetch(`${url}/api/v1/me/calls`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'en', zone: 'UTC', quiet: null, daily: null, mail: null, webhook }),
  });
  expect(answer.status).toBeLessThan(300);
}

/** Somebody plays with two bots, and it is their turn. */
async function turnOf(who: Client, plan: object = {}): Promise<ClientTable> {
  const table = await who.create({ game: 'fuji-flush', seats: 3, botPace: 0, ...plan });
  expectDone(await table.do({ type: 'sit', seat: 0, name: 'Anne' }));
  for (const seat of [1, 2]) expectDone(await table.do({ type: 'addBot', seat, bot: 'random' }));
  expectDone(await table.ready());
  expectDone(await table.do({ type: 'start' }));
  await table.until(({ question }) => question !== null);
  return table;
}

const calls = () => hooks.received.map(({ path }) => path);

describe('a table of several servers', { timeout: 4 * PATIENTLY.timeout }, () => {
  it('calls its people once, whichever servers take it over', async () => {
    const [one, other] = [await open(), await open()];
    for (const { url } of [one, other]) await know(url, 2);
    const [anne, ben] = [await connectClient(one.url), await connectClient(other.url)];
    await wishCalls(one, anne, '/anne');
    await wishCalls(one, ben, '/ben');
    const tables = [await turnOf(anne), await turnOf(anne), await turnOf(anne)];
    anne.close(); // from now on the tables belong to whichever server has the highest hash
    await expect.poll(() => calls().length, PATIENTLY).toBe(tables.length);
    const third = await open();
    for (const { url } of [one, other]) await know(url, 3);
    await one.close();
    await know(third.url, 2);
    await turnOf(ben);
    await other.close();
    // Whoever is called last was not before whatever was taken up together with their table.
    await expect.poll(calls, PATIENTLY).toContain('/ben');
    await third.close();
    const again = await open();
    const cleo = await connectClient(again.url);
    await wishCalls(again, cleo, '/cleo');
    await turnOf(cleo);
    cleo.close();
    await expect.poll(calls, PATIENTLY).toContain('/cleo');
    expect(calls().toSorted()).toEqual([...tables.map(() => '/anne'), '/ben', '/cleo']);
  });

  it('is taken over when the server is killed where its people were, who are called then', async () => {
    const survivor = await open();
    const victim = await openVictim();
    await know(survivor.url, 2);
    const anne = await connectClient(victim.url);
    await wishCalls(survivor, anne, '/anne');
    const tables = [await turnOf(anne), await turnOf(anne), await turnOf(anne)];
    expect(calls()).toEqual([]);
    await victim.kill();
    anne.close();
    await expect.poll(() => calls().length, PATIENTLY).toBe(tables.length);
  });

  it('goes on with clocks and bots when the server is killed where its people were', async () => {
    const survivor = await open();
    const victim = await openVictim();
    await know(survivor.url, 2);
    const anne = await connectClient(victim.url);
    const clock = { type: 'perMove', seconds: 5, atZero: 'bot' };
    const { table } = await turnOf(anne, { clock });
    const onlooker = (await connectClient(survivor.url)).watch(table);
    await onlooker.until(({ info }) => info?.phase === 'playing');
    await victim.kill();
    anne.close();
    const before = onlooker.heard;
    await onlooker.until(({ heard }) => heard > before + 1);
  });
});
