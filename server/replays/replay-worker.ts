/** A thread in which replays are made. It is asked for one at a time, and answers with it or with what went wrong. */
import { parentPort, workerData } from 'node:worker_threads';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { gamesOnShelf } from '@havre/table/model/plan.ts';
import { loadGamePackages } from '../games/game-packages.ts';
import { type LogSource, openLogs } from '../storage/log-source.ts';
import { type Making, makeReplay } from './making.ts';

/** What the thread is started with: where the logs of tables are. */
export interface ReplayThreadStart {
  readonly source: LogSource;
}

/** It is ready once, when everything has been loaded; then each table it is asked for has one answer. */
export type FromReplayThread = { readonly ready: true } | { readonly made: Making } | { readonly failed: string };

await loadGamePackages();
const { source } = workerData as ReplayThreadStart;

const say = (message: FromReplayThread, parts: readonly Uint8Array<ArrayBuffer>[] = []): void =>
  parentPort?.postMessage(
    message,
    parts.map(part => part.buffer),
  );

/** They are opened for each table: a thread that waits holds on to nothing. */
async function make(table: string): Promise<Making> {
  const logs = await openLogs(source);
  try {
    return await makeReplay(logs, table, gamesOnShelf);
  } finally {
    await logs.close();
  }
}

parentPort?.on('message', (table: string) => {
  make(table).then(
    made => say({ made }, made === null || isRefusal(made) ? [] : made.parts),
    (error: unknown) => say({ failed: error instanceof Error ? error.message : String(error) }),
  );
});

say({ ready: true });
