/** The process that makes the load: it sits at all tables of one contender after the other, and does what it is told. */
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { CONTENDERS, type ContenderName } from './contender.ts';
import { quantilesOf } from './quantiles.ts';
import { TableLoad } from './table-load.ts';

export interface LoadLayout {
  readonly contender: ContenderName;
  readonly url: string;
  readonly tables: number;
  readonly seed: number;
}

export interface LoadOrder {
  /** How many tables play at the same time; the others wait for one of them to end. */
  readonly atOnce: number;
  /** For how long, at most: it also ends when a table is needed and none is left. */
  readonly seconds: number;
  /** Milliseconds from one move of a table to its next; 0 for flat out. */
  readonly pace: number;
  /** Whether all games are played to their end, however long it takes. */
  readonly toTheEnd?: boolean;
}

export interface LoadResult {
  readonly moves: number;
  readonly seconds: number;
  /** From sending a move until everybody at the table has heard of it, in milliseconds. */
  readonly latency: { readonly p50: number; readonly p95: number; readonly p99: number; readonly worst: number };
  /** How much of a core the load generator used. */
  readonly cpu: number;
}

/** What those who come back to another server find of their tables. */
export interface Survey {
  readonly tables: number;
  /** So many of them are nowhere any more. */
  readonly tablesLost: number;
  /** Moves that somebody had heard of, at the others, and that are not there any more. */
  readonly movesLost: number;
}

export type ToLoad =
  | { readonly lay: LoadLayout }
  | { readonly play: LoadOrder }
  | { readonly survey: string }
  | { readonly clear: true };
export type FromLoad =
  | { readonly laid: number }
  | { readonly begun: true }
  | { readonly played: LoadResult }
  | { readonly surveyed: Survey }
  | { readonly cleared: true }
  | { readonly failed: string };

/** So many tables are laid out at the same time. */
const BATCH = 25;
/** Nothing has moved for so long, in milliseconds: something is wrong. */
const STALLED = 20_000;

let tables: TableLoad[] = [];

async function lay({ contender, url, tables: count, seed }: LoadLayout): Promise<FromLoad> {
  const { sitDown } = await CONTENDERS[contender].clients();
  const mind = new SeededDice(seed);
  while (tables.length < count) {
    const batch = Math.min(BATCH, count - tables.length);
    tables.push(...(await Promise.all(Array.from({ length: batch }, () => TableLoad.lay(sitDown, url, mind)))));
  }
  return { laid: tables.length };
}

function play({ atOnce, seconds, pace, toTheEnd = false }: LoadOrder): Promise<FromLoad> {
  const latencies: number[] = [];
  const waiting = [...tables];
  const playing = waiting.splice(0, atOnce);
  let unfinished = tables.length;
  const [cpuBefore, begunAt] = [process.cpuUsage(), performance.now()];
  return new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(end);
      clearInterval(watch);
      for (const table of tables) table.stop();
      const elapsed = (performance.now() - begunAt) / 1000;
      const { user, system } = process.cpuUsage(cpuBefore);
      const cpu = (user + system) / 1e6 / elapsed;
      resolve({ played: { moves: latencies.length, seconds: elapsed, latency: quantilesOf(latencies), cpu } });
    };
    const end = setTimeout(finish, seconds * 1000);
    let seen = 0;
    const watch = setInterval(() => {
      if (latencies.length === seen) reject(new Error(`no move has come through for ${STALLED / 1000} seconds`));
      seen = latencies.length;
    }, STALLED);
    const begin = (table: TableLoad, share: number) => {
      let dueAt = performance.now() + share * pace;
      table.play({
        moved: latency => latencies.push(latency),
        pause: () => {
          const pause = dueAt - performance.now();
          dueAt += pace;
          return pause;
        },
        ended: () => {
          const next = waiting.shift();
          unfinished--;
          if (next !== undefined) begin(next, 0);
          else if (!toTheEnd || unfinished === 0) finish();
        },
      });
    };
    for (const [i, table] of playing.entries()) begin(table, i / atOnce);
  });
}

async function survey(url: string): Promise<FromLoad> {
  const lost = await Promise.all(tables.map(table => table.movesLostAt(url)));
  const there = lost.filter(moves => moves !== null);
  const movesLost = there.reduce((sum, moves) => sum + moves, 0);
  return { surveyed: { tables: lost.length, tablesLost: lost.length - there.length, movesLost } };
}

function does(told: ToLoad): Promise<FromLoad> {
  if ('lay' in told) return lay(told.lay);
  if ('play' in told) return play(told.play);
  return 'survey' in told ? survey(told.survey) : clear();
}

async function clear(): Promise<FromLoad> {
  for (const table of tables) table.close();
  tables = [];
  await new Promise(resolve => setTimeout(resolve, 500)); // until the server has seen all of them go
  return { cleared: true };
}

process.on('message', (told: ToLoad) => {
  does(told).then(
    done => process.send?.(done),
    (error: Error) => process.send?.({ failed: error.stack ?? error.message } satisfies FromLoad),
  );
});
process.on('disconnect', () => process.exit());
