import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { idsIn, LedgerError, parseLedger, rowOf } from '../ledger.ts';

const ledgerOf = (game: string) => parseLedger(readFileSync(new URL(`../${game}/rules.md`, import.meta.url), 'utf8'));

/** A small ledger around some lines of a table; the first of them is line 5. */
const small = (...lines: string[]) =>
  parseLedger(['# Small', '## 1. Only', '| id | rule | source | kind |', '|---|:-:|---|---|', ...lines].join('\n'));

describe('the ledgers of the house', () => {
  const games = { aquatika: 130, 'captain-jack': 335, decrypto: 166, 'fuji-flush': 97, jamaica: 424 };
  const ledgers = Object.keys(games).map(ledgerOf);

  test.each(Object.entries(games))('%s is read whole: %i rows', (game, rows) => {
    expect(ledgerOf(game).rows).toHaveLength(rows);
  });

  test('no id is used twice, in one ledger or in two', () => {
    const ids = ledgers.flatMap(({ rows, examples }) => [...rows.map(row => row.id), ...examples]);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test('an id is found again as it is in the middle of a sentence', () => {
    for (const { rows } of ledgers) for (const { id } of rows) expect(idsIn(`(${id}, at once)`)).toEqual([id]);
  });

  test('a row has its words, its source, its kind and its chapter', () => {
    const ledger = ledgerOf('fuji-flush');
    expect(ledger.title).toBe('Fuji Flush: rules ledger');
    expect(rowOf(ledger, 'FUJ-OUT-02')).toEqual({
      id: 'FUJ-OUT-02',
      rule: 'Every front card in a group of lower combined value is discarded.',
      source: '004 Déroulement 2',
      kind: 'stated',
      chapter: '6',
    });
    expect(rowOf(ledger, 'FUJ-OUT-99')).toBeUndefined();
  });

  test('the editions of Jamaica have a column of their own', () => {
    const ledger = ledgerOf('jamaica');
    const row = rowOf(ledger, 'JAM-DATA-03');
    expect(row).toMatchObject({ edition: '21', kind: 'decision', source: 'silent (001 Pénurie 2)', chapter: '16' });
    expect(row?.rule).toMatch(/^\*\*Q\*\* Which symbol .* exists\.$/);
    expect(ledger.rows.filter(({ id }) => id.startsWith('CREW-'))).toHaveLength(128);
    expect(new Set(ledger.rows.map(({ edition }) => edition))).toEqual(new Set(['07', '21', 'both', 'crew']));
  });

  test('chapters keep their printed numbers, and sections below them belong to them', () => {
    const ledger = ledgerOf('captain-jack');
    expect(ledger.chapters).toContainEqual({ number: '10a', title: 'At an online table (CJG-NET)' });
    expect(ledger.chapters.map(({ number }) => number)).toHaveLength(22);
    expect(rowOf(ledger, 'CJG-NET-01')?.chapter).toBe('10a');
    expect(rowOf(ledger, 'CJG-ADV-SAILOR-10')?.chapter).toBe('16');
  });

  test('worked examples are known and are no rows', () => {
    const ledger = ledgerOf('captain-jack');
    expect(ledger.examples).toHaveLength(34);
    expect(ledger.examples.slice(0, 4)).toEqual(['CJG-EX-01', 'CJG-EX-02', 'CJG-EX-03', 'CJG-EX-10']);
    expect(ledger.rows.some(({ id }) => id.startsWith('CJG-EX-'))).toBe(false);
  });
});

describe('a ledger that cannot be read', () => {
  const good = '| ABC-ONE-01 | A rule. | 1 | stated |';

  test.each([
    ['an id twice', [good, good], 'ABC-ONE-01 is there twice (line 6)'],
    ['an unknown kind', ['| ABC-ONE-01 | A rule. | 1 | said |'], 'ABC-ONE-01 is said, not one of stated, implied'],
    ['a missing cell', ['| ABC-ONE-01 | A rule. | stated |'], 'ABC-ONE-01 has 3 cells under 4 headings (line 5)'],
    ['no words', ['| ABC-ONE-01 |  | 1 | stated |'], 'ABC-ONE-01 has no rule or no source (line 5)'],
    ['a wrong id', [good, '| one | A rule. | 1 | stated |'], "'one' is not an id (line 6)"],
  ])('is refused with its line: %s', (_, lines, problem) => {
    expect(() => small(...lines)).toThrow(LedgerError);
    expect(() => small(...lines)).toThrow(problem);
  });

  test('is refused when a rule stands before the first chapter', () => {
    expect(() => parseLedger(`| id | rule | source | kind |\n|---|---|---|---|\n${good}`)).toThrow(
      'ABC-ONE-01 is in no chapter (line 3)',
    );
  });
});

test('a bar inside a cell is written with a backslash', () => {
  expect(small('| ABC-ONE-01 | One \\| two. | 1 | stated |').rows[0].rule).toBe('One | two.');
});

test('tables of components are passed over', () => {
  const ledger = small('', '| component | number |', '|---|---|', '| ABC-BOX-01 | 90 |');
  expect(ledger.rows).toEqual([]);
  expect(ledger.examples).toEqual([]);
});

test.each([
  ['each once', 'FUJ-OUT-02 and FUJ-OUT-02 again', ['FUJ-OUT-02']],
  ['of any depth', 'JAM-SHORTAGE07-01, CJG-ADV-SAILOR-41', ['JAM-SHORTAGE07-01', 'CJG-ADV-SAILOR-41']],
  ['misspelt ones too', 'FUJ-OUT-2, FUJ-OUT-02b', ['FUJ-OUT-2', 'FUJ-OUT-02b']],
  ['but nothing else', 'SHA-256, UTF-8, a chapter such as FUJ-OUT', []],
])('ids are found in a text: %s', (_, text, ids) => {
  expect(idsIn(text)).toEqual(ids);
});
