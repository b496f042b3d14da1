/** Aquatika on the page, told in words until it has a board of its own. */
import { type Aquatika, aquatika } from '@havre/engine/games/aquatika/game.ts';
import { wording } from '@havre/engine/games/aquatika/wording.ts';
import type { GamePage } from '../contract.ts';

export const aquatikaPage: GamePage<Aquatika> = { game: aquatika, wording };
