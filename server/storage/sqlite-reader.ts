/** Everything that is read. Readers never wait for the writer: they see what was durable when they began. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type {
  Device,
  LivePhase,
  LogLine,
  PushSubscription,
  StorageUsage,
  StoredSnapshot,
  TableSummary,
} from '@havre/table/storage/store.ts';
import type { KeptReplay } from '../replays/archive.ts';
import { AFTER_ALL, type KeptRecord, type RecordPlace } from './records.ts';

/** A summary as it comes out of the database. */
type SummaryRow = Omit<TableSummary, 'visible' | 'people'> & { readonly visible: number; readonly people: string };

const COLUMNS = `
  cards.table_id AS "table", code, game, phase, visible, seats, taken, cards.people,
  created_at AS createdAt, cards.touched_at AS touchedAt, due_at AS dueAt`;
const SUMMARIES = `SELECT ${COLUMNS} FROM cards`;
const LATEST_FIRST = 'ORDER BY touched_at DESC, table_id DESC';

/**
 * Every question there is, in the words of the database. Whoever asks waits for the answer: each is read from an index, in
 * the order of the index, and no further than it is asked for.
 */
export const QUESTIONS = {
  lines: 'SELECT table_id AS "table", seq, body FROM facts WHERE table_id = ? AND seq >= ? ORDER BY seq LIMIT ?',
  snapshot: 'SELECT table_id AS "table", seq, body FROM snapshots WHERE table_id = ?',
  summary: `${SUMMARIES} WHERE table_id = ?`,
  summaryByCode: `${SUMMARIES} WHERE code = ?`,
  publicSummaries: `${SUMMARIES} WHERE visible = 1 AND phase IN ('gathering', 'playing') ${LATEST_FIRST} LIMIT ?`,
  summariesOf: `
    SELECT ${COLUMNS} FROM people CROSS JOIN cards ON cards.table_id = people.table_id WHERE people.identity = ?
    ORDER BY people.touched_at DESC, people.table_id DESC LIMIT ?`,
  liveSummariesOf: `
    SELECT ${COLUMNS} FROM people CROSS JOIN cards ON cards.table_id = people.table_id
    WHERE people.identity = ? AND phase IN ('gathering', 'playing')
    ORDER BY people.touched_at DESC, people.table_id DESC LIMIT ?`,
  liveCounts: "SELECT phase, tables FROM phases WHERE phase IN ('gathering', 'playing')",
  dueSummaries: `
    ${SUMMARIES} WHERE due_at IS NOT NULL AND due_at <= ? AND (due_at, table_id) > (?, ?)
    ORDER BY due_at, table_id LIMIT ?`,
  latestSummaries: `${SUMMARIES} WHERE phase <> 'over' ${LATEST_FIRST} LIMIT ?`,
  abandonedSummaries: `
    ${SUMMARIES} WHERE phase <> 'over' AND touched_at < ? AND (touched_at, table_id) > (?, ?)
    ORDER BY touched_at, table_id LIMIT ?`,
  usageOf: 'SELECT live, bytes FROM usages WHERE kind = ? AND name = ?',
  deviceBySecret: `
    SELECT secret_hash AS secretHash, identity, created_at AS createdAt FROM devices WHERE secret_hash = ?`,
  devicesOf: `
    SELECT secret_hash AS secretHash, identity, created_at AS createdAt FROM devices WHERE identity = ?
    ORDER BY created_at`,
  pushSubscriptionsOf: `
    SELECT endpoint, identity, keys, language, created_at AS createdAt FROM bells WHERE identity = ?
    ORDER BY created_at`,
  replay: `
    SELECT table_id AS "table", format, rules, etag, size, crc, created_at AS createdAt FROM replays WHERE table_id = ?`,
  replayPart: 'SELECT bytes FROM replay_parts WHERE table_id = ? AND part = ?',
  record: 'SELECT kind, id, owner, at, body FROM records WHERE kind = ? AND id = ?',
  recordsOf: `
    SELECT kind, id, owner, at, body FROM records WHERE owner = ? AND kind = ? AND (at, id) < (?, ?)
    ORDER BY at DESC, id DESC LIMIT ?`,
  recordsUntil: `
    SELECT kind, id, owner, at, body FROM records WHERE owner = ? AND kind = ? AND at <= ? ORDER BY at, id LIMIT ?`,
  unrecordedSummaries: `${SUMMARIES} WHERE phase = 'over' AND recorded = 0 AND table_id > ? ORDER BY table_id LIMIT ?`,
} as const;

type Question = keyof typeof QUESTIONS;

/** As many as there are. */
const ALL = -1;

export class Reader {
  private readonly db: DatabaseSync;
  private readonly ask: { readonly [Q in Question]: StatementSync };

