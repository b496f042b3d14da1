/** Two whole servers over one real database, with people of one table on both. */
import { verify } from '@havre/engine/kernel/replay.ts';
import { gamesOnShelf } from '@havre/table/model/plan.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../app.ts';
import { CLUSTER_TIMEOUT_MS, type Cluster, startCluster } from '../../tests/postgres/cluster.ts';
import { chooser, connectClient, expectDone, openServer, playOn, seated } from '../../tests/test-server.ts';

/** Servers hear of each other within seconds, on a machine that is busy too. */
const TIMEOUT_MS = 60_000;

let cluster: Cluster;
let database: string;
beforeAll(async () => {
  cluster = await startCluster();
}, CLUSTER_TIMEOUT_MS);
afterAll(() => cluster?.stop(), CLUSTER_TIMEOUT_MS);
beforeEach(async () => {
  database = await cluster.emptyDatabase();
});

const open = (): Promise<RunningServer> => openServer({ database });
/** Two servers that know of each other. */
async function pair(): Promise<[RunningServer, RunningServer]> {
  const [one, other] = [await open(), await open()];
  for (const { url } of [one, other])
    await expect.poll(() => metric(url, 'havre_servers'), { timeout: TIMEOUT_MS }).toBe(2);
  return [one, other];
}

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(text.match(new RegExp(`^${name} (.+)$`, 'm'))?.[1]);
}

describe('people of one table on two servers', { timeout: 4 * TIMEOUT_MS }, () => {
  it('play one game to its end, with a bot, talk, and play again at one table', async () => {
    const [one, other] = await pair();
    const clients = [await connectClient(one.url), await connectClient(other.url), await connectClient(one.url)];
    const [host] = clients;
    const laid = await host?.create({ game: 'fuji-flush', seats: 4, botPace: 0 });
    const tables = clients.map(client => client.watch(laid?.table ?? ''));
    for (const [seat, table] of tables.entries()) {
      expectDone(await table.do({ type: 'sit', seat, name: ['Anne', 'Ben', 'Cleo'][seat] ?? '' }));
      expectDone(await table.ready());
    }
    expectDone((await laid?.do({ type: 'addBot', seat: 3, bot: 'random' })) ?? null);
    expectDone((await laid?.do({ type: 'start' })) ?? null);
    const [anne, ben] = tables;
    expectDone((await ben?.do({ type: 'say', channel: 'table', message: { phrase: 'hello' } })) ?? null);
    await anne?.until(({ events }) => events.some(({ type }) => type === 'said'));

    await Promise.all(tables.map((table, i) => playOn(table, chooser(i + 7))));
    const [fromOne, fromOther] = [
      await clients[0]?.replay(laid?.table ?? ''),
      await clients[1]?.replay(laid?.table ?? ''),
    ];
    expect(fromOne).toEqual(fromOther);
    if (fromOne === undefined) throw new Error('there is no replay');
    const game = gamesOnShelf('fuji-flush');
    if (game === undefined) throw new Error('there is no game');
    expect(verify(game, fromOne, primitives)).toMatchObject({ sound: true });

    const again = await Promise.all(clients.map(client => client.rematch(laid?.table ?? '')));
    expect(new Set(again.map(({ table }) => table)).size).toBe(1);
  });

  it('are told by each how many servers there are, and that one of them stops', async () => {
    const [one, other] = await pair();
    const ready = async (url: string) => (await fetch(`${url}/health/ready`)).json();
    expect(await ready(one.url)).toMatchObject({ ok: true, servers: 2, news: 'at once' });
    await other.close();
    await expect.poll(() => ready(one.url), { timeout: TIMEOUT_MS }).toMatchObject({ ok: true, servers: 1 });
  });

  it('see who is there, wherever they look from, and no longer when they go', async () => {
    const [one, other] = await pair();
    const [anne, ben] = [await connectClient(one.url), await connectClient(other.url)];
    const [mine, theirs] = await seated([anne, ben, await connectClient(other.url)]);
    await mine?.until(({ info }) => info?.sitters[1]?.here === true);
    await theirs?.until(({ info }) => info?.sitters[0]?.here === true);
    ben.close();
    await mine?.until(({ info }) => info?.sitters[1]?.here === false);
    const back = (await connectClient(one.url, { token: ben.token })).watch(mine?.table ?? '');
    await back.until(({ seat }) => seat === 1);
    await mine?.until(({ info }) => info?.sitters[1]?.here === true);
  });

  it('give a seat to another device once, whatever server it asks', async () => {
    const [one, other] = await pair();
    const clients = [await connectClient(one.url), await connectClient(other.url), await connectClient(one.url)];
    const [mine] = await seated(clients);
    const code = (await mine?.seatCode()) ?? '';
    const phones = [await connectClient(one.url), await connectClient(other.url)];
    const tables = phones.map(phone => phone.watch(mine?.table ?? ''));
    await Promise.all(tables.map(table => table.until(({ eyes }) => eyes === 'public')));
    const answers = await Promise.all(tables.map(table => table.takeSeat(code)));
    expect(answers.filter(answer => answer === null)).toHaveLength(1);
    expect(answers.filter(answer => answer !== null)).toEqual([{ refused: 'wrong-word' }]);
  });

  it('hear that a table was deleted on the other one', async () => {
    const [one, other] = await pair();
    const [anne, ben] = [await connectClient(one.url), await connectClient(other.url)];
    const { table } = await anne.create({ game: 'fuji-flush', seats: 3 });
    const watched = ben.watch(table);
    await watched.until(({ info }) => info !== null);
    const answer = await fetch(`${one.url}/api/v1/tables/${table}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${anne.token}` },
    });
    expect(answer.status).toBeLessThan(300);
    await watched.until(({ info }) => info?.phase === 'closed');
  });

  it('go on with bots when the server that looked after them is gone', async () => {
    const [one, other] = await pair();
    const third = await open();
    const anne = await connectClient(other.url);
    const tables = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const table = await anne.create({ game: 'fuji-flush', seats: 3, botPace: 0 });
        expectDone(await table.do({ type: 'sit', seat: 0, name: 'Anne' }));
        for (const seat of [1, 2]) expectDone(await table.do({ type: 'addBot', seat, bot: 'random' }));
        expectDone(await table.ready());
        expectDone(await table.do({ type: 'start' }));
        return table;
      }),
    );
    await one.close();
    await third.close();
    await expect.poll(() => metric(other.url, 'havre_servers'), { timeout: TIMEOUT_MS }).toBe(1);
    await Promise.all(tables.map((table, i) => playOn(table, chooser(i))));
  });

  it('come back to another server with everything they knew', async () => {
    const [one, other] = await pair();
    const clients = [await connectClient(one.url), await connectClient(other.url), await connectClient(other.url)];
    const tables = await seated(clients);
    await one.close();
    const back = (await connectClient(other.url, { token: clients[0]?.token ?? null })).watch(tables[0]?.table ?? '');
    await back.until(({ seat }) => seat === 0);
    await Promise.all([back, tables[1], tables[2]].map((table, i) => table && playOn(table, chooser(i))));
  });
});
