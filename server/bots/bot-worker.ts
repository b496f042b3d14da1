/** A thread in which bots think. It is asked one thing at a time and answers with what it has found, or with what went wrong. */
import { parentPort, workerData } from 'node:worker_threads';
import { shelved } from '@havre/table/plan.ts';
import { type Asked, LONGEST_THOUGHT, thinkAbout } from '@havre/table/thinking.ts';
import { rosterWith } from './roster.ts';

/** Said once, when everything has been loaded: from then on a thought takes its own time and no more. */
export interface Ready {
  readonly ready: true;
}

/** Whom it can ask: the bots of the house, and those of some files. */
export interface Guests {
  readonly files: readonly string[];
}

const roster = rosterWith((workerData as Guests).files);

parentPort?.on('message', async (asked: Asked) => {
  const thinking = { roster: await roster, isEnough: timer() };
  parentPort?.postMessage(await thinkAbout(asked, shelved, thinking));
});

parentPort?.postMessage({ ready: true } satisfies Ready);

function timer(): () => boolean {
  const end = performance.now() + LONGEST_THOUGHT;
  return () => performance.now() > end;
}
