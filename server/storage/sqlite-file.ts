/** The file in the data folder, and how it is opened. */
import { mkdir, open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '@havre/table/storage/store.ts';
import { storeErrorOf } from './sqlite-errors.ts';
import { migrate, migrations, versionOf } from './sqlite-schema.ts';

export interface FileSettings {
  /** How long to wait for somebody who keeps the file locked, in milliseconds. */
  readonly timeout: number;
  /** The file never grows beyond this many bytes. */
  readonly largest: number | null;
}

const KIBIBYTES_OF_CACHE = 16_384;
/**
 * After so many pages of 4 KiB whoever writes takes them over into the file and begins the log anew, and everybody waits for
 * it. Nearly all of them have been taken over by then, by a thread of its own (`sqlite-takeover-thread.ts`).
 */
const PAGES_AHEAD = 16_000;

/** What the database may keep beside its file while it is in use. */
export const besides = (path: string): string[] => ['-wal', '-shm', '-journal'].map(ending => path + ending);

/**
 * Makes a data folder, if there is none. What is in it holds secrets of games that go on: it is for its owner alone.
 * Rejects with a `StoreError`.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const problem = storeErrorOf(error, folder);
    if (problem.code !== 'exists') throw problem;
    throw new StoreError('unwritable', `${folder} is a file and not a folder.`, { cause: error });
  }
}

/**
 * Makes an empty file that only its owner can read, unless there is one; a new one must not be there yet. Rejects with a
 * `StoreError`.
 */
export async function makeFile(path: string, { mustBeNew }: { mustBeNew: boolean }): Promise<void> {
  try {
    await (await open(path, mustBeNew ? 'wx' : 'a', 0o600)).close();
  } catch (error) {
    throw storeErrorOf(error, path);
  }
}

/**
 * Opens the file to write, makes it if there is none, and brings it to the newest version. Throws a `StoreError`.
 * @example const db = openToWrite('/data/havre.db', { timeout: 5_000, largest: null });
 */
export function openToWrite(path: string, { timeout, largest }: FileSettings): DatabaseSync {
  return opened(path, { timeout }, db => {
    versionOf(db); // before anything is changed: the file may not be ours
    keepWriteAheadLog(db, path);
    db.exec(`
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA cache_size = -${KIBIBYTES_OF_CACHE};
      PRAGMA wal_autocheckpoint = ${PAGES_AHEAD};`);
    if (largest !== null) {
      const { size } = db.prepare('SELECT page_size AS size FROM pragma_page_size').get() as { size: number };
      db.exec(`PRAGMA max_page_count = ${Math.max(1, Math.floor(largest / size))}`);
    }
    migrate(db);
  });
}

/**
 * Opens a file of this version that another program may have open, to write records into it. Throws a `StoreError`.
 * @example const db = openToWriteRecords('/data/havre.db', 5_000);
 */
export const openToWriteRecords = (path: string, timeout: number): DatabaseSync =>
  opened(path, { timeout }, db => {
    if (versionOf(db) !== migrations.length)
      throw new StoreError('busy', `${path} is of an older Havre: start its server with this one first.`);
    db.exec('PRAGMA synchronous = FULL');
  });

/**
 * Opens a file to read. Throws a `StoreError`.
 * @example const db = openToRead('/data/havre.db', 5_000);
 */
export const openToRead = (path: string, timeout: number): DatabaseSync =>
  opened(path, { timeout, readOnly: true }, db => void versionOf(db));

function opened(
  path: string,
  options: { timeout: number; readOnly?: boolean },
  prepare: (db: DatabaseSync) => void,
): DatabaseSync {
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(path, options);
    prepare(db);
    return db;
  } catch (error) {
    db?.close();
    throw storeErrorOf(error, path);
  }
}

/** Without it readers and the writer would wait for each other. Some network disks cannot do it. */
function keepWriteAheadLog(db: DatabaseSync, path: string): void {
  const mode = db.prepare('PRAGMA journal_mode = WAL').get() as { journal_mode: string };
  if (mode.journal_mode !== 'wal')
    throw new StoreError('unwritable', `${path} is not on a disk that can keep a store.`);
}
