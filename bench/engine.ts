/**
 * `npm run bench:engine`: how fast random Fuji Flush is on the kernel, on boardgame.io, and with nothing but the rules;
 * with the name of a game, how many games and simulations of it there are in a second (`bench:games`).
 */
import process from 'node:process';
import { help, readFlags, table, WrongUsage, wholeNumber } from './command.ts';
import { contest, type EngineFigures, type EngineRatio, FULL, QUICK, type Spread } from './fuji-flush/contest.ts';
import { DifferentWork } from './fuji-flush/same-work.ts';
import { type Estimate, MOST_VALUES } from './measure.ts';

const FLAGS = {
  rounds: { says: 'how many rounds to measure (15)', value: 'number' },
  quick: { says: 'three short rounds, to see that it works; the figures mean nothing' },
  json: { says: 'print one JSON object; bench/diary.md explains its fields' },
  help: { says: 'print this page' },
} as const;
const PURPOSE = 'Plays random Fuji Flush on the kernel, on boardgame.io, and on plain typed arrays, and compares them.';

function report({ seats, rounds, node, compared, movesPerSecond: rates, ratios: times, heap }: EngineFigures): string {
  const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
  const rate = (name: string, { median, lowest, highest }: Spread) => [
    name,
    whole.format(median),
    `${whole.format(lowest)} to ${whole.format(highest)}`,
  ];
  const ratio = (name: string, { median, low, high, level }: Estimate, digits: number, aim = '') => [
    name,
    `${median.toFixed(digits)}×`,
    `${low.toFixed(digits)} to ${high.toFixed(digits)} (${(100 * level).toFixed(0)} %)`,
    aim,
  ];
  const judged = ({ aim, verdict }: EngineRatio) => `aim ${aim}×: ${verdict}`;
  return `Random Fuji Flush, ${seats} seats, one process, node ${node}, rounds: ${rounds}.
The same games: kernel and plain agree in ${whole.format(compared.moves)} moves; mean length ${compared.kernelLength.toFixed(1)} on the kernel, ${compared.boardgameIoLength.toFixed(1)} on boardgame.io.

${table(
  [
    ['moves per CPU second', 'median', 'lowest to highest'],
    rate('kernel', rates.kernel),
    rate('plain typed arrays', rates.plain),
    rate('boardgame.io', rates.boardgameIo),
    rate('boardgame.io, tuned', rates.boardgameIoTuned),
  ],
  ['left', 'right', 'right'],
)}

${table(
  [
    ['the kernel is', 'median', 'interval', ''],
    ratio('as fast as plain', times.plain, 3, judged(times.plain)),
    ratio('as fast as boardgame.io', times.boardgameIo, 0, judged(times.boardgameIo)),
    ratio('as fast as boardgame.io, tuned', times.boardgameIoTuned, 0),
  ],
  ['left', 'right', 'right', 'left'],
)}

Heap of the kernel over ${whole.format(heap.games)} games: ${whole.format(heap.before)} bytes before, ${whole.format(heap.after)} after, ${heap.bytesPerGame.toFixed(2)} a game.`;
}

function run(args: readonly string[]): string {
  const given = readFlags(FLAGS, args);
  if (given.help) return help('bench:engine', PURPOSE, FLAGS);
  const plan = given.quick ? QUICK : FULL;
  const figures = contest({ ...plan, rounds: wholeNumber('rounds', given.rounds, plan.rounds, MOST_VALUES) });
  return given.json ? JSON.stringify(figures) : report(figures);
}

/** The contest of Fuji Flush; a run in which the contestants do not play the same game is a failure, and no figures. */
function compare(args: readonly string[]): void {
  try {
    console.log(run(args));
  } catch (error) {
    if (!(error instanceof WrongUsage || error instanceof DifferentWork)) throw error;
    console.error(error.message);
    process.exitCode = error instanceof WrongUsage ? 2 : 1;
  }
}

const args = process.argv.slice(2);
if (args[0]?.startsWith('--') === false) await import('./games.ts');
else compare(args);
