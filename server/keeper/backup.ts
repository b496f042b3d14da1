/** Copies that a keeper asks for: looked through in a thread of their own before they are called good. */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { StoreError, type StoreProblem } from '@havre/table/storage/store.ts';

/** What the thread says: nothing is wrong, or what. */
export type CheckResult = { readonly problem: StoreProblem | null; readonly sentence: string };

/** Copies of one folder in the order in which they were made: havre-2026-11-15-203142.db, in universal time. */
export const backupName = (moment: Date): string =>
  `havre-${moment.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.db`;

/** Looks through a copy; one that is not sound is no use and is deleted. Rejects with a `StoreError`. */
export async function checkedCopy(file: string): Promise<void> {
  const thread = new Worker(new URL('./backup-check-thread.ts', import.meta.url), { workerData: file });
  const [result] = (await once(thread, 'message')) as [CheckResult];
  if (result.problem === null) return;
  await rm(file, { force: true });
  throw new StoreError(result.problem, result.sentence);
}
