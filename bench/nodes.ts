/** `npm run bench:nodes`: one server with its file, and one, two and three over a database, in turns. */
import process from 'node:process';
import { startCluster } from '@havre/server/tests/postgres/cluster.ts';
import { help, readFlags, runCommand, wholeNumber } from './command.ts';
import { MOST_VALUES, median } from './measure.ts';
import type { LoadResult } from './server/load-process.ts';
import { LoadProcess, ServerProcess } from './server/processes.ts';

const FULL = { rounds: 5, flat: { tables: 100, games: 400, seconds: 5 }, paced: { tables: 1_000, seconds: 15 } };
const QUICK = { rounds: 1, flat: { tables: 2, games: 3, seconds: 5 }, paced: { tables: 2, seconds: 2 } };
const PACE = 1_000;

const FLAGS = {
  rounds: { says: `how many rounds (${FULL.rounds})`, value: 'number' },
  quick: { says: 'one short round of each, to see that it works; the figures mean nothing' },
  json: { says: 'print one JSON object' },
  help: { says: 'print this page' },
} as const;
const PURPOSE =
  'Plays Fuji Flush, four clients a table, on one server with a file and on one to three over PostgreSQL. The CPU of the servers counts; the database runs beside them and does not.';

/** Servers that are measured together: the people of a table are at one of them, or at all of them in turn. */
interface Contestant {
  readonly title: string;
  readonly servers: readonly ServerProcess[];
  readonly isSpread: boolean;
}

interface Figures {
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** One turn: tables are laid out and played at; what it cost all servers together. */
async function turn(
  { servers, isSpread }: Contestant,
  load: LoadProcess,
  { games, ...play }: { games: number; atOnce: number; seconds: number; pace: number },
  seed: number,
): Promise<Figures> {
  const urls = isSpread ? [servers.map(({ url }) => url).join(',')] : servers.map(({ url }) => url);
  for (const [i, url] of urls.entries())
    await load.lay({ contender: 'havre', url, tables: Math.ceil((games * (i + 1)) / urls.length), seed: seed + i });
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
  const progress = (doing: string) => process.stderr.isTTY && console.error(doing);
  const cluster = await startCluster({ isDurable: true });
  const load = new LoadProcess();
  const started: ServerProcess[] = [];
  const start = async (database?: string): Promise<ServerProcess> => {
    const server = await ServerProcess.start('havre', database);
    started.push(server);
    return server;
  };
  try {
    const contestants: Contestant[] = [{ title: 'a file', servers: [await start()], isSpread: false }];
    for (const count of [1, 2, 3]) {
      const database = await cluster.emptyDatabase();
      const servers: ServerProcess[] = [];
      for (let i = 0; i < count; i++) servers.push(await start(database));
      contestants.push({ title: `PostgreSQL, ${count}, tables apart`, servers, isSpread: false });
      if (count > 1) contestants.push({ title: `PostgreSQL, ${count}, people apart`, servers, isSpread: true });
    }
    const flat = contestants.map((): Figures[] => []);
    const paced = contestants.map((): Figures[] => []);
    let seed = 1;
    for (let round = 0; round < rounds; round++)
      for (const [i, contestant] of contestants.entries()) {
        progress(`round ${round + 1} of ${rounds}: ${contestant.title}`);
        const { tables, games, seconds } = plan.flat;
        flat[i]?.push(await turn(contestant, load, { games, atOnce: tables, seconds, pace: 0 }, seed++));
        const slow = { games: plan.paced.tables, atOnce: plan.paced.tables, seconds: plan.paced.seconds, pace: PACE };
        paced[i]?.push(await turn(contestant, load, slow, seed++));
      }
    const figures = contestants.map(({ title }, i) => ({
      title,
      flat: middleOf(flat[i] ?? []),
      paced: middleOf(paced[i] ?? []),
    }));
    return given.json ? JSON.stringify(figures) : report(figures);
  } finally {
    await load.end();
    for (const server of started) await server.close();
    await cluster.stop();
  }
}

function report(figures: readonly { title: string; flat: Figures; paced: Figures }[]): string {
  const rows = figures.map(({ title, flat, paced }) =>
    [
      title.padEnd(28),
      Math.round(flat.movesPerSecond).toString().padStart(9),
      Math.round(flat.movesPerCpuSecond).toString().padStart(13),
      paced.p50.toFixed(1).padStart(11),
      paced.p99.toFixed(1).padStart(11),
    ].join(''),
  );
  const head = `${''.padEnd(28)}  moves/s  moves/CPU s  paced p50  paced p99`;
  return [head, ...rows, '', 'Moves flat out; latency in milliseconds with one move a second at each table.'].join(
    '\n',
  );
}

await runCommand(run);
