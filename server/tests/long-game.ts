/** A long game that is over, as it lies in a store: played by the rules without a plan, and never through a socket. */
import { commitmentTo } from '@havre/engine/kernel/fair.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { lowest, perSeat } from '@havre/engine/kernel/seats.ts';
import { decide } from '@havre/table/commands/decide.ts';
import { botPlays } from '@havre/table/commands/playing.ts';
import type { EventsOrRefusal, RecordedEvent, TableEvent } from '@havre/table/model/events.ts';
import { type Plan, planned } from '@havre/table/model/plan.ts';
import { Table } from '@havre/table/model/table.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import type { Store } from '@havre/table/storage/store.ts';
import { logLinesOf, summaryOf } from '@havre/table/storage/table-storage.ts';
import { chooser } from './players.ts';

const HOST = 'nobody in particular';
const AT = 1_000_000;
const MOMENT = { now: AT, seenAt: () => AT };

export interface LongGame {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  readonly options?: Plan['options'];
}

/**
 * A whole game among bots that have no plan, from the laying out of its table to its end.
 * @example const table = longGame({ id: 'long', game: 'captain-jack', seats: 4, seed: 1 });
 */
export function longGame({ id, game, seats, seed, options = {} }: LongGame): Table {
  const plan = planned({
    ...{ game, seats, options, visibility: 'private', clock: { type: 'none' }, hints: false, botPace: 0 },
  });
  if (isRefusal(plan)) throw new Error(plan.refused);
  const secret = seed.toString(16).padStart(64, '0');
  const code = id.toUpperCase().padEnd(6, 'X').slice(-6);
  const created: TableEvent = { type: 'created', table: id, code, plan, host: HOST, secret, commitment: '' };
  const table = Table.fromEvents([{ ...created, commitment: commitmentTo(primitives, secret), seq: 0, at: AT }]);
  const take = (decision: EventsOrRefusal): void => {
    if (isRefusal(decision)) throw new Error(`refused: ${decision.refused}`);
    for (const event of decision) table.evolve({ ...event, seq: table.seq + 1, at: AT } as RecordedEvent);
  };
  for (const seat of perSeat(seats, at => at))
    take(decide(table, HOST, { type: 'addBot', seat, bot: 'random' }, MOMENT));
  take(decide(table, HOST, { type: 'start' }, MOMENT));
  const choose = chooser(seed);
  for (let { match } = table; match !== null && !match.over; ) {
    const seat = lowest(match.awaited);
    const question = match.asked(seat);
    if (question === null) throw new Error('nobody is asked');
    take(botPlays(table, { seat, action: choose(question.legal), decision: question.decision }));
  }
  return table;
}

/**
 * Writes a table down as a server of any version would have.
 * @example await putDown(store, longGame({ id: 'long', game: 'jamaica', seats: 6, seed: 1 }));
 */
export const putDown = (store: Store, table: Table): Promise<void> =>
  store.append(logLinesOf(table.id, table.events), summaryOf(table));
