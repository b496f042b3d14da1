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
  /** A table for games without a plan: the one at which most can happen. */
  readonly options: Options;
  readonly seats: number;
}

/** The boards that are looked through; a line here is all that another one needs. */
const BOARDS: readonly Board[] = [
  { game: 'captain-jack', options: { rules: 'advanced', first: 0 }, seats: 4 },
  { game: 'fuji-flush', options: {}, seats: 4 },
];
const SEED = 1;

function decisionsFor({ game, options, seats }: Board): Decision[] {
  if (env.REACH === 'all') return [...decisionsOf(game)];
  return oneOfEachKind([...decisionsOf(game), ...wanderingDecisions(game, options, seats, SEED)]);
}

// fifty boards, each touched a hundred times
test.describe.configure({ timeout: 1_800_000 });

for (const board of BOARDS)
  test(`everything that is legal in ${board.game} can be done on its board`, async ({ page }) => {
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
