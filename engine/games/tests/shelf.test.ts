/** What every game on the shelf has, because a page shows it. */
import { expect, test } from 'vitest';
import { shelf } from '../index.ts';

test.each(shelf.map(({ id, game }) => [id, game] as const))('%s can be laid out from a screen', (_id, game) => {
  expect(game.asSeen).toBeTypeOf('function');
  expect(game.reason).toBeTypeOf('function');
});
