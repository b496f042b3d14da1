/** Jamaica on the page. */
import { crewShapes } from '@havre/engine/games/jamaica/crew/actions.ts';
import { type Jamaica, jamaica } from '@havre/engine/games/jamaica/game.ts';
import { wording } from '@havre/engine/games/jamaica/wording.ts';
import type { GamePage } from '../contract.ts';
import { Board } from './board.tsx';
import { pace } from './pace.ts';
import { ShipMark } from './ship-mark.tsx';

export const jamaicaPage: GamePage<Jamaica> = {
  game: jamaica,
  wording,
  Board,
  Mark: ShipMark,
  showsPlayers: true,
  hasChosen: ({ seats, asked }, seat) => seats[seat]?.hasChosen === true && !asked.includes(seat),
  isOnBoard: ({ type }) => !Object.hasOwn(crewShapes, type),
  pace,
  round: view => view.round,
  lesson: async () => (await import('./lesson.ts')).lesson,
};
