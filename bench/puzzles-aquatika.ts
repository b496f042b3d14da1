/** `npm run puzzles:aquatika`: finds puzzles of Aquatika in games of quick bots, proves and grades them, and writes them down. */
import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { prepareSearch, puzzlesOfGame } from '@havre/engine/games/aquatika/puzzle-search.ts';
import type { WrittenPuzzle } from '@havre/engine/games/aquatika/puzzles.ts';
import { GRADES } from '@havre/engine/games/puzzles.ts';
import { help, readFlags, runCommand, wholeNumber } from './command.ts';

const FLAGS = {
  games: { says: 'how many games to look through on each board (600)', value: 'number' },
  seed: { says: 'what all chance comes from (1)', value: 'number' },
  each: { says: 'how many puzzles of each grade to keep (70)', value: 'number' },
  out: { says: 'the file to write (puzzles.json of the game)', value: 'file' },
  help: { says: 'print this page' },
} as const;
const PURPOSE = 'Finds puzzles of Aquatika in games of bots, proves and grades them, and writes them down.';

const GAMES = 600;
const EACH = 70;
const MOST_GAMES = 1_000_000;
const LARGEST_SEED = 2 ** 31;
const BOARDS = ['lagoon', 'reef'] as const;
const PUZZLES = fileURLToPath(import.meta.resolve('@havre/engine/games/aquatika/puzzles.json'));
/** Progress is told so often. */
const TELLS = 20;

/** As many of each grade, from all lengths and boards in turn: the easiest first, within a grade the shortest. */
function chosen(found: readonly WrittenPuzzle[], each: number): WrittenPuzzle[] {
  const grades = Array.from({ length: GRADES }, (_, i) => found.filter(({ grade }) => grade === i + 1));
  return grades.flatMap(puzzles =>
    inTurn(puzzles)
      .slice(0, each)
      .toSorted((one, other) => one.moves - other.moves),
  );
}

function inTurn(puzzles: readonly WrittenPuzzle[]): WrittenPuzzle[] {
  const piles = Map.groupBy(puzzles, ({ moves, position }) => `${moves} ${position.split(' ', 1)[0]}`);
  return puzzles.flatMap((_, i) => [...piles.values()].flatMap(pile => pile[i] ?? []));
}

await runCommand(async args => {
  const given = readFlags(FLAGS, args);
  if (given.help) return help('puzzles:aquatika', PURPOSE, FLAGS);
  const games = wholeNumber('games', given.games, GAMES, MOST_GAMES);
  const seed = wholeNumber('seed', given.seed, 1, LARGEST_SEED);
  const each = wholeNumber('each', given.each, EACH, MOST_GAMES);
  await prepareSearch();
  const found = new Map<string, WrittenPuzzle>();
  for (let game = 0; game < games; game++) {
    for (const board of BOARDS) for (const puzzle of puzzlesOfGame(board, seed + game)) found.set(puzzle.id, puzzle);
    if (game % TELLS === 0) process.stderr.write(`${game} games on each board, ${found.size} puzzles\n`);
  }
  const kept = chosen([...found.values()], each);
  const out = given.out ?? PUZZLES;
  await writeFile(out, `[\n${kept.map(puzzle => `  ${JSON.stringify(puzzle)}`).join(',\n')}\n]\n`);
  return `${kept.length} puzzles written to ${out}`;
});
