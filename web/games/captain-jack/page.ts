/** Captain Jack's Gold on the page, on the generic board: its picture and its ways are part of its wording. */
import { type CaptainJack, captainJack } from '@havre/engine/games/captain-jack/game.ts';
import { wording } from '@havre/engine/games/captain-jack/wording.ts';
import type { GamePage } from '../contract.ts';

export const captainJackPage: GamePage<CaptainJack> = { game: captainJack, wording };
