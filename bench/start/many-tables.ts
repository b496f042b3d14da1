/** A store with many tables, written straight through its door: one real game, begun anew under many names. */
import { commitmentTo } from '@havre/engine/kernel/fair.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { lowest } from '@havre/engine/kernel/seats.ts';
import type { ServerStore } from '@havre/server/storage/grouped-store.ts';
import type { Command } from '@havre/table/commands/command.ts';
import { decide } from '@havre/table/commands/decide.ts';
import type { RecordedEvent, TableEvent } from '@havre/table/model/events.ts';
import type { Plan } from '@havre/table/model/plan.ts';
import { Table } from '@havre/table/model/table.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import type { Store } from '@havre/table/storage/store.ts';
import { logLinesOf, summaryOf } from '@havre/table/storage/table-storage.ts';

export interface Crowd {
  readonly tables: number;
  readonly unfinished: number;
  /** So many of the unfinished have a long log. */
  readonly long: number;
  /** Whether none of the unfinished waits for anybody but people. */
  readonly isIdle?: boolean;
}

const PEOPLE = ['anne', 'bert', 'cleo'];
const MOVES = 12;
const LONG_TALK = 3_000;
const HOUR = 3_600_000;
/** So many tables are written at a time. */
const IN_ONE_GO = 500;
/** A store that is being filled may let as much wait as there is, in bytes. */
export const ANY = 1 << 30;

/** What a table waits for; of the unfinished most wait for people alone. */
type Waits = 'nobody' | 'people' | 'bot' | 'clock';

/**
 * Fills a store and closes it. Unless they are idle, of the unfinished tables every tenth waits for a bot, and every tenth for a
 * clock that has run out.
 * @example await fillStore(await openStore(folder, { waiting: ANY }), { tables: 100_000, unfinished: 10_000, long: 100 });
 */
export async function fillStore(
  store: ServerStore,
  crowd: Crowd,
  progress: (done: number) => void = () => {},
): Promise<void> {
  for (let from = 0; from < crowd.tables; from += IN_ONE_GO) {
    const many = Math.min(IN_ONE_GO, crowd.tables - from);
    await Promise.all(Array.from({ length: many }, (_, i) => write(store, tableOf(from + i, crowd))));
    progress(from + many);
  }
  await store.close();
}

function waitsOf(i: number, { unfinished, isIdle }: Crowd): Waits {
  if (i >= unfinished) return 'nobody';
  if (isIdle === true) return 'people';
  return i % 10 === 1 ? 'bot' : i % 10 === 2 ? 'clock' : 'people';
}

async function write(store: Store, table: Table): Promise<void> {
  await store.append(logLinesOf(table.id, table.events), summaryOf(table));
  const kept = table.history.snapshot();
  if (kept !== null) await store.saveSnapshot({ table: table.id, seq: table.seq, body: JSON.stringify(kept) });
}

/** A table of three people who have played for a while. */
function tableOf(i: number, crowd: Crowd): Table {
  const waits = waitsOf(i, crowd);
  const clock: Plan['clock'] =
    waits === 'clock' ? { type: 'perMove', seconds: 3_600, atZero: 'rules' } : { type: 'none' };
  const plan: Plan = {
    ...{ game: 'fuji-flush', options: { first: 'random', freeChat: true }, seats: PEOPLE.length, clock },
    ...{ visibility: 'public', hints: false, botPace: 1_000 },
  };
  const secret = 'ab'.repeat(32);
  const names = { table: `table-${i}`, code: i.toString(36).toUpperCase().padStart(6, '0') };
  const at = Date.now() - 2 * HOUR - i;
  const created: TableEvent = {
    ...{ type: 'created', ...names, plan, host: 'anne', secret, commitment: commitmentTo(primitives, secret) },
  };
  const table = Table.fromEvents([{ ...created, seq: 0, at }]);
  begin(table, at);
  for (let move = 0; move < MOVES && table.match?.over === false; move++) {
    const seat = lowest(table.match.awaited);
    const action = table.match.asked(seat)?.legal[0];
    if (action !== undefined) act(table, seat, { type: 'play', action }, at);
  }
  if (i < crowd.long)
    for (let said = 0; said < LONG_TALK; said++)
      act(table, 0, { type: 'say', channel: 'table', message: { text: `line ${said} `.repeat(20) } }, at);
  const asked = lowest(table.match?.awaited ?? 1);
  if (waits === 'bot') act(table, asked, { type: 'takeOver', seat: asked, bot: 'random' }, at);
  if (waits === 'nobody') for (const seat of PEOPLE.keys()) if (table.phase === 'playing') resign(table, seat, at);
  return table;
}

function begin(table: Table, at: number): void {
  const entropy = 'cd'.repeat(32);
  for (const seat of PEOPLE.keys()) {
    act(table, seat, { type: 'sit', seat, name: PEOPLE[seat] ?? '' }, at);
    act(table, seat, { type: 'ready', commitment: commitmentTo(primitives, entropy) }, at);
  }
  act(table, 0, { type: 'start' }, at);
  for (const seat of PEOPLE.keys()) act(table, seat, { type: 'open', entropy }, at);
}

const resign = (table: Table, seat: number, at: number): void => act(table, seat, { type: 'resign' }, at);

function act(table: Table, seat: number, command: Command, at: number): void {
  const done = decide(table, PEOPLE[seat] ?? '', command, { now: at, seenAt: () => at });
  if (isRefusal(done)) throw new Error(`${command.type}: ${done.refused}`);
  for (const event of done) table.evolve({ ...event, seq: table.seq + 1, at } as RecordedEvent);
}
