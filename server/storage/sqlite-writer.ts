/** The only connection that writes. It writes many changes in one transaction, so that one flush to the disk serves all. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { TableSummary } from '@havre/table/storage/store.ts';
import { partsOf } from '../replays/archive.ts';
import { tableOwner } from './records.ts';
import { storeErrorOf } from './sqlite-errors.ts';
import { WriteProbe } from './sqlite-probe.ts';
import { RecordWriter } from './sqlite-records.ts';
import { Weights } from './sqlite-weights.ts';
import type { Append, ChangeResult, StoreChange } from './store-changes.ts';

export class Writer {
  private readonly db: DatabaseSync;
  private readonly lastSeq: StatementSync;
  private readonly ownerOfCode: StatementSync;
  private readonly addEvent: StatementSync;
  private readonly putSummary: StatementSync;
  private readonly putAccount: StatementSync;
  private readonly putDue: StatementSync;
  private readonly putSnapshot: StatementSync;
  private readonly removals: readonly StatementSync[];
  private readonly addDevice: StatementSync;
  private readonly ownerOfSecret: StatementSync;
  private readonly putPushSubscription: StatementSync;
  private readonly removePushSubscription: StatementSync;
  private readonly putReplay: StatementSync;
  private readonly putReplayPart: StatementSync;
  private readonly removeReplayParts: StatementSync;
  private readonly removeDevice: StatementSync;
  private readonly records: RecordWriter;
  private readonly weights: Weights;
  private readonly trial: WriteProbe;

  constructor(db: DatabaseSync) {
    this.db = db;
    this.lastSeq = db.prepare('SELECT seq FROM facts WHERE table_id = ? ORDER BY seq DESC LIMIT 1');
    this.ownerOfCode = db.prepare('SELECT table_id AS owner FROM cards WHERE code = ?');
    this.addEvent = db.prepare('INSERT INTO facts (table_id, seq, body) VALUES (?, ?, ?)');
    this.putSummary = db.prepare(`
      INSERT INTO cards (table_id, code, game, phase, visible, seats, taken, people, created_at, touched_at, due_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (table_id) DO UPDATE SET
        code = excluded.code, game = excluded.game, phase = excluded.phase, visible = excluded.visible,
        seats = excluded.seats, taken = excluded.taken, people = excluded.people,
        created_at = excluded.created_at, touched_at = excluded.touched_at, due_at = excluded.due_at`);
    this.putAccount = db.prepare(`
      INSERT INTO accounts (table_id, identity, network, live, bytes)
      SELECT table_id, ?2, ?3, phase IN ('gathering', 'playing'), 0 FROM cards WHERE table_id = ?1
      ON CONFLICT DO NOTHING`);
    this.putDue = db.prepare('UPDATE cards SET due_at = ?2 WHERE table_id = ?1');
    this.putSnapshot = db.prepare(`
      INSERT INTO snapshots (table_id, seq, body)
      SELECT table_id, seq, ?3 FROM facts WHERE table_id = ?1 AND seq = ?2
      ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= seq`);
    this.removals = ['facts', 'cards'].map(name => db.prepare(`DELETE FROM ${name} WHERE table_id = ?`));
    this.addDevice = db.prepare(
      'INSERT INTO devices (secret_hash, identity, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    );
    this.ownerOfSecret = db.prepare('SELECT identity AS owner FROM devices WHERE secret_hash = ?');
    this.putPushSubscription = db.prepare(`
      INSERT INTO bells (endpoint, identity, keys, language, created_at) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (endpoint) DO UPDATE SET
        identity = excluded.identity, keys = excluded.keys, language = excluded.language,
        created_at = excluded.created_at`);
    this.removePushSubscription = db.prepare('DELETE FROM bells WHERE endpoint = ?');
    // Only for a table that is still there: it may have been deleted while its replay was being made.
    this.putReplay = db.prepare(`
      INSERT OR REPLACE INTO replays (table_id, format, rules, etag, size, crc, created_at)
      SELECT table_id, ?2, ?3, ?4, ?5, ?6, ?7 FROM cards WHERE table_id = ?1`);
    this.putReplayPart = db.prepare(`
      INSERT OR REPLACE INTO replay_parts (table_id, part, bytes)
      SELECT table_id, ?2, ?3 FROM cards WHERE table_id = ?1`);
    this.removeReplayParts = db.prepare('DELETE FROM replay_parts WHERE table_id = ? AND part >= ?');
    this.removeDevice = db.prepare('DELETE FROM devices WHERE secret_hash = ?');
    this.records = new RecordWriter(db);
    this.weights = new Weights(db);
    this.trial = new WriteProbe(db, change => this.make(change));
  }

  /**
   * Writes changes in their order; they are durable when it returns. Throws a `StoreError`: then none of them is written.
   * @example const [outcome] = writer.write([{ type: 'remove', table }]);
   */
  write(changes: readonly StoreChange[]): ChangeResult[] {
    try {
      this.db.exec('BEGIN IMMEDIATE');
      const outcomes = changes.map(change => this.make(change));
      this.weights.count();
      this.db.exec('COMMIT');
      this.weights.keep();
      return outcomes;
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      this.weights.takeBack();
      throw storeErrorOf(error, this.db.location() ?? 'the store');
    }
  }

  close(): void {
    this.weights.countAll();
    this.db.close();
  }

  private make(change: StoreChange): ChangeResult {
    switch (change.type) {
      case 'append':
        return this.append(change);
      case 'snapshot': {
        const { table, seq, body } = change.snapshot;
        this.putSnapshot.run(table, seq, body);
        return 'written';
      }
      case 'due':
        this.putDue.run(change.table, change.dueAt);
        return 'written';
      case 'probe':
        this.trial.make();
        return 'written';
      case 'remove':
        for (const removal of this.removals) removal.run(change.table);
        this.records.forget(tableOwner(change.table));
        this.weights.forget(change.table);
        return 'written';
      case 'device': {
        const { secretHash, identity, createdAt } = change.device;
        this.addDevice.run(secretHash, identity, createdAt);
        return ownerIn(this.ownerOfSecret.get(secretHash)) === identity ? 'written' : 'secret-taken';
      }
      case 'noDevice':
        this.removeDevice.run(change.secretHash);
        return 'written';
      case 'pushSubscription': {
        const { endpoint, identity, keys, language, createdAt } = change.subscription;
        this.putPushSubscription.run(endpoint, identity, keys, language, createdAt);
        return 'written';
      }
      case 'noPushSubscription':
        this.removePushSubscription.run(change.endpoint);
        return 'written';
      case 'replayPart':
        this.putReplayPart.run(change.table, change.part, change.bytes);
        return 'written';
      case 'replay': {
        const { table, format, rules, etag, size, crc, createdAt } = change.replay;
        this.putReplay.run(table, format, rules, etag, size, crc, createdAt);
        this.removeReplayParts.run(table, partsOf(size)); // what a longer one has left
        return 'written';
      }
      case 'records':
        return this.records.write(change.changes);
      case 'noRecordsOf':
        this.records.forget(change.owner);
        return 'written';
    }
  }

  /** Looks before it writes: what cannot be written leaves no trace, and the others of the group are not touched. */
  private append({ table, from, bodies, summary, account }: Append): ChangeResult {
    const last = this.lastSeq.get(table) as { seq: number } | undefined;
    if (from !== (last === undefined ? 0 : last.seq + 1)) return 'seq-taken';
    if (summary !== null && (ownerIn(this.ownerOfCode.get(summary.code)) ?? table) !== table) return 'code-taken';
    bodies.forEach((body, i) => {
      this.addEvent.run(table, from + i, body);
    });
    if (summary !== null) this.writeSummary(summary);
    if (account !== null) this.putAccount.run(table, account.identity, account.network);
    this.weights.add(table, bodies, summary !== null);
    return 'written';
  }

  private writeSummary(summary: TableSummary): void {
    const { table, code, game, phase, visible, seats, taken, people, createdAt, touchedAt, dueAt } = summary;
    const names = JSON.stringify(people);
    this.putSummary.run(table, code, game, phase, visible ? 1 : 0, seats, taken, names, createdAt, touchedAt, dueAt);
  }
}

const ownerIn = (row: unknown): string | undefined => (row as { owner: string } | undefined)?.owner;
