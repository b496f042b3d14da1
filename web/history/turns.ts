/** What has turned one's games, as their reviews on this device have it: luck, one's own decisions, those of others. */
import type { Review } from '@havre/engine/bots/review.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { OwnGameRecord } from '@havre/table/history/game-record.ts';
import { counts } from './statistics.ts';

export interface Turns {
  /** How many games were reviewed. */
  readonly games: number;
  /** By how much the turning points of a game have changed one's own chance on average, from -1 to 1. */
  readonly own: number;
  readonly others: number;
  readonly luck: number;
}

/**
 * Null where no game was reviewed. Only turning points count: smaller changes are as much the estimate's as the game's.
 * @example turnsOf(games, game => reviews.get(game.table) ?? null)?.luck
 */
export function turnsOf<R extends OwnGameRecord>(
  records: readonly R[],
  reviewOf: (record: R) => Review | null,
): Turns | null {
  const sums = { games: 0, own: 0, others: 0, luck: 0 };
  for (const record of records.filter(counts)) {
    const review = reviewOf(record);
    if (review === null) continue;
    sums.games++;
    for (const { seq, cause, seat } of review.turningPoints)
      sums[cause === 'luck' ? 'luck' : seat === record.seat ? 'own' : 'others'] += changeAt(
        review,
        seq,
        record.seat ?? 0,
      );
  }
  const { games, own, others, luck } = sums;
  return games === 0 ? null : { games, own: own / games, others: others / games, luck: luck / games };
}

/** What an entry changed for a seat, whomever it concerned most. */
function changeAt({ points }: Review, seq: number, seat: Seat): number {
  const at = points.findIndex(point => point.seq === seq);
  const [before, after] = [points[at - 1], points[at]];
  return before === undefined || after === undefined ? 0 : (after.chances[seat] ?? 0) - (before.chances[seat] ?? 0);
}
