/**
 * Plants wrong rules in a game, one at a time, and sees that the tests of the rule turn red.
 *
 *     node scripts/mutations.ts                every game that has a list of wrong rules
 *     node scripts/mutations.ts fuji-flush     one game
 *
 * The list is `tests/mutations.json` in the folder of the game. No file is changed: the text is replaced while the tests
 * load it. Only the tests of the chapters count, those whose files begin with a number. Ends with 1 if a wrong rule goes
 * unnoticed or the list does not fit the rules, with 2 if it was asked wrongly.
 */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { TestCase } from 'vitest/node';
import { isAwaited, manifestOf } from '../engine/games/index.ts';
import { idsIn, parseLedger, rowOf } from '../engine/games/ledger.ts';
import { asked } from './asked.mjs';
import { Plot } from './planting.ts';

/** A wrong rule: what somebody might have written instead. */
interface Mutation {
  /** The chapter of the ledger, as its heading has it. */
  readonly chapter: string;
  /** The file of the game, from its folder. */
  readonly file: string;
  /** Text that is in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The row whose tests notice it. */
  readonly catches: string;
}

/** More do not help: they share one process that reads and translates for them. */
const MOST_PLOTS = 4;

const root = join(import.meta.dirname, '..');
const games = join(root, 'engine', 'games');
const listOf = (game: string): string => join(games, game, 'tests', 'mutations.json');

/** What is wrong with the list of a game: texts that are not there, rows of another chapter, chapters without any. */
function flawsOf(game: string, mutations: readonly Mutation[]): string[] {
  const ledger = parseLedger(readFileSync(join(games, game, 'rules.md'), 'utf8'));
  const headings = new Map(ledger.chapters.map(({ number, title }) => [number, `${number}. ${title}`]));
  const flaws = mutations.flatMap(({ chapter, file, find, catches }) => {
    const times = readFileSync(join(games, game, file), 'utf8').split(find).length - 1;
    const row = rowOf(ledger, catches);
    return [
      ...(times === 1 ? [] : [`${file} has ${times} times, and not once: ${find}`]),
      ...(headings.get(row?.chapter ?? '') === chapter ? [] : [`${catches} is no row of chapter '${chapter}'`]),
    ];
  });
  const awaits = manifestOf(game)?.awaits ?? [];
  const built = ledger.rows.filter(row => !isAwaited(awaits, row.id));
  const chapters = new Set(built.map(row => headings.get(row.chapter)));
  for (const { chapter } of mutations) chapters.delete(chapter);
  return [...flaws, ...[...chapters].map(chapter => `there is no wrong rule for chapter '${chapter}'`)];
}

/** The test files of the chapters in which a row is named. */
const chaptersThatName = (id: string, game: string): string[] =>
  globSync(join(games, game, 'tests', '[0-9]*.test.ts')).filter(file => readFileSync(file, 'utf8').includes(id));

/** Whether a test of the row ran and found something else than it expected; a test that merely broke proves nothing. */
const noticed = (tests: readonly TestCase[], row: string): boolean =>
  tests.some(test => {
    const { state, errors = [] } = test.result();
    return (
      idsIn(test.fullName).includes(row) && state === 'failed' && errors.some(({ name }) => name === 'AssertionError')
    );
  });

/** Tries all wrong rules of a game, as many at a time as there are plots; whether its tests notice each of them. */
async function tryAll(game: string, plots: readonly Plot[]): Promise<boolean> {
  const mutations: readonly Mutation[] = JSON.parse(readFileSync(listOf(game), 'utf8'));
  const red = (await tested(game, plots)).filter(test => test.result().state === 'failed');
  const flaws = [...flawsOf(game, mutations), ...red.map(test => `red without any wrong rule: ${test.fullName}`)];
  for (const flaw of flaws) console.error(`${game}: ${flaw}`);
  if (flaws.length > 0) return false;

  let unnoticed = 0;
  const waiting = mutations.values();
  const tryOn = async (plot: Plot): Promise<void> => {
    for (const mutation of waiting) {
      const { file, find, replace, catches } = mutation;
      const wrong = { file: join(games, game, file), find, replace };
      const caught = noticed(await plot.run(chaptersThatName(catches, game), catches, wrong), catches);
      if (!caught) unnoticed++;
      console.log(`${caught ? 'noticed  ' : 'UNNOTICED'}  ${catches.padEnd(13)} ${inOneLine(mutation)}`);
    }
  };
  await Promise.all(plots.map(tryOn));
  console.log(`${game}: ${mutations.length - unnoticed} of ${mutations.length} wrong rules were noticed.`);
  return unnoticed === 0;
}

/** All tests of the chapters, without any wrong rule. */
async function tested(game: string, plots: readonly Plot[]): Promise<TestCase[]> {
  const files = chaptersThatName('', game);
  const shares = plots.map((plot, i) => plot.run(files.filter((_, at) => at % plots.length === i)));
  return (await Promise.all(shares)).flat();
}

function inOneLine({ file, find, replace }: Mutation): string {
  const short = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, 60);
  return `${file}: ${short(find)} → ${short(replace) || 'nothing'}`;
}

async function run(named: readonly string[]): Promise<number> {
  const known = globSync('*/rules.md', { cwd: games })
    .map(ledger => join(ledger, '..'))
    .filter(game => existsSync(listOf(game)))
    .sort();
  const unknown = named.find(game => !known.includes(game));
  if (unknown !== undefined) {
    console.error(`'${unknown}' has no list of wrong rules: name one or more of ${known.join(', ')}, or nothing.`);
    return 2;
  }
  const plots = await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), MOST_PLOTS) }, () => Plot.lay(root)),
  );
  try {
    let allNoticed = true;
    for (const game of named.length > 0 ? named : known) allNoticed = (await tryAll(game, plots)) && allNoticed;
    return allNoticed ? 0 : 1;
  } finally {
    await Promise.all(plots.map(plot => plot.clear()));
  }
}

const { positionals } = asked(import.meta.filename, { allowPositionals: true });
process.exitCode = await run(positionals);
