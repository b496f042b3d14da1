/**
 * The tables of the database, version by version. A version that has been released is never edited: what changes is a new
 * entry at the end of the list. A running server of the version before must be able to go on meanwhile: columns and tables
 * are added, and go only when nobody uses them any more.
 */
import { StoreError } from '@havre/table/storage/store.ts';
import type { Client } from 'pg';
import { databaseError } from './postgres-errors.ts';

/** The first makes version 1 out of an empty schema, the second version 2 out of version 1, and so on. */
export const migrations: readonly string[] = [
  `
  -- How far the log of each table has come. Whoever writes advances this number, or finds that somebody else has: the row is
  -- rewritten with every move, so no index may hang on what changes, and room is left beside it.
  CREATE TABLE logs (
    table_id text COLLATE "C" PRIMARY KEY,
    last_seq integer NOT NULL,
    bytes bigint NOT NULL,
    identity text COLLATE "C", -- whom it is counted for
    network text COLLATE "C" -- a keyed hash
  ) WITH (fillfactor = 60);
  CREATE INDEX logs_of_person ON logs (identity) WHERE identity IS NOT NULL;
  CREATE INDEX logs_of_network ON logs (network) WHERE network IS NOT NULL;

  CREATE TABLE facts (
    table_id text COLLATE "C" NOT NULL,
    seq integer NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (table_id, seq)
  );

  CREATE TABLE snapshots (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES logs ON DELETE CASCADE,
    seq integer NOT NULL,
    body text NOT NULL
  );

  CREATE TABLE cards (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES logs ON DELETE CASCADE,
    code text COLLATE "C" NOT NULL UNIQUE,
    game text NOT NULL,
    phase text NOT NULL,
    visible boolean NOT NULL,
    seats bigint NOT NULL,
    taken bigint NOT NULL,
    people text NOT NULL, -- a JSON list
    created_at bigint NOT NULL,
    touched_at bigint NOT NULL,
    due_at bigint
  ) WITH (fillfactor = 80);
  -- Every list is read from an index in its own order, and no further than it is asked for.
  CREATE INDEX due_cards ON cards (due_at, table_id) WHERE due_at IS NOT NULL;
  CREATE INDEX public_cards ON cards (touched_at, table_id) WHERE visible AND phase IN ('gathering', 'playing');
  CREATE INDEX unfinished_cards ON cards (touched_at, table_id) WHERE phase <> 'over';
  -- The few that go on are counted here: one row that says how many would be where all servers wait for each other.
  CREATE INDEX live_cards ON cards (phase) WHERE phase IN ('gathering', 'playing');

  -- Who is on which card, to find the tables of a person. It follows the cards by itself.
  CREATE TABLE people (
    identity text COLLATE "C" NOT NULL,
    touched_at bigint NOT NULL,
    table_id text COLLATE "C" NOT NULL REFERENCES cards ON DELETE CASCADE,
    PRIMARY KEY (identity, touched_at, table_id)
  );
  CREATE INDEX people_of_table ON people (table_id);
  CREATE FUNCTION people_of_card() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      DELETE FROM people WHERE table_id = NEW.table_id;
    END IF;
    INSERT INTO people SELECT DISTINCT value, NEW.touched_at, NEW.table_id FROM json_array_elements_text(NEW.people::json);
    RETURN NULL;
  END $$;
  CREATE TRIGGER people_of_new_card AFTER INSERT ON cards FOR EACH ROW EXECUTE FUNCTION people_of_card();
  CREATE TRIGGER people_of_changed_card AFTER UPDATE ON cards FOR EACH ROW
    WHEN (OLD.people IS DISTINCT FROM NEW.people OR OLD.touched_at IS DISTINCT FROM NEW.touched_at)
    EXECUTE FUNCTION people_of_card();

  CREATE TABLE devices (
    secret_hash text COLLATE "C" PRIMARY KEY,
    identity text COLLATE "C" NOT NULL,
    created_at bigint NOT NULL
  );

  CREATE TABLE bells (
    endpoint text COLLATE "C" PRIMARY KEY,
    identity text COLLATE "C" NOT NULL,
    keys text NOT NULL, -- as the browser gave them, in JSON
    language text NOT NULL,
    created_at bigint NOT NULL
  );
  CREATE INDEX bells_of_person ON bells (identity, created_at);

  -- Finished games as files. They can be made anew from the facts: whatever is missing or wrong here is no loss.
  CREATE TABLE replays (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES cards ON DELETE CASCADE,
    format bigint NOT NULL,
    rules bigint NOT NULL,
    etag text NOT NULL,
    size bigint NOT NULL,
    crc bigint NOT NULL,
    created_at bigint NOT NULL
  );
  CREATE TABLE replay_parts (
    table_id text COLLATE "C" NOT NULL REFERENCES cards ON DELETE CASCADE,
    part integer NOT NULL,
    bytes bytea NOT NULL,
    PRIMARY KEY (table_id, part)
  );

  -- What all servers of one database share, such as the keys by which push services know them.
  CREATE TABLE settings (
    name text COLLATE "C" PRIMARY KEY,
    value text NOT NULL
  );

  -- The servers that are running. Nothing is lost with it: whoever lives says so again within seconds.
  CREATE UNLOGGED TABLE nodes (
    id text COLLATE "C" PRIMARY KEY,
    seen_at timestamptz NOT NULL
  );
  `,
  `
  -- What is kept of people beside their tables, as text that nobody here reads.
  CREATE TABLE records (
    kind text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    owner text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (kind, id)
  );
  CREATE INDEX records_of_owner ON records (owner, kind, at, id);

  -- Whether the finished game of a table is known to its people. Those from before are taken in one after the other.
  ALTER TABLE cards ADD COLUMN recorded boolean NOT NULL DEFAULT false;
  CREATE INDEX unrecorded_cards ON cards (table_id) WHERE phase = 'over' AND NOT recorded;

  CREATE INDEX devices_of_person ON devices (identity, created_at);
  `,
];

