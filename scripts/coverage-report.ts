/**
 * Which rows of the ledgers have a test, and which are cited in the source: worked out from the ledgers, the titles of all
 * tests, the citations of each game and the reviewed list.
 */
import { isAwaited } from '../engine/games/index.ts';
import { idsIn, type Ledger } from '../engine/games/ledger.ts';
import type { Citation } from './citations.ts';

export interface Book {
  readonly game: string;
  /** Whether the shelf says that every row is implemented: from then on every row needs a test and a citation. */
  readonly complete: boolean;
  /** The first letters of the ids of expansions that are not built yet: their rows need no test before that. */
  readonly awaits: readonly string[];
  readonly ledger: Ledger;
  readonly citations: readonly Citation[];
}

/** The full title of a test that is run, with the groups around it. */
export interface TestTitle {
  readonly title: string;
  readonly file: string;
}

/** Rows that no program can test and no line can express, each with the reason. */
export type Untestable = { readonly [id: string]: string };

export interface Coverage {
  readonly game: string;
  readonly complete: boolean;
  readonly rows: number;
  readonly tested: readonly string[];
  readonly untestable: readonly string[];
  readonly missing: readonly string[];
  /** Rows without a test that belong to expansions not built yet. */
  readonly awaited: readonly string[];
  /** Rows that no line of the source cites: whoever looks for their code has to guess where it is. */
  readonly uncited: readonly string[];
}

/** Something that coverage is worked out from cannot be read; the message says what. */
export class Unreadable extends Error {}

/** A title that names more rows than this tests none of them well. */
const MOST_IDS = 2;

/**
 * Which rows of each ledger have a test, which need none, and which lack one or a citation.
 * @example coverageOf(books, titles, {}).find(({ game }) => game === 'jamaica')?.missing
 */
export function coverageOf(books: readonly Book[], titles: readonly TestTitle[], untestable: Untestable): Coverage[] {
  const named = new Set(titles.flatMap(({ title }) => idsIn(title)));
  return books.map(({ game, complete, awaits, ledger, citations }) => {
    const ids = ledger.rows.map(row => row.id);
    const cited = new Set(citations.map(({ id }) => id));
    const lacking = ids.filter(id => !named.has(id) && !Object.hasOwn(untestable, id));
    return {
      game,
      complete,
      rows: ids.length,
      tested: ids.filter(id => named.has(id)),
      untestable: ids.filter(id => !named.has(id) && Object.hasOwn(untestable, id)),
      missing: lacking.filter(id => !isAwaited(awaits, id)),
      awaited: lacking.filter(id => isAwaited(awaits, id)),
      uncited: ids.filter(id => !cited.has(id) && !Object.hasOwn(untestable, id) && !isAwaited(awaits, id)),
    };
  });
}

/** What is wrong with titles, citations and the reviewed list, whatever is covered: one sentence each. */
export function mistakesIn(books: readonly Book[], titles: readonly TestTitle[], untestable: Untestable): string[] {
  const rows = new Set(books.flatMap(({ ledger }) => ledger.rows.map(row => row.id)));
  const examples = new Set(books.flatMap(({ ledger }) => ledger.examples));
  const tested = new Set(titles.flatMap(({ title }) => idsIn(title)));
  const mistakes: string[] = [];

  for (const { title, file } of titles) {
    const ids = idsIn(title).filter(id => !examples.has(id));
    const unknown = ids.filter(id => !rows.has(id));
    if (unknown.length > 0) mistakes.push(`${file}: no ledger has ${unknown.join(' or ')}, in the test "${title}"`);
    if (ids.length > MOST_IDS)
      mistakes.push(`${file}: ${ids.length} ids and not at most ${MOST_IDS}, in the test "${title}"`);
  }
  for (const { game, citations } of books)
    for (const { id, file } of citations)
      if (!rows.has(id) && !examples.has(id)) mistakes.push(`${game}/${file}: no ledger has ${id}`);
  for (const [id, reason] of Object.entries(untestable)) {
    if (!rows.has(id)) mistakes.push(`untestable.json: no ledger has ${id}`);
    else if (tested.has(id)) mistakes.push(`untestable.json: ${id} has a test`);
    if (reason.trim() === '') mistakes.push(`untestable.json: ${id} has no reason`);
  }
  return mistakes;
}

