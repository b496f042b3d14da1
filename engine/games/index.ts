/** The shelf: one line per game. */
import type { Game } from '../kernel/game.ts';
import { decrypto } from './decrypto/game.ts';
import { fujiFlush } from './fuji-flush/game.ts';

export interface Box {
  readonly game: Game;
  /** Whether every row of the ledger is implemented: from then on, a row without a test fails the build. */
  readonly complete: boolean;
}

export const shelf: readonly Box[] = [
  { game: fujiFlush, complete: true },
  { game: decrypto, complete: true },
];

/**
 * A game by its id.
 * @example boxOf('fuji-flush')?.game.seats
 */
export const boxOf = (id: string): Box | undefined => shelf.find(box => box.game.id === id);
