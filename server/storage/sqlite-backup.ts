/** Copies of a store: made while it is in use, looked at before they are trusted, brought back into an empty folder. */
import { existsSync, statSync } from 'node:fs';
import { copyFile, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { keptKeys, keyFile, type PushKeys, writeKeys } from '../notifications/keys.ts';
import { putKeys, takeKeys } from './copied-keys.ts';
import { FILE_NAME } from './file-name.ts';
import { giveTo, ownerFor } from './ownership.ts';
import { storeError, storeErrorOf } from './sqlite-errors.ts';
import { besides, makeFile, makeFolder, openToRead } from './sqlite-file.ts';
import { versionOf } from './sqlite-schema.ts';

/** In one step: between two steps a writer would make the copy begin anew, and a busy store would never be copied. */
const ALL_PAGES = 2 ** 31 - 1;
const TIMEOUT_MS = 5_000;

/** Each finds nothing in a store that is sound: broken pages, references to nothing, logs with gaps. */
const FLAWS: readonly string[] = [
  `SELECT 1 FROM pragma_integrity_check WHERE integrity_check <> 'ok'`,
  `SELECT 1 FROM pragma_foreign_key_check`,
  `SELECT 1 FROM facts GROUP BY table_id HAVING max(seq) <> count(*) - 1`,
];

const CONTENTS = `
  SELECT (SELECT count(DISTINCT table_id) FROM facts) AS tables,
    (SELECT count(*) FROM facts) AS facts,
    (SELECT count(*) FROM devices) AS devices`;

/** What is in a store. */
export interface StoreReport {
  /** The version of its shape. */
  readonly version: number;
  readonly tables: number;
  readonly facts: number;
  readonly devices: number;
}

/**
 * Copies a sound store that may be in use into one new file, with the keys beside it. Rejects with a `StoreError`, and then there is no file.
 * @example await copyStore('/data/havre.db', '/backup/monday.db');
 */
export async function copyStore(from: string, to: string): Promise<void> {
  await asNewFile(to, async path => {
    // A connection without statements of its own: tidying one away would wait for the whole copy, and everybody with it.
    const source = new DatabaseSync(from, { readOnly: true, timeout: TIMEOUT_MS });
    try {
      await backup(source, path, { rate: ALL_PAGES });
    } finally {
      source.close();
    }
    keepOneFile(path);
    const keys = keptKeys(dirname(from));
    if (keys !== null) putKeys(path, keys);
  });
}

/** A copy is one file and stays one, also for those who look at it where they may not write. */
export function keepOneFile(path: string): void {
  const copy = new DatabaseSync(path);
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
}

/**
 * Looks through a whole store, as a rule a copy of one, and says what is in it; this can take a while and nothing else runs
 * meanwhile. Changes nothing. Throws a `StoreError`.
 * @example const { tables, facts } = checkStore('/backup/monday.db');
 */
export function checkStore(path: string): StoreReport {
  if (!existsSync(path)) throw storeError('missing', path);
  if (!statSync(path).isFile()) throw storeError('not-a-store', path);
  const db = openToRead(path, TIMEOUT_MS);
  try {
    const version = versionOf(db);
    if (version === 0) throw storeError('not-a-store', path);
    if (FLAWS.some(flaws => db.prepare(flaws).get() !== undefined)) throw storeError('damaged', path);
    return { version, ...(db.prepare(CONTENTS).get() as Omit<StoreReport, 'version'>) };
  } catch (error) {
    throw storeErrorOf(error, path);
  } finally {
    db.close();
  }
}

/**
 * Brings a copy back into a data folder that has no store yet, with the keys in it unless the folder has some; what root brings
 * back belongs to the owner of the folder. Rejects with a `StoreError`, and then nothing has changed.
 * @example const report = await restoreStore('/backup/monday.db', '/data');
 */
export async function restoreStore(copy: string, folder: string): Promise<StoreReport> {
  const report = checkStore(copy);
  const file = join(folder, FILE_NAME);
  const owner = ownerFor(folder);
  const isNew = !existsSync(folder);
  await makeFolder(folder);
  // What an earlier store has left beside its file would be taken for the newest part of this one.
  const left = besides(file).find(existsSync);
  if (left !== undefined) throw storeError('exists', left);
  let keys: PushKeys | null = null;
  await asNewFile(file, async path => {
    await copyFile(copy, path);
    keys = takeKeys(path);
  });
  if (keys !== null && keptKeys(folder) === null) writeKeys(folder, keys);
  await giveTo(owner, [...(isNew ? [folder] : []), file, keyFile(folder)]);
  return report;
}

/** Makes a file under another name and gives it its own only when it is whole and on the disk. */
export async function asNewFile(path: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}.unfinished`;
  if (existsSync(path)) throw storeError('exists', path);
  await makeFile(unfinished, { mustBeNew: true });
  try {
    await make(unfinished);
    await flush(unfinished);
    if (existsSync(path)) throw storeError('exists', path);
    await rename(unfinished, path);
    await flush(dirname(path));
  } catch (error) {
    for (const rest of [unfinished, ...besides(unfinished)]) await rm(rest, { force: true });
    throw storeErrorOf(error, path);
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
