/** Everything that is read from PostgreSQL. Each question is read from an index, and no further than it is asked for. */
import type {
  Device,
  LivePhase,
  LogLine,
  PushSubscription,
  StorageUsage,
  StoredSnapshot,
  TableSummary,
} from '@havre/table/storage/store.ts';
import type { QueryResultRow } from 'pg';
import type { KeptReplay } from '../replays/archive.ts';
import type { StoreReader } from './grouped-store.ts';
import type { ReadingConnections } from './postgres-connection.ts';
import { AFTER_ALL, type KeptRecord, type RecordPlace } from './records.ts';

/** A summary as it comes out of the database. */
type SummaryRow = Omit<TableSummary, 'people'> & { readonly people: string };

const COLUMNS = `
  cards.table_id AS "table", code, game, phase, visible, seats, taken, cards.people,
  created_at AS "createdAt", cards.touched_at AS "touchedAt", due_at AS "dueAt"`;
const SUMMARIES = `SELECT ${COLUMNS} FROM cards`;
const LATEST_FIRST = 'ORDER BY touched_at DESC, table_id DESC';
const LIVE = "phase IN ('gathering', 'playing')";

/** Every question there is, in the words of the database. */
export const QUESTIONS = {
  lines: 'SELECT table_id AS "table", seq, body FROM facts WHERE table_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3',
  snapshot: 'SELECT table_id AS "table", seq, body FROM snapshots WHERE table_id = $1',
  summary: `${SUMMARIES} WHERE table_id = $1`,
  summaryByCode: `${SUMMARIES} WHERE code = $1`,
  publicSummaries: `${SUMMARIES} WHERE visible AND ${LIVE} ${LATEST_FIRST} LIMIT $1`,
  summariesOf: `
    SELECT ${COLUMNS} FROM people JOIN cards ON cards.table_id = people.table_id WHERE people.identity = $1
    ORDER BY people.touched_at DESC, people.table_id DESC LIMIT $2`,
  liveSummariesOf: `
    SELECT ${COLUMNS} FROM people JOIN cards ON cards.table_id = people.table_id WHERE people.identity = $1 AND ${LIVE}
    ORDER BY people.touched_at DESC, people.table_id DESC LIMIT $2`,
  liveCounts: `SELECT phase, count(*)::int AS tables FROM cards WHERE ${LIVE} GROUP BY phase`,
  dueSummaries: `
    ${SUMMARIES} WHERE due_at IS NOT NULL AND due_at <= $1 AND (due_at, table_id) > ($2, $3)
    ORDER BY due_at, table_id LIMIT $4`,
  latestSummaries: `${SUMMARIES} WHERE phase <> 'over' ${LATEST_FIRST} LIMIT $1`,
  abandonedSummaries: `
    ${SUMMARIES} WHERE phase <> 'over' AND touched_at < $1 AND (touched_at, table_id) > ($2, $3)
    ORDER BY touched_at, table_id LIMIT $4`,
  usageOfIdentity: `
    SELECT count(*) FILTER (WHERE ${LIVE})::int AS live, coalesce(sum(bytes), 0)::bigint AS bytes
    FROM logs JOIN cards USING (table_id) WHERE identity = $1`,
  usageOfNetwork: `
    SELECT count(*) FILTER (WHERE ${LIVE})::int AS live, coalesce(sum(bytes), 0)::bigint AS bytes
    FROM logs JOIN cards USING (table_id) WHERE network = $1`,
  deviceBySecret: `
    SELECT secret_hash AS "secretHash", identity, created_at AS "createdAt" FROM devices WHERE secret_hash = $1`,
  devicesOf: `
    SELECT secret_hash AS "secretHash", identity, created_at AS "createdAt" FROM devices WHERE identity = $1
    ORDER BY created_at`,
  pushSubscriptionsOf: `
    SELECT endpoint, identity, keys, language, created_at AS "createdAt" FROM bells WHERE identity = $1
    ORDER BY created_at`,
  replay: `
    SELECT table_id AS "table", format, rules, etag, size, crc, created_at AS "createdAt"
    FROM replays WHERE table_id = $1`,
  replayPart: 'SELECT bytes FROM replay_parts WHERE table_id = $1 AND part = $2',
  record: 'SELECT kind, id, owner, at, body FROM records WHERE kind = $1 AND id = $2',
  recordsOf: `
    SELECT kind, id, owner, at, body FROM records WHERE owner = $1 AND kind = $2 AND (at, id) < ($3, $4)
    ORDER BY at DESC, id DESC LIMIT $5`,
  recordsUntil: `
    SELECT kind, id, owner, at, body FROM records WHERE owner = $1 AND kind = $2 AND at <= $3 ORDER BY at, id LIMIT $4`,
  unrecordedSummaries: `${SUMMARIES} WHERE phase = 'over' AND NOT recorded AND table_id > $1 ORDER BY table_id LIMIT $2`,
} as const;

