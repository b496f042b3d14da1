/** A thread in which bots think. It is asked one thing at a time and answers with what it has found, or with what went wrong. */
import { parentPort, workerData } from 'node:worker_threads';
import { type BotRequest, runBotRequest, timer } from '@havre/table/automatic/bot-tasks.ts';
import { gamesOnShelf } from '@havre/table/model/plan.ts';
import { loadGamePackages } from '../games/game-packages.ts';
import { dataFiles } from './data-files.ts';
import { rosterWith } from './roster.ts';

/** Said once, when everything has been loaded: from then on a thought takes its own time and no more. */
export interface Ready {
  readonly ready: true;
}

/** What a thread is given when it begins. */
export interface BotWorkerData {
  /** Files with bots beside those of the house. */
  readonly files: readonly string[];
  /** How long a thought may take, in milliseconds: shared, since it changes with those who wait while it thinks. */
  readonly longest: Int32Array<SharedArrayBuffer>;
}

await loadGamePackages();
const { files, longest } = workerData as BotWorkerData;
const roster = rosterWith(files);

parentPort?.on('message', async (asked: BotRequest) => {
  const isEnough = timer(
    () => performance.now(),
    () => Atomics.load(longest, 0),
  );
  parentPort?.postMessage(
    await runBotRequest(asked, gamesOnShelf, { roster: await roster, isEnough, files: dataFiles }),
  );
});

parentPort?.postMessage({ ready: true } satisfies Ready);
