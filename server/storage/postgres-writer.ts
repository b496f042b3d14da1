/**
 * Everything that is written to PostgreSQL, by one connection and in groups. What a lost connection leaves unknown is found
 * out: an event that is there as it was to be written has been written.
 */
import { randomUUID } from 'node:crypto';
import { StoreError } from '@havre/table/storage/store.ts';
import type { Client } from 'pg';
import { partsOf } from '../replays/archive.ts';
import type { ChangeOutcome } from './grouped-store.ts';
import { APPEND, type AppendRow, appendValues, inOrder } from './postgres-append.ts';
import type { SteadyConnection } from './postgres-connection.ts';
import { databaseErrorOf, isInTheWay } from './postgres-errors.ts';
import { inTransaction, writeRecords } from './postgres-records.ts';
import { tableOwner } from './records.ts';
import type { Append, ChangeResult, StoreChange } from './store-changes.ts';

/** So often something is tried again because another server was in the way. */
const MOST_TRIES = 20;

/** Changes that may be written in any order but the appends first: no two of them are of one table. */
interface Round {
  readonly appends: { readonly change: Append; readonly at: number }[];
  readonly others: { readonly change: Exclude<StoreChange, Append>; readonly at: number }[];
  readonly names: Set<string>;
}

export class PostgresWriter {
  private readonly connection: SteadyConnection;
  private readonly database: string;

  constructor(connection: SteadyConnection, database: string) {
    this.connection = connection;
    this.database = database;
  }

