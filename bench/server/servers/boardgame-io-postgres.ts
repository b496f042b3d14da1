/** boardgame.io's own server with `bgio-postgres`, the storage in PostgreSQL that its documentation names. */
import { createRequire } from 'node:module';
import type { ContenderServer } from '../contender.ts';
import { startServer } from './boardgame-io-server.ts';

interface StorageModule {
  readonly PostgresStore: new (url: string, options: { logging: false; pool: { max: number } }) => object;
}

/** As many connections as one of our servers takes. */
const CONNECTIONS = 9;

/** It looks for boardgame.io's storage by `require`, as that is all its folders name. */
const { PostgresStore } = createRequire(import.meta.url)('bgio-postgres') as StorageModule;

export const startContender = (_folder: string, database = ''): Promise<ContenderServer> =>
  startServer(new PostgresStore(database, { logging: false, pool: { max: CONNECTIONS } }));
