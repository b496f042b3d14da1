import { expect, test } from 'vitest';
import { counted } from '../language.ts';

test('French counts zero among the singular, and English does not', () => {
  expect(counted('fr', 0, 'carte', 'cartes')).toBe('0\u00a0carte');
  expect(counted('en', 0, 'card', 'cards')).toBe('0 cards');
});

test('what is below zero has a minus, and not a hyphen', () => {
  expect(counted('en', -3, 'point', 'points')).toBe('−3 points');
  expect(counted('fr', -3, 'point', 'points')).toBe('−3\u00a0points');
});
