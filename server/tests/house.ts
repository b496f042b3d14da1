/** A whole server for tests: a real data folder, a real port, and clients with real sockets. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Act } from '@havre/engine/kernel/steps.ts';
import { primitives } from '@havre/table/fair/primitives.ts';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningServer, type ServerSettings, startServer } from '../app.ts';
import { Client } from '../client/client.ts';
import type { ClientTable } from '../client/client-table.ts';
import type { SocketConstructor } from '../client/surroundings.ts';
import { jsonLog } from '../operation/log.ts';

/** Nobody is too fast, unless the test is about that. */
const ANY = { burst: 1e6, perSecond: 1e6 };
const GENEROUS = { messages: ANY, chat: ANY, sockets: 1_000, strangers: 1_000 };
const MANY_REQUESTS = { requests: 1e6, devices: 1e6, tables: 1e6, carries: 1e6, joins: 1e6, sockets: 1e6 };

/** A folder that is gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'havre-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A server that is closed after the test. */
export async function openHouse(settings: Partial<ServerSettings> = {}): Promise<RunningServer> {
  const dataFolder = settings.dataFolder ?? (await temporaryFolder());
  const log = jsonLog({ level: 'silent' });
  const limits = { ...GENEROUS, ...settings.limits };
  const requestLimits = { ...MANY_REQUESTS, ...settings.requestLimits };
  const usual = { port: 0, host: '127.0.0.1', log };
  const server = await startServer({ ...usual, ...settings, dataFolder, limits, requestLimits });
  onTestFinished(() => server.close());
  return server;
}

/** Somebody at a keyboard, known to the server. */
export async function guest(
  url: string,
  { token = null, socket = WebSocket }: { token?: string | null; socket?: SocketConstructor } = {},
): Promise<Client> {
  const client = new Client({ url, WebSocket: socket, primitives, identity: { token } });
  onTestFinished(() => client.close());
  await client.identify();
  return client;
}

export const NAMES = ['Anne', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'];

/** Everybody sits down at a table of the first one's, and is ready; the game has begun. */
export async function seated(clients: readonly Client[]): Promise<ClientTable[]> {
  const [host] = clients;
  if (host === undefined) throw new Error('nobody is there');
  const laid = await host.create({ game: 'fuji-flush', seats: clients.length });
  const tables = clients.map(client => client.watch(laid.table));
  for (const [seat, table] of tables.entries()) {
    expectDone(await table.do({ type: 'sit', seat, name: NAMES[seat] ?? `guest ${seat}` }));
    await table.until(() => table.seat === seat);
    expectDone(await table.ready());
  }
  expectDone(await laid.do({ type: 'start' }));
  await Promise.all(tables.map(table => table.until(({ info }) => info?.phase === 'playing')));
  return tables;
}

export function expectDone(refusal: { refused: string } | null): void {
  if (refusal !== null) throw new Error(`refused: ${refusal.refused}`);
}

/** Something that may be done now; which one depends on how often it was asked, so that games differ and are the same again. */
export function chooser(seed: number): (legal: readonly Act[]) => Act {
  let count = seed;
  return legal => {
    count = (count * 48271 + 1) % 2147483647;
    const action = legal[count % legal.length];
    if (action === undefined) throw new Error('there is nothing to choose from');
    return action;
  };
}

/** Plays one seat until the game is over. */
export async function playOn(table: ClientTable, choose: (legal: readonly Act[]) => Act): Promise<void> {
  for (;;) {
    await table.until(({ info, question }) => info?.phase === 'over' || question !== null);
    if (table.info?.phase === 'over') return;
    const { question } = table;
    if (question === null) continue;
    const refusal = await table.play(choose(question.legal));
    if (refusal !== null && refusal.refused !== 'stale') throw new Error(`refused: ${refusal.refused}`);
    await table.until(now => now.info?.phase === 'over' || now.question?.decision !== question.decision);
  }
}
