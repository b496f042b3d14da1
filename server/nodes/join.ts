/** How a server joins those of its database. */
import type { Logger } from '@havre/table/runtime/logger.ts';
import { connectionTo } from '../storage/postgres.ts';
import { SteadyConnection } from '../storage/postgres-connection.ts';
import { databaseErrorOf } from '../storage/postgres-errors.ts';
import { ServerNode } from './node.ts';
import { PostgresBus } from './postgres-bus.ts';
import { PostgresRegistry } from './registry.ts';

/** Whether others live is asked again soon: there is no use in waiting long for one answer, in milliseconds. */
const TIMEOUT_MS = 1_000;

/**
 * Joins the servers of a database, whose tables are there already. Rejects with a `StoreError`.
 * @example const node = await joinServers(url, logger);
 */
export async function joinServers(url: string, logger: Logger): Promise<ServerNode> {
  const connection = connectionTo(url, TIMEOUT_MS);
  const registry = new PostgresRegistry(new SteadyConnection(connection));
  try {
    return await ServerNode.join({ registry, logger, openBus: listener => PostgresBus.open(connection, listener) });
  } catch (error) {
    await registry.close();
    throw databaseErrorOf(error, connection.database);
  }
}