/** Of all locks that anybody may ask a database for, this one is ours: "Havr". */
const LOCK = 0x48617672;

/** Our own table says which version it is. What an extension has brought is nobody's. */
const HEADER = `
  SELECT to_regclass(quote_ident(current_schema()) || '.havre') IS NOT NULL AS "isOurs",
    (SELECT count(*)::int FROM pg_class
     WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
       AND relkind IN ('r', 'p', 'v', 'm', 'f')
       AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
    ) AS relations`;

/**
 * The version of a database: 0 if there is nothing in it. Changes nothing. Rejects with a `StoreError` if it is not ours, or
 * newer than the list.
 */
export async function versionOf(client: Client, database: string, list = migrations): Promise<number> {
  const { rows } = await client.query<{ isOurs: boolean; relations: number }>(HEADER);
  const [{ isOurs, relations } = { isOurs: false, relations: 0 }] = rows;
  if (!isOurs && relations > 0) throw databaseError('not-a-store', database);
  if (!isOurs) return 0;
  const { rows: versions } = await client.query<{ version: number }>('SELECT max(version) AS version FROM havre');
  const version = versions[0]?.version ?? 0;
  if (version > list.length)
    throw new StoreError(
      'newer',
      `${database} is of a newer Havre: it has version ${version}, and this one knows up to ${list.length}.`,
    );
  return version;
}

/**
 * Brings a database to the last version, whoever else is about to do the same.
 * @example await migrate(client, 'db.example.org/havre');
 */
export async function migrate(client: Client, database: string, list = migrations): Promise<void> {
  if ((await versionOf(client, database, list)) === list.length) return;
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    const version = await versionOf(client, database, list); // again: somebody else may have been faster
    if (version === 0)
      await client.query('CREATE TABLE havre (version integer PRIMARY KEY, at timestamptz DEFAULT now())');
    for (const [i, step] of list.entries())
      if (i >= version) {
        await client.query(step);
        await client.query('INSERT INTO havre (version) VALUES ($1)', [i + 1]);
      }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}); // the connection itself may be lost
    throw error;
  }
}