  /** Writes changes as if one after the other; those that resolve as written are durable. Never rejects. */
  async write(changes: readonly StoreChange[]): Promise<readonly ChangeOutcome[]> {
    const outcomes = new Array<ChangeOutcome>(changes.length).fill('written');
    for (const { appends, others } of rounds(changes)) {
      const ends = await this.attempt((client, isAgain) => append(client, appends, isAgain));
      for (const [i, { at }] of appends.entries())
        outcomes[at] = ends instanceof StoreError ? ends : (ends[i] ?? 'written');
      for (const { change, at } of others) outcomes[at] = await this.attempt(client => make(client, change));
    }
    return outcomes;
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  private async attempt<T>(work: (client: Client, isAgain: boolean) => Promise<T>): Promise<T | StoreError> {
    for (let tries = 1; ; tries++)
      try {
        return await this.connection.use(work);
      } catch (error) {
        if (tries < MOST_TRIES && isInTheWay(error)) continue;
        return databaseErrorOf(error, this.database);
      }
  }
}

async function append(client: Client, appends: Round['appends'], isAgain: boolean): Promise<ChangeOutcome[]> {
  if (appends.length === 0) return [];
  const sorted = inOrder(appends.map(({ change }) => change));
  const { rows } = await client.query<AppendRow>({ ...APPEND, values: appendValues(sorted) });
  const said = new Map(rows.map(({ table, outcome }) => [table, outcome]));
  const outcomes: ChangeOutcome[] = [];
  for (const { change } of appends) {
    const outcome = said.get(change.table) ?? 'seq-taken';
    // It may have been taken by ourselves, over a connection that was lost before the answer came.
    const isOurs = isAgain && outcome === 'seq-taken' && (await isThere(client, change));
    outcomes.push(isOurs ? 'written' : outcome);
  }
  return outcomes;
}

/** As few rounds as keep the order of what is asked of each table. */
function rounds(changes: readonly StoreChange[]): Round[] {
  const all: Round[] = [];
  let round: Round | undefined;
  for (const [at, change] of changes.entries()) {
    const names = namesIn(change);
    if (round === undefined || names.some(name => round?.names.has(name))) {
      round = { appends: [], others: [], names: new Set() };
      all.push(round);
    }
    for (const name of names) round.names.add(name);
    if (change.type === 'append') round.appends.push({ change, at });
    else round.others.push({ change, at });
  }
  return all;
}

/** By what a change could be in the way of another. */
function namesIn(change: StoreChange): string[] {
  switch (change.type) {
    case 'append':
      return [`table ${change.table}`, ...(change.summary === null ? [] : [`code ${change.summary.code}`])];
    case 'snapshot':
      return [`table ${change.snapshot.table}`];
    case 'due':
    case 'remove':
      return [`table ${change.table}`];
    default:
      return []; // these are written one after the other, and are of no table that is being played at
  }
}

/** Whether the very same events stand in the log already. */
async function isThere(client: Client, { table, from, bodies }: Append): Promise<boolean> {
  const { rows } = await client.query<{ body: string }>({
    name: 'written-lines',
    text: 'SELECT body FROM facts WHERE table_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3',
    values: [table, from, bodies.length],
  });
  return rows.length === bodies.length && rows.every(({ body }, i) => body === bodies[i]);
}

async function make(client: Client, change: Exclude<StoreChange, Append>): Promise<ChangeResult> {
  const run = (text: string, ...values: readonly unknown[]) => client.query(text, [...values]);
  switch (change.type) {
    case 'snapshot': {
      const { table, seq, body } = change.snapshot;
      await run(PUT_SNAPSHOT, table, seq, body);
      return 'written';
    }
    case 'due':
      await run('UPDATE cards SET due_at = $2 WHERE table_id = $1', change.table, change.dueAt);
      return 'written';
    case 'probe':
      await client.query(probeText());
      return 'written';
    case 'remove':
      return removeTable(client, change.table);
    case 'device': {
      const { secretHash, identity, createdAt } = change.device;
      const { rows } = await client.query<{ identity: string }>(PUT_DEVICE, [secretHash, identity, createdAt]);
      return rows[0]?.identity === identity ? 'written' : 'secret-taken';
    }
    case 'noDevice':
      await run('DELETE FROM devices WHERE secret_hash = $1', change.secretHash);
      return 'written';
    case 'pushSubscription': {
      const { endpoint, identity, keys, language, createdAt } = change.subscription;
      await run(PUT_SUBSCRIPTION, endpoint, identity, keys, language, createdAt);
      return 'written';
    }
    case 'noPushSubscription':
      await run('DELETE FROM bells WHERE endpoint = $1', change.endpoint);
      return 'written';
    case 'replayPart':
      await run(PUT_REPLAY_PART, change.table, change.part, Buffer.from(change.bytes));
      return 'written';
    case 'replay': {
      const { table, format, rules, etag, size, crc, createdAt } = change.replay;
      await run(PUT_REPLAY, table, format, rules, etag, size, crc, createdAt);
      // What a longer one has left.
      await run('DELETE FROM replay_parts WHERE table_id = $1 AND part >= $2', table, partsOf(size));
      return 'written';
    }
    case 'records':
      return writeRecords(client, change.changes);
    case 'noRecordsOf':
      await run('DELETE FROM records WHERE owner = $1', change.owner);
      return 'written';
  }
}

const PUT_SNAPSHOT = `
  INSERT INTO snapshots AS kept (table_id, seq, body)
  SELECT table_id, $2, $3 FROM logs WHERE table_id = $1 AND last_seq >= $2
  ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= kept.seq`;
/** The one that was there first is told, whoever asks: it is changed to what it is, so that it is seen when it is new, too. */
const PUT_DEVICE = `
  INSERT INTO devices AS kept (secret_hash, identity, created_at) VALUES ($1, $2, $3)
  ON CONFLICT (secret_hash) DO UPDATE SET identity = kept.identity RETURNING identity`;
const PUT_SUBSCRIPTION = `
  INSERT INTO bells (endpoint, identity, keys, language, created_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (endpoint) DO UPDATE SET
    identity = excluded.identity, keys = excluded.keys, language = excluded.language, created_at = excluded.created_at`;
// Only for a table that is still there: it may have been deleted while its replay was being made.
const PUT_REPLAY_PART = `
  INSERT INTO replay_parts (table_id, part, bytes) SELECT table_id, $2, $3 FROM cards WHERE table_id = $1 FOR KEY SHARE
  ON CONFLICT (table_id, part) DO UPDATE SET bytes = excluded.bytes`;
const PUT_REPLAY = `
  INSERT INTO replays (table_id, format, rules, etag, size, crc, created_at)
  SELECT table_id, $2, $3, $4, $5, $6, $7 FROM cards WHERE table_id = $1 FOR KEY SHARE
  ON CONFLICT (table_id) DO UPDATE SET format = excluded.format, rules = excluded.rules, etag = excluded.etag,
    size = excluded.size, crc = excluded.crc, created_at = excluded.created_at`;

/** The log first: whoever is just writing to it is waited for, and what they have written is deleted with the rest. */
const removeTable = (client: Client, table: string): Promise<ChangeResult> =>
  inTransaction(client, async () => {
    await client.query('DELETE FROM logs WHERE table_id = $1', [table]);
    await client.query('DELETE FROM facts WHERE table_id = $1', [table]);
    await client.query('DELETE FROM records WHERE owner = $1', [tableOwner(table)]);
    return 'written';
  });

/** A table with everything that belongs to one is written, read back and forgotten, in one transaction. */
function probeText(): string {
  const id = `'${randomUUID()}'`; // one name for everything of it that has one
  return `DO $$ BEGIN
    INSERT INTO logs VALUES (${id}, 0, 2, ${id}, ${id});
    INSERT INTO facts VALUES (${id}, 0, '{}');
    INSERT INTO cards VALUES (${id}, ${id}, 'none', 'gathering', true, 0, 0, '[${id.replaceAll("'", '"')}]', 0, 0, 0);
    INSERT INTO snapshots VALUES (${id}, 0, '{}');
    IF NOT EXISTS (SELECT 1 FROM people JOIN cards USING (table_id) JOIN logs USING (table_id) JOIN facts USING (table_id)
      WHERE people.identity = ${id}) THEN
      RAISE EXCEPTION 'what was written is not there' USING ERRCODE = 'data_corrupted';
    END IF;
    DELETE FROM logs WHERE table_id = ${id};
    DELETE FROM facts WHERE table_id = ${id};
  END $$`;
}
