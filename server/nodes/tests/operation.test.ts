/** Servers of one database as those who run them meet them: upgraded one by one, with a wrong clock, with a disk that fills up. */
import { RequestError } from '@havre/protocol/client/client.ts';
import { Client as Connection } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { migrate, migrations } from '../../storage/postgres-schema.ts';
import { KillableServer } from '../../tests/chaos/killable-server.ts';
import { Site } from '../../tests/chaos/site.ts';
import { Crowd } from '../../tests/crash/crowd.ts';
import { PASTIMES } from '../../tests/crash/pastimes.ts';
import { Witness } from '../../tests/crash/witness.ts';
import { freePort } from '../../tests/free-port.ts';
import { ask } from '../../tests/postgres/ask.ts';
import { CLUSTER_TIMEOUT_MS, type Cluster, startCluster } from '../../tests/postgres/cluster.ts';
import { chooser, connectClient, openServer, playOn, seated } from '../../tests/test-server.ts';

const TIMEOUT_MS = 600_000;
/** Two games that are soon over. */
const SHORT = PASTIMES.filter(({ game }) => ['fuji-flush', 'aquatika'].includes(game));

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
}, CLUSTER_TIMEOUT_MS);
afterAll(() => cluster?.stop(), CLUSTER_TIMEOUT_MS);

describe('servers that are upgraded one after the other', () => {
  it('lose no move and send nobody away, also when the newer ones have added to the tables', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const database = await cluster.emptyDatabase();
    const site = await Site.open({ servers: 3, database: () => database });
    onTestFinished(() => site.close());
    const witness = new Witness();
    const crowd = new Crowd(site.url, { pastimes: SHORT, games: 'many', witness });
    onTestFinished(() => crowd.close());
    const further = async (): Promise<void> => {
      const before = witness.answers;
      await Promise.race([
        crowd.left,
        expect.poll(() => witness.answers, { timeout: TIMEOUT_MS }).toBeGreaterThan(before),
      ]);
    };
    await further();
    // What a newer version would do to the tables while those of this one are at work.
    const connection = new Connection({ connectionString: database });
    await connection.connect();
    await migrate(connection, 'the database', [...migrations, 'ALTER TABLE cards ADD COLUMN mood text']);
    await connection.query('DELETE FROM havre WHERE version > $1', [migrations.length]);
    await connection.end();
    for (let i = 0; i < site.size; i++) {
      await site.replace(i, 'SIGTERM');
      await further();
    }
    await crowd.finish();
    expect(crowd.verified).toBeGreaterThanOrEqual(SHORT.length);
    expect(witness.objections).toEqual([]);
    console.log(`Nobody waited longer than ${Math.round(witness.longestWait)} ms.`);
  });
});

describe('a server whose clock is ten minutes fast', () => {
  it('says so, and goes by the clock of the database, as all others do', { timeout: TIMEOUT_MS }, async () => {
    const database = await cluster.emptyDatabase();
    const right = await openServer({ database });
    const fast = new KillableServer([new URL('../../tests/chaos/skewed-clock.ts', import.meta.url).href]);
    onTestFinished(() => fast.end('SIGKILL'));
    const port = await freePort();
    await fast.serve(port, database);
    await expect.poll(() => fast.log).toContain('the clock of this machine differs from that of the database');
    const urls = [right.url, `http://127.0.0.1:${port}`];
    const people = await Promise.all([0, 1, 0].map(i => connectClient(urls[i] ?? '')));
    const tables = await seated(people, { clock: { type: 'perMove', seconds: 300, atZero: 'bot' } });
    await Promise.all(tables.map((table, seat) => playOn(table, chooser(seat))));
    const rows = await ask(database, 'SELECT body FROM facts ORDER BY seq');
    const events = rows.map(({ body }) => JSON.parse(String(body)) as { type: string; at: number });
    expect(events.filter(({ type }) => type === 'ranOut')).toEqual([]);
    const [first = 0, last = 0] = [events.at(0)?.at, events.at(-1)?.at];
    expect(last - first).toBeLessThan(TIMEOUT_MS);
    for (const [i, { at }] of events.entries()) expect(at).toBeGreaterThan((events[i - 1]?.at ?? at) - 60_000);
  });
});

describe('a server whose database has no room left', () => {
  it('says so, does nothing by halves, and goes on once there is room again', { timeout: TIMEOUT_MS }, async () => {
    const database = await cluster.emptyDatabase();
    const { url } = await openServer({ database });
    const client = await connectClient(url);
    await ask(
      database,
      `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
       CREATE TRIGGER full_disk BEFORE INSERT ON facts EXECUTE FUNCTION full_disk()`,
    );
    await expect(client.create({ game: 'fuji-flush', seats: 3 })).rejects.toThrow(RequestError);
    const ready = await fetch(`${url}/health/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ error: 'full' });
    expect(await ask(database, 'SELECT 1 FROM logs UNION ALL SELECT 1 FROM cards')).toEqual([]);
    await ask(database, 'DROP TRIGGER full_disk ON facts');
    const table = await client.create({ game: 'fuji-flush', seats: 3 });
    await table.until(({ info }) => info !== null);
    await expect.poll(async () => (await fetch(`${url}/health/ready`)).status, { timeout: TIMEOUT_MS }).toBe(200);
  });
});
