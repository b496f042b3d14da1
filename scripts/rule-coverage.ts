/**
 * Says which rows of the ledgers have a test and are cited in the source, and which are not.
 *
 *     npm run coverage:rules                      every game
 *     npm run coverage:rules -- fuji-flush        one game, by the tests that may name its rows
 *     npm run coverage:rules -- jamaica --json    the same, for programs
 *     npm run coverage:rules -- --recorded        by the tests that npm test has just run, without loading them again
 *
 * Ends with 1 if a complete game lacks a test or a citation, or if a title or a line names what no ledger has; with 2 if it was
 * asked wrongly.
 */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestOf, shelf } from '../engine/games/index.ts';
import { idsIn, type Ledger, LedgerError, parseLedger } from '../engine/games/ledger.ts';
import { asked } from './asked.mjs';
import { citationsIn } from './citations.ts';
import {
  asJson,
  asText,
  type Book,
  brokenPromises,
  coverageOf,
  mistakesIn,
  Unreadable,
  type Untestable,
} from './coverage-report.ts';
import { recordedTitles, testTitles } from './test-titles.ts';

const root = join(import.meta.dirname, '..');
const games = join(root, 'engine', 'games');

/** Every game with a ledger and every game of the shelf, which must have one. */
function books(): Book[] {
  const ids = new Set(globSync('*/rules.md', { cwd: games }).map(dirname));
  for (const { game } of shelf) ids.add(game.id);
  return [...ids].sort().map(game => {
    const { complete, awaits = [] } = manifestOf(game) ?? { complete: false };
    return { game, complete, awaits, ledger: ledgerOf(game), citations: citationsIn(join(games, game)) };
  });
}

function ledgerOf(game: string): Ledger {
  const file = join(games, game, 'rules.md');
  if (!existsSync(file)) throw new Unreadable(`${game} is on the shelf and has no ledger: ${file}`);
  try {
    return parseLedger(readFileSync(file, 'utf8'));
  } catch (problem) {
    throw problem instanceof LedgerError ? new Unreadable(`${file}: ${problem.message}`) : problem;
  }
}

/** The files of tests that may have a title with a row of these games: their own, and those elsewhere that name one. */
function testsOf(chosen: readonly Book[]): string[] {
  const folders = chosen.map(({ game }) => join('engine', 'games', game, 'tests'));
  const rows = new Set(chosen.flatMap(({ ledger }) => ledger.rows.map(({ id }) => id)));
  return globSync('*/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] }).filter(
    file =>
      folders.some(folder => file.startsWith(folder)) ||
      idsIn(readFileSync(join(root, file), 'utf8')).some(id => rows.has(id)),
  );
}

async function run(): Promise<number> {
  const { values, positionals: named } = asked(import.meta.filename, {
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, recorded: { type: 'boolean', default: false } },
  });
  const all = books();
  const known = all.map(({ game }) => game);
  const unknown = named.find(name => !known.includes(name));
  if (unknown !== undefined) {
    console.error(
      `'${unknown}' is not known here: name one or more of ${known.join(', ')}, or nothing, and --json or --recorded.`,
    );
    return 2;
  }

  const untestable: Untestable = JSON.parse(readFileSync(join(games, 'untestable.json'), 'utf8'));
  const chosen = all.filter(({ game }) => named.length === 0 || named.includes(game));
  const files = chosen.length < all.length ? testsOf(chosen) : [];
  const titles = values.recorded ? recordedTitles() : await testTitles(root, files);
  const coverage = coverageOf(chosen, titles, untestable);
  console.log(values.json ? asJson(coverage) : asText(coverage, named.length > 0));

  const problems = [...mistakesIn(all, titles, untestable), ...brokenPromises(coverage)];
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (problem) {
  if (!(problem instanceof Unreadable)) throw problem;
  console.error(problem.message);
  process.exitCode = 1;
}
