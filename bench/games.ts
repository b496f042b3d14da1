/** `npm run bench:games -- <game>`: how many random games and simulations a game of the shelf makes in a second. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { manifestOf, shelf } from '@havre/engine/games/index.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { chosen, type Options } from '@havre/engine/kernel/options.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { help, readFlags, runCommand, table, WrongUsage, wholeNumber } from './command.ts';
import { type Estimate, estimate, interleave, MOST_VALUES } from './measure.ts';
import { type BenchTable, halfWay, type Positions, playGame, rootsOf, simulate } from './random-play.ts';

const FLAGS = {
  seats: { says: 'how many players (4)', value: 'number' },
  options: { says: 'options of the table, as edition=2007,ghost=true', value: 'key=value,…' },
  rounds: { says: 'how many rounds to measure (15)', value: 'number' },
  quick: { says: 'three short rounds, to see that it works; the figures mean nothing' },
  json: { says: 'print one JSON object' },
  'write-positions': { says: 'keep the positions that simulations start from in bench/positions' },
  help: { says: 'print this page' },
} as const;
const PURPOSE =
  'Plays random games of the shelf from setup to end, and simulations (copy, deal what is unknown, play to the end) from 64 positions half way.';
const POSITIONS = 64;

/** Games and simulations in each round. */
const FULL = { rounds: 15, warmUps: 3, games: 1500, simulations: 3200 };
const QUICK = { rounds: 3, warmUps: 1, games: 20, simulations: 64 };

const fileOf = (game: Game, { options, seats }: BenchTable): URL => {
  const changed = Object.entries(options).filter(([key, value]) => value !== game.options[key]?.default);
  const name = [game.id, seats, ...changed.map(([key, value]) => `${key}-${value}`)].join('-');
  return new URL(`positions/${name}.json`, import.meta.url);
};

/** The positions that are kept for a table, or else the same ones made anew. */
function positionsOf(game: Game, at: BenchTable): Positions {
  const file = fileOf(game, at);
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Positions;
    if (kept.version === game.version) return kept;
  }
  return { game: game.id, version: game.version, ...at, positions: halfWay(game, at, POSITIONS) };
}

function tableOf(game: Game, given: { seats?: string; options?: string }): BenchTable {
  const seats = wholeNumber('seats', given.seats, 4, game.seats.max);
  const wanted = Object.fromEntries(
    (given.options ?? '')
      .split(',')
      .filter(pair => pair !== '')
      .map(pair => {
        const [key = '', text = ''] = pair.split('=');
        const values = game.options[key]?.values ?? [];
        return [key, values.find(value => String(value) === text) ?? text];
      }),
  );
  const options = chosen(game, wanted, seats);
  if (isRefusal(options)) throw new WrongUsage(`${options.detail ?? options.refused}.`);
  return { options: options as Options, seats };
}

export interface GameFigures extends BenchTable {
  readonly game: string;
  readonly node: string;
  readonly rounds: number;
  readonly movesAGame: number;
  readonly gamesPerSecond: Estimate;
  readonly simulationsPerSecond: Estimate;
}

function measured(game: Game, at: BenchTable, plan: typeof FULL): GameFigures {
  const roots = rootsOf(game, positionsOf(game, at).positions);
  let moves = 0;
  let played = 0;
  const [games = [], simulations = []] = interleave(
    [
      {
        name: 'games',
        work(round) {
          const [dice, mind] = [new SeededDice(round), new SeededDice(round + 500)];
          for (let i = 0; i < plan.games; i++) moves += playGame(game, at, dice, mind);
          played += plan.games;
          return plan.games;
        },
      },
      {
        name: 'simulations',
        work(round) {
          const [dice, mind] = [new SeededDice(round), new SeededDice(round + 500)];
          for (let i = 0; i < plan.simulations; i++) simulate(game, roots[i % roots.length] as never, dice, mind);
          return plan.simulations;
        },
      },
    ],
    plan.rounds,
    plan.warmUps,
  );
  return {
    game: game.id,
    ...at,
    node: process.version,
    rounds: plan.rounds,
    movesAGame: moves / played,
    gamesPerSecond: estimate(games),
    simulationsPerSecond: estimate(simulations),
  };
}

function report(figures: GameFigures): string {
  const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
  const row = (name: string, { median, low, high, level }: Estimate) => [
    name,
    whole.format(median),
    `${whole.format(low)} to ${whole.format(high)} (${(100 * level).toFixed(0)} %)`,
  ];
  const { game, options, seats, node, rounds, movesAGame } = figures;
  return `Random ${game}, ${seats} seats, ${JSON.stringify(options)}, one process, node ${node}, rounds: ${rounds}, ${movesAGame.toFixed(1)} moves a game.

${table(
  [
    ['per CPU second', 'median', 'interval'],
    row('games', figures.gamesPerSecond),
    row('simulations', figures.simulationsPerSecond),
  ],
  ['left', 'right', 'right'],
)}`;
}

function run(args: readonly string[]): string {
  const [id = '', ...flags] = args[0]?.startsWith('--') === false ? args : ['', ...args];
  const given = readFlags(FLAGS, flags);
  if (given.help) return help('bench:games', PURPOSE, FLAGS).replace('-- [flags]', '-- <game> [flags]');
  const game = manifestOf(id)?.game;
  if (game === undefined) throw new WrongUsage(`Name a game of the shelf: ${shelf.map(({ id }) => id).join(', ')}.`);
  const at = tableOf(game, given);
  if (given['write-positions']) {
    const kept = { game: game.id, version: game.version, ...at, positions: halfWay(game, at, POSITIONS) };
    const lines = kept.positions.map(position => JSON.stringify(position)).join(',\n');
    writeFileSync(fileOf(game, at), `${JSON.stringify({ ...kept, positions: [] }).slice(0, -2)}\n${lines}\n]}\n`);
  }
  const plan = given.quick ? QUICK : FULL;
  const figures = measured(game, at, {
    ...plan,
    rounds: wholeNumber('rounds', given.rounds, plan.rounds, MOST_VALUES),
  });
  return given.json ? JSON.stringify(figures) : report(figures);
}

await runCommand(run);
