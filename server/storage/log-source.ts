/** The logs of tables for a thread that only reads them, wherever they are kept. */
import type { Store } from '@havre/table/storage/store.ts';

/** A file, or the address of a database: plain enough to be sent to a thread. */
export type LogSource = { readonly file: string } | { readonly database: string };

export type Logs = Pick<Store, 'logLines' | 'snapshot'> & { close(): Promise<void> };

/** How long to wait for somebody who keeps the file locked, or for a database that does not answer, in milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Opens logs to read. Only what is needed for this kind of store is loaded. Rejects with a `StoreError`.
 * @example const logs = await openLogs({ file: 'data/havre.db' }); … await logs.close();
 */
export async function openLogs(source: LogSource): Promise<Logs> {
  const reader = 'file' in source ? await fileReader(source.file) : await databaseReader(source.database);
  return {
    logLines: async (table, from = 0, limit) => reader.logLines(table, from, limit),
    snapshot: async table => reader.snapshot(table),
    close: async () => reader.close(),
  };
}

async function fileReader(path: string) {
  const { openToRead } = await import('./sqlite-file.ts');
  const { Reader } = await import('./sqlite-reader.ts');
  return new Reader(openToRead(path, TIMEOUT_MS));
}

async function databaseReader(url: string) {
  const { connectionTo } = await import('./postgres.ts');
  const { ReadingConnections } = await import('./postgres-connection.ts');
  const { PostgresReader } = await import('./postgres-reader.ts');
  return new PostgresReader(new ReadingConnections(connectionTo(url, TIMEOUT_MS)));
}
