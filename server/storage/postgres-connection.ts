/**
 * Ways to a database. One that is lost is opened anew: a database that is restarted, or hands over to another, costs a moment
 * and nothing else.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { StoreError } from '@havre/table/storage/store.ts';
import { Client, type ClientConfig, Pool, type QueryResultRow, types } from 'pg';
import { databaseErrorOf, isLost } from './postgres-errors.ts';

export interface ConnectionSettings {
  /** A whole address, with user and password. */
  readonly url: string;
  /** How the database is called where people read of it. */
  readonly database: string;
  /** How long something is tried again while the database cannot be reached, in milliseconds. */
  readonly timeout: number;
}

/** A statement by its name: the database makes a plan for it once. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** No answer within so long, in milliseconds, and a connection counts as lost. */
const LONGEST_QUERY = 10_000;
const LONGEST_CONNECT = 5_000;
/** Between two attempts, in milliseconds: longer each time. */
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 500;
const MOST_READERS = 6;
const BIGINT = 20;

/** Numbers of the database are numbers here: moments and sizes are far below what a number holds. */
const NUMBERS = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

const configOf = ({ url }: ConnectionSettings): ClientConfig => ({
  connectionString: url,
  application_name: 'havre',
  connectionTimeoutMillis: LONGEST_CONNECT,
  query_timeout: LONGEST_QUERY,
  keepAlive: true,
  types: NUMBERS,
});

/**
 * A connection for somebody who is in no hurry, to be closed by `end`: nothing that it is asked takes too long. Rejects with a
 * `StoreError`.
 */
export async function connected(settings: ConnectionSettings, waitsLong = false): Promise<Client> {
  const { query_timeout, ...config } = configOf(settings);
  const client = new Client(waitsLong || query_timeout === undefined ? config : { ...config, query_timeout });
  client.on('error', () => {}); // whoever asks next hears of it
  try {
    await client.connect();
    return client;
  } catch (error) {
    void client.end().catch(() => {});
    throw databaseErrorOf(error, settings.database);
  }
}

/** Tries again what could not be done because the connection was lost. */
class Persistence {
  private readonly settings: ConnectionSettings;
  private isClosed = false;

  constructor(settings: ConnectionSettings) {
    this.settings = settings;
  }

  close(): void {
    this.isClosed = true;
  }

  /** Rejects with a `StoreError`, or with what the database says to a statement. */
  async with<T>(work: (isAgain: boolean) => Promise<T>): Promise<T> {
    const until = performance.now() + this.settings.timeout;
    for (let wait = FIRST_PAUSE, isAgain = false; ; wait = Math.min(2 * wait, LONGEST_PAUSE), isAgain = true) {
      try {
        return await work(isAgain);
      } catch (error) {
        const cause = error instanceof StoreError ? error.cause : error;
        if (!isLost(cause)) throw error;
        if (this.isClosed || performance.now() + wait > until) throw databaseErrorOf(error, this.settings.database);
        await pause(wait);
      }
    }
  }
}

/** One connection, for one statement at a time. */
export class SteadyConnection {
  private readonly settings: ConnectionSettings;
  private readonly persistence: Persistence;
  private client: Promise<Client> | null = null;

  constructor(settings: ConnectionSettings) {
    this.settings = settings;
    this.persistence = new Persistence(settings);
  }

  /**
   * Does something over the connection. If that is lost meanwhile, it is done again over another: then nobody knows what became
   * of it the first time.
   * @example await connection.use((client, isAgain) => client.query('…'));
   */
  use<T>(work: (client: Client, isAgain: boolean) => Promise<T>): Promise<T> {
    return this.persistence.with(async isAgain => {
      this.client ??= connected(this.settings);
      const opening = this.client;
      try {
        return await work(await opening, isAgain);
      } catch (error) {
        if (isLost(error instanceof StoreError ? error.cause : error)) this.drop(opening);
        throw error;
      }
    });
  }

  /** Opens it, so that it is known now whether it can be had. Rejects with a `StoreError`. */
  open(): Promise<void> {
    return this.use(async () => {});
  }

  async close(): Promise<void> {
    this.persistence.close();
    const client = await this.client?.catch(() => null);
    this.client = null;
    await client?.end().catch(() => {});
  }

  private drop(opening: Promise<Client>): void {
    if (this.client === opening) this.client = null;
    opening.then(
      client => void client.end().catch(() => {}),
      () => {},
    );
  }
}

/** Several connections, for those who only read. */
export class ReadingConnections {
  private readonly pool: Pool;
  private readonly persistence: Persistence;
  private readonly database: string;

  constructor(settings: ConnectionSettings) {
    this.database = settings.database;
    // Those it has it keeps: there may be none left when they are wanted again.
    this.pool = new Pool({ ...configOf(settings), max: MOST_READERS, idleTimeoutMillis: 0 });
    this.pool.on('error', () => {}); // one that nobody was using; the next one who asks gets another
    this.persistence = new Persistence(settings);
  }

  /** Opens all of them, so that it is known now whether they can be had. Rejects with a `StoreError`. */
  async open(): Promise<void> {
    const opening = await Promise.allSettled(Array.from({ length: MOST_READERS }, () => this.pool.connect()));
    for (const one of opening) if (one.status === 'fulfilled') one.value.release();
    const failed = opening.find(one => one.status === 'rejected');
    if (failed !== undefined) throw databaseErrorOf(failed.reason, this.database);
  }

  /** The rows of an answer. Rejects with a `StoreError`, or with what the database says to the statement. */
  rows<Row extends QueryResultRow>({ name, text }: Statement, values: readonly unknown[]): Promise<Row[]> {
    return this.persistence.with(async () => (await this.pool.query<Row>({ name, text, values: [...values] })).rows);
  }

  async close(): Promise<void> {
    this.persistence.close();
    await this.pool.end();
  }
}
