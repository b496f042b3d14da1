/**
 * The store in PostgreSQL, for as many servers as there are.
 *
 * One connection writes, in groups, and a few others read. Nothing is kept in memory that another server could have changed.
 */
import { type ChangeOutcome, GroupedStore, type ServerStore } from './grouped-store.ts';
import { shownDatabase } from './postgres-address.ts';
import { type ConnectionSettings, connected, ReadingConnections, SteadyConnection } from './postgres-connection.ts';
import { copyDatabase } from './postgres-copy.ts';
import { databaseErrorOf } from './postgres-errors.ts';
import { PostgresReader } from './postgres-reader.ts';
import { migrate } from './postgres-schema.ts';
import { PostgresWriter } from './postgres-writer.ts';
import type { StoreChange } from './store-changes.ts';

export interface DatabaseSettings {
  /** How long something is tried again while the database cannot be reached, in milliseconds. */
  readonly timeout?: number;
  /** How much may wait to be written, in characters. */
  readonly waiting?: number;
  /** Told of what is written, once it is durable. */
  readonly listener?: WriteListener;
}

/** Whoever passes on where something has happened. */
export interface WriteListener {
  wrote(table: string, seq: number): void;
  removed(table: string): void;
}

/** A restart takes a database a few seconds, and handing over to another about as long. */
const TIMEOUT_MS = 15_000;

/**
 * What is needed to reach a database.
 * @example await copyDatabase(connectionTo(url), 'monday.db');
 */
export const connectionTo = (url: string, timeout = TIMEOUT_MS): ConnectionSettings => ({
  ...{ url, timeout },
  database: shownDatabase(url),
});

/**
 * Opens the store in a database, and makes its tables if there are none. Rejects with a `StoreError`.
 * @example const store = await openDatabase('postgres://havre@localhost/havre');
 */
export async function openDatabase(url: string, settings: DatabaseSettings = {}): Promise<ServerStore> {
  const { timeout, waiting, listener } = settings;
  const connection = connectionTo(url, timeout);
  await prepareDatabase(connection);
  const [reading, writing] = [new ReadingConnections(connection), new SteadyConnection(connection)];
  const reader = new PostgresReader(reading);
  const writer = new PostgresWriter(writing, connection.database);
  const parts = {
    reader,
    async write(changes: readonly StoreChange[]) {
      const outcomes = await writer.write(changes);
      if (listener !== undefined) passOn(listener, changes, outcomes);
      return outcomes;
    },
    copy: (path: string) => copyDatabase(connection, path),
    errorOf: (error: unknown) => databaseErrorOf(error, connection.database),
    close: async () => {
      await reader.close();
      await writer.close();
    },
  };
  try {
    await Promise.all([reading.open(), writing.open()]);
  } catch (error) {
    await parts.close();
    throw error;
  }
  return new GroupedStore(parts, waiting);
}

/**
 * Makes the tables of a database, or brings them to the newest version. Rejects with a `StoreError`.
 * @example await prepareDatabase(connectionTo(url));
 */
export async function prepareDatabase(connection: ConnectionSettings): Promise<void> {
  const client = await connected(connection);
  try {
    await migrate(client, connection.database);
  } catch (error) {
    throw databaseErrorOf(error, connection.database);
  } finally {
    await client.end();
  }
}

function passOn(listener: WriteListener, changes: readonly StoreChange[], outcomes: readonly ChangeOutcome[]): void {
  for (const [i, change] of changes.entries()) {
    if (outcomes[i] !== 'written') continue;
    if (change.type === 'append') listener.wrote(change.table, change.from + change.bodies.length - 1);
    else if (change.type === 'remove') listener.removed(change.table);
  }
}
