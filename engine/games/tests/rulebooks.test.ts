/**
 * The rulebooks of all games, held against their ledgers: every row is reached from some sentence, in both languages alike, and a
 * sentence belongs to the editions of its rows.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shelf } from '../index.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { ledgerFile, parseLedger, rowOf } from '../ledger.ts';
import { passagesOf, plainText, type RulebookBlock, type RulebookText, rulebookFile } from '../rulebook.ts';
import { parseRulebook } from '../rulebook-parser.ts';
import { BOTH } from '../rulebook-passages.ts';

/** How long a book takes to read, in minutes. */
const SHORTEST = 5;
const LONGEST = 12;

/** How fast somebody reads who wants to understand. */
const WORDS_A_MINUTE = 200;

/** What one looks up: cases to try, reasons, for whoever wants to know them, and what is said again in short. */
const LOOKED_UP: readonly string[] = ['examples', 'reading', 'aid'];

/** How many minutes it takes to read the book, without what one looks up. */
function readingMinutes(book: RulebookText): number {
  const texts = book.chapters
    .filter(({ id }) => !LOOKED_UP.includes(id))
    .flatMap(({ blocks }) => blocks)
    .flatMap(block => passagesOf(block).map(plainText));
  return texts.reduce((count, text) => count + text.split(/\s+/).length, 0) / WORDS_A_MINUTE;
}

const fileOf = (game: string, name: string): URL => new URL(`../${game}/${name}`, import.meta.url);
const textOf = (game: string, name: string): string => readFileSync(fileOf(game, name), 'utf8');
const bookOf = (game: string, language: Language): RulebookText =>
  parseRulebook(textOf(game, rulebookFile(language)), language);
const blocksOf = (book: RulebookText): readonly RulebookBlock[] => book.chapters.flatMap(({ blocks }) => blocks);
const passagesIn = (book: RulebookText) => blocksOf(book).flatMap(passagesOf);
const linksIn = (book: RulebookText): string[] =>
  passagesIn(book).flatMap(({ spans }) =>
    spans.flatMap(span => (typeof span !== 'string' && span.type === 'link' ? [span.to] : [])),
  );

/** A block without its words: what it is, and which rows it states for whom, in whatever order its sentences are. */
const bonesOf = (block: RulebookBlock) => ({
  type: block.type,
  name: block.type === 'figure' ? `${block.kind}:${block.name}` : block.type === 'heading' ? block.id : '',
  rows: passagesOf(block)
    .flatMap(({ rows, only }) => rows.map(row => [row, ...only].join(' ')))
    .sort(),
});

/** A new game may do with its ledger for a while. */
const written = shelf.filter(({ id }) => LANGUAGES.some(language => existsSync(fileOf(id, rulebookFile(language)))));

describe.each(written)('the rulebook of $id', ({ id, game }) => {
  const ledger = parseLedger(textOf(id, ledgerFile('en')));
  const books = { en: bookOf(id, 'en'), fr: bookOf(id, 'fr') };

  test('reaches every row of the ledger from some sentence', () => {
    const reached = new Set(passagesIn(books.en).flatMap(({ rows }) => rows));
    expect(ledger.rows.map(row => row.id).filter(row => !reached.has(row))).toEqual([]);
  });

  test('cites rows that there are', () => {
    const cited = passagesIn(books.en).flatMap(({ rows }) => rows);
    expect(cited.filter(row => rowOf(ledger, row) === undefined)).toEqual([]);
  });

  test('says of which edition a sentence is, as its rows do, unless it states those of each', () => {
    const editionOf = (row: string) => rowOf(ledger, row)?.edition ?? BOTH;
    const wrong = passagesIn(books.en).flatMap(({ rows, only }) => {
      const editions = new Set(rows.map(editionOf));
      const isOfAll = books.en.switches.some(
        scopes => scopes.length > 1 && scopes.every(({ id: scope }) => editions.has(scope)),
      );
      return rows.filter(row => editionOf(row) !== BOTH && !only.includes(editionOf(row)) && !isOfAll);
    });
    expect(wrong).toEqual([]);
  });

  test('is the same book in French: chapters, sections, rows, editions, figures and links', () => {
    const bones = ({ switches, chapters }: RulebookText) => ({
      switches: switches.map(scopes => scopes.map(scope => scope.id)),
      chapters: chapters.map(({ id: chapter, only, blocks }) => ({ chapter, only, blocks: blocks.map(bonesOf) })),
    });
    expect(bones(books.fr)).toEqual(bones(books.en));
    expect(linksIn(books.fr).sort()).toEqual(linksIn(books.en).sort());
  });

  test('leads to options that the game has', () => {
    const options = linksIn(books.en).filter(link => link.startsWith('option:'));
    expect(options.filter(option => !(option.slice('option:'.length) in game.options))).toEqual([]);
  });

  test.each(['en', 'fr'] as const)('is read in five to twelve minutes (%s)', language => {
    const minutes = readingMinutes(books[language]);
    expect(minutes).toBeGreaterThanOrEqual(SHORTEST);
    expect(minutes).toBeLessThanOrEqual(LONGEST);
  });

  test('has words of its own: no sentence of the ledger is taken over', () => {
    for (const language of ['en', 'fr'] as const) {
      const rules = new Set(parseLedger(textOf(id, ledgerFile(language))).rows.map(({ rule }) => rule));
      expect(
        passagesIn(books[language])
          .map(plainText)
          .filter(text => text.length > 40 && rules.has(text)),
      ).toEqual([]);
    }
  });

  test('is typeset as French: proper apostrophes, and no straight quotes', () => {
    expect(
      passagesIn(books.fr)
        .map(plainText)
        .filter(text => /['"]/.test(text)),
    ).toEqual([]);
  });
});
