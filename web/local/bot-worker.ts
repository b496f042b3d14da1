/** The worker in which bots of this device think, one thing at a time. */
import { type BotRequest, type BotResult, runBotRequest, timer } from '@havre/table/automatic/bot-tasks.ts';
import { gamesOnShelf } from '@havre/table/model/plan.ts';
import { dataFiles } from './data-files.ts';
import { shelvePackages } from './package-shelf.ts';

/** What is to be thought about, for how long at most, in milliseconds, and where the rules of games are that come in packages. */
export interface Assignment {
  readonly asked: BotRequest;
  readonly longest: number;
  readonly modules: readonly string[];
}

/** What the worker says: that everything is loaded and it begins to think, and what came of it. */
export type BotNews = BotResult | { readonly begun: true };

const say = (news: BotNews): void => postMessage(news);

async function think({ asked, longest, modules }: Assignment): Promise<void> {
  await shelvePackages(modules);
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
  say(await runBotRequest(asked, gamesOnShelf, { isEnough: isEnoughNow, files: dataFiles }));
}

addEventListener('message', ({ data }: MessageEvent<Assignment>) => void think(data));
