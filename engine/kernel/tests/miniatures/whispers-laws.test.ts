import { expect, test } from 'vitest';
import { laws } from '../../laws/laws.ts';
import { whispers } from './whispers.ts';

test('the laws hold in many games of whispers', () => {
  expect(laws(whispers, { games: 80 }).entries).toBeGreaterThan(10);
});