/** After every name a table can have: what comes next begins with the next number. */
const LAST = '\u{10ffff}';

export class PostgresReader implements StoreReader {
  private readonly connections: ReadingConnections;

  constructor(connections: ReadingConnections) {
    this.connections = connections;
  }

  logLines(table: string, from: number, limit?: number): Promise<LogLine[]> {
    return this.ask('lines', table, from, limit ?? null);
  }

  async snapshot(table: string): Promise<StoredSnapshot | null> {
    return first(await this.ask<StoredSnapshot & QueryResultRow>('snapshot', table));
  }

  async summary(table: string): Promise<TableSummary | null> {
    return first(await this.summaries('summary', table));
  }

  async summaryByCode(code: string): Promise<TableSummary | null> {
    return first(await this.summaries('summaryByCode', code));
  }

  publicSummaries(limit: number): Promise<TableSummary[]> {
    return this.summaries('publicSummaries', limit);
  }

  summariesOf(identity: string, limit: number): Promise<TableSummary[]> {
    return this.summaries('summariesOf', identity, limit);
  }

  liveSummariesOf(identity: string, limit: number): Promise<TableSummary[]> {
    return this.summaries('liveSummariesOf', identity, limit);
  }

  async liveCounts(): Promise<Record<LivePhase, number>> {
    const counts = { gathering: 0, playing: 0 };
    const rows = await this.ask<{ phase: LivePhase; tables: number }>('liveCounts');
    for (const { phase, tables } of rows) counts[phase] = tables;
    return counts;
  }

  dueSummaries(
    { from, until }: { from: number; until: number },
    limit: number,
    after: TableSummary | undefined,
  ): Promise<TableSummary[]> {
    const [dueAt, table] = after === undefined ? [from - 1, LAST] : [after.dueAt, after.table];
    return this.summaries('dueSummaries', until, dueAt, table, limit);
  }

  latestSummaries(limit: number): Promise<TableSummary[]> {
    return this.summaries('latestSummaries', limit);
  }

  abandonedSummaries(since: number, limit: number, after: TableSummary | undefined): Promise<TableSummary[]> {
    const [touchedAt, table] = after === undefined ? [-1, LAST] : [after.touchedAt, after.table];
    return this.summaries('abandonedSummaries', since, touchedAt, table, limit);
  }

  async usageOf(kind: 'identity' | 'network', name: string): Promise<StorageUsage> {
    const question = kind === 'identity' ? 'usageOfIdentity' : 'usageOfNetwork';
    const [usage] = await this.ask<StorageUsage & QueryResultRow>(question, name);
    return usage ?? { live: 0, bytes: 0 };
  }

  async deviceBySecret(secretHash: string): Promise<Device | null> {
    return first(await this.ask<Device & QueryResultRow>('deviceBySecret', secretHash));
  }

  devicesOf(identity: string): Promise<Device[]> {
    return this.ask('devicesOf', identity);
  }

  pushSubscriptionsOf(identity: string): Promise<PushSubscription[]> {
    return this.ask('pushSubscriptionsOf', identity);
  }

  async replay(table: string): Promise<KeptReplay | null> {
    return first(await this.ask<KeptReplay & QueryResultRow>('replay', table));
  }

  async replayPart(table: string, part: number): Promise<Uint8Array | null> {
    const [row] = await this.ask<{ bytes: Uint8Array }>('replayPart', table, part);
    return row === undefined ? null : new Uint8Array(row.bytes);
  }

  async record(kind: string, id: string): Promise<KeptRecord | null> {
    return first(await this.ask<KeptRecord & QueryResultRow>('record', kind, id));
  }

  recordsOf(owner: string, kind: string, limit: number, after: RecordPlace = AFTER_ALL): Promise<KeptRecord[]> {
    return this.ask('recordsOf', owner, kind, after.at, after.id, limit);
  }

  recordsUntil(owner: string, kind: string, until: number, limit: number): Promise<KeptRecord[]> {
    return this.ask('recordsUntil', owner, kind, until, limit);
  }

  unrecordedSummaries(limit: number, after: string): Promise<TableSummary[]> {
    return this.summaries('unrecordedSummaries', after, limit);
  }

  close(): Promise<void> {
    return this.connections.close();
  }

  private async summaries(question: keyof typeof QUESTIONS, ...values: readonly unknown[]): Promise<TableSummary[]> {
    return (await this.ask<SummaryRow & QueryResultRow>(question, ...values)).map(summaryIn);
  }

  private ask<Row extends QueryResultRow>(name: keyof typeof QUESTIONS, ...values: readonly unknown[]): Promise<Row[]> {
    return this.connections.rows<Row>({ name, text: QUESTIONS[name] }, values);
  }
}

const first = <T>(rows: readonly T[]): T | null => rows[0] ?? null;

const summaryIn = ({ people, ...rest }: SummaryRow): TableSummary => ({
  ...rest,
  people: JSON.parse(people) as string[],
});
