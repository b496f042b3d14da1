/**
 * A contest with programs from outside: they play at a server of their own, over the same protocol as at any other, and bots of the
 * house sit beside them. Dice are made by everybody at the table, so that no deal is played twice; everybody sits in every seat all
 * the same.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@havre/protocol/client/client.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { NO_QUOTAS } from '@havre/table/lobby/quotas.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { startServer } from '../app.ts';
import { jsonLogger } from '../operation/log.ts';
import { NO_LIMITS, NO_REQUEST_LIMITS } from '../operation/no-limits.ts';
import type { Contest } from './arena-worker.ts';
import { type DealtGame, resultOf } from './deal.ts';
import { DecisionTimes } from './decision-times.ts';
import { isProgram, ProgramProcess, programName } from './program-process.ts';

export interface ProgramHall {
  /** Called after each deal, with how many are done. */
  onDeal(done: number): void;
  /** How long nothing may happen at a table before the contest is given up, in milliseconds. */
  readonly timeout?: number;
}

const USUAL_PATIENCE = 60_000;

/**
 * The games of a contest in which programs play, by deal. Rejects if one of them ends, or does not answer.
 * @example await playProgramContest({ game: 'fuji-flush', options, lineUp: ['cmd:python3 bot.py', 'matelot'], seed: 1 }, 10, hall)
 */
export async function playProgramContest(contest: Contest, deals: number, hall: ProgramHall): Promise<DealtGame[][]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'havre-arena-'));
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataFolder,
    logger: jsonLogger({ level: 'silent' }),
    limits: NO_LIMITS,
    requestLimits: NO_REQUEST_LIMITS,
    quotas: NO_QUOTAS,
  });
  const host = new Client({ url: server.url, WebSocket, primitives, identity: { token: null } });
  try {
    await host.identify();
    const results: DealtGame[][] = [];
    for (let deal = 0; deal < deals; deal++) {
      const games: DealtGame[] = [];
      for (let turn = 0; turn < contest.lineUp.length; turn++)
        games.push(await playGame(contest, turn, { host, url: server.url, timeout: hall.timeout ?? USUAL_PATIENCE }));
      results.push(games);
      hall.onDeal(deal + 1);
    }
    return results;
  } finally {
    host.close();
    await server.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

interface Surroundings {
  readonly host: Client;
  readonly url: string;
  readonly timeout: number;
}

async function playGame({ game, options, lineUp }: Contest, turn: number, around: Surroundings): Promise<DealtGame> {
  const seats = lineUp.length;
  const entryAt = (seat: number): number => (seat + turn) % seats;
  const table = await around.host.create({ game, seats, options, botPace: 0 });
  const times = new DecisionTimes(seats);
  table.onUpdate((now, fresh) => times.note(now.info?.acting ?? [], fresh));
  const programs: ProgramProcess[] = [];
  // Whatever fails first ends the game: a program that is gone, or a table where nothing happens any more.
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  const watch = new Watch(around.timeout, () => failed.reject(new Error(`nobody answers at the table of ${game}`)));
  table.onUpdate(() => watch.alive());
  const so = (isSo: (table: ClientTable) => boolean): Promise<void> =>
    Promise.race([table.until(isSo), failed.promise]);
  try {
    await so(({ info }) => info !== null);
    for (let seat = 0; seat < seats; seat++) {
      const source = lineUp[entryAt(seat)] ?? '';
      if (isProgram(source)) {
        const name = `${programName(source)} ${seat + 1}`;
        const program = new ProgramProcess(source, [around.url, table.info?.code ?? '', name]);
        programs.push(program);
        void program.ended.then(async why => {
          if (!(await isOver(around.url, table.table))) failed.reject(new Error(why));
        });
        await so(({ info }) => info?.sitters[seat]?.ready === true); // each takes the first seat that is free
      } else {
        const refusal = await table.do({ type: 'addBot', seat, bot: source });
        if (refusal !== null) throw new Error(`${source}: ${refusal.refused}`);
      }
    }
    await table.do({ type: 'start' });
    await so(({ info }) => info?.phase === 'over');
    const outcome = table.info?.outcome ?? null;
    return lineUp.map((_, seat) => ({
      entry: entryAt(seat),
      ...resultOf(outcome, seat, seats),
      ...times.of(seat),
    }));
  } finally {
    watch.end();
    around.host.leave(table.table);
    await Promise.all(programs.map(program => program.end()));
  }
}

/** Whether a game is over, by the word of the server: a program may have heard of it before we have. */
async function isOver(url: string, table: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/v1/tables/${table}`).catch(() => null);
  if (answer === null) return true; // the server is closed: so is the contest
  return ((await answer.json()) as { readonly phase: string }).phase === 'over';
}

/** Calls out when nothing has happened for a while. */
class Watch {
  private readonly timeout: number;
  private readonly onSilence: () => void;
  private timer: NodeJS.Timeout;

  constructor(timeout: number, onSilence: () => void) {
    this.timeout = timeout;
    this.onSilence = onSilence;
    this.timer = setTimeout(onSilence, timeout);
  }

  alive(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.onSilence, this.timeout);
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
