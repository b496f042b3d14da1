/** How records are written into the file, within the transaction of whoever writes. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import type { KeptRecord, RecordChanges } from './records.ts';
import type { ChangeResult } from './store-changes.ts';

export class RecordWriter {
  private readonly get: StatementSync;
  private readonly put: StatementSync;
  private readonly remove: StatementSync;
  private readonly markRecorded: StatementSync;
  private readonly removeAll: StatementSync;

  constructor(db: DatabaseSync) {
    this.get = db.prepare('SELECT kind, id, owner, at, body FROM records WHERE kind = ? AND id = ?');
    this.put = db.prepare(`
      INSERT INTO records (kind, id, owner, at, body) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (kind, id) DO UPDATE SET owner = excluded.owner, at = excluded.at, body = excluded.body`);
    this.remove = db.prepare('DELETE FROM records WHERE kind = ? AND id = ?');
    this.markRecorded = db.prepare('UPDATE cards SET recorded = 1 WHERE table_id = ? AND recorded = 0');
    this.removeAll = db.prepare('DELETE FROM records WHERE owner = ?');
  }

  /** Looks before it writes: what cannot be written leaves no trace. */
  write({ add = [], put = [], remove = [], take = [], recorded }: RecordChanges): ChangeResult {
    if (take.some(record => !this.isThere(record))) return 'record-taken';
    const isTaken = (one: KeptRecord) => take.some(({ kind, id }) => kind === one.kind && id === one.id);
    if (add.some(record => !isTaken(record) && !this.isFree(record))) return 'record-taken';
    if (recorded !== undefined && this.markRecorded.run(recorded).changes === 0) return 'written';
    for (const { kind, id } of [...take, ...remove]) this.remove.run(kind, id);
    for (const { kind, id, owner, at, body } of [...add, ...put]) this.put.run(kind, id, owner, at, body);
    return 'written';
  }

  forget(owner: string): void {
    this.removeAll.run(owner);
  }

  private isFree(record: KeptRecord): boolean {
    return this.get.get(record.kind, record.id) === undefined || this.isThere(record);
  }

  /** Whether there is this very record. */
  private isThere({ kind, id, owner, at, body }: KeptRecord): boolean {
    const there = this.get.get(kind, id);
    return there !== undefined && isDeepStrictEqual({ ...there }, { kind, id, owner, at, body });
  }
}
