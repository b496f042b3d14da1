/**
 * Appends of many tables as one statement, which is one round trip and one flush to the disk.
 *
 * The number of the last event of each table is advanced where it is still the one that the writer has seen; only then are
 * its events inserted. A row that another server is just writing is waited for, and looked at again: of two who write the same
 * number one wins, whatever their order.
 */
import type { TableSummary } from '@havre/table/storage/store.ts';
import type { Statement } from './postgres-connection.ts';
import type { Append, ChangeResult } from './store-changes.ts';

export const APPEND: Statement = {
  name: 'append',
  text: `
    WITH asked AS (
      SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $5::text[], $6::text[])
        AS asked (table_id, from_seq, events, bytes, identity, network)
    ), card AS (
      SELECT * FROM unnest($10::text[], $11::text[], $12::text[], $13::text[], $14::boolean[], $15::bigint[], $16::bigint[],
        $17::text[], $18::bigint[], $19::bigint[], $20::bigint[])
        AS card (table_id, code, game, phase, visible, seats, taken, people, created_at, touched_at, due_at)
    ), clashing AS (
      SELECT card.table_id FROM card JOIN cards ON cards.code = card.code AND cards.table_id <> card.table_id
    ), fit AS (
      SELECT * FROM asked WHERE table_id NOT IN (SELECT table_id FROM clashing)
    ), advanced AS (
      UPDATE logs SET last_seq = fit.from_seq + fit.events - 1, bytes = logs.bytes + fit.bytes,
        identity = coalesce(logs.identity, fit.identity), network = coalesce(logs.network, fit.network)
      FROM fit WHERE logs.table_id = fit.table_id AND logs.last_seq = fit.from_seq - 1
      RETURNING logs.table_id
    ), begun AS (
      INSERT INTO logs (table_id, last_seq, bytes, identity, network)
      SELECT table_id, events - 1, bytes, identity, network FROM fit WHERE from_seq = 0
      ON CONFLICT DO NOTHING RETURNING table_id
    ), won AS (
      SELECT table_id FROM advanced UNION ALL SELECT table_id FROM begun
    ), told AS (
      INSERT INTO facts (table_id, seq, body)
      SELECT fact.table_id, fact.seq, fact.body
      FROM unnest($7::text[], $8::int[], $9::text[]) AS fact (table_id, seq, body) JOIN won USING (table_id)
    ), carded AS (
      INSERT INTO cards (table_id, code, game, phase, visible, seats, taken, people, created_at, touched_at, due_at)
      SELECT card.* FROM card JOIN won USING (table_id)
      ON CONFLICT (table_id) DO UPDATE SET
        code = excluded.code, game = excluded.game, phase = excluded.phase, visible = excluded.visible,
        seats = excluded.seats, taken = excluded.taken, people = excluded.people,
        created_at = excluded.created_at, touched_at = excluded.touched_at, due_at = excluded.due_at
    )
    SELECT table_id AS "table", 'written' AS outcome FROM won UNION ALL SELECT table_id, 'code-taken' FROM clashing`,
};

/** What the database says of each table that it does not pass over. */
export interface AppendRow {
  readonly table: string;
  readonly outcome: ChangeResult;
}

/** Appends of different tables, in the order of their names: two servers that write to the same tables do so in the same order. */
export const inOrder = (appends: readonly Append[]): Append[] =>
  [...appends].sort((one, other) => (one.table < other.table ? -1 : 1));

/** The values of the statement: a list for each column. */
export function appendValues(appends: readonly Append[]): unknown[] {
  const lines = appends.flatMap(({ table, from, bodies }) => bodies.map((body, i) => ({ table, seq: from + i, body })));
  const summaries = appends.flatMap(({ summary }) => (summary === null ? [] : [summary]));
  const cards = <K extends keyof TableSummary>(key: K): TableSummary[K][] => summaries.map(summary => summary[key]);
  return [
    appends.map(({ table }) => table),
    appends.map(({ from }) => from),
    appends.map(({ bodies }) => bodies.length),
    appends.map(({ bodies }) => bodies.reduce((bytes, body) => bytes + Buffer.byteLength(body), 0)),
    appends.map(({ account }) => account?.identity ?? null),
    appends.map(({ account }) => account?.network ?? null),
    lines.map(({ table }) => table),
    lines.map(({ seq }) => seq),
    lines.map(({ body }) => body),
    ...[cards('table'), cards('code'), cards('game'), cards('phase'), cards('visible'), cards('seats'), cards('taken')],
    summaries.map(({ people }) => JSON.stringify(people)),
    ...[cards('createdAt'), cards('touchedAt'), cards('dueAt')],
  ];
}
