import { describe, expect, test } from 'vitest';
import { commitmentOf, entropyOf, Rehearsal } from '../../tests/rehearsal.ts';
import { areAlike, nameRefusal } from '../player-names.ts';

describe('two names can be taken for each other', () => {
  test.each([
    ['Anne', 'anne'],
    ['Anne', ' ANNE '],
    ['Anne', 'An\u200bne'],
    ['Anne', 'Anne\u00ad'],
    ['Anne', 'Anne\ufe0f'],
    ['Anne', 'A\u034fnne'],
    ['Anne', 'Anne\u3164'],
    ['Anne', '\u115fAnne'],
    ['Anne', 'Anne\u2800'],
    ['Anne', 'Anne\u{e0041}'],
    ['Anne', 'Anne\u2060'],
    ['Anne', 'Ａｎｎｅ'],
    ['Anne', '𝐀𝓃𝔫𝖊'],
    ['Anne', '\u0410nne'],
    ['Anne', 'Ann\u0435'],
    ['Ben', '\u0412\u0415N'],
    ['Ben', '\u0392en'],
    ['Tom', 'T0m'],
    ['Tom', 'T\u03bfm'],
    ['Ian', 'lan'],
    ['Ian', '1an'],
    ['Ian', '\u0406an'],
    ['Bill', 'BiIl'],
    ['Paul', '\u0420\u0430ul'],
    ['Rémi', 'Re\u0301mi'],
    ['Rémi', 'R\u0435\u0301mi'],
    ['Zoë', 'Zo\u0451'],
    ['Anne  Marie', 'Anne\u00a0Marie'],
    ['Strauß', 'STRAUSS'],
    ['d’Arc', "d'Arc"],
    ['Иван', 'ИВАН'],
    ['Νίκη', 'ΝΊΚΗ'],
    ['İpek', 'ipek'],
    ['Jᴏᴇ', 'Joe'],
  ])('%j and %j', (one, other) => {
    expect([areAlike(one, other), areAlike(other, one)]).toEqual([true, true]);
  });

  test.each([
    ['Rémi', 'Remi'],
    ['Kai', 'Kal'],
    ['Mei', 'Mel'],
    ['Ali', 'Ail'],
    ['Zoé', 'Zoë'],
    ['Anne', 'Anna'],
    ['Anne', 'Ann'],
    ['Ana', 'Añá'],
    ['Player 1', 'Player 2'],
    ['Player 1', 'Player 11'],
    ['Иван', 'Игорь'],
    ['明', '朋'],
    ['🐙', '🦑'],
    ['Jean Paul', 'Jeanpaul'],
  ])('but not %j and %j', (one, other) => {
    expect(areAlike(one, other)).toBe(false);
  });
});

test('a name can be seen', () => {
  for (const name of ['', ' ', '\u200b', '\u3164', '\u2800\u2800', '\u00ad\u034f', '\u{e0041}', '\u0301', '\u2066'])
    expect(nameRefusal(name)).toEqual({ refused: 'no-name' });
  for (const name of ['a', '🐙', '👩\u200d🚀', '明', '?', 'Zoë']) expect(nameRefusal(name)).toBeNull();
  expect(nameRefusal('x'.repeat(41))).toEqual({ refused: 'long-name' });
});

describe('at one table', () => {
  const taken = { refused: 'name-taken' };

  test('nobody sits down under the name of somebody else; bots and oneself do not count', () => {
    const rehearsal = new Rehearsal();
    rehearsal.must('anne', { type: 'sit', seat: 0, name: 'Anne' });
    rehearsal.must('anne', { type: 'addBot', seat: 1, bot: 'mousse' });
    expect(rehearsal.try('bert', { type: 'sit', seat: 2, name: 'Anne\u200b' })).toEqual(taken);
    rehearsal.must('bert', { type: 'sit', seat: 2, name: 'Mousse' });
    rehearsal.must('bert', { type: 'stand' });
    rehearsal.must('anne', { type: 'sit', seat: 2, name: 'anne' });
  });

  test('nor comes late, or into a seat by its word, under it; a seat keeps its own', () => {
    const late = Rehearsal.begun({ game: 'revolving', seats: 5 });
    expect(late.try('fred', { type: 'sit', seat: 5, name: '\u0410nne' })).toEqual(taken);
    const rehearsal = Rehearsal.begun();
    rehearsal.must('bert', { type: 'offerSeat', seat: 1, commitment: commitmentOf('a word') });
    const claim = { type: 'claimSeat', word: entropyOf('a word') } as const;
    expect(rehearsal.try('phone', { ...claim, name: 'Anne' })).toEqual(taken);
    rehearsal.must('phone', { ...claim, name: 'Bert' });
  });
});
