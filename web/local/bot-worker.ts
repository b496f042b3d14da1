/** The worker in which bots of this device think, one thought at a time. */
import { shelved } from '@havre/table/plan.ts';
import { chosenBy, type Thought } from '@havre/table/thinking.ts';
import type { Answer } from './bot-place.ts';

addEventListener('message', ({ data: { id, thought } }: MessageEvent<{ id: number; thought: Thought }>) => {
  postMessage(answerTo(id, thought));
});

function answerTo(id: number, thought: Thought): Answer {
  try {
    return { id, action: chosenBy(thought, shelved) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}
