/** Captain Jack's Gold on the page, told in words until it has a board of its own. */
import { type CaptainJack, captainJack } from '@havre/engine/games/captain-jack/game.ts';
import { wording } from '@havre/engine/games/captain-jack/wording.ts';
import type { GamePage } from '../contract.ts';

export const captainJackPage: GamePage<CaptainJack> = { game: captainJack, wording };
