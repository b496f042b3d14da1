/**
 * The honest table, in a process of its own: three people who go on with a long game at ten moves a second, and play a short
 * one beside it whose secrets are known. Every move that was acknowledged is told to the parent, with how long it took.
 *
 * Moves are due whether or not those before them are done: a server that stands still for a second has made ten of them late.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '@havre/protocol/client/client.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { WebSocket } from 'ws';
import { chooser, expectDone, NAMES } from '../players.ts';
import type { FromHonest } from './honesty.ts';
import { now } from './measures.ts';
import { longPast } from './stock.ts';

const PEOPLE = 3;
/** Milliseconds from one move to the next. */
const LONG_PACE = 100;
const SHORT_PACE = 1_000;
/** So much of the long game was played before: whoever comes to watch it has much to be told. */
const PLAYED_BEFORE = 2_000;
/** So many moves may be due at the same time; those beyond are not counted. */
const MOST_DUE = 50;

const [, , url = ''] = process.argv;
const tell = (said: FromHonest): void => void process.send?.(said);

/** The sockets of honest people, which tell the parent what was acknowledged. */
class HonestSocket extends WebSocket {
  private readonly tables = new Map<string, string>();

  constructor(address: string, protocols: string[]) {
    super(address, protocols);
    this.on('message', text => this.hear(String(text)));
  }

  override send(text: unknown): void {
    const { id, table } = JSON.parse(String(text)) as { id?: string; table?: string };
    if (id !== undefined && table !== undefined) this.tables.set(id, table);
    super.send(text as string);
  }

  private hear(text: string): void {
    if (!text.includes('"done"')) return;
    const { type, id = '' } = JSON.parse(text) as { type: string; id?: string };
    const table = this.tables.get(id);
    if (type === 'done' && table !== undefined) tell({ acknowledged: { table, id } });
    this.tables.delete(id);
  }
}

async function seated(clients: readonly Client[], begin: Beginning): Promise<ClientTable[]> {
  const [first] = clients;
  if (first === undefined) throw new Error('nobody is there');
  const laid = await begin(first);
  const tables = clients.map(client => client.watch(laid.table));
  for (const [seat, table] of tables.entries()) {
    await table.until(({ info }) => info !== null);
    if (table.seat !== seat) expectDone(await table.do({ type: 'sit', seat, name: NAMES[seat] ?? '' }));
    await table.until(() => table.seat === seat);
    expectDone(await table.ready());
  }
  expectDone(await laid.do({ type: 'start' }));
  await laid.until(({ info }) => info?.phase === 'playing');
  return tables;
}

/** How somebody comes to a table. */
type Beginning = (client: Client) => Promise<ClientTable>;

const isOver = ([table]: readonly ClientTable[]): boolean => table?.info?.phase === 'over';
const asked = (tables: readonly ClientTable[]): ClientTable | undefined =>
  tables.find(({ question }) => question !== null);

/** One move of whoever is asked; gives how it was refused, or null. */
async function move(tables: readonly ClientTable[], choose: ReturnType<typeof chooser>): Promise<string | null> {
  if (asked(tables) === undefined)
    await Promise.race(tables.map(table => table.until(({ question }) => question !== null || isOver(tables))));
  const table = asked(tables);
  const { question } = table ?? {};
  if (table === undefined || question == null) return null;
  const refusal = await table.play(choose(question.legal));
  await table.until(({ question: next }) => isOver(tables) || next?.decision !== question.decision);
  return refusal?.refused ?? null;
}

/** Plays one table after the other; every move that is due is told of. */
async function playOn(clients: readonly Client[], game: string, begin: Beginning, pace: number): Promise<never> {
  const choose = chooser(7);
  for (;;) {
    const tables = await seated(clients, begin);
    tell({ table: { id: tables[0]?.table ?? '', game } });
    let due = now();
    while (!isOver(tables)) {
      await pause(Math.max(0, due - now()));
      const refused = await move(tables, choose);
      tell(refused === null ? { move: { due, took: now() - due } } : { refused });
      due = Math.max(due + pace, now() - MOST_DUE * pace);
    }
    for (const [i, client] of clients.entries()) client.leave(tables[i]?.table ?? '');
  }
}

const clients = Array.from(
  { length: PEOPLE },
  () => new Client({ url, WebSocket: HonestSocket, primitives, identity: { token: null } }),
);
for (const client of clients) await client.identify();
tell({ tokens: clients.map(({ token }) => token ?? '') });
process.on('disconnect', () => process.exit());
const past = longPast(PLAYED_BEFORE);
const short = { game: 'fuji-flush', seats: PEOPLE, visibility: 'public' } as const;
await Promise.all([
  playOn(clients, past.game, client => client.carry({ past, seat: 0, name: NAMES[0] ?? '' }), LONG_PACE),
  playOn(clients, short.game, client => client.create(short), SHORT_PACE),
]);
