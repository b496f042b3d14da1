/** A thread in which bots think. It is given one thought at a time and answers with an action, or with what went wrong. */
import { parentPort } from 'node:worker_threads';
import { botOf } from '@havre/engine/bots/index.ts';
import type { Act } from '@havre/engine/kernel/steps.ts';
import { shelved } from '@havre/table/plan.ts';
import { chosenBy, type Thought } from '@havre/table/thinking.ts';

export type Answer = { readonly action: Act } | { readonly failed: string };

parentPort?.on('message', async (thought: Thought) => parentPort?.postMessage(await answerTo(thought)));

async function answerTo(thought: Thought): Promise<Answer> {
  try {
    await botOf(thought.bot)?.prepare?.(thought.game);
    return { action: chosenBy(thought, shelved) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
