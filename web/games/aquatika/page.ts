/** Aquatika on the page, on the generic board: its picture and its ways are part of its wording. */
import { type Aquatika, aquatika } from '@havre/engine/games/aquatika/game.ts';
import { wording } from '@havre/engine/games/aquatika/wording.ts';
import type { GamePage } from '../contract.ts';

export const aquatikaPage: GamePage<Aquatika> = { game: aquatika, wording };
