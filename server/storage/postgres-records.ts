/** How records are written to PostgreSQL. */
import type { Client } from 'pg';
import type { KeptRecord, RecordChanges } from './records.ts';
import type { ChangeResult } from './store-changes.ts';

const GIVEN = `
  INSERT INTO records AS kept (kind, id, owner, at, body)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[])`;
/** What is there as it was to be written counts as written: it may have been ourselves, over a connection that was lost. */
const ADD = `
  ${GIVEN} ON CONFLICT (kind, id) DO UPDATE SET body = kept.body
  WHERE kept.owner = excluded.owner AND kept.at = excluded.at AND kept.body = excluded.body RETURNING 1`;
const PUT = `
  ${GIVEN} ON CONFLICT (kind, id) DO UPDATE SET owner = excluded.owner, at = excluded.at, body = excluded.body`;

const TAKE = `
  DELETE FROM records AS kept
  USING unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[]) AS given (kind, id, owner, at, body)
  WHERE kept.kind = given.kind AND kept.id = given.id
    AND kept.owner = given.owner AND kept.at = given.at AND kept.body = given.body`;

const MARK_RECORDED = 'UPDATE cards SET recorded = true WHERE table_id = $1 AND NOT recorded';

/** Writes all of it, or nothing if one that was to be new is not, or one that was to be taken is no longer there. */
export function writeRecords(client: Client, changes: RecordChanges): Promise<ChangeResult> {
  const { add = [], put = [], remove = [], take = [], recorded } = changes;
  return inTransaction(client, async () => {
    if (recorded !== undefined && (await client.query(MARK_RECORDED, [recorded])).rowCount === 0) return 'written';
    if (take.length > 0 && (await client.query(TAKE, columns(take))).rowCount !== take.length) return 'record-taken';
    const { rowCount } = await client.query(ADD, columns(add));
    if (rowCount !== add.length) return 'record-taken';
    for (const { kind, id } of remove)
      await client.query('DELETE FROM records WHERE kind = $1 AND id = $2', [kind, id]);
    await client.query(PUT, columns(put));
    return 'written';
  });
}

const columns = (records: readonly KeptRecord[]): unknown[] => [
  records.map(({ kind }) => kind),
  records.map(({ id }) => id),
  records.map(({ owner }) => owner),
  records.map(({ at }) => at),
  records.map(({ body }) => body),
];

/** Does several things as one; whatever does not come to `written` leaves no trace. */
export async function inTransaction(client: Client, work: () => Promise<ChangeResult>): Promise<ChangeResult> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query(result === 'written' ? 'COMMIT' : 'ROLLBACK');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}); // the connection itself may be lost
    throw error;
  }
}
