/** Jamaica on the page, told in words until it has a board of its own. */
import { type Jamaica, jamaica } from '@havre/engine/games/jamaica/game.ts';
import { wording } from '@havre/engine/games/jamaica/wording.ts';
import type { GamePage } from '../contract.ts';

export const jamaicaPage: GamePage<Jamaica> = { game: jamaica, wording, round: view => view.round };
