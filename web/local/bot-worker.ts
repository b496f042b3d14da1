/** The worker in which bots of this device think, one thing at a time. */
import { type BotRequest, runBotRequest, timer } from '@havre/table/automatic/bot-tasks.ts';
import { gamesOnShelf } from '@havre/table/model/plan.ts';
import { dataFiles } from './data-files.ts';

/** What is to be thought about, and for how long at most, in milliseconds. */
export interface Assignment {
  readonly asked: BotRequest;
  readonly longest: number;
}

addEventListener('message', ({ data: { asked, longest } }: MessageEvent<Assignment>) => {
  const isEnough = timer(
    () => performance.now(),
    () => longest,
  );
  void runBotRequest(asked, gamesOnShelf, { isEnough, files: dataFiles }).then(thinks => postMessage(thinks));
});
