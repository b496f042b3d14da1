/** The worker in which bots of this device think, one thought at a time. */
import { shelved } from '@havre/table/plan.ts';
import { chosenBy, LONGEST_THOUGHT, type Thought } from '@havre/table/thinking.ts';
import type { Answer } from './bot-place.ts';

addEventListener('message', ({ data: { id, thought } }: MessageEvent<{ id: number; thought: Thought }>) => {
  void answerTo(id, thought).then(answer => postMessage(answer));
});

async function answerTo(id: number, thought: Thought): Promise<Answer> {
  try {
    const end = performance.now() + LONGEST_THOUGHT;
    return { id, action: await chosenBy(thought, shelved, { isEnough: () => performance.now() > end }) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}
