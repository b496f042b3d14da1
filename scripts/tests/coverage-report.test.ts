import { describe, expect, test } from 'vitest';
import { parseLedger } from '../../engine/games/ledger.ts';
import { asJson, asText, type Book, brokenPromises, coverageOf, mistakesIn } from '../coverage-report.ts';

const ROWS = ['DEAL-01', 'PLAY-01', 'PLAY-02', 'PLAY-04'];

/** A game of four rows, three of which are of one group, and one worked example; its rules cite every row. */
const book = (game: string, prefix: string, complete: boolean, awaits: readonly string[] = []): Book => ({
  game,
  complete,
  awaits,
  ledger: parseLedger(
    [
      '## 1. Rules',
      '| id | rule | source | kind |',
      '|---|---|---|---|',
      ...ROWS.map(id => `| ${prefix}-${id} | A rule. | 1 | stated |`),
      '## 2. Examples',
      '| id | expected |',
      '|---|---|',
      `| ${prefix}-EX-01 | Something. |`,
    ].join('\n'),
  ),
  citations: ROWS.map(id => ({ id: `${prefix}-${id}`, file: 'rules.ts' })),
});

/** The same game, whose rules cite these alone. */
const citing = (cited: Book, ...ids: string[]): Book => ({
  ...cited,
  citations: ids.map(id => ({ id, file: 'rules.ts' })),
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
        uncited: [],
      },
      {
        game: 'rummy',
        complete: false,
        rows: 4,
        tested: ['RUM-PLAY-04'],
        untestable: [],
        missing: ['RUM-DEAL-01', 'RUM-PLAY-01', 'RUM-PLAY-02'],
        awaited: [],
        uncited: [],
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
      'game   rows  with a test  untestable  missing  uncited',
      'whist     4            2           0        0        0  complete, 2 of expansions to come',
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

  test('a row that no line cites is uncited, unless it is awaited or on the reviewed list', () => {
    const expanded = book('whist', 'WHI', true, ['WHI-PLAY']);
    const [whole] = coverageOf([citing(whist, 'WHI-PLAY-01')], [], { 'WHI-PLAY-02': 'why' });
    const [base] = coverageOf([citing(expanded)], [], {});
    expect([whole?.uncited, base?.uncited]).toEqual([['WHI-DEAL-01', 'WHI-PLAY-04'], ['WHI-DEAL-01']]);
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

  test('a citation of what no ledger has; one of a worked example is none', () => {
    expect(mistakesIn([citing(whist, 'WHI-PLAY-03', 'WHI-EX-01', 'RUM-DEAL-01'), rummy], [], {})).toEqual([
      'whist/rules.ts: no ledger has WHI-PLAY-03',
    ]);
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

test('so does one with a row without a citation', () => {
  const titles = titled('WHI-DEAL-01', 'WHI-PLAY-01', 'WHI-PLAY-02', 'WHI-PLAY-04');
  expect(brokenPromises(coverageOf([citing(whist, 'WHI-DEAL-01'), citing(rummy)], titles, {}))).toEqual([
    'whist is complete on the shelf, and 3 rows have no citation',
  ]);
});

describe('for readers', () => {
  const coverage = coverageOf([whist, rummy], titled('WHI-DEAL-01', 'RUM-DEAL-01'), { 'RUM-PLAY-04': 'why' });

  test('a table, then the rows of complete games and a count for the others', () => {
    expect(asText(coverage, false).split('\n')).toEqual([
      'game   rows  with a test  untestable  missing  uncited',
      'whist     4            1           0        3        0  complete',
      'rummy     4            1           1        2        0',
      '',
      'whist: 3 rows have no test',
      '  WHI-PLAY-01, -02, -04',
      'rummy, not complete yet: 2 rows have no test (npm run coverage:rules rummy names them)',
    ]);
  });

  test('all rows when asked for in full', () => {
    expect(asText(coverage, true).split('\n').slice(-2)).toEqual(['rummy: 2 rows have no test', '  RUM-PLAY-01, -02']);
  });

  test('rows without a citation are named after those without a test', () => {
    const coverage = coverageOf([citing(whist, 'WHI-PLAY-02')], titled('WHI-DEAL-01'), {});
    expect(asText(coverage, false).split('\n').slice(-5)).toEqual([
      'whist: 3 rows have no test',
      '  WHI-PLAY-01, -02, -04',
      'whist: 3 rows have no citation',
      '  WHI-DEAL-01',
      '  WHI-PLAY-01, -04',
    ]);
  });

  test('the table alone when nothing is missing', () => {
    const untestable = Object.fromEntries(whist.ledger.rows.map(({ id }) => [id, 'why']));
    expect(asText(coverageOf([whist], [], untestable), false).split('\n')).toHaveLength(2);
  });

  test('programs get counts and lists by game', () => {
    expect(JSON.parse(asJson(coverage)).rummy).toEqual({
      complete: false,
      counts: { rows: 4, tested: 1, untestable: 1, missing: 2, awaited: 0, uncited: 0 },
      tested: ['RUM-DEAL-01'],
      untestable: ['RUM-PLAY-04'],
      missing: ['RUM-PLAY-01', 'RUM-PLAY-02'],
      awaited: [],
      uncited: [],
    });
  });
});
