/** Games of bots, as replays, for the tests of whatever shows them. */
import { randomBot } from '@havre/engine/bots/random.ts';
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import type { Replay } from '@havre/engine/kernel/replay.ts';
import { playRecorded } from '@havre/server/simulation/series.ts';

export const game: Game = fujiFlush;

/** A finished game of Fuji Flush between so many bots. */
export function recorded(seats = 4, seed = 1): Replay {
  const options = { first: 'random', freeChat: false };
  const bots = Array.from({ length: seats }, () => randomBot);
  const { replay } = playRecorded({ game, options, bots, seed }, 1);
  return JSON.parse(JSON.stringify(replay)) as Replay;
}
