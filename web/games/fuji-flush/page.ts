/** Fuji Flush on the page. */
import { type FujiFlush, fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { wording } from '@havre/engine/games/fuji-flush/wording.ts';
import type { GamePage } from '../contract.ts';

export const fujiFlushPage: GamePage<FujiFlush> = { game: fujiFlush, wording };
