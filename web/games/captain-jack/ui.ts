/** What Captain Jack's Gold brings to the page. */
import { type CaptainJack, captainJack } from '@havre/engine/games/captain-jack/game.ts';
import { wording } from '@havre/engine/games/captain-jack/wording.ts';
import type { GameUi } from '../contract.ts';
import { Board } from './board.tsx';
import { pace } from './pace.ts';
import { ruleOf } from './piece-rules.ts';
import { promptRules } from './prompt-rules.ts';
import { ShipMark } from './ship/pirate-ship.tsx';

export const captainJackUi: GameUi<CaptainJack> = {
  game: captainJack,
  wording,
  promptRules,
  ruleOf,
  unplayed: ({ rules }) => [rules === 'base' ? 'advanced' : 'base'],
  Board,
  Mark: ShipMark,
  showsPlayers: true,
  pace,
  figures: async () => (await import('./figures.ts')).figures,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
};
