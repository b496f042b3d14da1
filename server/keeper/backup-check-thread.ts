/** Looks through a copy: nothing else could run meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkStore } from '../storage/sqlite-backup.ts';
import { storeErrorOf } from '../storage/sqlite-errors.ts';
import type { CheckResult } from './backup.ts';

function result(): CheckResult {
  try {
    checkStore(workerData as string);
    return { problem: null, sentence: '' };
  } catch (error) {
    const { code, message } = storeErrorOf(error, workerData as string);
    return { problem: code, sentence: message };
  }
}

parentPort?.postMessage(result());
