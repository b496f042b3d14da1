/** A thread in which deals of a contest are played, one at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { manifestOf } from '@havre/engine/games/index.ts';
import type { Options } from '@havre/engine/kernel/options.ts';
import { dataFiles } from '../bots/data-files.ts';
import { botFrom } from '../bots/roster.ts';
import { loadGamePackages } from '../games/game-packages.ts';
import { type DealtGame, playDeal } from './deal.ts';

/** A contest as it goes to a thread: bots by their names or files. */
export interface Contest {
  readonly game: string;
  readonly options: Options;
  readonly lineUp: readonly string[];
  readonly seed: number;
}

export interface Dealt {
  readonly deal: number;
  readonly sittings: DealtGame[];
}

await loadGamePackages();
const { game: id, options, lineUp: sources, seed } = workerData as Contest;
const game = manifestOf(id)?.game;
if (game === undefined) throw new Error(`there is no game '${id}'`);
const lineUp = await Promise.all(sources.map(botFrom));
for (const bot of lineUp) await bot.prepare?.(id, { options, files: dataFiles });

parentPort?.on('message', (deal: number) => {
  const dealt: Dealt = { deal, sittings: playDeal({ game, options, lineUp, seed }, deal) };
  parentPort?.postMessage(dealt);
});
