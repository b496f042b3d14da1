/** The records of a file that a server may have open: for commands that leave it a word. Nothing of the file is brought up to date. */
import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { type RecordChanges, RecordConflict, type Records } from './records.ts';
import { storeError, storeErrorOf } from './sqlite-errors.ts';
import { openToRead, openToWriteRecords } from './sqlite-file.ts';
import { Reader } from './sqlite-reader.ts';
import { RecordWriter } from './sqlite-records.ts';

const TIMEOUT_MS = 5_000;

export interface OpenRecords extends Pick<Records, 'record' | 'recordsOf' | 'recordsUntil' | 'writeRecords'> {
  close(): void;
}

/**
 * Opens the records of a store that is there, and of this version. Throws a `StoreError`.
 * @example const records = openRecordsFile('/data/havre.db');
 */
export function openRecordsFile(path: string): OpenRecords {
  if (!existsSync(path)) throw storeError('missing', path);
  const db = openToWriteRecords(path, TIMEOUT_MS);
  try {
    const reader = new Reader(openToRead(path, TIMEOUT_MS));
    const writer = new RecordWriter(db);
    return {
      record: async (kind, id) => reader.record(kind, id),
      recordsOf: async (owner, kind, limit, after) => reader.recordsOf(owner, kind, limit, after),
      recordsUntil: async (owner, kind, until, limit) => reader.recordsUntil(owner, kind, until, limit),
      writeRecords: async changes => written(db, writer, changes, path),
      close() {
        reader.close();
        db.close();
      },
    };
  } catch (error) {
    db.close();
    throw storeErrorOf(error, path);
  }
}

/** All of it or nothing, and on the disk when it is done. */
function written(db: DatabaseSync, writer: RecordWriter, changes: RecordChanges, path: string): void {
  try {
    db.exec('BEGIN IMMEDIATE');
    const result = writer.write(changes);
    db.exec(result === 'written' ? 'COMMIT' : 'ROLLBACK');
    if (result !== 'written') throw new RecordConflict('another record has this name');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error instanceof RecordConflict ? error : storeErrorOf(error, path);
  }
}
