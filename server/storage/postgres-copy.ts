/**
 * Everything in a database as one file, and back: the file is a store of its own, which `havre check` looks through and a
 * server without a database can go on with.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import { type ConnectionSettings, connected } from './postgres-connection.ts';
import { databaseError, databaseErrorOf } from './postgres-errors.ts';
import { asNewFile, keepOneFile } from './sqlite-backup.ts';
import { openToRead, openToWrite } from './sqlite-file.ts';

/** A table of the file, and how it is read from the database and written there. */
interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Everything for the file, from the database. */
  readonly read: string;
  /** The types of the columns, as lists of them are sent to the database. */
  readonly types: readonly string[];
  /** What the database does with rows that come as `given`. */
  readonly write: string;
}

const plain = (name: string, columns: Readonly<Record<string, string>>, key: string): CopiedTable => {
  const names = Object.keys(columns);
  return {
    ...{ name, columns: names, types: Object.values(columns) },
    read: `SELECT ${names.join(', ')} FROM ${name} ORDER BY ${key}`,
    write: `INSERT INTO ${name} (${names.join(', ')}) SELECT * FROM given`,
  };
};

const CARD = {
  ...{ table_id: 'text', code: 'text', game: 'text', phase: 'text', visible: 'int', seats: 'bigint', taken: 'bigint' },
  ...{ people: 'text', created_at: 'bigint', touched_at: 'bigint', due_at: 'bigint', recorded: 'int' },
};
const CARD_COLUMNS = Object.keys(CARD).join(', ');

/** In an order in which each finds what it refers to. */
const TABLES: readonly CopiedTable[] = [
  plain('facts', { table_id: 'text', seq: 'int', body: 'text' }, 'table_id, seq'),
  {
    ...plain('cards', CARD, 'table_id'),
    read: `SELECT ${CARD_COLUMNS.replaceAll(/visible|recorded/g, '$&::int AS $&')} FROM cards ORDER BY table_id`,
    write: `
      INSERT INTO cards (${CARD_COLUMNS})
      SELECT ${CARD_COLUMNS.replaceAll(/visible|recorded/g, '$& <> 0')} FROM given`,
  },
  {
    name: 'accounts',
    columns: ['table_id', 'identity', 'network', 'live', 'bytes'],
    types: ['text', 'text', 'text', 'int', 'bigint'],
    read: `
      SELECT table_id, identity, network, (phase IN ('gathering', 'playing'))::int AS live, bytes
      FROM logs JOIN cards USING (table_id) WHERE identity IS NOT NULL ORDER BY table_id`,
    write: `
      UPDATE logs SET identity = given.identity, network = given.network FROM given WHERE logs.table_id = given.table_id`,
  },
  plain('snapshots', { table_id: 'text', seq: 'int', body: 'text' }, 'table_id'),
  plain('devices', { secret_hash: 'text', identity: 'text', created_at: 'bigint' }, 'secret_hash'),
  plain(
    'bells',
    { endpoint: 'text', identity: 'text', keys: 'text', language: 'text', created_at: 'bigint' },
    'endpoint',
  ),
  plain(
    'replays',
    {
      ...{ table_id: 'text', format: 'bigint', rules: 'bigint', etag: 'text' },
      ...{ size: 'bigint', crc: 'bigint', created_at: 'bigint' },
    },
    'table_id',
  ),
  plain('replay_parts', { table_id: 'text', part: 'int', bytes: 'bytea' }, 'table_id, part'),
  plain('records', { kind: 'text', id: 'text', owner: 'text', at: 'bigint', body: 'text' }, 'kind, id'),
];

const LOGS_FROM_FACTS = `
  INSERT INTO logs (table_id, last_seq, bytes)
  SELECT table_id, max(seq), sum(octet_length(body)) FROM facts GROUP BY table_id`;

/** So many rows are in memory at a time. */
const IN_ONE_GO = 200;
const TIMEOUT_MS = 5_000;

/**
 * Copies a database that may be in use into one new file, as it was at one moment. Rejects with a `StoreError`, and then there
 * is no file.
 * @example await copyDatabase(settings, '/backup/monday.db');
 */
export async function copyDatabase(settings: ConnectionSettings, to: string): Promise<void> {
  await asNewFile(to, async path => {
    const client = await connected(settings, true);
    const file = openToWrite(path, { timeout: TIMEOUT_MS, largest: null });
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      file.exec('BEGIN');
      for (const table of TABLES) await copyTable(client, file, table);
      file.exec('COMMIT');
    } catch (error) {
      throw databaseErrorOf(error, settings.database);
    } finally {
      file.close();
      await client.end();
    }
    keepOneFile(path);
  });
}

async function copyTable(client: Client, file: DatabaseSync, { name, columns, read }: CopiedTable): Promise<void> {
  const insert = file.prepare(
    `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  await client.query(`DECLARE ${name}_rows NO SCROLL CURSOR FOR ${read}`);
  for (;;) {
    const { rows } = await client.query<Record<string, string | number | null>>(`FETCH ${IN_ONE_GO} FROM ${name}_rows`);
    for (const row of rows) insert.run(...columns.map(column => row[column] ?? null));
    if (rows.length < IN_ONE_GO) return;
  }
}

/**
 * Brings a whole file into a database where nothing is yet, all or nothing. Rejects with a `StoreError`.
 * @example await fillDatabase(settings, '/backup/monday.db');
 */
export async function fillDatabase(settings: ConnectionSettings, from: string): Promise<void> {
  const file = openToRead(from, TIMEOUT_MS);
  const client = await connected(settings, true).catch(error => {
    file.close();
    throw error;
  });
  try {
    await client.query('BEGIN');
    const { rows } = await client.query('SELECT 1 FROM logs UNION ALL SELECT 1 FROM devices LIMIT 1');
    if (rows.length > 0) throw databaseError('exists', settings.database);
    for (const table of TABLES) {
      await fillTable(client, file, table);
      if (table.name === 'facts') await client.query(LOGS_FROM_FACTS);
    }
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } catch (error) {
    throw databaseErrorOf(error, settings.database);
  } finally {
    file.close();
    await client.end();
  }
}

async function fillTable(client: Client, file: DatabaseSync, table: CopiedTable): Promise<void> {
  const { name, columns, types, write } = table;
  const lists = types.map((type, i) => `$${i + 1}::${type}[]`).join(', ');
  const text = `WITH given AS (SELECT * FROM unnest(${lists}) AS given (${columns.join(', ')})) ${write}`;
  let rows: Record<string, unknown>[] = [];
  const send = async (): Promise<void> => {
    if (rows.length > 0)
      await client.query(
        text,
        columns.map(column => rows.map(row => plainValue(row[column]))),
      );
    rows = [];
  };
  for (const row of file.prepare(`SELECT ${columns.join(', ')} FROM ${name}`).iterate()) {
    rows.push(row as Record<string, unknown>);
    if (rows.length === IN_ONE_GO) await send();
  }
  await send();
}

const plainValue = (value: unknown): unknown => (value instanceof Uint8Array ? Buffer.from(value) : value);
