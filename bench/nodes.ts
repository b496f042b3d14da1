/** `npm run bench:nodes`: one server with its file, one to three over a database, and others that are two processes, in turns. */
import { startCluster } from '@havre/server/tests/postgres/cluster.ts';
import { help, readFlags, runCommand, table, wholeNumber } from './command.ts';
import { MOST_VALUES, median } from './measure.ts';
import { openField, type ServerGroup } from './nodes/contestants.ts';
import { idleShare } from './nodes/idle.ts';
import { lossesOf } from './nodes/losses.ts';
import { CONTENDERS } from './server/contender.ts';
import type { LoadResult, Survey } from './server/load-process.ts';
import { LoadProcess } from './server/processes.ts';

/** Some seven minutes. */
const FULL = {
  rounds: 2,
  flat: { tables: 100, games: 150, seconds: 4 },
  paced: { tables: 1_000, seconds: 10 },
  killed: { tables: 20, seconds: 2 },
  idle: { tables: 10_000, settling: 5, seconds: 10 },
};
const QUICK: typeof FULL = {
  rounds: 1,
  flat: { tables: 2, games: 3, seconds: 5 },
  paced: { tables: 2, seconds: 2 },
  killed: { tables: 2, seconds: 1 },
  idle: { tables: 50, settling: 1, seconds: 1 },
};
const PACE = 1_000;

const FLAGS = {
  rounds: { says: `how many rounds flat out (${FULL.rounds}); there is one with a move a second`, value: 'number' },
  ours: { says: 'our own servers alone, and neither an idle one nor one that is killed' },
  quick: { says: 'one short round of each, to see that it works; the figures mean nothing' },
  json: { says: 'print one JSON object' },
  help: { says: 'print this page' },
} as const;
const PURPOSE =
  'Plays Fuji Flush, four clients a table, on one server with a file, on one to three over PostgreSQL, and on others that are two processes. The CPU of the servers counts; database and Redis run beside them and do not.';

interface Figures {
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
}

interface Line {
  readonly title: string;
  readonly flat: Figures;
  readonly paced: Figures | null;
}

interface Report {
  readonly lines: readonly Line[];
  readonly killed: readonly ({ readonly title: string } & Survey)[];
  /** How much of a core an idle server uses, with so many tables. */
  readonly idle: { readonly share: number; readonly tables: number } | null;
  readonly missing: readonly string[];
}

/** One turn: tables are laid out and played at; what it cost all servers together. */
async function turn(
  { contender, servers, isSpread }: ServerGroup,
  load: LoadProcess,
  { games, ...play }: { games: number; atOnce: number; seconds: number; pace: number },
  seed: number,
): Promise<Figures> {
  const urls = isSpread ? [servers.map(({ url }) => url).join(',')] : servers.map(({ url }) => url);
  for (const [i, url] of urls.entries())
    await load.lay({ contender, url, tables: Math.ceil((games * (i + 1)) / urls.length), seed: seed + i });
  const cpu = async (): Promise<number> =>
    (await Promise.all(servers.map(server => server.usage()))).reduce((sum, usage) => sum + usage.cpu, 0);
  const before = await cpu();
  const played: LoadResult = await load.play(play);
  const used = (await cpu()) - before;
  await load.clear();
  const { moves, seconds, latency } = played;
  return { movesPerSecond: moves / seconds, movesPerCpuSecond: moves / used, p50: latency.p50, p99: latency.p99 };
}

const middleOf = (all: readonly Figures[]): Figures => ({
  movesPerSecond: median(all.map(({ movesPerSecond }) => movesPerSecond)),
  movesPerCpuSecond: median(all.map(({ movesPerCpuSecond }) => movesPerCpuSecond)),
  p50: median(all.map(({ p50 }) => p50)),
  p99: median(all.map(({ p99 }) => p99)),
});

async function run(args: readonly string[]): Promise<string> {
  const given = readFlags(FLAGS, args);
  if (given.help) return help('bench:nodes', PURPOSE, FLAGS);
  const plan = given.quick ? QUICK : FULL;
  const rounds = wholeNumber('rounds', given.rounds, plan.rounds, MOST_VALUES);
  const begun = performance.now();
  const progress = (doing: string) =>
    given.json || console.error(`${Math.round((performance.now() - begun) / 1000)} s: ${doing}`);
  const cluster = await startCluster({ isDurable: true });
  try {
    const isOurs = given.ours === true;
    if (!isOurs) progress('an idle server');
    const share = isOurs ? null : await idleShare(await cluster.emptyDatabase(), plan.idle);
    const measured = await inTurns({ cluster, plan, rounds, isOurs, progress });
    const figures: Report = { ...measured, idle: share === null ? null : { share, tables: plan.idle.tables } };
    return given.json ? JSON.stringify(figures) : report(figures);
  } finally {
    await cluster.stop();
  }
}

