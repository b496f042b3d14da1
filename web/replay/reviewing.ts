/** Reviews of games: made once in a worker, then kept on this device (`kept-reviews.ts`). */
import type { Review } from '@havre/engine/bots/review.ts';
import { keptPackages } from '../games/kept-packages.ts';
import { keepReview, rounded } from './kept-reviews.ts';
import type { Source } from './moment.ts';
import type { Reviewed, ReviewMessage } from './review-worker.ts';

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
  void review.then(found => keepReview(source, found)).catch(() => {});
  return { review, stop: done };
}
