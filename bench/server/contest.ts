/**
 * Servers of the same game, measured against each other under the same load.
 *
 * Each server runs in a process of its own for the whole time, so that it is warm; the load generator is another one. In
 * every round each server has its turn, and a different one begins: a machine that slows down for a while slows down all of
 * them, so the ratios of one round can be trusted where the rates cannot. Tables are laid out before the clock starts.
 */
import process from 'node:process';
import { type Estimate, estimate, median, ratios } from '../measure.ts';
import type { Played } from './load-process.ts';
import { PEERS, type PeerName } from './peer.ts';
import { HostProcess, LoadProcess } from './processes.ts';

export interface Plan {
  readonly peers: readonly PeerName[];
  /** As many moves as go through: `tables` at once, of `games` that are laid out. */
  readonly flatOut: { readonly rounds: number; readonly warmUps: number } & FlatOut;
  /** One move a second at each table. */
  readonly paced: { readonly rounds: number } & Paced;
  /** Where profiles of the servers go, or null. */
  readonly profiles: string | null;
  /** Told what is being done. */
  readonly progress: (doing: string) => void;
}

interface FlatOut {
  readonly tables: number;
  readonly games: number;
  readonly seconds: number;
}

interface Paced {
  readonly tables: number;
  readonly seconds: number;
}

/** What the figures in docs/performance.md were made with. */
export const FULL = {
  flatOut: { rounds: 6, warmUps: 1, tables: 100, games: 500, seconds: 5 },
  paced: { rounds: 3, tables: 1_000, seconds: 15 },
} as const;

/** Enough to see that everything works. */
export const QUICK = {
  flatOut: { rounds: 1, warmUps: 0, tables: 2, games: 3, seconds: 30 },
  paced: { rounds: 1, tables: 2, seconds: 3 },
} as const;

/** One turn of one server. */
interface Turn extends Played {
  /** How much of a core the server used, and how much of that its main thread. */
  readonly hostCpu: number;
  readonly mainCpu: number;
  /** Bytes of heap for each table with its four sockets, before anybody plays. */
  readonly heapPerTable: number;
}

export interface PeerFigures {
  readonly title: string;
  readonly flatOut: readonly Turn[];
  readonly paced: readonly Turn[];
}

/** How often the first server's moves a second are those of another, round by round. */
export interface Against extends Estimate {
  readonly peer: PeerName;
}

export interface Figures {
  readonly node: string;
  readonly plan: Pick<Plan, 'flatOut' | 'paced'>;
  readonly peers: Readonly<Partial<Record<PeerName, PeerFigures>>>;
  readonly ratios: readonly Against[];
}

/** Measures all servers of a plan in turns. */
export async function contest(plan: Plan): Promise<Figures> {
  const { peers, flatOut, paced, profiles, progress } = plan;
  const hosts: HostProcess[] = [];
  const load = new LoadProcess();
  try {
    for (const peer of peers) hosts.push(await HostProcess.start(peer));
    const measure = async (
      rounds: number,
      warmUps: number,
      what: string,
      turn: (host: HostProcess) => Promise<Turn>,
    ) => {
      const turns = new Map(peers.map(peer => [peer, [] as Turn[]]));
      for (let round = -warmUps; round < rounds; round++) {
        for (let i = 0; i < hosts.length; i++) {
          const host = hosts[(i + round + warmUps) % hosts.length] as HostProcess;
          progress(`${what}, round ${round + 1} of ${rounds}: ${PEERS[host.peer].title}`);
          const figures = await turn(host);
          if (round >= 0) turns.get(host.peer)?.push(figures);
        }
      }
      return turns;
    };
    let seed = 0;
    const turnOf = async (
      host: HostProcess,
      tables: number,
      play: Parameters<LoadProcess['play']>[0],
    ): Promise<Turn> => {
      const before = await host.heap();
      await load.lay({ peer: host.peer, url: host.url, tables, seed: seed++ });
      const heapPerTable = ((await host.heap()) - before) / tables;
      const started = await host.usage();
      const work = () => load.play(play);
      const played = await (profiles === null ? work() : host.profiled(profiles, work));
      const ended = await host.usage();
      await load.clear();
      const share = (of: 'cpu' | 'mainCpu') => (ended[of] - started[of]) / (ended.at - started.at);
      return { ...played, hostCpu: share('cpu'), mainCpu: share('mainCpu'), heapPerTable };
    };
    const flat = await measure(flatOut.rounds, flatOut.warmUps, 'flat out', host =>
      turnOf(host, flatOut.games, { atOnce: flatOut.tables, seconds: flatOut.seconds, pace: 0 }),
    );
    const slow = await measure(paced.rounds, 0, 'paced', host =>
      turnOf(host, paced.tables, { atOnce: paced.tables, seconds: paced.seconds, pace: 1000 }),
    );
    const figures = peers.map(peer => [
      peer,
      { title: PEERS[peer].title, flatOut: flat.get(peer) ?? [], paced: slow.get(peer) ?? [] },
    ]);
    return {
      node: process.version,
      plan: { flatOut, paced },
      peers: Object.fromEntries(figures) as Figures['peers'],
      ratios: flatOut.rounds === 0 ? [] : against(peers, flat),
    };
  } finally {
    await load.end();
    for (const host of hosts) await host.close();
  }
}

function against([first, ...others]: readonly PeerName[], turns: ReadonlyMap<PeerName, readonly Turn[]>): Against[] {
  const rates = (peer: PeerName | undefined) => (turns.get(peer as PeerName) ?? []).map(movesPerSecond);
  return others.map(peer => ({ peer, ...estimate(ratios(rates(first), rates(peer))) }));
}

/** What a turn came to; for a second of the main thread, where a machine is busy with other things. */
export const movesPerMainSecond = (turn: Turn): number => movesPerSecond(turn) / turn.mainCpu;
export const movesPerSecond = ({ moves, seconds }: Played): number => moves / seconds;

/** The middle of something over some turns. */
export const middle = (turns: readonly Turn[], of: (turn: Turn) => number): number => median(turns.map(of));

export type { Turn };
