/**
 * Rules that change while games are being played. A table says by which version it is played, and the few places that have
 * changed ask it: no copy of the rules is needed for games that began before.
 */
import type { Game, Rules } from './game.ts';

/** A table that was begun under version 1 says nothing: that version knew of no other. */
export interface Versioned {
  version?: number;
}

/**
 * Whether a table is played by this version of the rules or a later one: a game goes on as it began.
 * @example if (playsBy(s, 2) && s.revealed === NONE) return;
 */
export const playsBy = ({ version = 1 }: Readonly<Versioned>, least: number): boolean => version >= least;

/**
 * The version after another: new tables say that they are played by it, and those of the one before are played on.
 * @example export const decrypto = nextVersion(firstVersion);
 */
export function nextVersion<R extends Rules & { state: Versioned }>(before: Game<R>): Game<R> {
  const version = before.version + 1;
  return {
    ...before,
    version,
    setup(options, seats, chance, colours) {
      const s = before.setup(options, seats, chance, colours);
      s.version = version;
      return s;
    },
    earlier: [before, ...(before.earlier ?? [])],
  };
}
