/** Who is about to win, as a board may tell it. */

import { cellName } from '@havre/engine/games/aquatika/board.ts';
import { aquatika } from '@havre/engine/games/aquatika/game.ts';
import { matchAt } from '@havre/engine/games/aquatika/puzzle-position.ts';
import { lowest } from '@havre/engine/kernel/seats.ts';
import { expect, test } from 'vitest';
import { threatsTo } from '../threats.ts';

/** The animals of Grey that threaten Yellow, who is to move. */
function threatening(rows: string): string[] {
  const { state, awaited } = matchAt(`lagoon ${rows} Y - 0`);
  const seat = lowest(awaited);
  return threatsTo(aquatika.view(state, seat), seat).map(({ from, to }) => `${cellName(from)} ${cellName(to)}`);
}

test('a step beside the shell and a chain of jumps that ends on it are threats, and nothing else is', () => {
  expect(threatening('2F2/5/5/5/5/1s3/4s')).toEqual(['b2 c1']);
  expect(threatening('S4/5/f4/1o3/5/1S3/5')).toEqual([]);
  expect(threatening('S4/5/2f2/2S2/5/2o2/5')).toEqual(['c2 c1', 'c5 c1']);
});

test('nobody threatens anything once it is over', () => {
  const { state, awaited } = matchAt('lagoon 5/5/5/5/5/1s3/S4 Y - 0');
  const seat = lowest(awaited);
  expect(threatsTo({ ...aquatika.view(state, seat), over: true }, seat)).toEqual([]);
});
