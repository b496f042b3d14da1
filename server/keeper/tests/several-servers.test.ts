/** Keepers of several servers over one database: what is said at one holds at all of them. */
import type { KeeperAnswer } from '@havre/protocol/keeper.ts';
import { CLOSED } from '@havre/protocol/wire.ts';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../storage/postgres.ts';
import { CLUSTER_TIMEOUT_MS, type Cluster, startCluster } from '../../tests/postgres/cluster.ts';
import { RawSocket } from '../../tests/raw-socket.ts';
import { connectClient, openServer, seated } from '../../tests/test-server.ts';
import { KeeperAccess } from '../access.ts';
import { askServer } from '../mailbox.ts';
import { enter } from './at-the-desk.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
}, CLUSTER_TIMEOUT_MS);
afterAll(() => cluster?.stop(), CLUSTER_TIMEOUT_MS);

it('bans, words and ends reach people at every server, and a command is carried out once', {
  timeout: 120_000,
}, async () => {
  const database = await cluster.emptyDatabase();
  const [one, other] = [await openServer({ database }), await openServer({ database })];
  const store = await openDatabase(database);
  onTestFinished(() => store.close());
  const clients = await Promise.all([one, other, other].map(({ url }) => connectClient(url)));
  const tables = await seated(clients);
  const code = tables[0]?.info?.code ?? '';
  const keeper = await enter(one.url, (await new KeeperAccess(store, Date.now).newLink()).secret);
  expect((await keeper.look()).servers).toBe(2);

  const far = await RawSocket.open(other.url, clients[1]?.token ?? null);
  await keeper.order({ do: 'notice', restartIn: 2 });
  expect((await far.next('notice')).notice).toMatchObject({ restartAt: expect.any(Number) });
  await keeper.order({ do: 'ban', whom: `${code}:2` });
  expect(await far.end()).toBe(CLOSED.shutOut);

  const answer = (await askServer(store, { do: 'end', table: code }, 'anna')) as KeeperAnswer;
  expect(answer).toMatchObject({ ok: true });
  await tables[2]?.until(({ info }) => info?.keeperDeed === 'ended');
  expect((await keeper.deeds()).filter(({ did }) => did === 'end')).toMatchObject([{ by: 'command anna' }]);
  expect(await keeper.order({ do: 'backup' })).toMatchObject({ ok: false, refused: 'no-backup-here' });
});
