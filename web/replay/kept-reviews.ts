/** Reviews of games that were made on this device, for their pictures and for what they add up to. */
import type { Review } from '@havre/engine/bots/review.ts';
import { deviceStorage } from '../shell/device-storage.ts';
import type { Source } from './moment.ts';

/** So many are kept; the oldest goes first. */
const MOST_KEPT = 12;
const KEY = 'havre reviews';

interface Kept {
  readonly key: string;
  readonly review: Review;
}

/** A file has no name of its own: what was found out about it is not kept. */
const keyOf = (source: Source): string | null => (source.type === 'file' ? null : `${source.type} ${source.table}`);

function all(): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Kept[]) : [];
  } catch {
    return [];
  }
}

/**
 * Finds the reviews of games that were reviewed here before; of the others null.
 * @example const reviewOf = keptReviews(); const review = reviewOf({ type: 'server', table: 'x1' });
 */
export function keptReviews(): (source: Source) => Review | null {
  const kept = new Map(all().map(({ key, review }) => [key, review]));
  return source => kept.get(keyOf(source) ?? '') ?? null;
}

/** Rounded to what can be seen: a review is kept for its picture. */
export const rounded = ({ points, turningPoints }: Review): Review => ({
  points: points.map(({ seq, chances }) => ({ seq, chances: chances.map(chance => Math.round(chance * 1000) / 1000) })),
  turningPoints,
});

export function keepReview(source: Source, review: Review): void {
  const key = keyOf(source);
  if (key === null) return;
  const others = all().filter(kept => kept.key !== key);
  deviceStorage.setItem(KEY, JSON.stringify([{ key, review }, ...others].slice(0, MOST_KEPT)));
}
