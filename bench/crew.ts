/**
 * `npm run bench:crew -- <checkout>`: what The Crew costs a game of Jamaica that is played without it.
 *
 * Plays the same random base games with the rules of this checkout and of another one, each in a process of its own, in
 * interleaved pairs, and gives the ratio of their speeds with its 95 % interval.
 */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { help, readFlags, runCommand, table, WrongUsage, wholeNumber } from './command.ts';
import { estimate, MOST_VALUES, ratios } from './measure.ts';

const FLAGS = {
  pairs: { says: 'how many interleaved pairs to measure (30)', value: 'number' },
  games: { says: 'how many games in each run (600)', value: 'number' },
  help: { says: 'print this page' },
} as const;
const PURPOSE =
  'Compares random base games of Jamaica in this checkout with those in another one: bench:crew -- <path>.';

/** Plays games in a process that knows one checkout only; gives moves per CPU second. */
const PLAYER = `
const [, root, games, seed] = process.argv;
const { SeededDice } = await import(root + '/engine/kernel/chance.ts');
const { next, play } = await import(root + '/engine/kernel/flow.ts');
const { Offer } = await import(root + '/engine/kernel/steps.ts');
const { jamaica } = await import(root + '/engine/games/jamaica/game.ts');
const out = new Offer();
const { steps } = jamaica.book;
const run = (count, first) => {
  let moves = 0;
  for (let i = 0; i < count; i++) {
    const mind = new SeededDice(first + i + 5000);
    const options = { edition: i % 2 === 0 ? '2007' : '2021', ghost: false, crew: false };
    const s = jamaica.setup(options, 4, new SeededDice(first + i));
    for (let seat = next(steps, s, out); seat >= 0; seat = next(steps, s, out)) {
      play(steps, s, seat, out.list[mind.below(out.length)]);
      moves++;
    }
  }
  return moves;
};
run(300, 1);
const before = process.cpuUsage();
const moves = run(Number(games), Number(seed));
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ moves, rate: (moves * 1e6) / (user + system) }));
`;

interface Run {
  readonly moves: number;
  readonly rate: number;
}

const playedIn = (root: string, games: number, seed: number): Run =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', PLAYER, root, String(games), String(seed)], {
      encoding: 'utf8',
    }),
  ) as Run;

function run(args: readonly string[]): string {
  const other = args.find(arg => !arg.startsWith('--'));
  const given = readFlags(
    FLAGS,
    args.filter(arg => arg !== other),
  );
  if (given.help) return help('bench:crew', PURPOSE, FLAGS);
  if (other === undefined) throw new WrongUsage('name the folder of the checkout to compare with');
  const pairs = wholeNumber('pairs', given.pairs, 30, MOST_VALUES);
  const games = wholeNumber('games', given.games, 600, 100_000);
  const roots = [join(import.meta.dirname, '..'), resolve(other)];
  const rates: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs; pair++) {
    const order = pair % 2 === 0 ? [0, 1] : [1, 0];
    for (const which of order) rates[which]?.push(playedIn(roots[which] ?? '', games, 1000 * (pair + 1)).rate);
  }
  const { median, low, high, level } = estimate(ratios(rates[0], rates[1]));
  const loss = `${(100 * (1 - low)).toFixed(1)} %`;
  return `${table(
    [
      ['pairs', 'games a run', 'this / other', 'interval'],
      [
        String(pairs),
        String(games),
        median.toFixed(3),
        `${low.toFixed(3)} to ${high.toFixed(3)} (${(100 * level).toFixed(0)} %)`,
      ],
    ],
    ['right', 'right', 'right', 'right'],
  )}\nA loss above ${loss} is excluded.`;
}

await runCommand(run);
