/** The worker in which bots of this device think, one thing at a time. */
import { type BotRequest, type BotResult, runBotRequest, timer } from '@havre/table/automatic/bot-tasks.ts';
import { gamesOnShelf } from '@havre/table/model/plan.ts';
import { dataFiles } from './data-files.ts';

/** What is to be thought about, and for how long at most, in milliseconds. */
export interface Assignment {
  readonly asked: BotRequest;
  readonly longest: number;
}

/** What the worker says: that everything is loaded and it begins to think, and what came of it. */
export type BotNews = BotResult | { readonly begun: true };

const say = (news: BotNews): void => postMessage(news);

addEventListener('message', ({ data: { asked, longest } }: MessageEvent<Assignment>) => {
  const isEnough = timer(
    () => performance.now(),
    () => longest,
  );
  let hasBegun = false;
  const isEnoughNow = (): boolean => {
    if (!hasBegun) say({ begun: true });
    hasBegun = true;
    return isEnough();
  };
  void runBotRequest(asked, gamesOnShelf, { isEnough: isEnoughNow, files: dataFiles }).then(say);
});
