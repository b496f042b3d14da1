/**
 * The thread that writes. A flush to the disk blocks whoever asks for it, so nobody else lives here.
 *
 * It opens the file and says so; then it answers one message after the other, each with exactly one.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { StoreProblem } from '@havre/table/storage/store.ts';
import { storeErrorOf } from './sqlite-errors.ts';
import { type FileSettings, openToWrite } from './sqlite-file.ts';
import { type PackedChanges, unpacked } from './sqlite-packing.ts';
import { Writer } from './sqlite-writer.ts';
import type { ChangeResult } from './store-changes.ts';

/** What the thread is started with. */
export interface ThreadStart {
  readonly path: string;
  readonly settings: FileSettings;
}

/** A group to write, or the end. */
export type ToThread = PackedChanges | 'close';

export type FromThread =
  | { readonly outcomes: readonly ChangeResult[] }
  | { readonly problem: StoreProblem; readonly sentence: string };

const { path, settings } = workerData as ThreadStart;

function answer(work: () => readonly ChangeResult[]): void {
  let message: FromThread;
  try {
    message = { outcomes: work() };
  } catch (error) {
    const { code: problem, message: sentence } = storeErrorOf(error, path);
    message = { problem, sentence };
  }
  parentPort?.postMessage(message);
}

let writer: Writer | null = null;

answer(() => {
  writer = new Writer(openToWrite(path, settings));
  return [];
});

parentPort?.on('message', (asked: ToThread) => {
  answer(() => {
    if (asked !== 'close') return writer?.write(unpacked(asked)) ?? [];
    writer?.close();
    return [];
  });
  if (asked === 'close') parentPort?.close();
});
