import { describe, expect, test } from 'vitest';
import { parseLedger } from '../engine/games/ledger.ts';
import { asJson, asText, type Book, brokenPromises, coverageOf, mistakesIn } from './coverage-report.ts';

/** A game of four rows, two of which are of one group, and one worked example. */
const book = (game: string, prefix: string, complete: boolean, awaits: readonly string[] = []): Book => ({
  game,
  complete,
  awaits,
  ledger: parseLedger(
    [
      '## 1. Rules',
      '| id | rule | source | kind |',
      '|---|---|---|---|',
      ...['DEAL-01', 'PLAY-01', 'PLAY-02', 'PLAY-04'].map(id => `| ${prefix}-${id} | A rule. | 1 | stated |`),
      '## 2. Examples',
      '| id | expected |',
      '|---|---|',
      `| ${prefix}-EX-01 | Something. |`,
    ].join('\n'),
  ),
});

const whist = book('whist', 'WHI', true);
const rummy = book('rummy', 'RUM', false);
const titled = (...titles: string[]) => titles.map(title => ({ title, file: 'some.test.ts' }));

describe('coverage', () => {
  test('counts a row whose id is in a title, alone, with another or under a group', () => {
    const titles = titled('WHI-DEAL-01: dealing', 'trumps > WHI-PLAY-01, WHI-PLAY-02: following', 'RUM-PLAY-04');
    expect(coverageOf([whist, rummy], titles, {})).toEqual([
      {
        game: 'whist',
        complete: true,
        rows: 4,
        tested: ['WHI-DEAL-01', 'WHI-PLAY-01', 'WHI-PLAY-02'],
        untestable: [],
        missing: ['WHI-PLAY-04'],
        awaited: [],
      },
      {
        game: 'rummy',
        complete: false,
        rows: 4,
        tested: ['RUM-PLAY-04'],
        untestable: [],
        missing: ['RUM-DEAL-01', 'RUM-PLAY-01', 'RUM-PLAY-02'],
        awaited: [],
      },
    ]);
  });

  test('rows of an expansion that is not built yet are awaited and not missing', () => {
    const expanded = book('whist', 'WHI', true, ['WHI-PLAY']);
    const coverage = coverageOf([expanded], titled('WHI-DEAL-01', 'WHI-PLAY-02'), {});
    expect(coverage[0]).toMatchObject({
      tested: ['WHI-DEAL-01', 'WHI-PLAY-02'],
      missing: [],
      awaited: ['WHI-PLAY-01', 'WHI-PLAY-04'],
    });
    expect(brokenPromises(coverage)).toEqual([]);
    expect(asText(coverage, false).split('\n')).toEqual([
      'game   rows  with a test  untestable  missing',
      'whist     4            2           0        0  complete, 2 of expansions to come',
    ]);
  });

  test('a row of the reviewed list is not missing; one with a test counts as tested only', () => {
    const [coverage] = coverageOf([whist], titled('WHI-DEAL-01'), { 'WHI-DEAL-01': 'why', 'WHI-PLAY-02': 'why' });
    expect(coverage).toMatchObject({
      tested: ['WHI-DEAL-01'],
      untestable: ['WHI-PLAY-02'],
      missing: ['WHI-PLAY-01', 'WHI-PLAY-04'],
    });
  });

  test('a longer id does not stand for the shorter one in it', () => {
    expect(coverageOf([whist], titled('WHI-PLAY-011', 'XWHI-DEAL-01'), {})[0]?.tested).toEqual([]);
  });
});

describe('mistakes', () => {
  test('none in proper titles and a proper list', () => {
    const titles = titled('WHI-DEAL-01, RUM-DEAL-01: dealing', 'no rule at all');
    expect(mistakesIn([whist, rummy], titles, { 'RUM-PLAY-01': 'people only' })).toEqual([]);
  });

  test('an id that no ledger has', () => {
    expect(mistakesIn([whist], titled('WHI-PLAY-03: a gap'), {})).toEqual([
      'some.test.ts: no ledger has WHI-PLAY-03, in the test "WHI-PLAY-03: a gap"',
    ]);
  });

  test('more than two ids', () => {
    expect(mistakesIn([whist], titled('WHI-DEAL-01 WHI-PLAY-01 WHI-PLAY-02'), {})).toEqual([
      'some.test.ts: 3 ids and not at most 2, in the test "WHI-DEAL-01 WHI-PLAY-01 WHI-PLAY-02"',
    ]);
  });

  test('a worked example may be named beside two rows', () => {
    expect(mistakesIn([whist], titled('WHI-EX-01: WHI-DEAL-01, WHI-PLAY-01'), {})).toEqual([]);
  });

  test('the reviewed list: an unknown row, a row with a test, no reason', () => {
    const untestable = { 'WHI-PLAY-09': 'why', 'WHI-DEAL-01': 'why', 'WHI-PLAY-01': ' ' };
    expect(mistakesIn([whist], titled('WHI-DEAL-01'), untestable)).toEqual([
      'untestable.json: no ledger has WHI-PLAY-09',
      'untestable.json: WHI-DEAL-01 has a test',
      'untestable.json: WHI-PLAY-01 has no reason',
    ]);
  });
});

test('a complete game with a row without a test breaks its promise, an incomplete one does not', () => {
  const titles = titled('WHI-DEAL-01', 'WHI-PLAY-01', 'WHI-PLAY-02');
  expect(brokenPromises(coverageOf([whist, rummy], titles, {}))).toEqual([
    'whist is complete on the shelf, and 1 row has no test',
  ]);
  expect(brokenPromises(coverageOf([whist, rummy], titles, { 'WHI-PLAY-04': 'why' }))).toEqual([]);
});

describe('for readers', () => {
  const coverage = coverageOf([whist, rummy], titled('WHI-DEAL-01', 'RUM-DEAL-01'), { 'RUM-PLAY-04': 'why' });

  test('a table, then the rows of complete games and a count for the others', () => {
    expect(asText(coverage, false).split('\n')).toEqual([
      'game   rows  with a test  untestable  missing',
      'whist     4            1           0        3  complete',
      'rummy     4            1           1        2',
      '',
      'whist: 3 rows have no test',
      '  WHI-PLAY-01, -02, -04',
      'rummy, not complete yet: 2 rows have no test (npm run coverage:rules rummy names them)',
    ]);
  });

  test('all rows when asked for in full', () => {
    expect(asText(coverage, true).split('\n').slice(-2)).toEqual(['rummy: 2 rows have no test', '  RUM-PLAY-01, -02']);
  });

  test('the table alone when nothing is missing', () => {
    const untestable = Object.fromEntries(whist.ledger.rows.map(({ id }) => [id, 'why']));
    expect(asText(coverageOf([whist], [], untestable), false).split('\n')).toHaveLength(2);
  });

  test('programs get counts and lists by game', () => {
    expect(JSON.parse(asJson(coverage)).rummy).toEqual({
      complete: false,
      counts: { rows: 4, tested: 1, untestable: 1, missing: 2, awaited: 0 },
      tested: ['RUM-DEAL-01'],
      untestable: ['RUM-PLAY-04'],
      missing: ['RUM-PLAY-01', 'RUM-PLAY-02'],
      awaited: [],
    });
  });
});
