/** Servers in turns: each is loaded for a while, then the next, and it is noted what each came to. */
import { median } from '../measure.ts';
import type { ContenderName } from './contender.ts';
import type { LoadOrder, LoadResult } from './load-process.ts';
import type { LoadProcess, ServerProcess } from './processes.ts';

/** One turn of one server. */
export interface BenchTurn extends LoadResult {
  /** How much of a core the server used, and how much of that its main thread. */
  readonly hostCpu: number;
  readonly mainCpu: number;
  /** Bytes of heap for each table with its four sockets, before anybody plays; null where it was not looked at. */
  readonly heapPerTable: number | null;
}

/** What is done in a turn: so many tables are laid out, then played at. */
export interface BenchTask {
  readonly tables: number;
  readonly play: LoadOrder;
  /** What the players make of their chances. */
  readonly seed: number;
  /**
   * Whether to look at the heap of the server. For that all its garbage is collected several times in a row, and it throws
   * away compiled code that it has not used in between: no server under load does that.
   */
  readonly weighs: boolean;
  /** Where a profile of the server goes, or null. */
  readonly profiles: string | null;
}

/** Lays out tables, has them played at, and leaves them. */
export async function takeTurn(server: ServerProcess, load: LoadProcess, task: BenchTask): Promise<BenchTurn> {
  const { tables, seed, weighs, profiles } = task;
  const before = weighs ? await server.heap() : 0;
  await load.lay({ contender: server.contender, url: server.url, tables, seed });
  const heapPerTable = weighs ? ((await server.heap()) - before) / tables : null;
  const play = () => load.play(task.play);
  const started = await server.usage();
  const played = await (profiles === null ? play() : server.profiled(profiles, play));
  const ended = await server.usage();
  await load.clear();
  const share = (of: 'cpu' | 'mainCpu') => (ended[of] - started[of]) / (ended.at - started.at);
  return { ...played, hostCpu: share('cpu'), mainCpu: share('mainCpu'), heapPerTable };
}

export type BenchTurns = ReadonlyMap<ContenderName, readonly BenchTurn[]>;

/** Rounds in which each server has its turn, and a different one begins; rounds of warm-up come first and do not count. */
export async function inTurns(
  servers: readonly ServerProcess[],
  { rounds, warmUps }: { rounds: number; warmUps: number },
  turn: (server: ServerProcess, round: number) => Promise<BenchTurn>,
): Promise<BenchTurns> {
  const turns = new Map(servers.map(({ contender }): [ContenderName, BenchTurn[]] => [contender, []]));
  for (let round = 0; round < warmUps + rounds; round++) {
    for (let i = 0; i < servers.length; i++) {
      const server = servers[(i + round) % servers.length] as ServerProcess;
      const taken = await turn(server, round - warmUps);
      if (round >= warmUps) turns.get(server.contender)?.push(taken);
    }
  }
  return turns;
}

export const movesPerSecond = ({ moves, seconds }: LoadResult): number => moves / seconds;

/** Moves for each second that the main thread was busy: what it could do on a machine that has nothing else to do. */
export const movesPerMainSecond = (turn: BenchTurn): number => movesPerSecond(turn) / turn.mainCpu;

/** The middle of something over some turns. */
export const middle = (turns: readonly BenchTurn[], of: (turn: BenchTurn) => number): number => median(turns.map(of));
