/** Jamaica on the page. */
import { type Jamaica, jamaica } from '@havre/engine/games/jamaica/game.ts';
import { wording } from '@havre/engine/games/jamaica/wording.ts';
import type { GamePage } from '../contract.ts';
import { Board } from './board.tsx';
import { pace } from './pace.ts';
import { witness } from './witness.ts';

export const jamaicaPage: GamePage<Jamaica> = {
  game: jamaica,
  wording,
  Board,
  showsPlayers: true,
  witness,
  pace,
  round: view => view.round,
};
