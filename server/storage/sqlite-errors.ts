/** What the database and the system complain of, in our own words. */
import { StoreError, type StoreProblem } from '@havre/table/storage/store.ts';

/** By the primary result codes of the database. */
const RESULTS: Readonly<Record<number, StoreProblem>> = {
  3: 'unwritable', // no permission
  5: 'busy',
  6: 'busy', // within the same program
  8: 'unwritable', // read-only
  11: 'damaged',
  13: 'full',
  14: 'unwritable', // cannot be opened
  26: 'not-a-store',
};

/** Where a longer result code says more than its primary one: no room for the index of the write-ahead log. */
const LONG_RESULTS: Readonly<Record<number, StoreProblem>> = { 4874: 'full' };

/** By the names of the system's errors. */
const SYSTEM: Readonly<Record<string, StoreProblem>> = {
  EACCES: 'unwritable',
  EPERM: 'unwritable',
  EROFS: 'unwritable',
  ENOTDIR: 'unwritable',
  EISDIR: 'unwritable',
  ENOENT: 'unwritable', // there is no folder to write in
  EEXIST: 'exists',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

const SENTENCES: Readonly<Partial<Record<StoreProblem, (path: string) => string>>> = {
  unwritable: path => `${path} cannot be opened and written to.`,
  missing: path => `There is no ${path}.`,
  exists: path => `There is a file ${path} already.`,
  'not-a-store': path => `${path} is not a store of Havre.`,
  damaged: path => `${path} is damaged.`,
  busy: path => `Another program keeps ${path} locked.`,
  full: path => `There is no room left for ${path}.`,
};

/**
 * Any error that came up with a file, as a `StoreError`.
 * @example catch (error) { throw storeErrorOf(error, path); }
 */
export function storeErrorOf(error: unknown, path: string): StoreError {
  if (error instanceof StoreError) return error;
  const { errcode, code = '', message } = error as { errcode?: number; code?: string; message?: string };
  const problem =
    (errcode === undefined ? SYSTEM[code] : (LONG_RESULTS[errcode] ?? RESULTS[errcode & 0xff])) ?? 'failed';
  const sentence = SENTENCES[problem]?.(path) ?? `${path} cannot be used: ${message ?? String(error)}.`;
  return new StoreError(problem, sentence, { cause: error });
}

/** The sentence of a problem that was found by other means. */
export const storeError = (problem: 'missing' | 'exists' | 'not-a-store' | 'damaged', path: string): StoreError =>
  new StoreError(problem, SENTENCES[problem]?.(path) ?? path);
