/** What a server costs that nobody asks for anything, with many tables in its database that wait for people. */
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@havre/server/storage/postgres.ts';
import { ServerProcess } from '../server/processes.ts';
import { ANY, fillStore } from '../start/many-tables.ts';

export interface IdlePlan {
  readonly tables: number;
  /** How long it is left alone before it is measured, and for how long it is. */
  readonly settling: number;
  readonly seconds: number;
}

/**
 * How much of a core it uses.
 * @example await idleShare(database, { tables: 10_000, settling: 10, seconds: 15 }) // 0.004
 */
export async function idleShare(database: string, { tables, settling, seconds }: IdlePlan): Promise<number> {
  const store = await openDatabase(database, { waiting: ANY });
  await fillStore(store, { tables, unfinished: tables, long: 0, isIdle: true });
  const server = await ServerProcess.start('havre', database);
  try {
    await pause(settling * 1000);
    const before = await server.usage();
    await pause(seconds * 1000);
    const after = await server.usage();
    return (after.cpu - before.cpu) / (after.at - before.at);
  } finally {
    await server.close();
  }
}
