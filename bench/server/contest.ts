/**
 * Servers of the same game, measured against each other under the same load.
 *
 * Each server runs in a process of its own for the whole time, so that it is warm; the load generator is another one. A
 * machine that slows down for a while slows down all of them, so the ratios of one round can be trusted where the rates
 * cannot. Tables are laid out before the clock starts.
 */
import process from 'node:process';
import { type Estimate, estimate, ratios } from '../measure.ts';
import { CONTENDERS, type ContenderName } from './contender.ts';
import { LoadProcess, ServerProcess } from './processes.ts';
import { type BenchTurn, type BenchTurns, inTurns, movesPerMainSecond, movesPerSecond, takeTurn } from './turns.ts';

export interface ServerBenchPlan {
  readonly contenders: readonly ContenderName[];
  /** As many moves as go through: `tables` at once, of `games` that are laid out. */
  readonly flatOut: Rounds & { readonly games: number };
  /** One move a second at each table. */
  readonly paced: Rounds;
  /** Where profiles of the servers go, or null. */
  readonly profiles: string | null;
  /** Told what is being done. */
  readonly progress: (doing: string) => void;
}

interface Rounds {
  readonly rounds: number;
  readonly warmUps: number;
  readonly tables: number;
  readonly seconds: number;
}

/** Some seven minutes. Most figures in bench/diary.md were made with longer turns, and with three rounds at 1,000 tables. */
export const FULL = {
  flatOut: { rounds: 6, warmUps: 1, tables: 100, games: 200, seconds: 3 },
  paced: { rounds: 1, warmUps: 0, tables: 1_000, seconds: 10 },
} as const;

/** Enough to see that everything works. */
export const QUICK = {
  flatOut: { rounds: 1, warmUps: 0, tables: 2, games: 3, seconds: 30 },
  paced: { rounds: 1, warmUps: 0, tables: 2, seconds: 3 },
} as const;

/** What Havre should be: so many times as fast as each of the others. */
export const AIMS: Readonly<Partial<Record<ContenderName, number>>> = {
  bare: 0.5,
  colyseus: 1,
  'boardgame.io': 3,
  'boardgame.io-files': 10,
};

export interface ContenderFigures {
  readonly title: string;
  readonly flatOut: readonly BenchTurn[];
  readonly paced: readonly BenchTurn[];
}

/** How many times as fast the first server is as another: by the clock, and for each second its main thread was busy. */
export interface ServerRatio {
  readonly contender: ContenderName;
  readonly byClock: Estimate;
  readonly byMainThread: Estimate;
}

export interface ServerFigures {
  readonly node: string;
  readonly plan: Pick<ServerBenchPlan, 'flatOut' | 'paced'>;
  readonly contenders: Readonly<Partial<Record<ContenderName, ContenderFigures>>>;
  readonly ratios: readonly ServerRatio[];
}

/** Measures all servers of a plan in turns. */
export async function contest({
  contenders,
  flatOut,
  paced,
  profiles,
  progress,
}: ServerBenchPlan): Promise<ServerFigures> {
  const servers: ServerProcess[] = [];
  const load = new LoadProcess();
  try {
    for (const contender of contenders) servers.push(await ServerProcess.start(contender));
    let seed = 0;
    const measured = (name: string, { tables, seconds, ...rounds }: Rounds, games: number, pace: number) =>
      inTurns(servers, rounds, (server, round) => {
        progress(`${name}, round ${round + 1} of ${rounds.rounds}: ${CONTENDERS[server.contender].title}`);
        const play = { atOnce: tables, seconds, pace };
        return takeTurn(server, load, { tables: games, play, seed: seed++, weighs: pace > 0, profiles });
      });
    const fast = await measured('flat out', flatOut, flatOut.games, 0);
    const slow = await measured('paced', paced, paced.tables, 1000);
    const figures = contenders.map((contender): [ContenderName, ContenderFigures] => [
      contender,
      { title: CONTENDERS[contender].title, flatOut: fast.get(contender) ?? [], paced: slow.get(contender) ?? [] },
    ]);
    return {
      node: process.version,
      plan: { flatOut, paced },
      contenders: Object.fromEntries(figures),
      ratios: flatOut.rounds === 0 ? [] : againstOthers(contenders, fast),
    };
  } finally {
    await load.end();
    for (const server of servers) await server.close();
  }
}

function againstOthers([first, ...others]: readonly ContenderName[], turns: BenchTurns): ServerRatio[] {
  if (first === undefined) return [];
  return others.map(contender => {
    const ratio = (of: (turn: BenchTurn) => number) =>
      estimate(ratios((turns.get(first) ?? []).map(of), (turns.get(contender) ?? []).map(of)));
    return { contender, byClock: ratio(movesPerSecond), byMainThread: ratio(movesPerMainSecond) };
  });
}
