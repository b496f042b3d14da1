import { expect, test } from 'vitest';
import { action } from '../action.ts';

const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`field${i}`, i]));

test.each([
  ['a type alone', { type: 'pass' }],
  ['values', { type: 'play', card: 7, text: 'x'.repeat(500), isLast: true }],
  ['lists, and lists in lists', { type: 'guess', code: [1, 2, 3], pairs: [[1, 'a'], [2]] }],
  ['twenty fields', { type: 'play', ...fields(19) }],
])('%s can be an action', (_, sent) => {
  expect(action.safeParse(sent)).toMatchObject({ success: true, data: sent });
});

test.each([
  ['nothing', null],
  ['a text', 'pass'],
  ['a list', ['pass']],
  ['a record without a type', { card: 7 }],
  ['an empty type', { type: '' }],
  ['a long type', { type: 'x'.repeat(41) }],
  ['a type that is a number', { type: 7 }],
  ['a record in it', { type: 'play', card: { value: 7 } }],
  ['nothing in it', { type: 'play', card: null }],
  ['a long text', { type: 'play', text: 'x'.repeat(501) }],
  ['a long list', { type: 'play', cards: Array(101).fill(1) }],
  ['a list three deep', { type: 'play', cards: [[[1]]] }],
  ['a record in a list', { type: 'play', cards: [{}] }],
  ['too many fields', { type: 'play', ...fields(20) }],
])('%s cannot', (_, sent) => {
  expect(action.safeParse(sent).success).toBe(false);
});
