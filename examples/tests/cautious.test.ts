import { manifestOf } from '@havre/engine/games/index.ts';
import { playDeal } from '@havre/server/arena/deal.ts';
import { botFrom } from '@havre/server/bots/roster.ts';
import { expect, test } from 'vitest';

test('the example for the arena is found by its file, and plays by the rules', async () => {
  const cautious = await botFrom('examples/bots/cautious.ts');
  const random = await botFrom('random');
  const game = manifestOf('fuji-flush')?.game;
  if (game === undefined) throw new Error('the game is missing');
  const deal = playDeal({ game, options: {}, lineUp: [cautious, random, random], seed: 1 }, 0);
  expect(deal).toHaveLength(3);
  for (const sitting of deal) expect(sitting.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
});