interface Run {
  readonly cluster: Awaited<ReturnType<typeof startCluster>>;
  readonly plan: typeof FULL;
  readonly rounds: number;
  /** Whether nobody else is measured. */
  readonly isOurs: boolean;
  readonly progress: (doing: string) => void;
}

async function inTurns({ cluster, plan, rounds, isOurs, progress }: Run): Promise<Omit<Report, 'idle'>> {
  const field = await openField(cluster, isOurs);
  const load = new LoadProcess();
  try {
    const { contestants, missing } = field;
    const flat = contestants.map((): Figures[] => []);
    const paced = new Map<ServerGroup, Figures>();
    let seed = 1;
    // In the round of warm-up code is compiled: it does not count.
    for (let round = 0; round <= rounds; round++)
      for (const [i, contestant] of contestants.entries()) {
        progress(`round ${round} of ${rounds}: ${contestant.title}`);
        // Each server has as much to do as one alone has: what goes to the disk together is as much, too.
        const times = contestant.isSpread ? 1 : contestant.servers.length;
        const [atOnce, games] = [plan.flat.tables * times, plan.flat.games * times];
        const figures = await turn(contestant, load, { games, atOnce, seconds: plan.flat.seconds, pace: 0 }, seed++);
        if (round > 0) flat[i]?.push(figures);
        progress(inShort(figures));
      }
    for (const contestant of contestants.filter(({ isPaced }) => isPaced)) {
      progress(`paced: ${contestant.title}`);
      const { tables, seconds } = plan.paced;
      const figures = await turn(contestant, load, { games: tables, atOnce: tables, seconds, pace: PACE }, seed++);
      paced.set(contestant, figures);
      progress(inShort(figures));
    }
    const killed = [];
    for (const { contender, servers } of isOurs ? [] : await field.pairs()) {
      progress(`killed: ${CONTENDERS[contender].title}`);
      killed.push({ title: CONTENDERS[contender].title, ...(await lossesOf(contender, servers, plan.killed)) });
    }
    const lines = contestants.map((contestant, i) => ({
      title: contestant.title,
      flat: middleOf(flat[i] ?? []),
      paced: paced.get(contestant) ?? null,
    }));
    return { lines, killed, missing };
  } finally {
    await load.end();
    await field.close();
  }
}

const inShort = ({ movesPerSecond, movesPerCpuSecond, p50, p99 }: Figures): string =>
  `${Math.round(movesPerSecond)} moves a second, ${Math.round(movesPerCpuSecond)} for each of CPU; p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}`;

function report({ lines, killed, idle, missing }: Report): string {
  const [file] = lines;
  const one = lines[1];
  const times = (value: number, of: number | undefined): string =>
    of === undefined ? '' : `${(value / of).toFixed(2)}×`;
  const rows = lines.map(({ title, flat, paced }) => [
    title,
    Math.round(flat.movesPerSecond).toString(),
    Math.round(flat.movesPerCpuSecond).toString(),
    times(flat.movesPerCpuSecond, file?.flat.movesPerCpuSecond),
    times(flat.movesPerCpuSecond, one?.flat.movesPerCpuSecond),
    flat.p99.toFixed(1),
    ...(paced === null ? ['', ''] : [paced.p50.toFixed(1), paced.p99.toFixed(1)]),
  ]);
  const head = ['', 'moves/s', 'moves/CPU s', 'of a file', 'of one', 'p99', 'paced p50', 'paced p99'];
  return [
    table([head, ...rows], ['left', ...Array<'right'>(7).fill('right')]),
    '',
    'Moves flat out; latency in milliseconds, until all four have heard of a move; paced with one move a second at each table.',
    '',
    ...killed.map(
      ({ title, tables, tablesLost, movesLost }) =>
        `One of two killed, ${title}: ${tablesLost} of ${tables} tables are lost, and ${movesLost} moves at the others.`,
    ),
    ...(idle === null
      ? []
      : [`An idle server with ${idle.tables} tables uses ${(100 * idle.share).toFixed(2)} % of a core.`]),
    ...missing,
  ].join('\n');
}

await runCommand(run);
