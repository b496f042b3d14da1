/** Reviews of games: made once in a worker, then kept on this device. */
import type { Review } from '@havre/engine/bots/review.ts';
import { keptPackages } from '../games/kept-packages.ts';
import { deviceStorage } from '../shell/device-storage.ts';
import type { Source } from './moment.ts';
import type { Reviewed, ReviewMessage } from './review-worker.ts';

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
 * The review of a game that was reviewed here before, or null.
 * @example const review = keptReview({ type: 'server', table: 'x1' });
 */
export function keptReview(source: Source): Review | null {
  const key = keyOf(source);
  return all().find(kept => kept.key === key)?.review ?? null;
}

/** Rounded to what can be seen: a review is kept for its picture. */
const rounded = ({ points, turningPoints }: Review): Review => ({
  points: points.map(({ seq, chances }) => ({ seq, chances: chances.map(chance => Math.round(chance * 1000) / 1000) })),
  turningPoints,
});

function keep(source: Source, review: Review): void {
  const key = keyOf(source);
  if (key === null) return;
  const others = all().filter(kept => kept.key !== key);
  deviceStorage.setItem(KEY, JSON.stringify([{ key, review }, ...others].slice(0, MOST_KEPT)));
}

/**
 * Reviews a game in a worker of its own, which ends with it; `stop` ends it before.
 * @example const { review, stop } = reviewing(source, replay, part => show(part));
 */
export function reviewing(
  source: Source,
  { game, rules, options, seats, entries }: Omit<Reviewed, 'modules'>,
  onProgress: (part: number) => void,
): { readonly review: Promise<Review>; stop(): void } {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  const review = new Promise<Review>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewMessage>) => {
      if ('part' in data) onProgress(data.part);
      else if ('failed' in data) reject(new Error(data.failed));
      else resolve(rounded(data.review));
    });
    worker.addEventListener('error', event => reject(new Error(event.message)));
    const modules = keptPackages().map(({ module }) => module);
    worker.postMessage({ game, rules, options, seats, entries, modules } satisfies Reviewed);
  });
  const done = () => worker.terminate();
  review.then(done, done);
  void review.then(found => keep(source, found)).catch(() => {});
  return { review, stop: done };
}
