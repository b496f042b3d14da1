/**
 * One server for one data folder. The lock is one of the database's on a little file of its own: the system lets go of it when
 * the program ends, however it ends. Copies and checks do not ask for it.
 */
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storeErrorOf } from './sqlite-errors.ts';
import { makeFile, makeFolder } from './sqlite-file.ts';

const LOCK_NAME = 'havre.lock';

/** Who has a folder. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** In milliseconds. */
  readonly since: number;
}

/** Another server has the folder; who it is, if it has said so. */
export class FolderTaken extends Error {
  override name = 'FolderTaken';
  readonly holder: Holder | null;

  constructor(folder: string, holder: Holder | null, options: ErrorOptions) {
    super(`another server has the folder ${folder}`, options);
    this.holder = holder;
  }
}

export interface FolderLock {
  release(): void;
}

/**
 * Takes a data folder for this program alone, until it ends or lets go of it; the folder is made if there is none. Rejects
 * with `FolderTaken`, or with a `StoreError`.
 * @example const lock = await lockFolder('/data'); … lock.release();
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, LOCK_NAME);
  await makeFolder(folder);
  await makeFile(path, { mustBeNew: false });
  const db = new DatabaseSync(path, { timeout: 0 });
  try {
    hold(db);
    return { release: () => db.close() };
  } catch (error) {
    const problem = storeErrorOf(error, path);
    const holder = problem.code === 'busy' ? holderIn(db) : null;
    db.close();
    throw problem.code === 'busy' ? new FolderTaken(folder, holder, { cause: error }) : problem;
  }
}

/** Says who has the folder, and then begins to write without an end: others may still read who it is. */
function hold(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS holder (pid, host, since); DELETE FROM holder;');
  db.prepare('INSERT INTO holder VALUES (?, ?, ?)').run(process.pid, hostname(), Date.now());
  db.exec('COMMIT; BEGIN IMMEDIATE;');
}

function holderIn(db: DatabaseSync): Holder | null {
  try {
    const row = db.prepare('SELECT pid, host, since FROM holder').get();
    return row === undefined ? null : { ...(row as unknown as Holder) };
  } catch {
    return null; // it is just being written
  }
}