  constructor(db: DatabaseSync) {
    this.db = db;
    const prepared = Object.entries(QUESTIONS).map(([name, question]) => [name, db.prepare(question)]);
    this.ask = Object.fromEntries(prepared) as Record<Question, StatementSync>;
  }

  logLines(table: string, from: number, limit = ALL): LogLine[] {
    return this.ask.lines.all(table, from, limit).map(row => ({ ...(row as unknown as LogLine) }));
  }

  snapshot(table: string): StoredSnapshot | null {
    const row = this.ask.snapshot.get(table);
    return row === undefined ? null : { ...(row as unknown as StoredSnapshot) };
  }

  summary(table: string): TableSummary | null {
    return this.ask.summary.all(table).map(summaryIn)[0] ?? null;
  }

  summaryByCode(code: string): TableSummary | null {
    return this.ask.summaryByCode.all(code).map(summaryIn)[0] ?? null;
  }

  publicSummaries(limit: number): TableSummary[] {
    return this.ask.publicSummaries.all(limit).map(summaryIn);
  }

  summariesOf(identity: string, limit: number): TableSummary[] {
    return this.ask.summariesOf.all(identity, limit).map(summaryIn);
  }

  liveSummariesOf(identity: string, limit: number): TableSummary[] {
    return this.ask.liveSummariesOf.all(identity, limit).map(summaryIn);
  }

  liveCounts(): Record<LivePhase, number> {
    const rows = this.ask.liveCounts.all() as { phase: LivePhase; tables: number }[];
    const counts = { gathering: 0, playing: 0 };
    for (const { phase, tables } of rows) counts[phase] = tables;
    return counts;
  }

  dueSummaries(
    { from, until }: { from: number; until: number },
    limit: number,
    after: TableSummary | undefined,
  ): TableSummary[] {
    const [dueAt, table] = after === undefined ? [from - 1, LAST] : [after.dueAt, after.table];
    return this.ask.dueSummaries.all(until, dueAt, table, limit).map(summaryIn);
  }

  latestSummaries(limit: number): TableSummary[] {
    return this.ask.latestSummaries.all(limit).map(summaryIn);
  }

  abandonedSummaries(since: number, limit: number, after: TableSummary | undefined): TableSummary[] {
    const [touchedAt, table] = after === undefined ? [-1, LAST] : [after.touchedAt, after.table];
    return this.ask.abandonedSummaries.all(since, touchedAt, table, limit).map(summaryIn);
  }

  usageOf(kind: 'identity' | 'network', name: string): StorageUsage {
    const row = this.ask.usageOf.get(kind, name);
    return row === undefined ? { live: 0, bytes: 0 } : { ...(row as unknown as StorageUsage) };
  }

  deviceBySecret(secretHash: string): Device | null {
    const row = this.ask.deviceBySecret.get(secretHash);
    return row === undefined ? null : { ...(row as unknown as Device) };
  }

  devicesOf(identity: string): Device[] {
    return this.ask.devicesOf.all(identity).map(row => ({ ...(row as unknown as Device) }));
  }

  pushSubscriptionsOf(identity: string): PushSubscription[] {
    return this.ask.pushSubscriptionsOf.all(identity).map(row => ({ ...(row as unknown as PushSubscription) }));
  }

  replay(table: string): KeptReplay | null {
    const row = this.ask.replay.get(table);
    return row === undefined ? null : { ...(row as unknown as KeptReplay) };
  }

  replayPart(table: string, part: number): Uint8Array | null {
    const row = this.ask.replayPart.get(table, part) as { bytes: Uint8Array } | undefined;
    return row?.bytes ?? null;
  }

  record(kind: string, id: string): KeptRecord | null {
    return this.ask.record.all(kind, id).map(recordIn)[0] ?? null;
  }

  recordsOf(owner: string, kind: string, limit: number, after: RecordPlace = AFTER_ALL): KeptRecord[] {
    return this.ask.recordsOf.all(owner, kind, after.at, after.id, limit).map(recordIn);
  }

  recordsUntil(owner: string, kind: string, until: number, limit: number): KeptRecord[] {
    return this.ask.recordsUntil.all(owner, kind, until, limit).map(recordIn);
  }

  unrecordedSummaries(limit: number, after: string): TableSummary[] {
    return this.ask.unrecordedSummaries.all(after, limit).map(summaryIn);
  }

  close(): void {
    this.db.close();
  }
}

const recordIn = (row: unknown): KeptRecord => ({ ...(row as KeptRecord) });

/** After every name a table can have: what comes next begins with the next number. */
const LAST = '\u{10ffff}';

function summaryIn(row: unknown): TableSummary {
  const { people, visible, ...rest } = row as SummaryRow;
  return { ...rest, visible: visible === 1, people: JSON.parse(people) as string[] };
}
