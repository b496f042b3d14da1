/**
 * People who play one table after the other, whatever becomes of the server meanwhile: they sit down, play, chat, verify
 * the replay, delete the table and lay out the next.
 */
import { verify } from '@havre/engine/kernel/replay.ts';
import { Client, RequestError } from '@havre/protocol/client/client.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { gamesOnShelf } from '@havre/table/model/plan.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { expectDone, NAMES } from '../players.ts';
import { type Pastime, passTime } from './pastimes.ts';
import type { Witness } from './witness.ts';

const AFTER_A_LOST_REQUEST = 100;
/** What a server that stops, or whose database is away, answers by HTTP; and a proxy whose server was killed just now. */
const STOPPING: readonly number[] = [502, 503, 504];
const STOPPING_CODES: readonly string[] = ['Service Unavailable', 'closed', 'unreachable'];

interface CompanyParts extends Pastime {
  readonly name: string;
  readonly witness: Witness;
}

export class Company {
  private readonly url: string;
  private readonly game: string;
  private readonly witness: Witness;
  private readonly clients: readonly Client[];
  /** Games that were played to the end and whose replays are sound. */
  verified = 0;

  constructor(url: string, { name, game, seats, witness }: CompanyParts) {
    this.url = url;
    this.game = game;
    this.witness = witness;
    this.clients = Array.from({ length: seats }, (_, seat) => {
      const WebSocket = witness.socketsOf(`${name} ${seat}`);
      return new Client({ url, WebSocket, primitives, identity: { token: null } });
    });
  }

  async arrive(): Promise<void> {
    for (const client of this.clients) await persist(() => client.identify());
  }

  close(): void {
    for (const client of this.clients) client.close();
  }

  /** One whole game, from laying out the table to its verified replay; gives the table. */
  async playGame(seed: number): Promise<string> {
    const tables = await this.seated();
    const [host] = tables;
    if (host === undefined) throw new Error('nobody is there');
    await begun(host, tables);
    await Promise.all(
      tables.map((table, seat) => Promise.all([passTime(table, this.game, seed + seat), greet(table)])),
    );
    if (tables.some(({ fairness }) => fairness?.fair !== true)) throw new Error('somebody finds the dice unfair');
    const replay = await persist(() => this.host.replay(host.table));
    const game = gamesOnShelf(this.game);
    const verdict = game === undefined ? null : verify(game, replay, primitives);
    if (!verdict?.sound || verdict.stream !== 'proved') throw new Error(`table ${host.table} does not verify`);
    this.verified++;
    return host.table;
  }

  /** Deletes a table; a second request finds nothing if only the answer to the first was lost. */
  async remove(id: string): Promise<void> {
    for (const client of this.clients) client.leave(id);
    this.witness.deletions.set(id, false);
    await persist(async () => {
      const headers = { authorization: `Bearer ${this.host.token}` };
      const { status } = await fetch(`${this.url}/api/v1/tables/${id}`, { method: 'DELETE', headers });
      if (STOPPING.includes(status)) throw new TypeError('the server stops');
      if (status !== 200 && status !== 404) throw new Error(`table ${id} is not deleted: ${status}`);
    });
    this.witness.deletions.set(id, true);
    this.witness.forget(id);
  }

  private get host(): Client {
    const [host] = this.clients;
    if (host === undefined) throw new Error('nobody is there');
    return host;
  }

  private async seated(): Promise<ClientTable[]> {
    const laid = await persist(() => {
      this.witness.tablesAskedFor++;
      return this.host.create({ game: this.game, seats: this.clients.length });
    });
    const tables = this.clients.map(client => client.watch(laid.table));
    const sitDown = async (table: ClientTable, seat: number) =>
      expectDone(await table.do({ type: 'sit', seat, name: NAMES[seat] ?? `guest ${seat}` }));
    await Promise.all(tables.map(sitDown));
    return tables;
  }
}

/** Ready and started; again, if the server was gone for so long that the start was off. */
async function begun(host: ClientTable, tables: readonly ClientTable[]): Promise<void> {
  const isReady = ({ info, seat }: ClientTable) => seat !== null && info?.sitters[seat]?.ready === true;
  while (host.info?.phase !== 'playing' && host.info?.phase !== 'over') {
    for (const table of tables) {
      await table.until(({ seat }) => seat !== null);
      if (!isReady(table)) await table.ready();
    }
    await host.do({ type: 'start' });
    await host.until(({ info }) => info?.phase !== 'opening');
  }
}

async function greet(table: ClientTable): Promise<void> {
  await table.do({ type: 'say', channel: 'table', message: { phrase: 'hello' } });
}

/** Asks again until there is an answer: a server that is killed loses requests, and clients of HTTP have to know. */
async function persist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const isLost = error instanceof TypeError || error instanceof SyntaxError; // refused, reset, or cut off
      const isStopping = error instanceof RequestError && STOPPING_CODES.includes(error.code);
      if (!isStopping && (error instanceof RequestError || !isLost)) throw error;
      await new Promise(resolve => setTimeout(resolve, AFTER_A_LOST_REQUEST));
    }
  }
}
