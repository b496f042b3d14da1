import { expect, test } from 'vitest';
import { counted } from '../plural.ts';

test('French counts zero among the singular, and English does not', () => {
  expect(counted('fr', 0, 'carte', 'cartes')).toBe('0 carte');
  expect(counted('en', 0, 'card', 'cards')).toBe('0 cards');
});

test('what is below zero has a minus, and not a hyphen', () => {
  for (const language of ['en', 'fr'] as const) expect(counted(language, -3, 'point', 'points')).toBe('−3 points');
});
