/** A review as long as one can be, as a device keeps it: to make a real one takes minutes, and it would look the same. */
import type { Review } from '@havre/engine/bots/review.ts';
import type { PortableGame } from '@havre/table/model/origin.ts';

/** Where a device keeps its reviews (`replay/kept-reviews.ts`). */
export const REVIEWS = 'havre reviews';
/** So many turning points are named at most (`replay/review-worker.ts`). */
const TURNS = 5;

/**
 * What a device remembers that has reviewed the game of a table.
 * @example localStorage.setItem(REVIEWS, keptReviewOf(table, past))
 */
export function keptReviewOf(table: string, { players, deeds }: PortableGame): string {
  const seats = players.map((_, seat) => seat);
  const review: Review = {
    points: deeds.map((_, seq) => {
      const weights = seats.map(seat => 1.2 + Math.sin(seq / 9 + seat * 2.1));
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      return { seq, chances: weights.map(weight => weight / whole) };
    }),
    turningPoints: Array.from({ length: TURNS }, (_, i) => ({
      seq: Math.floor(((i + 1) * deeds.length) / (TURNS + 2)),
      seat: i % 2 === 0 ? (seats[i % seats.length] ?? 0) : null,
      cause: i % 2 === 0 ? 'decision' : 'luck',
      concerns: seats[(i + 1) % seats.length] ?? 0,
      change: i % 2 === 0 ? -0.34 : 0.27,
    })),
  };
  return JSON.stringify([{ key: `server ${table}`, review }]);
}
