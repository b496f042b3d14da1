/**
 * What the logs of tables weigh, for whoever is counted for them.
 *
 * A move is a few hundred bytes: they are gathered here and counted with the next summary, or when they have become many, so
 * that a move costs no more than its event. What was gathered when the program is killed is never counted: less than a summary's
 * minute of each table.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** So many bytes of a table are counted at once. */
const MANY = 16_384;
/** If of so many tables something is gathered, all of it is counted. */
const MOST_TABLES = 1_000;

export class Weights {
  private readonly write: StatementSync;
  /** What is written and not yet counted, by table. */
  private readonly gathered = new Map<string, number>();
  /** What is gathered with the present transaction, of the tables it writes to, and whether it is counted in it. */
  private readonly fresh = new Map<string, { bytes: number; counts: boolean }>();

  constructor(db: DatabaseSync) {
    this.write = db.prepare('UPDATE accounts SET bytes = bytes + ? WHERE table_id = ?');
  }

  /** Events of a table, in a transaction; with a summary they are counted in it. */
  add(table: string, bodies: readonly string[], counts: boolean): void {
    let bytes = 0;
    for (const body of bodies) bytes += Buffer.byteLength(body);
    const before = this.fresh.get(table);
    if (before === undefined) this.fresh.set(table, { bytes: bytes + (this.gathered.get(table) ?? 0), counts });
    else {
      before.bytes += bytes;
      before.counts ||= counts;
    }
  }

  /** A table that is forgotten weighs nothing. */
  forget(table: string): void {
    this.fresh.set(table, { bytes: 0, counts: true });
  }

  /** Counts what is to be counted, before a transaction is committed. */
  count(): void {
    if (this.gathered.size >= MOST_TABLES)
      for (const [table, bytes] of this.gathered)
        if (!this.fresh.has(table)) this.fresh.set(table, { bytes, counts: true });
    for (const [table, weight] of this.fresh) {
      weight.counts ||= weight.bytes >= MANY;
      if (weight.counts) this.write.run(weight.bytes, table);
    }
  }

  /** The transaction is durable. */
  keep(): void {
    for (const [table, { bytes, counts }] of this.fresh)
      if (counts) this.gathered.delete(table);
      else this.gathered.set(table, bytes);
    this.fresh.clear();
  }

  /** Nothing of the transaction was written. */
  takeBack(): void {
    this.fresh.clear();
  }

  /** Counts everything that is gathered, at the end. */
  countAll(): void {
    for (const [table, bytes] of this.gathered) this.write.run(bytes, table);
    this.gathered.clear();
  }
}
