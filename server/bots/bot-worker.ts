/** A thread in which bots think. It is given one thought at a time and answers with an action, or with what went wrong. */
import { parentPort } from 'node:worker_threads';
import type { Act } from '@havre/engine/kernel/steps.ts';
import { shelved } from '@havre/table/plan.ts';
import { chosenBy, type Thought } from '@havre/table/thinking.ts';

export type Answer = { readonly action: Act } | { readonly failed: string };

parentPort?.on('message', (thought: Thought) => parentPort?.postMessage(answerTo(thought)));

function answerTo(thought: Thought): Answer {
  try {
    return { action: chosenBy(thought, shelved) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
