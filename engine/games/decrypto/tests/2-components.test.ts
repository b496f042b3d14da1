/** Chapter 2: component data. */
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../kernel/chance.ts';
import { chosen } from '../../../kernel/options.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { decrypto } from '../game.ts';
import { CODES, codeOf, digitsOf, isComplete, isDraft } from '../material.ts';
import { drawWord, packOf, shareAStem, whyNoPack } from '../pack.ts';
import { keyOf } from '../text.ts';
import { ENGLISH } from '../words-en.ts';
import { FRENCH } from '../words-fr.ts';
import { BLACK, begin, randomGames, scene, WHITE } from './kit.ts';

describe('codes', () => {
  test('DEC-DATA-01: a code has three digits', () => {
    for (const code of CODES) expect(digitsOf(code)).toHaveLength(3);
    expect(codeOf(3, 1, 4)).toBe(314);
    expect(digitsOf(314)).toEqual([3, 1, 4]);
  });

  test('DEC-DATA-02: digits from 1 to 4, all different, every choice once', () => {
    expect(CODES).toHaveLength(24);
    expect(new Set(CODES).size).toBe(24);
    for (const code of CODES) {
      const digits = digitsOf(code);
      expect(new Set(digits).size).toBe(3);
      expect(Math.min(...digits)).toBeGreaterThan(0);
      expect(Math.max(...digits)).toBeLessThan(5);
      expect([isDraft(code), isComplete(code)]).toEqual([true, true]);
    }
    expect([114, 125, 999].map(isDraft)).toEqual([false, false, false]);
    expect([0, 300, 14].map(isDraft)).toEqual([true, true, true]);
  });

  test('DEC-DATA-03: both teams draw from the same 24 codes', () => {
    const table = scene();
    table.draw();
    expect(table.match.log.at(-1)?.draws.map(([bound]) => bound)).toEqual([24, 24]);
  });

  test('DEC-DATA-06: both teams may have the same code in one round', () => {
    const table = scene();
    table.draw(243, 243);
    expect(table.state.teams.map(team => team.card)).toEqual([243, 243]);
  });
});

describe('words', () => {
  test('DEC-DATA-07: French or English, 602 words each', () => {
    expect([FRENCH.length, ENGLISH.length]).toEqual([602, 602]);
    for (const [language, pack] of [
      ['fr', FRENCH],
      ['en', ENGLISH],
    ] as const) {
      expect(new Set(pack.map(keyOf)).size).toBeGreaterThanOrEqual(100);
      const { teams } = begin(6, { options: { language } }).state;
      for (const word of teams.flatMap(team => team.words)) expect(pack).toContain(word);
    }
    expect(whyNoPack(FRENCH.join(','))).not.toMatchObject({ refused: 'pack-too-small' });
  });

  test('DEC-DATA-04: the eight words of a game are different', () => {
    for (let seed = 0; seed < 60; seed++) {
      const words = begin(4, {}, seed).state.teams.flatMap(team => team.words.map(keyOf));
      expect(new Set(words).size).toBe(8);
    }
  });

  test('DEC-DATA-04: a word drawn a second time is put back', () => {
    const table = begin(4, { loaded: [0, 0, 0, 1, 2, 3, 50, 3, 60, 70, 80] });
    expect(table.state.teams[WHITE].words).toEqual([0, 1, 2, 3].map(i => FRENCH[i]));
    expect(table.state.teams[BLACK].words).toEqual([50, 60, 70, 80].map(i => FRENCH[i]));
  });

  test.each([
    ['prince', 'princesse', true],
    ['PRINCE', 'princé', true],
    ['cheval', 'chevalier', true],
    ['clé', 'clément', false],
    ['or', 'orage', false],
    ['phare', 'pharaon', false],
  ])('DEC-DATA-08: %s and %s share a stem: %s', (one, other, shared) => {
    expect([shareAStem(one, other), shareAStem(other, one)]).toEqual([shared, shared]);
  });

  test('DEC-DATA-08: of two words that share a stem the later one is put back', () => {
    const pack = ['princesse', 'prince', 'phare'];
    const draws = [1, 2];
    const chance = { below: () => draws.shift() ?? 0 };
    expect(drawWord(pack, { inPlay: ['princesse'], putAway: [] }, chance)).toBe('phare');
    expect(drawWord(pack, { inPlay: [], putAway: ['princesse'] }, { below: () => 1 })).toBe('prince');
    for (let seed = 0; seed < 60; seed++) {
      const words = begin(4, {}, seed).state.teams.flatMap(team => team.words);
      for (const [i, word] of words.entries())
        for (const other of words.slice(0, i)) expect(shareAStem(word, other)).toBe(false);
    }
  });
});

