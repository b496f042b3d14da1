/**
 * The thread that takes over into the file what was written ahead. That keeps the disk busy for a tenth of a second and more;
 * the thread that writes goes on meanwhile, and finds little left to take over itself.
 */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

export type ToTakeover = 'takeOver' | 'close';

const db = new DatabaseSync(workerData as string, { timeout: 0 });

parentPort?.on('message', (asked: ToTakeover) => {
  if (asked === 'close') {
    db.close();
    parentPort?.close();
    return;
  }
  try {
    db.exec('PRAGMA wal_checkpoint(PASSIVE)'); // as much as can be without making anybody wait
  } catch {
    // Whatever is wrong with the disk, whoever writes meets it too, and says it.
  }
  parentPort?.postMessage('done');
});
