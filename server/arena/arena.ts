/** Plays a contest in threads: the result is the same however many there are. */
import { Worker } from 'node:worker_threads';
import type { Contest, Dealt } from './arena-worker.ts';
import type { DealtGame } from './deal.ts';

export interface Hall {
  readonly threads: number;
  /** Called after each deal, with how many are done. */
  onDeal(done: number): void;
}

/**
 * The games of a contest, by deal. Rejects with whatever went wrong in a thread.
 * @example const deals = await playContest({ game: 'jamaica', options, lineUp, seed: 1 }, 50, { threads: 2, onDeal });
 */
export async function playContest(contest: Contest, deals: number, { threads, onDeal }: Hall): Promise<DealtGame[][]> {
  const results: DealtGame[][] = Array.from({ length: deals }, () => []);
  let given = 0;
  let done = 0;
  const workers: Worker[] = [];
  const playing = Array.from({ length: Math.min(threads, deals) }, () => {
    const worker = new Worker(new URL('./arena-worker.ts', import.meta.url), { workerData: contest });
    workers.push(worker);
    return new Promise<void>((resolve, reject) => {
      const next = (): void => {
        if (given === deals) resolve();
        else worker.postMessage(given++);
      };
      worker.on('message', ({ deal, sittings }: Dealt) => {
        results[deal] = sittings;
        onDeal(++done);
        next();
      });
      worker.on('error', reject);
      next();
    });
  });
  try {
    await Promise.all(playing);
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
  return results;
}
