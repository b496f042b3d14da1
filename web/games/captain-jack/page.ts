/** Captain Jack's Gold on the page. */
import { type CaptainJack, captainJack } from '@havre/engine/games/captain-jack/game.ts';
import { wording } from '@havre/engine/games/captain-jack/wording.ts';
import type { GamePage } from '../contract.ts';
import { Board } from './board.tsx';
import { pace } from './pace.ts';
import { ShipMark } from './ship/pirate-ship.tsx';

export const captainJackPage: GamePage<CaptainJack> = {
  game: captainJack,
  wording,
  Board,
  Mark: ShipMark,
  showsPlayers: true,
  pace,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
};
