/** A thread in which bots think. It is given one thought at a time and answers with an action, or with what went wrong. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Act } from '@havre/engine/kernel/steps.ts';
import { shelved } from '@havre/table/plan.ts';
import { chosenBy, LONGEST_THOUGHT, type Thought } from '@havre/table/thinking.ts';
import { rosterWith } from './roster.ts';

export type Answer = { readonly action: Act } | { readonly failed: string };

/** Whom it can ask: the bots of the house, and those of some files. */
export interface Guests {
  readonly files: readonly string[];
}

const roster = rosterWith((workerData as Guests).files);

parentPort?.on('message', async (thought: Thought) => parentPort?.postMessage(await answerTo(thought)));

async function answerTo(thought: Thought): Promise<Answer> {
  try {
    const end = performance.now() + LONGEST_THOUGHT;
    const isEnough = (): boolean => performance.now() > end;
    return { action: await chosenBy(thought, shelved, { roster: await roster, isEnough }) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
