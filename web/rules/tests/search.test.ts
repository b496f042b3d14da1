import { readFileSync } from 'node:fs';
import type { Language } from '@havre/engine/games/language.ts';
import { ledgerFile, parseLedger } from '@havre/engine/games/ledger.ts';
import { rulebookFile } from '@havre/engine/games/rulebook.ts';
import { parseRulebook } from '@havre/engine/games/rulebook-parser.ts';
import { describe, expect, test } from 'vitest';
import { bookIndex } from '../book-index.ts';
import { foldedWords, found, searchable } from '../search.ts';

test('words are compared without capitals, accents and marks', () => {
  expect(foldedWords('L’œuf, à Noël ! FUJ-OUT-04')).toEqual(['l', 'oeuf', 'a', 'noel', 'fuj', 'out', '04']);
});

describe('what is found', () => {
  const index = searchable(
    ['The draw pile is empty', 'Draw one card', 'A card goes through', 'L’égalité'],
    one => one,
    'en',
  );

  test.each([
    ['a word', 'through', ['A card goes through']],
    ['the beginning of a word', 'thro', ['A card goes through']],
    ['accents or not', 'egalite', ['L’égalité']],
    ['a plural', 'cards', ['Draw one card', 'A card goes through']],
    ['a letter too few, too many, another one, two exchanged', 'emty', ['The draw pile is empty']],
    ['', 'thrrough', ['A card goes through']],
    ['', 'thraugh', ['A card goes through']],
    ['', 'htrough', ['A card goes through']],
    ['all words before some of them', 'draw empty', ['The draw pile is empty']],
    ['some of them if not all are anywhere', 'draw zebra', ['Draw one card', 'The draw pile is empty']],
    ['nothing', 'zebra', []],
    ['nothing without words', ' ?! ', []],
  ])('%s (%s)', (_, query, texts) => {
    expect(found(index, query).toSorted()).toEqual(texts.toSorted());
  });
});

describe('an argument is decided by a few words', () => {
  const rowsOf = (game: string, language: Language) =>
    parseLedger(readFileSync(new URL(`../../../engine/games/${game}/${ledgerFile(language)}`, import.meta.url), 'utf8'))
      .rows;

  test.each([
    ['fuji-flush', 'en', 'tie', 'FUJ-OUT-05'],
    ['fuji-flush', 'fr', 'egalite chassé', 'FUJ-OUT-05'],
    ['fuji-flush', 'fr', 'pioche vide', 'FUJ-PILE-03'],
    ['jamaica', 'fr', 'penurie', 'JAM-SHORTAGE07-01'],
    ['jamaica', 'en', 'shortige', 'JAM-SHORTAGE07-01'],
    ['jamaica', 'en', 'JAM-GOAL-01', 'JAM-GOAL-01'],
    ['aquatika', 'fr', 'pieuvre proie', 'AQU-OCTO-04'],
  ] as const)('%s (%s): “%s” leads to %s', (game, language, query, row) => {
    const rows = found(
      searchable(rowsOf(game, language), ({ id, rule }) => `${id} ${rule}`, language),
      query,
    );
    expect(rows.map(({ id }) => id)).toContain(row);
  });
});

describe('a question as people ask it is answered by the first sentences', () => {
  const textIn = (game: string, file: string): string =>
    readFileSync(new URL(`../../../engine/games/${game}/${file}`, import.meta.url), 'utf8');

  test.each([
    ['jamaica', 'en', 'can I refuse to pay?', 'JAM-PRICE-06'],
    ['jamaica', 'fr', 'peut-on refuser de payer ?', 'JAM-PRICE-06'],
    ['jamaica', 'fr', 'ajouter de lor dans une cale deja pleine', 'JAM-LOAD-04'],
    ['jamaica', 'fr', 'combat a port royale', 'JAM-COMBAT-05'],
    ['captain-jack', 'en', 'are dice added up', 'CJG-SHIP-08'],
    ['captain-jack', 'en', 'turn a card at sea', 'CJG-PORT-15'],
    ['captain-jack', 'fr', 'puis je tourné une carte en mer', 'CJG-PORT-15'],
    ['aquatika', 'en', 'jump over two animals', 'AQU-FISH-10'],
    ['aquatika', 'fr', 'peut-on sauter par-dessus deux animaux ?', 'AQU-FISH-10'],
    ['aquatika', 'fr', 'peut on soter par desus deux animeaux', 'AQU-FISH-10'],
    ['aquatika', 'en', 'can a shark eat my own animal', 'AQU-SHARK-04'],
    ['decrypto', 'en', 'can I use a foreign word', 'DEC-CLUE-17'],
    ['decrypto', 'fr', 'mot de la meme famile', 'DEC-CLUE-13'],
    ['fuji-flush', 'en', 'do equal cards beat each other', 'FUJ-OUT-05'],
    ['fuji-flush', 'fr', 'peut-on passer son tour', 'FUJ-TURN-07'],
  ] as const)('%s (%s): “%s” leads to %s', (game, language, query, row) => {
    const book = parseRulebook(textIn(game, rulebookFile(language)), language);
    const { rows } = parseLedger(textIn(game, ledgerFile(language)));
    const { sentences } = bookIndex(book, rows, language);
    const firstFew = found(sentences, query).slice(0, 3);
    expect(firstFew.flatMap(({ passage }) => passage.rows)).toContain(row);
  });
});
