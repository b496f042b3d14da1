/** The ledger in French: the same rows as in English, and every one that somebody can be pointed to. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { idsIn, type Ledger, parseLedger, type Row, rowOf } from '../ledger.ts';
import { spaced } from '../typesetting.ts';

/** A row without its words. */
const bones = ({ id, kind, chapter }: Row) => ({ id, kind, chapter });

/** The questions, decisions and reasons of a row, by their marks. */
const marks = (rule: string): string[] => [...rule.matchAll(/\*\*(\w+)\*\*/g)].map(found => found[1] ?? '');

/** The numbers of a rule, without those in the ids it cites: a slip in one of them changes the rule. */
const numbers = (rule: string): string[] => {
  const withoutIds = idsIn(rule).reduce((text, id) => text.replaceAll(id, ''), rule);
  return [...new Set(withoutIds.match(/\d+/g))].sort();
};

/**
 * Tests the French ledger in the folder of a game.
 * @example frenchLedgerTests(new URL('../', import.meta.url));
 */
export function frenchLedgerTests(folder: URL): void {
  const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
  const english = parseLedger(textOf('rules.md'));
  const french = parseLedger(textOf('rules.fr.md'));
  const pairs = english.rows.map(row => [row.id, row.rule, rowOf(french, row.id)?.rule ?? ''] as const);

  test('both languages have the same rows, of the same kinds, in the same chapters and the same order', () => {
    expect(french.rows.map(bones)).toEqual(english.rows.map(bones));
    const numbersOf = ({ chapters, rows }: Ledger) =>
      chapters.map(({ number }) => number).filter(number => rows.some(({ chapter }) => chapter === number));
    expect(numbersOf(french)).toEqual(numbersOf(english));
  });

  test('every row has French words of its own', () => {
    for (const [id, rule, translated] of pairs) expect(translated, id).not.toBe(rule);
  });

  test('a decision has its question, its decision and its reason', () => {
    for (const [id, rule, translated] of pairs)
      expect(marks(translated), id).toEqual(marks(rule).map(mark => (mark === 'Why' ? 'Pourquoi' : mark)));
  });

  test('the rules have the same numbers in both languages, and cite the same rows', () => {
    for (const [id, rule, translated] of pairs) {
      expect(numbers(translated), id).toEqual(numbers(rule));
      expect(idsIn(translated), id).toEqual(idsIn(rule));
    }
  });

  test('it is typeset as French: proper apostrophes, and no-break spaces where they belong', () => {
    for (const [id, , translated] of pairs) {
      expect(translated, id).not.toMatch(/'|"/);
      expect(spaced(translated), id).not.toMatch(/ [:;!?»]|« /);
    }
  });

  describe('every row that somebody can be pointed to is there', () => {
    /** Ids stand as texts of their own in the rules: in events, refusals, options, channels and the ban on undo. */
    const cited = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && !name.startsWith('tests') && !/(^|\/)wording/.test(name))
      .flatMap(name => idsIn(textOf(name)))
      .filter(id => !english.examples.includes(id));

    test('the rules cite rows of many sorts', () => {
      expect(new Set(cited).size).toBeGreaterThan(Math.min(10, english.rows.length / 2));
    });

    test('and in both languages', () => {
      for (const id of new Set(cited)) {
        expect(rowOf(french, id)?.rule, id).toMatch(/\S/);
        expect(rowOf(english, id)?.rule, id).toMatch(/\S/);
      }
    });
  });
}
