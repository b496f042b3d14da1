/** Fuji Flush on the page. */
import { type FujiFlush, fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { wording } from '@havre/engine/games/fuji-flush/wording.ts';
import type { GamePage } from '../contract.ts';
import { Board } from './board.tsx';
import { pace } from './pace.ts';

export const fujiFlushPage: GamePage<FujiFlush> = {
  game: fujiFlush,
  wording,
  Board,
  showsPlayers: true,
  pace,
  lesson: async () => (await import('./lesson.ts')).lesson,
};
