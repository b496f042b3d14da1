/** The shelf: one line per game. */
import type { Game } from '../kernel/game.ts';
import { aquatika } from './aquatika/game.ts';
import { captainJack } from './captain-jack/game.ts';
import { decrypto } from './decrypto/game.ts';
import { fujiFlush } from './fuji-flush/game.ts';
import { jamaica } from './jamaica/game.ts';

export interface Box {
  readonly game: Game;
  /** Whether every row of the ledger is implemented: from then on, a row without a test fails the build. */
  readonly complete: boolean;
  /** The first letters of the ids of expansions that are not built yet: what is complete is complete but for their rows. */
  readonly awaits?: readonly string[];
}

export const shelf: readonly Box[] = [
  { game: fujiFlush, complete: true },
  { game: jamaica, complete: true },
  { game: captainJack, complete: true },
  { game: aquatika, complete: true },
  { game: decrypto, complete: true },
];

/**
 * Whether a row of the ledger belongs to an expansion that is not built yet.
 * @example isAwaited(['CREW'], 'CREW-SETUP-01') // true
 */
export const isAwaited = (awaits: readonly string[], id: string): boolean =>
  awaits.some(prefix => id.startsWith(`${prefix}-`));

/**
 * A game by its id.
 * @example boxOf('fuji-flush')?.game.seats
 */
export const boxOf = (id: string): Box | undefined => shelf.find(box => box.game.id === id);
