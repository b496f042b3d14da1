/**
 * Whether a new table could be written: tables with everything that belongs to one are written, read back through every index
 * and forgotten, within one transaction. They lie at random places of the file, as new tables do.
 */
import { randomUUID } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { TableSummary } from '@havre/table/storage/store.ts';
import { storeError } from './sqlite-errors.ts';
import type { ChangeResult, StoreChange } from './store-changes.ts';

const TABLES = 8;

/** Each finds the trial by another way. */
const WAYS: readonly string[] = [
  'SELECT 1 FROM facts WHERE table_id = ? AND seq = 0',
  'SELECT 1 FROM snapshots WHERE table_id = ?',
  'SELECT 1 FROM cards WHERE code = ?',
  'SELECT 1 FROM people WHERE identity = ?',
  'SELECT 1 FROM people WHERE table_id = ?',
  'SELECT 1 FROM accounts WHERE table_id = ?',
  "SELECT 1 FROM usages WHERE kind = 'network' AND name = ?",
  'SELECT 1 FROM cards WHERE due_at = 0 AND table_id = ?',
];

export class WriteProbe {
  private readonly path: string;
  private readonly ways: readonly StatementSync[];
  private readonly write: (change: StoreChange) => ChangeResult;

  constructor(db: DatabaseSync, write: (change: StoreChange) => ChangeResult) {
    this.path = db.location() ?? 'the store';
    this.ways = WAYS.map(way => db.prepare(way));
    this.write = write;
  }

  /** Throws what is in the way. */
  make(): void {
    for (let i = 0; i < TABLES; i++) {
      const table = randomUUID(); // one name for everything of it that has one
      this.write({
        ...{ type: 'append', table, from: 0, bodies: ['{}'] },
        ...{ summary: probeSummary(table), account: { identity: table, network: table } },
      });
      this.write({ type: 'snapshot', snapshot: { table, seq: 0, body: '{}' } });
      if (this.ways.some(way => way.get(table) === undefined)) throw storeError('damaged', this.path);
      this.write({ type: 'remove', table });
    }
  }
}

const probeSummary = (table: string): TableSummary => ({
  ...{ table, code: table, game: 'none', phase: 'gathering', visible: true, seats: 0, taken: 0, people: [table] },
  ...{ createdAt: Date.now(), touchedAt: Date.now(), dueAt: 0 },
});
