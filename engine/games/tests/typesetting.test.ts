import { expect, test } from 'vitest';
import { spaced, typeset } from '../typesetting.ts';

test('the double signs of French get a space that does not break', () => {
  expect(spaced('Un « mot » : oui ; non ! quoi ? 3 %')).toBe(
    'Un «\u202fmot\u202f»\u00a0: oui\u202f; non\u202f! quoi\u202f? 3\u202f%',
  );
  expect(spaced('  ? aide, 7:30')).toBe('  ? aide, 7:30');
});

test('a catalogue is typeset as a whole, and what is no text is left alone', () => {
  const answer = { n: 1 };
  const words = typeset({
    a: 'oui !',
    many: ['a ;', 'b'],
    deep: { say: (n: number) => `${n} ?` },
    other: () => answer,
  });
  expect(words.a).toBe('oui\u202f!');
  expect(words.many).toEqual(['a\u202f;', 'b']);
  expect(words.deep.say(3)).toBe('3\u202f?');
  expect(words.other()).toBe(answer);
});
