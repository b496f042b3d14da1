/** What all servers of one database share beside tables: whoever comes first makes it. */
import { keysIn, newPushKeys, type PushKeys } from '../notifications/keys.ts';
import { connectionTo } from './postgres.ts';
import { connected } from './postgres-connection.ts';
import { databaseErrorOf } from './postgres-errors.ts';

const KEYS = 'push-keys';

/**
 * The keys by which push services know all servers of a database; made if there are none. Rejects with a `StoreError`.
 * @example const { publicKey } = await sharedKeys(url);
 */
export async function sharedKeys(url: string): Promise<PushKeys> {
  const connection = connectionTo(url);
  const client = await connected(connection);
  const kept = async (): Promise<string | undefined> =>
    (await client.query<{ value: string }>('SELECT value FROM settings WHERE name = $1', [KEYS])).rows[0]?.value;
  try {
    const before = await kept();
    if (before !== undefined) return keysIn(before);
    const made = JSON.stringify(newPushKeys());
    await client.query('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [KEYS, made]);
    return keysIn((await kept()) ?? made);
  } catch (error) {
    throw databaseErrorOf(error, connection.database);
  } finally {
    await client.end();
  }
}

/** Puts keys in the place of those that are there: calls go on by them. Rejects with a `StoreError`. */
export async function keepKeys(url: string, keys: PushKeys): Promise<void> {
  const connection = connectionTo(url);
  const client = await connected(connection);
  try {
    await client.query(
      'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      [KEYS, JSON.stringify(keys)],
    );
  } catch (error) {
    throw databaseErrorOf(error, connection.database);
  } finally {
    await client.end();
  }
}
