/**
 * Whatever the rules offer can be done on the board: of every kind of question in the games that are kept, and in one that
 * nobody plays with a plan, each legal action is found by touching, or it is listed. `REACH=all` looks at every decision of the
 * kept games, which takes an hour.
 */
import { env } from 'node:process';
import type { Options } from '@havre/engine/kernel/options.ts';
import { expect, test } from '@playwright/test';
import { serveKit } from './kit-server.ts';
import { type Decision, decisionsOf, oneOfEachKind, wanderingDecisions } from './reach/decisions.ts';

interface Board {
  readonly game: string;
  /** Of the kept games those with these options; all of them where none are given. */
  readonly kept?: Options;
  /** The steps of the rules that are looked at; all of them where none are given. */
  readonly steps?: readonly string[];
  /** A table for a game without a plan: the one at which most can happen. */
  readonly wandering?: { readonly options: Options; readonly seats: number };
  /** Of each kind of question one with no more answers is taken: what is put together of many parts has hundreds of ways to touch it. */
  readonly most?: number;
}

/** The boards that are looked through; a line here is all that another one needs. */
const BOARDS: { readonly [name: string]: Board } = {
  Jamaica: { game: 'jamaica', kept: { crew: false }, most: 3 },
  'Jamaica with The Crew': { game: 'jamaica', kept: { crew: true }, most: 3 },
  'Captain Jack’s Gold': {
    game: 'captain-jack',
    wandering: { options: { rules: 'advanced', first: 0 }, seats: 4 },
  },
  // A camp is arranged by carrying any animal to any cell: thousands of ways to the same few answers.
  Aquatika: { game: 'aquatika', steps: ['movePiece'] },
  Decrypto: { game: 'decrypto' },
  'Fuji Flush': { game: 'fuji-flush', wandering: { options: {}, seats: 4 } },
};
const SEED = 1;

function decisionsFor({ game, kept, steps, wandering, most }: Board): Decision[] {
  if (env.REACH === 'all') return [...decisionsOf(game, kept)];
  const wandered = wandering === undefined ? [] : wanderingDecisions(game, wandering.options, wandering.seats, SEED);
  const kinds = oneOfEachKind([...decisionsOf(game, kept), ...wandered], most);
  return kinds.filter(({ question }) => steps?.includes(question.step) ?? true);
}

// fifty boards, each touched a hundred times
test.describe.configure({ timeout: 1_800_000 });

for (const [name, board] of Object.entries(BOARDS))
  test(`everything that is legal in ${name} can be done on its board`, async ({ page }) => {
    const served = await serveKit();
    const complaints: string[] = [];
    page.on('pageerror', error => complaints.push(error.message));
    await page.goto(new URL('/tests/reach/index.html', served.url).href);
    await page.waitForFunction(() => 'unreachable' in window);
    for (const decision of decisionsFor(board)) {
      const { where, seat, question } = decision;
      const actions = await page.evaluate(given => window.unreachable(given), decision);
      expect.soft(actions, `${where}, seat ${seat}, ${question.step}`).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await served.close();
  });
