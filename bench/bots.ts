/** `npm run bench:bots`: how fast bots think, beside the bot of boardgame.io, and what memory a search takes and gives back. */
import process from 'node:process';
import { loadKnowledge } from '@havre/engine/bots/knowledge.ts';
import { Search } from '@havre/engine/bots/search/search.ts';
import { Weighing } from '@havre/engine/bots/search/weighing.ts';
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { jamaica } from '@havre/engine/games/jamaica/game.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { mindHalfWay } from './bots/minds.ts';
import { help, readFlags, runCommand, table, wholeNumber } from './command.ts';
import { think } from './fuji-flush/boardgame-io-bot.ts';
import { memoryInUse } from './heap.ts';
import { type Estimate, estimate, interleave, MOST_VALUES, ratios } from './measure.ts';

const FLAGS = {
  rounds: { says: 'how many rounds to measure (9)', value: 'number' },
  quick: { says: 'three short rounds, to see that it works; the figures mean nothing' },
  json: { says: 'print one JSON object' },
  help: { says: 'print this page' },
} as const;
const PURPOSE =
  'Counts the tries of our search in Fuji Flush and Jamaica, those of boardgame.io’s own bot in Fuji Flush, and the memory of a large search.';

const SEATS = 4;
/** Tries in each round. */
const FULL = { rounds: 9, warmUps: 2, fuji: 6000, boardgameIo: 40, jamaica: 3000, branches: 1 << 18, large: 60_000 };
// Memory is measured in a tree that is much larger than what the compiler throws away meanwhile.
const QUICK = { rounds: 3, warmUps: 1, fuji: 200, boardgameIo: 2, jamaica: 100, branches: 1 << 16, large: 3000 };

export interface BotFigures {
  readonly node: string;
  readonly rounds: number;
  /** Tries per CPU second. */
  readonly fujiFlush: Estimate;
  readonly boardgameIo: Estimate;
  readonly times: Estimate;
  /** As the levels search: what is unknown dealt anew, a few rounds played by habit, then judged. */
  readonly jamaica: Estimate;
  /** The same with random players to the end of the game. */
  readonly jamaicaToTheEnd: Estimate;
  /** Bytes: before a search, while its tree is as large as it may be, and after it is forgotten. */
  readonly memory: {
    readonly before: number;
    readonly full: number;
    readonly after: number;
    readonly branches: number;
  };
}

function measured(plan: typeof FULL): BotFigures {
  const fujiMinds = [1, 2, 3, 4].map(seed => mindHalfWay(fujiFlush, SEATS, seed));
  const minds = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => mindHalfWay(jamaica, SEATS, seed));
  const spread = <T>(all: readonly T[], tries: number, work: (one: T, tries: number) => number): number =>
    all.reduce((made, one) => made + work(one, Math.ceil(tries / all.length)), 0);
  const [ours = [], theirs = [], judged = [], ended = []] = interleave(
    [
      {
        name: 'our search in Fuji Flush, with the contract alone',
        work: round =>
          spread(fujiMinds, plan.fuji, (mind, tries) =>
            new Search(mind, new SeededDice(round), { knowledge: {}, branches: 8 * tries }).run(tries),
          ),
      },
      {
        name: 'the bot of boardgame.io',
        work(round) {
          think(SEATS, round + 1, plan.boardgameIo);
          return plan.boardgameIo;
        },
      },
      {
        name: 'our search in Jamaica',
        work: round =>
          spread(minds, plan.jamaica, (mind, tries) =>
            new Weighing(mind, new SeededDice(round), { kept: tries }).run(tries),
          ),
      },
      {
        name: 'our search in Jamaica, to the end',
        work: round =>
          spread(minds, plan.jamaica, (mind, tries) =>
            new Search(mind, new SeededDice(round), { knowledge: {}, branches: 8 * tries }).run(tries),
          ),
      },
    ],
    plan.rounds,
    plan.warmUps,
  );
  return {
    node: process.version,
    rounds: plan.rounds,
    fujiFlush: estimate(ours),
    boardgameIo: estimate(theirs),
    times: estimate(ratios(ours, theirs)),
    jamaica: estimate(judged),
    jamaicaToTheEnd: estimate(ended),
    memory: memoryOf(plan),
  };
}

function memoryOf({ branches, large }: typeof FULL): BotFigures['memory'] {
  const mind = mindHalfWay(jamaica, SEATS, 1);
  const before = memoryInUse();
  let search: Search<never> | null = new Search(mind, new SeededDice(1), { branches }) as unknown as Search<never>;
  search.run(large);
  const full = memoryInUse();
  const { size } = search.tree;
  search = null;
  return { before, full, after: memoryInUse(), branches: size };
}

function report({
  node,
  rounds,
  fujiFlush: ours,
  boardgameIo,
  times,
  jamaica: judged,
  jamaicaToTheEnd,
  memory,
}: BotFigures) {
  const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
  const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
  const row = (name: string, { median, low, high, level }: Estimate, sign = '') => [
    name,
    `${whole.format(median)}${sign}`,
    `${whole.format(low)} to ${whole.format(high)} (${(100 * level).toFixed(0)} %)`,
  ];
  return `One process, node ${node}, ${SEATS} seats, rounds: ${rounds}.

${table(
  [
    ['tries per CPU second', 'median', 'interval'],
    row('Fuji Flush, to the end', ours),
    row('Fuji Flush, boardgame.io’s bot', boardgameIo),
    row('  so many times as fast', times, '×'),
    row('Jamaica, as the levels search', judged),
    row('Jamaica, random to the end', jamaicaToTheEnd),
  ],
  ['left', 'right', 'right'],
)}

Memory of a search with ${whole.format(memory.branches)} branches: ${megabytes(memory.full - memory.before)}; left of it afterwards: ${megabytes(Math.max(0, memory.after - memory.before))}.`;
}

async function run(args: readonly string[]): Promise<string> {
  const given = readFlags(FLAGS, args);
  if (given.help) return help('bench:bots', PURPOSE, FLAGS);
  await loadKnowledge('jamaica');
  const plan = given.quick ? QUICK : FULL;
  const figures = measured({ ...plan, rounds: wholeNumber('rounds', given.rounds, plan.rounds, MOST_VALUES) });
  return given.json ? JSON.stringify(figures) : report(figures);
}

await runCommand(run);