/** One sentence for each game that is called complete and is not. */
export const brokenPromises = (coverage: readonly Coverage[]): string[] =>
  coverage
    .filter(({ complete }) => complete)
    .flatMap(({ game, missing, uncited }) =>
      [...lacks(missing, 'no test'), ...lacks(uncited, 'no citation')].map(
        lack => `${game} is complete on the shelf, and ${lack}`,
      ),
    );

/** That some rows have none of something, if there are any. */
const lacks = (ids: readonly string[], what: 'no test' | 'no citation'): string[] =>
  ids.length === 0 ? [] : [`${ids.length === 1 ? '1 row has' : `${ids.length} rows have`} ${what}`];

/** The coverage for programs: counts and lists by game. */
export const asJson = (coverage: readonly Coverage[]): string =>
  JSON.stringify(
    Object.fromEntries(
      coverage.map(({ game, complete, rows, ...lists }) => {
        const counts = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.length]));
        return [game, { complete, counts: { rows, ...counts }, ...lists }];
      }),
    ),
    null,
    2,
  );

/**
 * The coverage for a reader: a table, then the rows without a test or a citation.
 * @param inFull Whether the rows of incomplete games are listed too, not only counted.
 */
export function asText(coverage: readonly Coverage[], inFull: boolean): string {
  const lines = [['game', 'rows', 'with a test', 'untestable', 'missing', 'uncited', '']];
  for (const { game, complete, rows, tested, untestable, missing, awaited, uncited } of coverage) {
    const counts = [rows, tested.length, untestable.length, missing.length, uncited.length].map(String);
    const later = awaited.length === 0 ? '' : `${awaited.length} of expansions to come`;
    lines.push([game, ...counts, [...(complete ? ['complete'] : []), ...(later === '' ? [] : [later])].join(', ')]);
  }
  const lacking = coverage.flatMap(lackingLines(inFull));
  return [...aligned(lines), ...(lacking.length > 0 ? [''] : []), ...lacking].join('\n');
}

const lackingLines =
  (inFull: boolean) =>
  ({ game, complete, missing, uncited }: Coverage): string[] =>
    complete || inFull
      ? [...named(game, missing, 'no test'), ...named(game, uncited, 'no citation')]
      : [...lacks(missing, 'no test'), ...lacks(uncited, 'no citation')].map(
          lack => `${game}, not complete yet: ${lack} (npm run coverage:rules ${game} names them)`,
        );

const named = (game: string, ids: readonly string[], what: 'no test' | 'no citation'): string[] =>
  lacks(ids, what).flatMap(lack => [`${game}: ${lack}`, ...groupsOf(ids).map(group => `  ${group}`)]);

/** The ids of one group of rules on one line, as the ledgers write it: FUJ-OUT-02, -03. */
const groupsOf = (ids: readonly string[]): string[] =>
  [...Map.groupBy(ids, id => id.slice(0, id.lastIndexOf('-')))].map(
    ([group, members]) => `${group}${members.map(id => id.slice(group.length)).join(', ')}`,
  );

/** The first and the last column to the left, numbers to the right. */
function aligned(lines: readonly (readonly string[])[]): string[] {
  const widthOf = (column: number) => Math.max(...lines.map(line => line[column]?.length ?? 0));
  return lines.map(line =>
    line
      .map((cell, i) => (i === 0 || i === line.length - 1 ? cell.padEnd(widthOf(i)) : cell.padStart(widthOf(i))))
      .join('  ')
      .trimEnd(),
  );
}
