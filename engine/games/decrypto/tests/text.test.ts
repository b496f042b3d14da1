/** Text is text: whatever is pasted, it is compared as people would compare it and accepted only if they could read it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { whyNoClue } from '../5-clue-check.ts';
import { inSentence, isReadable, keyOf, lengthOf, namesTheSame, readingsOf, tidied, wordsOf } from '../text.ts';
import { french } from '../wording-fr.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 200 });
const anyGraphemes = fc.string({ unit: 'grapheme', maxLength: 80 });

describe('comparing', () => {
  test.each([
    ['Forêt', 'foret'],
    ['FORE\u0302T', 'foret'],
    ['Œuvre', 'oeuvre'],
    ['Æther', 'aether'],
    ['ﬁlm', 'film'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['Łódź', 'lodz'],
    ['İstanbul', 'istanbul'],
    ['ｎｅｉｇｅ', 'neige'],
    ['arc-en-ciel', 'arcenciel'],
    ['arc‑en–ciel', 'arcenciel'],
    ["aujourd'hui", 'aujourdhui'],
    ['aujourd’hui', 'aujourdhui'],
    ['  Mont   Blanc ', 'montblanc'],
    ['n° 5', 'n5'],
    ['CO₂', 'co2'],
    ['½', '12'],
    ['', ''],
    ['…', ''],
  ])('%j has the key %j', (text, key) => {
    expect(keyOf(text)).toBe(key);
  });

  test('a key never changes when it is made again, nor by case or composition', () => {
    fc.assert(
      fc.property(anyGraphemes, text => {
        const key = keyOf(text);
        expect(keyOf(key)).toBe(key);
        expect(keyOf(text.normalize('NFD'))).toBe(keyOf(text.normalize('NFC')));
        expect(wordsOf(text).join('')).toBe(key);
      }),
    );
  });

  test('words end at punctuation, and are read without it too', () => {
    expect(wordsOf('L’été, arc-en-ciel !')).toEqual(['l', 'ete', 'arc', 'en', 'ciel']);
    expect(readingsOf('L’été arc-en-ciel')).toEqual(['l', 'ete', 'arc', 'en', 'ciel', 'lete', 'arcenciel']);
    expect(readingsOf('')).toEqual([]);
  });

  test('whoever names the same is named by the same', () => {
    fc.assert(
      fc.property(anyGraphemes, anyGraphemes, (one, other) => {
        expect(namesTheSame(one, other)).toBe(namesTheSame(other, one));
        expect(namesTheSame(one, one)).toBe(keyOf(one) !== '');
      }),
    );
  });
});

describe('writing down', () => {
  test('spaces are tidied and letters composed', () => {
    expect(tidied('\u00a0 e\u0301te\u0301\t\tindien ')).toBe('été indien');
    expect(lengthOf('e\u0301te\u0301')).toBe(3);
    expect(lengthOf('𝒜')).toBe(1);
  });

  test('what is tidied stays tidy and keeps its key', () => {
    fc.assert(
      fc.property(anyText, text => {
        expect(tidied(tidied(text))).toBe(tidied(text));
        expect(keyOf(tidied(text))).toBe(keyOf(text));
      }),
    );
  });
});

describe('reading aloud', () => {
  test.each([
    'Noël',
    'L’Œuvre au noir',
    '20 % de 3 €',
    'a + b = c',
    'qu’est-ce que c’est ?',
    'Ελλάδα',
    '雪',
    '«\u202foui\u202f»',
    '№ 5'.replace('№', 'n°'),
  ])('%j can be read', text => {
    expect(isReadable(text)).toBe(true);
  });

  test.each([
    ...['🐟', '👨‍👩‍👧', '🇫🇷', '1️⃣', '☎', '❤️', '♥', '✔', '©', '™', '→'],
    ...['\u0000', '\u0007', '\u001b[31m', '\u007f', '\u0085', 'a\nb', 'a\tb', 'a\rb'],
    ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u180e'],
    ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069', '\u2028', '\u2029'],
    ...['\ud800', '\udfff', '\ue000', '\u{f0000}', '\u{e0041}', '\ufff9', '\uffff'],
    ...['a\u0301\u0301\u0301\u0301', '\u0301', ' \u0301'],
  ])('%j cannot', text => {
    expect(isReadable(text)).toBe(false);
  });

  test('whatever is accepted as a clue has no invisible, controlling or pictorial part', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyGraphemes), text => {
        if (whyNoClue(text, { words: [], used: [], forms: 'all' }) !== null) return;
        expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Extended_Pictographic}]/u);
        expect(keyOf(text)).not.toBe('');
        expect(lengthOf(tidied(text))).toBeLessThanOrEqual(60);
      }),
      { numRuns: 2000 },
    );
  });

  test('long pastes are judged quickly', () => {
    const before = performance.now();
    for (const paste of ['a'.repeat(10_000), 'e\u0301'.repeat(5000), 'l’'.repeat(5000), '\u0301'.repeat(10_000)]) {
      whyNoClue(paste, { words: ['merry-go-round', 'forêt'], used: ['Alpes'], forms: 'all' });
      tidied(paste);
      keyOf(paste);
      isReadable(paste);
      readingsOf(paste);
      namesTheSame(paste, 'forêt');
    }
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

test('clues that are written from right to left stand in a sentence in the order in which they were given', () => {
  expect(['neige', 'книга', '中文', '<b>mot</b>'].map(inSentence)).toEqual(['neige', 'книга', '中文', '<b>mot</b>']);
  const told = french.actions.nameWords({ type: 'nameWords', words: ['شمس', 'neige', 'שלום'] }, []);
  expect(told.match(/\u2068[^\u2069]*\u2069|neige/gu)).toEqual(['\u2068شمس\u2069', 'neige', '\u2068שלום\u2069']);
});
