/** A game divided into rounds, for a scrubber and a log: as the game counts them, or once around the table each. */
import type { Entry } from '@havre/engine/kernel/entry.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';

/** Where a round begins. */
export interface Round {
  /** Its number, from 1. */
  readonly number: number;
  /** The first entry of it. */
  readonly at: number;
}

/**
 * The rounds of a game that counts them: `numberAt` says which round an entry belongs to, or null before the first.
 * @example roundsCounted(80, at => page.round(reel.view(at, PUBLIC)))
 */
export function roundsCounted(entries: number, numberAt: (at: number) => number | null): Round[] {
  const rounds: Round[] = [];
  for (let at = 0; at < entries; at++) {
    const number = numberAt(at);
    if (number !== null && number > (rounds.at(-1)?.number ?? 0)) rounds.push({ number, at });
  }
  return rounds;
}

/**
 * The rounds of a game that does not count them: a new one begins whenever the turn has come past whoever began.
 * @example roundsAround(replay.entries, 4)
 */
export function roundsAround(entries: readonly Entry[], seats: number): Round[] {
  const rounds: Round[] = [];
  let first: Seat | null = null;
  let before = -1;
  for (const { seq, cause } of entries) {
    if (cause.type !== 'act') continue;
    first ??= cause.seat;
    const place = (cause.seat - first + seats) % seats;
    if (rounds.length === 0 || place < before) rounds.push({ number: rounds.length + 1, at: seq });
    before = place;
  }
  return rounds;
}

/**
 * The round that a moment belongs to; null before the first.
 * @example roundAt(rounds, 12)?.number
 */
export const roundAt = (rounds: readonly Round[], at: number): Round | null =>
  rounds.findLast(round => round.at <= at) ?? null;

/**
 * Where the round before or after begins; a step back from within a round leads to its own beginning.
 * @example beside(rounds, 12, 1)
 */
export function roundBeside(rounds: readonly Round[], at: number, step: 1 | -1): number | null {
  const round = step > 0 ? rounds.find(one => one.at > at) : rounds.findLast(one => one.at < at);
  return round?.at ?? null;
}
