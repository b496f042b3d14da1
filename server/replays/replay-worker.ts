/** A thread in which replays are made. It is asked for one at a time, and answers with it or with what went wrong. */
import { parentPort, workerData } from 'node:worker_threads';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { gamesOnShelf } from '@havre/table/model/plan.ts';
import { openToRead } from '../storage/sqlite-file.ts';
import { Reader } from '../storage/sqlite-reader.ts';
import { type Making, makeReplay } from './making.ts';

/** What the thread is started with: the file of the store. */
export interface ReplayThreadStart {
  readonly path: string;
}

/** It is ready once, when everything has been loaded; then each table it is asked for has one answer. */
export type FromReplayThread = { readonly ready: true } | { readonly made: Making } | { readonly failed: string };

/** How long to wait for somebody who keeps the file locked, in milliseconds. */
const PATIENCE = 5_000;

const { path } = workerData as ReplayThreadStart;

const say = (message: FromReplayThread, parts: readonly Uint8Array<ArrayBuffer>[] = []): void =>
  parentPort?.postMessage(
    message,
    parts.map(part => part.buffer),
  );

/** The file is opened for each table: a thread that waits holds on to nothing. */
async function make(table: string): Promise<Making> {
  const reader = new Reader(openToRead(path, PATIENCE));
  try {
    const store = {
      logLines: async (id: string, from = 0, limit?: number) => reader.logLines(id, from, limit),
      snapshot: async (id: string) => reader.snapshot(id),
    };
    return await makeReplay(store, table, gamesOnShelf);
  } finally {
    reader.close();
  }
}

parentPort?.on('message', (table: string) => {
  make(table).then(
    made => say({ made }, made === null || isRefusal(made) ? [] : made.parts),
    (error: unknown) => say({ failed: error instanceof Error ? error.message : String(error) }),
  );
});

say({ ready: true });
