import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../sqlite-schema.ts';
import { Writer } from '../sqlite-writer.ts';
import type { StoreChange } from '../store-changes.ts';

const append = (table: string, from: number): StoreChange => ({
  type: 'append',
  table,
  from,
  bodies: ['a'],
  summary: null,
  account: null,
});
const device = (secretHash: string): StoreChange => ({
  type: 'device',
  device: { secretHash, identity: 'anne', createdAt: 1 },
});

describe('the writer', () => {
  let db: DatabaseSync;
  let writer: Writer;
  beforeEach(() => {
    db = new DatabaseSync(':memory:');
    migrate(db);
    writer = new Writer(db);
  });
  afterEach(() => writer.close());

  const events = (): number => db.prepare('SELECT * FROM facts').all().length;

  it('answers each change of a group by itself', () => {
    const outcomes = writer.write([append('t', 0), append('t', 0), device('hash'), append('u', 1), append('t', 1)]);
    expect(outcomes).toEqual(['written', 'seq-taken', 'written', 'seq-taken', 'written']);
    expect(events()).toBe(2);
  });

  it('keeps nothing of a group in the midst of which the database fails, and goes on afterwards', () => {
    db.exec(`CREATE TEMP TRIGGER fault BEFORE INSERT ON devices WHEN new.secret_hash = 'bad'
      BEGIN SELECT RAISE (ABORT, 'a fault'); END`);
    expect(() => writer.write([append('t', 0), device('bad'), append('u', 0)])).toThrow(
      expect.objectContaining({ name: 'StoreError', code: 'failed', message: expect.stringContaining('a fault') }),
    );
    expect(db.isTransaction).toBe(false);
    expect(events()).toBe(0);
    expect(writer.write([append('t', 0), device('good')])).toEqual(['written', 'written']);
    expect(events()).toBe(1);
  });
});
