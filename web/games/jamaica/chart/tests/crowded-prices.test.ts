import { PORT_ROYAL, SPACES } from '@havre/engine/games/jamaica/board.ts';
import { expect, test } from 'vitest';
import { crowdedSpaces } from '../crowded-prices.tsx';

const lying = (...spaces: readonly number[]) => spaces.map(space => ({ space }));

test('a price is drawn over the ships where three or more lie, on ports and on the open sea', () => {
  expect(crowdedSpaces(lying(5, 5, 5, 7, 7, 12, 12, 12, 12))).toEqual([5, 12]);
});

test('neither lairs nor Port Royal have a price to hide', () => {
  const lair = Array.from({ length: SPACES }, (_, space) => space).find(
    space => crowdedSpaces(lying(space, space, space)).length === 0 && space !== PORT_ROYAL,
  );
  expect(lair).toBe(4);
  expect(crowdedSpaces(lying(PORT_ROYAL, PORT_ROYAL, PORT_ROYAL))).toEqual([]);
});
