/** The figures as text. */
import { table } from '../command.ts';
import type { Estimate } from '../measure.ts';
import { CONTENDERS } from './contender.ts';
import { AIMS, type ContenderFigures, type ServerFigures } from './contest.ts';
import type { Endurance } from './endurance.ts';
import { type BenchTurn, middle, movesPerMainSecond, movesPerSecond } from './turns.ts';

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const milliseconds = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** The figures of a contest, to be read by people. */
export function report({ node, plan: { flatOut, paced }, contenders, ratios }: ServerFigures): string {
  const all = Object.values(contenders);
  const parts = [
    `Fuji Flush over sockets on this machine, four clients a table, node ${node}; medians of the rounds.`,
    ...(flatOut.rounds === 0
      ? []
      : [
          `Flat out, ${flatOut.tables} tables, rounds: ${flatOut.rounds}`,
          table(
            [
              ['', 'moves/s', 'lowest to highest', 'per main-thread s', 'per CPU s', ...LATENCY, ...USE],
              ...all.map(flatOutRow),
            ],
            ['left', ...Array<'right'>(9).fill('right')],
          ),
          ...(ratios.length === 0 ? [] : [ratiosOf(ratios)]),
        ]),
    ...(paced.rounds === 0
      ? []
      : [
          `One move a second, ${whole.format(paced.tables)} tables, rounds: ${paced.rounds}`,
          table(
            [['', 'moves/s', ...LATENCY, 'worst p99', ...USE, 'heap a table'], ...all.map(pacedRow)],
            ['left', ...Array<'right'>(8).fill('right')],
          ),
        ]),
  ];
  return parts.join('\n\n');
}

const LATENCY = ['p50 ms', 'p95 ms', 'p99 ms'];
const USE = ['server CPU', 'load CPU'];

function flatOutRow({ title, flatOut }: ContenderFigures): string[] {
  const rates = flatOut.map(movesPerSecond);
  return [
    title,
    whole.format(middle(flatOut, movesPerSecond)),
    `${whole.format(Math.min(...rates))} to ${whole.format(Math.max(...rates))}`,
    whole.format(middle(flatOut, movesPerMainSecond)),
    whole.format(middle(flatOut, turn => movesPerSecond(turn) / turn.hostCpu)),
    ...latencyOf(flatOut),
    ...useOf(flatOut),
  ];
}

function pacedRow({ title, paced }: ContenderFigures): string[] {
  return [
    title,
    whole.format(middle(paced, movesPerSecond)),
    ...latencyOf(paced),
    milliseconds(Math.max(...paced.map(turn => turn.latency.p99))),
    ...useOf(paced),
    `${(middle(paced, turn => turn.heapPerTable ?? 0) / 1024).toFixed(1)} kB`,
  ];
}

const latencyOf = (turns: readonly BenchTurn[]): string[] =>
  (['p50', 'p95', 'p99'] as const).map(which => milliseconds(middle(turns, turn => turn.latency[which])));

const useOf = (turns: readonly BenchTurn[]): string[] => [
  percent(middle(turns, turn => turn.hostCpu)),
  percent(middle(turns, turn => turn.cpu)),
];

const ratiosOf = (ratios: ServerFigures['ratios']): string =>
  table(
    [
      ['the first is', 'by the clock', 'by main-thread time', ''],
      ...ratios.map(({ contender, byClock, byMainThread }) => [
        `as fast as ${CONTENDERS[contender].title}`,
        ratioOf(byClock),
        ratioOf(byMainThread),
        AIMS[contender] === undefined ? '' : `aim of Havre: ${AIMS[contender]}×`,
      ]),
    ],
    ['left', 'right', 'right', 'left'],
  );

const ratioOf = ({ median, low, high, level }: Estimate): string =>
  `${median.toFixed(2)}× (${low.toFixed(2)} to ${high.toFixed(2)}, ${percent(level)})`;

/** What many games left on the heap, to be read by people. */
export const enduranceReport = ({ games, moves, heap }: Endurance): string =>
  `${whole.format(games)} games of Fuji Flush on Havre, ${whole.format(moves)} moves, then everybody left.\n\n${table(
    [
      ['games', 'heap in use'],
      ...heap.map(({ games: played, bytes }) => [whole.format(played), `${(bytes / 2 ** 20).toFixed(1)} MB`]),
    ],
    ['right', 'right'],
  )}`;
