/** What Fuji Flush brings to the page. */
import { type FujiFlush, fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { wording } from '@havre/engine/games/fuji-flush/wording.ts';
import type { GameUi } from '../contract.ts';
import { Board } from './board.tsx';
import { pace } from './pace.ts';
import { ruleOf } from './piece-rules.ts';
import { promptRules } from './prompt-rules.ts';

export const fujiFlushUi: GameUi<FujiFlush> = {
  game: fujiFlush,
  wording,
  promptRules,
  ruleOf,
  Board,
  showsPlayers: true,
  pace,
  lesson: async () => (await import('./lesson.ts')).lesson,
  figures: async () => (await import('./figures.ts')).figures,
};
