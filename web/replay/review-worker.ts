/** The worker in which games are reviewed: it plays every moment on, again and again, and says how far it has come. */
import { loadKnowledge } from '@havre/engine/bots/knowledge.ts';
import { type Review, reviewOf } from '@havre/engine/bots/review.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { rulesOf } from '@havre/engine/kernel/position.ts';
import type { Replay } from '@havre/engine/kernel/replay.ts';
import { gamesOnShelf } from '@havre/table/model/plan.ts';
import { shelvePackages } from '../local/package-shelf.ts';

/** What is to be reviewed. */
export type Reviewed = Pick<Replay, 'game' | 'rules' | 'options' | 'seats' | 'entries'> & {
  /** Where the rules of games are that come in packages. */
  readonly modules: readonly string[];
};

/** What the worker says: the part that is done, from 0 to 1; the review; or that there can be none. */
export type ReviewMessage = { readonly part: number } | { readonly review: Review } | { readonly failed: string };

/** The same game is always reviewed with the same dice: whoever looks at it sees the same curve. */
const SEED = 1;
/** How often a moment is played on: a long game is seen in less detail, so that nobody waits for minutes. */
const MOST_PLAYOUTS = 120;
const LEAST_PLAYOUTS = 16;
const PLAYOUTS_IN_ALL = 12_000;
const MOST_TURNS = 5;
/** A change of the chances that is worth a word. */
const LEAST_CHANGE = 0.12;

const say = (heard: ReviewMessage): void => postMessage(heard);

async function review({ game: id, rules, options, seats, entries, modules }: Reviewed): Promise<Review> {
  await shelvePackages(modules);
  const box = gamesOnShelf(id);
  const game = box === undefined ? undefined : rulesOf(box, rules);
  if (game === undefined) throw new Error(`there is no game '${id}' of version ${rules}`);
  await loadKnowledge(id);
  const playouts = Math.round(PLAYOUTS_IN_ALL / Math.max(1, entries.length));
  return reviewOf(game, { options, seats, log: entries }, new SeededDice(SEED), {
    playouts: Math.max(LEAST_PLAYOUTS, Math.min(MOST_PLAYOUTS, playouts)),
    most: MOST_TURNS,
    least: LEAST_CHANGE,
    onProgress: part => say({ part }),
  });
}

addEventListener('message', ({ data }: MessageEvent<Reviewed>) => {
  review(data).then(
    done => say({ review: done }),
    (error: unknown) => say({ failed: error instanceof Error ? error.message : String(error) }),
  );
});