describe('a pack of one’s own', () => {
  const twenty = Array.from({ length: 20 }, (_, i) => `${'bcdfghjklm'[i % 10]}${i < 10 ? 'a' : 'o'}mot`);
  const chosenWith = (words: string) => chosen(decrypto, { words }, 4);

  test('DEC-DATA-07: is taken, and all words of the game are from it', () => {
    const words = twenty.join(', ');
    expect(isRefusal(chosenWith(words))).toBe(false);
    const table = begin(4, { options: { words } });
    for (const word of table.state.teams.flatMap(team => team.words)) expect(twenty).toContain(word);
    expect(packOf({ language: 'fr', words: twenty.join(' , ') })).toEqual(twenty);
    expect(packOf({ language: 'en', words: `${twenty.join(' ; ')};` })).toEqual(twenty);
  });

  test('DEC-DATA-07: even if both teams exchange all their words there are enough', () => {
    const table = begin(4, { options: { words: twenty.join() } });
    for (const seat of [0, 1, 2, 3]) table.does(seat, { type: 'exchangeWords', wish: true });
    const all = table.state.teams.flatMap(team => [...team.words, ...team.putAway]);
    expect(new Set(all).size).toBe(16);
  });

  test.each([
    ['two words', 'neige, forêt', 'pack-too-small'],
    ['too few', twenty.slice(1).join(), 'pack-too-small'],
    ['nothing but one stem', twenty.map((_, i) => `prince${i < 1 ? '' : i}`).join(), 'pack-words-alike'],
    ['a word twice but for its accents', [...twenty, 'Été', 'ete'].join(), 'pack-word-twice'],
    ['an emoji', [...twenty, '🐟'].join(), 'pack-bad-word'],
    ['a word of one letter', [...twenty, 'y'].join(), 'pack-word-too-short'],
    ['a word too long', [...twenty, 'x'.repeat(25)].join(), 'pack-word-too-long'],
    ['a word turned around', [...twenty, 'mot\u202etom'].join(), 'pack-bad-word'],
    ['a control character', [...twenty, 'mot\u0007'].join(), 'pack-bad-word'],
    ['a line break', twenty.join(',\n'), 'pack-bad-word'],
    ['punctuation alone', [...twenty, '!!!'].join(), 'pack-word-too-short'],
    ['a paste of 10,000 characters', 'mot,'.repeat(2500), 'value-too-long'],
    ['10,000 words', Array.from({ length: 10_000 }, (_, i) => `mot${i}x`).join(), 'value-too-long'],
    [
      'a page of a novel',
      'Longtemps, on se coucha de bonne heure. Et puis un soir on ne dormit plus du tout. '.repeat(9),
      'pack-word-too-long',
    ],
    [
      'words that begin with each other',
      twenty.map((_, i) => 'neigeneigeneigeneige'.slice(0, 4 + (i % 16)) + 'x'.repeat(i >> 4)).join(),
      'pack-words-alike',
    ],
  ])('DEC-DATA-07: is refused for %s', (_, words, refused) => {
    expect(chosenWith(words)).toMatchObject({ refused, rule: expect.stringMatching(/^DEC-DATA-0[478]$/) });
  });

  test.each([
    ['mot\u202etom', 'mot·tom'],
    ['a\u0007b', 'a·b'],
    ['🐟', '🐟'],
  ])('DEC-DATA-07: says which word is none, and shows nothing of it that cannot be seen: %j', (bad, shown) => {
    expect(whyNoPack([...twenty, bad].join(', '))).toMatchObject({ refused: 'pack-bad-word', about: shown });
  });

  test('DEC-DATA-07: says how a word begins that is too long', () => {
    const refusal = whyNoPack([...twenty, 'x'.repeat(90)].join(', '));
    expect(refusal).toMatchObject({ refused: 'pack-word-too-long', about: `${'x'.repeat(30)}…` });
  });

  test('DEC-DATA-08: says which word begins with another, only if too few are left without', () => {
    const alike = ['prince', 'princesse'];
    expect(whyNoPack([...twenty, ...alike].join(', '))).toBeNull();
    const refusal = whyNoPack([...twenty.slice(2), ...alike].join(', '));
    expect(refusal).toMatchObject({ refused: 'pack-words-alike', about: 'princesse' });
  });

  test('DEC-DATA-07: markup and words written from right to left are words like any others', () => {
    const odd = ['<b>mot</b>', 'שלום', 'سلام'];
    expect(whyNoPack([...twenty, ...odd].join(', '))).toBeNull();
    expect(packOf({ language: 'fr', words: [...twenty, ...odd].join(',') }).slice(-3)).toEqual(odd);
  });
});

test('DEC-DATA-05: the supply of tokens never runs out: nobody holds more than two of a kind', () => {
  randomGames(2, table => {
    if (table.state.trio) return;
    for (const tokens of table.tokens.flat()) expect(tokens).toBeLessThanOrEqual(2);
  });
  const table = scene({
    tokens: [
      [3, 0],
      [0, 0],
    ],
  });
  expect(decrypto.check?.(table.state)).toBe('there are not so many tokens');
});

test('DEC-DATA-08: words are drawn evenly', () => {
  const dice = new SeededDice(5);
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const word = drawWord(['un', 'deux', 'trois'], { inPlay: [], putAway: [] }, dice);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(150);
});
