/** Everything a server keeps, and where: in a folder of its own, or in a database that it may share with other servers. */
import { join } from 'node:path';
import type { Logger } from '@havre/table/runtime/logger.ts';
import type { ServerNode } from '../nodes/node.ts';
import { type PushKeys, pushKeys } from '../notifications/keys.ts';
import { FILE_NAME } from './file-name.ts';
import { lockFolder } from './folder-lock.ts';
import type { ServerStore } from './grouped-store.ts';
import type { LogSource } from './log-source.ts';
import { openStore } from './sqlite.ts';

export interface Backing {
  readonly store: ServerStore;
  /** By which push services know the server. */
  readonly keys: PushKeys;
  /** Where others read the logs of tables. */
  readonly logs: LogSource;
  /** The clock that counts, in milliseconds: that of this machine, or of the database. */
  readonly now: () => number;
  /** This server among those of the database; null where there can be no others. */
  readonly node: ServerNode | null;
  /** Lets go of everything but the store, which is closed before. */
  release(): Promise<void>;
}

/**
 * What is kept in a folder, which is nobody else's meanwhile. Rejects with a `StoreError` or `FolderTaken`.
 * @example const { store, keys } = await openFolder('data');
 */
export async function openFolder(folder: string): Promise<Backing> {
  const lock = await lockFolder(folder);
  try {
    const store = await openStore(folder);
    const logs = { file: join(folder, FILE_NAME) };
    const release = async () => lock.release();
    return { store, keys: pushKeys(folder), logs, now: Date.now, node: null, release };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * What is kept in a database, with whatever other servers there are. What it needs is loaded only here. Rejects with a
 * `StoreError`.
 * @example const { store, keys } = await openShared('postgres://havre@localhost/havre', logger);
 */
export async function openShared(url: string, logger: Logger): Promise<Backing> {
  const { connectionTo, openDatabase, prepareDatabase } = await import('./postgres.ts');
  const { sharedKeys } = await import('./postgres-settings.ts');
  const { joinServers } = await import('../nodes/join.ts');
  await prepareDatabase(connectionTo(url));
  const keys = await sharedKeys(url);
  const node = await joinServers(url, logger);
  try {
    const store = await openDatabase(url, { listener: node });
    return { store, keys, logs: { database: url }, now: node.now, node, release: () => node.close() };
  } catch (error) {
    await node.close();
    throw error;
  }
}
