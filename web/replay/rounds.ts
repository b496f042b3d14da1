/** A game divided into rounds, for a scrubber and a log: as the game counts them or writes them down, or else once around the table each. */
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
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
 * @example roundsCounted(80, at => page.round(timeline.view(at, PUBLIC)))
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
 * The rounds of a game that writes its moves down: as many moves to each as there are seats, numbered as in the list of them.
 * @example roundsWritten(timeline.written(page.writeMove), 2)
 */
export const roundsWritten = (moves: readonly { readonly at: number }[], seats: number): Round[] =>
  moves.filter((_, i) => i % seats === 0).map(({ at }, i) => ({ number: i + 1, at }));

/**
 * The rounds of a game that does not count them: a new one begins whenever the turn has come past whoever began. Where
 * turns do not simply go around the table there are no such rounds.
 * @example roundsAround(replay.entries, 4)
 */
export function roundsAround(entries: readonly MatchEntry[], seats: number): Round[] {
  const rounds: Round[] = [];
  const gone = new Set<Seat>();
  let first: Seat | null = null;
  let before: Seat | null = null;
  for (const { seq, cause } of entries) {
    if (cause.type === 'table' && (cause.entry.type === 'left' || cause.entry.type === 'resigned'))
      gone.add(cause.entry.seat);
    if (cause.type !== 'act') continue;
    const { seat } = cause;
    first ??= seat;
    if (before !== null && seat !== before && seat !== nextTo(before, gone, seats)) return [];
    const place = (at: Seat) => (at - (first ?? 0) + seats) % seats;
    if (before === null || place(seat) < place(before)) rounds.push({ number: rounds.length + 1, at: seq });
    before = seat;
  }
  return rounds;
}

/** Who sits next, clockwise, of those who have not left. */
function nextTo(seat: Seat, gone: ReadonlySet<Seat>, seats: number): Seat {
  let next = (seat + 1) % seats;
  while (gone.has(next) && next !== seat) next = (next + 1) % seats;
  return next;
}

/**
 * The round that a moment belongs to; null before the first.
 * @example roundAt(rounds, 12)?.number
 */
export const roundAt = (rounds: readonly Round[], at: number): Round | null =>
  rounds.findLast(round => round.at <= at) ?? null;

/**
 * Where the round before or after begins; a step back from within a round leads to its own beginning.
 * @example roundBeside(rounds, 12, 1)
 */
export function roundBeside(rounds: readonly Round[], at: number, step: 1 | -1): number | null {
  const round = step > 0 ? rounds.find(one => one.at > at) : rounds.findLast(one => one.at < at);
  return round?.at ?? null;
}
