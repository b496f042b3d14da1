/**
 * A client of a Havre server, for pages, bots and tests: it becomes known, finds and makes tables, and plays at them.
 *
 * It runs wherever there are WebSockets, `fetch` and random numbers: it imports nothing of Node and nothing of browsers.
 */
import type { Replay } from '@havre/engine/kernel/replay.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { Advised } from '@havre/table/automatic/advising.ts';
import type { Foresight } from '@havre/table/automatic/foreseeing.ts';
import type { PortableGame } from '@havre/table/model/origin.ts';
import type { Plan, TableSettings } from '@havre/table/model/plan.ts';
import type { TableInfo } from '@havre/table/viewing/table-info.ts';
import { ClientTable } from './client-table.ts';
import { Connection, type ConnectionObserver } from './connection.ts';
import { type ClientEnvironment, type KeyValueStorage, runtime, storageInMemory } from './environment.ts';
import { DiceCommitment } from './fairness.ts';

/** What a new table needs to be told; the rest is as usual. */
export type NewTableRequest = Pick<Plan, 'game' | 'seats'> & Partial<Plan>;

/** A game that is brought along, and who brings it to which of its seats; the rest is as usual. */
export type CarriedGame = {
  readonly past: PortableGame;
  readonly seat: Seat;
  readonly name: string;
} & Partial<TableSettings>;

/** A table in a list. */
export interface Listed {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly phase: string;
  readonly seats: number;
  readonly taken: number;
  readonly createdAt: number;
  readonly touchedAt: number;
}

/** A request was not granted: the code and the row of the rules that the server gave. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly code: string;
  readonly rule: string | undefined;
  /** In how many seconds to ask again, where the server has said so. */
  readonly retryAfter: number | null;

  constructor({ error, detail, rule }: { error: string; detail: string; rule?: string }, retryAfter: string | null) {
    super(detail);
    this.code = error;
    this.rule = rule;
    this.retryAfter = retryAfter === null ? null : Number(retryAfter);
  }
}

/** Others are served first: whoever asks again a little later is served too. */
const BUSY: readonly string[] = ['too-many-replays', 'replays-busy'];
/** So often something is asked for again, and no later than this, in seconds. */
const MOST_TRIES = 6;
const LONGEST_WAIT = 15;

export class Client {
  private readonly surroundings: ClientEnvironment;
  private readonly storage: KeyValueStorage;
  private readonly connection: Connection;
  private readonly tables = new Map<string, ClientTable>();
  private secret: string | null;

  /** @example const client = new Client({ url, WebSocket, primitives, identity: { token: null } }); */
  constructor(surroundings: ClientEnvironment) {
    const { url, WebSocket, identity, film, storage: notes } = surroundings;
    this.surroundings = surroundings;
    this.storage = notes ?? storageInMemory();
    this.secret = identity === 'cookie' ? null : identity.token;
    this.connection = new Connection(url, WebSocket, () => this.secret, film);
  }

  /** The token of a program, to be kept and given to the next client of the same person. */
  get token(): string | null {
    return this.secret;
  }

  /** Becomes known to the server, unless it is already. Before that one can only watch. */
  async identify(): Promise<void> {
    if (this.secret !== null) return;
    const keep = this.surroundings.identity === 'cookie' ? 'cookie' : 'token';
    const { token = null } = await this.ask<{ token?: string }>('POST', '/devices', { keep });
    this.secret = token;
    this.connection.interrupt(); // a socket that was open already does not know who this is
  }

  /** Lays out a table, and watches it. */
  async create(wish: NewTableRequest): Promise<ClientTable> {
    const info = await this.ask<TableInfo>('POST', '/tables', wish);
    return this.watch(info.table);
  }

  /** Watches the table with a code. */
  async join(code: string): Promise<ClientTable> {
    const info = await this.ask<TableInfo>('GET', `/join/${encodeURIComponent(code)}`);
    return this.watch(info.table);
  }

  /** Watches a table; with `publicly` as the public sees it. One client watches a table in one of the two ways. */
  watch(id: string, { publicly = false }: { publicly?: boolean } = {}): ClientTable {
    const there = this.tables.get(id);
    if (there !== undefined && there.publicly === publicly) return there;
    const dice = new DiceCommitment(this.surroundings.primitives, this.storage, id);
    const table = new ClientTable(id, publicly, this.connection, dice);
    this.tables.set(id, table);
    this.connection.listen(table);
    return table;
  }

  /** Hears no more of a table; a seat there is kept. */
  leave(id: string): void {
    this.tables.delete(id);
    this.connection.ignore(id);
  }

  publicTables(): Promise<readonly Listed[]> {
    return this.ask('GET', '/tables');
  }

  myTables(): Promise<readonly Listed[]> {
    return this.ask('GET', '/tables/mine');
  }

  /** A finished game as a file. Where many are being made it is asked for again. */
  async replay(table: string): Promise<Replay> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.ask<Replay>('GET', `/tables/${table}/replay`);
      } catch (error) {
        if (!(error instanceof RequestError) || !BUSY.includes(error.code) || tries === MOST_TRIES) throw error;
        const seconds = Math.min(LONGEST_WAIT, error.retryAfter ?? 1);
        await new Promise<void>(resolve => runtime.setTimeout(resolve, seconds * 1000 * (0.5 + Math.random() / 2)));
      }
    }
  }

  /** The best answers to what one is asked at a table, where that is allowed. */
  advice(table: string): Promise<Advised> {
    return this.ask('POST', `/tables/${table}/advice`);
  }

  /**
   * What one may be asked next at a table, to prepare an answer while others think.
   * @example const { questions } = await client.foresight(table.table);
   */
  foresight(table: string): Promise<Foresight> {
    return this.ask('POST', `/tables/${table}/foresight`);
  }

  /** Brings a game along that was begun elsewhere, sits down there, and watches it. The seats of others wait for them. */
  async carry(carried: CarriedGame): Promise<ClientTable> {
    const info = await this.ask<TableInfo>('POST', '/tables/carried', carried);
    return this.watch(info.table);
  }

  /** The same people at a new table. */
  async rematch(table: string): Promise<ClientTable> {
    const info = await this.ask<TableInfo>('POST', `/tables/${table}/rematch`);
    return this.watch(info.table);
  }

  /**
   * Calls back whenever the connection is there, with what the server has said, or is lost, with null; until what it
   * returns is called.
   * @example const stop = client.onConnection(greeting => showBanner(greeting === null));
   */
  onConnection(observer: ConnectionObserver): () => void {
    return this.connection.onChange(observer);
  }

  /** Drops the connection; the client comes back by itself. For tests, and for pages that wake up. */
  interrupt(): void {
    this.connection.interrupt();
  }

  close(): void {
    this.connection.close();
  }

  private async ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const send = this.surroundings.fetch ?? runtime.fetch;
    const response = await send(`${this.surroundings.url.replace(/\/$/, '')}/api/v1${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.secret === null ? {} : { authorization: `Bearer ${this.secret}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok)
      throw new RequestError(
        answer as { error: string; detail: string; rule?: string },
        response.headers.get('retry-after'),
      );
    return answer as T;
  }
}
