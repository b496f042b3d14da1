import { expect, test } from 'vitest';
import { block, lengthOf, printable, wrapped } from '../layout.ts';

test('a text is broken at ordinary spaces, within the width', () => {
  expect(wrapped('one two three', 9)).toEqual(['one two', 'three']);
  expect(wrapped('one two three', 13)).toEqual(['one two three']);
  expect(wrapped('oui\u00a0: non', 6)).toEqual(['oui\u00a0:', 'non']);
  expect(wrapped('a-very-long-word b', 5)).toEqual(['a-very-long-word', 'b']);
  expect(wrapped('', 5)).toEqual(['']);
});

test('the first line may begin in another way than the others', () => {
  expect(wrapped('one two three', 10, '    ', '  ')).toEqual(['  one two', '    three']);
});

test('an empty line at the end of a block is kept', () => {
  expect(block(['a', ''])).toBe('a\n\n');
  expect(block([])).toBe('');
});

test('characters are counted, not the units they are stored in', () => {
  expect(lengthOf('é★🂡')).toBe(3);
});

test('what is repeated to whoever typed it cannot move the cursor, and is short', () => {
  expect(printable('\u001b[2Jfoo')).toBe('?[2Jfoo');
  expect(printable('x'.repeat(99))).toHaveLength(30);
});
