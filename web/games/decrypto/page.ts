/** Decrypto on the page, on the generic board: its picture and its ways are part of its wording. */
import { type Decrypto, decrypto } from '@havre/engine/games/decrypto/game.ts';
import { wording } from '@havre/engine/games/decrypto/wording.ts';
import type { GamePage } from '../contract.ts';

export const decryptoPage: GamePage<Decrypto> = { game: decrypto, wording, round: view => view.round };
