/** What a new game is called, and what it may not be called. */
import { expect, test } from 'vitest';
import { isGameId, namesOf } from '../new-game.ts';

test('names for folders, boxes, rules and code are made of one name', () => {
  expect(namesOf('liars-dice', ['FUJ'])).toEqual({
    id: 'liars-dice',
    title: 'Liars Dice',
    frenchTitle: 'Liars Dice',
    PREFIX: 'LIA',
    constant: 'liarsDiceGame',
    Type: 'LiarsDiceRules',
  });
  expect(namesOf('switch', [], 'Switch!')).toMatchObject({ title: 'Switch!', constant: 'switchGame' });
});

test.each([
  [['FUJ'], 'FUJI'],
  [['FUJ', 'FUJI'], 'FUJIW'],
  [[], 'FUJ'],
])('the rules begin with letters that no other game has: beside %j they are %s', (taken, prefix) => {
  expect(namesOf('fuji-waves', taken).PREFIX).toBe(prefix);
});

test.each(['g', 'go', 'x4'])('a name as short as %s makes letters enough', id => {
  expect(namesOf(id, []).PREFIX).toMatch(/^[A-Z]{3}$/);
});

test.each([
  ['liars-dice', true],
  ['go', true],
  ['catch-22', true],
  ['', false],
  ['Liars', false],
  ['22-catch', false],
  ['liars--dice', false],
  ['liars-', false],
  ['../dice', false],
  ['dés', false],
  ['a'.repeat(31), false],
])('%j is a name for a game: %s', (id, isOne) => {
  expect(isGameId(id)).toBe(isOne);
});
