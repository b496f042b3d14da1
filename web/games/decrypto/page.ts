/** Decrypto on the page, told in words until it has a board of its own. */
import { type Decrypto, decrypto } from '@havre/engine/games/decrypto/game.ts';
import { wording } from '@havre/engine/games/decrypto/wording.ts';
import type { GamePage } from '../contract.ts';

export const decryptoPage: GamePage<Decrypto> = { game: decrypto, wording, round: view => view.round };
