/** `havre serve` over a database that cannot be used: one sentence that says what to do, and nothing is left half-started. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../../storage/postgres.ts';
import { shownDatabase } from '../../../storage/postgres-address.ts';
import { migrations } from '../../../storage/postgres-schema.ts';
import { ask } from '../../../tests/postgres/ask.ts';
import { CLUSTER_TIMEOUT_MS, type Cluster, startCluster } from '../../../tests/postgres/cluster.ts';
import { EXIT } from '../../command.ts';
import { run } from '../../run.ts';
import { scriptedTerminal } from '../../tests/scripted-terminal.ts';

const { HAVRE_TEST_DATABASE } = process.env;

let cluster: Cluster;
beforeAll(async () => {
  vi.stubEnv('HAVRE_LOG', 'silent');
  cluster = await startCluster();
}, CLUSTER_TIMEOUT_MS);
afterAll(async () => {
  vi.unstubAllEnvs();
  await cluster?.stop();
}, CLUSTER_TIMEOUT_MS);

async function served(database: string) {
  const folder = mkdtempSync(join(tmpdir(), 'havre-serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const terminal = scriptedTerminal({});
  const code = await run(['serve', '--port', '0', '--host', '127.0.0.1', '--database', database], terminal);
  return { code, out: terminal.out, err: terminal.err };
}

/** It is said in these words, nothing was opened, and no connection is left behind. */
async function expectRefused(database: string, sentence: string): Promise<void> {
  expect(await served(database)).toEqual({ code: EXIT.failed, out: '', err: `${sentence}\n` });
  const connections = "SELECT 1 FROM pg_stat_activity WHERE application_name = 'havre'";
  await expect.poll(() => ask(cluster.url, connections), { timeout: 30_000 }).toEqual([]);
}

/** A database with the tables of Havre. */
async function prepared(): Promise<string> {
  const url = await cluster.emptyDatabase();
  await (await openDatabase(url)).close();
  return url;
}

/** The same for another user, who has all rights of ours but for what is said. */
async function asUser(url: string, name: string, says: string): Promise<string> {
  await ask(url, `CREATE ROLE ${name} LOGIN ${says}`);
  const address = new URL(url);
  address.username = name;
  return address.href;
}

/** Whatever is written from now on finds the disk full: by the very error that PostgreSQL reports then. */
const FULL = `
  CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`;

describe.skipIf(HAVRE_TEST_DATABASE !== undefined)('havre serve over a database', { timeout: 120_000 }, () => {
  it('says that there is none of this name', async () => {
    const url = new URL(cluster.url);
    url.pathname = '/nowhere';
    await expectRefused(url.href, `There is no database ${url.host}/nowhere; make it with createdb.`);
  });

  it('says that the user is not let in', async () => {
    const url = new URL(cluster.url);
    url.username = 'stranger';
    const sentence = `The database ${shownDatabase(url.href)} does not let this user in; check the name and the password.`;
    await expectRefused(url.href, sentence);
  });

  it('says that the user has no rights there, whether there are tables or not', async () => {
    const sentence = (url: string) =>
      `This user may not make or write tables in the database ${shownDatabase(url)}; give it the rights.`;
    const empty = await asUser(await cluster.emptyDatabase(), 'reader_of_nothing', '');
    const schema = (url: string): string => new URL(url).searchParams.get('options')?.split('=')[1] ?? '';
    await ask(cluster.url, `GRANT USAGE ON SCHEMA ${schema(empty)} TO reader_of_nothing`);
    await expectRefused(empty, sentence(empty));
    const url = await prepared();
    const reader = await asUser(url, 'reader', '');
    await ask(url, `GRANT USAGE ON SCHEMA ${schema(url)} TO reader`);
    await ask(url, `GRANT SELECT ON ALL TABLES IN SCHEMA ${schema(url)} TO reader`);
    await expectRefused(reader, sentence(reader));
  });

  it('says that the database is of another program', async () => {
    const url = await cluster.emptyDatabase();
    await ask(url, 'CREATE TABLE invoices (total integer)');
    const sentence = `The database ${shownDatabase(url)} belongs to another program; make one for Havre alone.`;
    await expectRefused(url, sentence);
  });

  it('says that it is of a newer version', async () => {
    const url = await prepared();
    await ask(url, `INSERT INTO havre (version) VALUES (${migrations.length + 1})`);
    const sentence = `The database ${shownDatabase(url)} was written by a newer version of Havre; run that version or a later one.`;
    await expectRefused(url, sentence);
  });

  it.each([0, 2, 3, 8])('says that there are no connections left, or only %i', async left => {
    const url = await prepared();
    const few = await asUser(url, `few_${left}`, `CONNECTION LIMIT ${left} IN ROLE havre`);
    const sentence = `The database ${shownDatabase(url)} has no connections left; raise its max_connections.`;
    await expectRefused(few, sentence);
  });

  it('says that the disk is full, whether there are tables or not', async () => {
    await ask(cluster.url, 'CREATE DATABASE full_one');
    const empty = new URL(cluster.url);
    empty.pathname = '/full_one';
    await ask(empty.href, FULL.replace('RETURNS trigger', 'RETURNS event_trigger'));
    await ask(empty.href, 'CREATE EVENT TRIGGER full_disk ON ddl_command_start EXECUTE FUNCTION full_disk()');
    const sentence = (url: string) => `There is no room left on the disk of the database ${shownDatabase(url)}.`;
    await expectRefused(empty.href, sentence(empty.href));
    const url = await prepared();
    await ask(url, FULL);
    await ask(url, 'CREATE TRIGGER full_disk BEFORE INSERT ON nodes EXECUTE FUNCTION full_disk()');
    await expectRefused(url, sentence(url));
  });
});
