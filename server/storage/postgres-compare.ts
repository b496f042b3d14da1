/** Whether a file and a database hold the same, table by table. */
import { isDeepStrictEqual } from 'node:util';
import type { ConnectionSettings } from './postgres-connection.ts';
import { connected, ReadingConnections } from './postgres-connection.ts';
import { databaseErrorOf } from './postgres-errors.ts';
import { PostgresReader } from './postgres-reader.ts';
import { openToRead } from './sqlite-file.ts';
import { Reader } from './sqlite-reader.ts';

const TIMEOUT_MS = 5_000;
const COUNTED = ['facts', 'cards', 'snapshots', 'devices', 'bells', 'replays', 'replay_parts', 'records'];

/**
 * What is different between a file and a database: a table by its id, or what there is more of in one of them; null if nothing
 * is. Told after each table that is the same.
 * @example const different = await firstDifference('data/havre.db', connectionTo(url), () => {});
 */
export async function firstDifference(
  path: string,
  connection: ConnectionSettings,
  onSame: (done: number, all: number) => void,
): Promise<string | null> {
  const db = openToRead(path, TIMEOUT_MS);
  const file = new Reader(db);
  const database = new PostgresReader(new ReadingConnections(connection));
  const client = await connected(connection, true);
  try {
    for (const name of COUNTED) {
      const count = `SELECT count(*) AS count FROM ${name}`;
      const { rows } = await client.query<{ count: number }>(count);
      if (rows[0]?.count !== (db.prepare(count).get() as { count: number }).count) return name;
    }
    const ids = db.prepare('SELECT DISTINCT table_id AS id FROM facts ORDER BY table_id').all() as { id: string }[];
    for (const [i, { id }] of ids.entries()) {
      const isSame =
        isDeepStrictEqual(plain(file.logLines(id, 0)), plain(await database.logLines(id, 0))) &&
        isDeepStrictEqual(plain(file.summary(id)), plain(await database.summary(id))) &&
        isDeepStrictEqual(plain(file.snapshot(id)), plain(await database.snapshot(id)));
      if (!isSame) return id;
      onSame(i + 1, ids.length);
    }
    return null;
  } catch (error) {
    throw databaseErrorOf(error, connection.database);
  } finally {
    file.close();
    await database.close();
    await client.end();
  }
}

/** Rows of either without what their libraries hang on them. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
