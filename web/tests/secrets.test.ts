import { expect, test } from 'vitest';
import { isSaidIn } from './secrets.ts';

test('a clue is said where it stands as words of its own', () => {
  expect(isSaidIn(['mine'], 'mine')).toBe(true);
  expect(isSaidIn(['Nominee', 'is it mine?'], 'mine')).toBe(true);
  expect(isSaidIn(['between us: river bank!'], 'river bank')).toBe(true);
  expect(isSaidIn(['1: <!-- -->…?!'], '<!-- -->…?!')).toBe(true);
});

test('a clue is not said where its letters are part of another word', () => {
  expect(isSaidIn(['nominee', 'minefield', 'gemine'], 'mine')).toBe(false);
  expect(isSaidIn(['état'], 'tat')).toBe(false);
  expect(isSaidIn([], 'mine')).toBe(false);
});
