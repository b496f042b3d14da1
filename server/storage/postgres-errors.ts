/** What PostgreSQL and the way to it complain of, in our own words. */
import { StoreError, type StoreProblem } from '@havre/table/storage/store.ts';

/** By the five characters that PostgreSQL has for every error; the first two are its class. */
const STATES: Readonly<Record<string, StoreProblem>> = {
  '3D000': 'missing', // no such database
  '3F000': 'missing', // no such schema
  '28000': 'forbidden',
  '28P01': 'forbidden', // wrong password
  '42501': 'unwritable', // no rights
  '25006': 'unwritable', // read-only
  '53100': 'full',
  '53200': 'failed',
  '53300': 'busy', // no connections left
  '57P03': 'unreachable', // it is just starting or stopping
  '55P03': 'busy',
};
const CLASSES: Readonly<Record<string, StoreProblem>> = { '08': 'unreachable', '57': 'unreachable', XX: 'damaged' };

/** By the names of the system's errors. */
const SYSTEM: readonly string[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOENT', 'EACCES'],
];
/** What the client library says without a code. */
const LOST = /connection terminated|timeout|not queryable|connection error|client was closed|socket/i;

const SENTENCES: Readonly<Partial<Record<StoreProblem, (database: string) => string>>> = {
  unwritable: database => `This user may not write in ${database}.`,
  missing: database => `There is no database ${database}.`,
  exists: database => `There is something in ${database} already.`,
  'not-a-store': database => `${database} is a database of another program.`,
  damaged: database => `${database} is damaged.`,
  busy: database => `${database} has no connections left.`,
  full: database => `There is no room left at ${database}.`,
  unreachable: database => `${database} cannot be reached.`,
  forbidden: database => `${database} does not let this user in.`,
};

/** The five characters of an error of PostgreSQL, or the name of one of the system. */
const codeIn = (error: unknown): string => {
  const { code, errors } = error as { code?: unknown; errors?: readonly unknown[] };
  if (typeof code === 'string') return code;
  // Where a name has several addresses, each has its own error.
  return errors?.[0] === undefined ? '' : codeIn(errors[0]);
};

/**
 * Whether the connection is lost, or leads to a database that is just going or coming: then it is worth while to try again,
 * and unknown what became of what was asked.
 */
export function isLost(error: unknown): boolean {
  const code = codeIn(error);
  if (code === '') return LOST.test((error as Error).message);
  return (
    SYSTEM.includes(code) || code === '25006' || ((STATES[code] ?? classOf(code)) === 'unreachable' && !isOurs(code))
  );
}

/** Whether two have been in each other's way, and one may simply try again: nothing of it was written. */
export const isInTheWay = (error: unknown): boolean => ['40001', '40P01', '23505'].includes(codeIn(error));

/**
 * Any error that came up with a database, as a `StoreError`.
 * @example catch (error) { throw databaseErrorOf(error, shownDatabase(url)); }
 */
export function databaseErrorOf(error: unknown, database: string): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeIn(error);
  const known =
    SYSTEM.includes(code) || (code === '' && isLost(error)) ? 'unreachable' : (STATES[code] ?? classOf(code));
  const problem = known ?? 'failed';
  const { message } = error as Error;
  const sentence = SENTENCES[problem]?.(database) ?? `${database} cannot be used: ${message}.`;
  return new StoreError(problem, sentence, { cause: error });
}

/** The sentence of a problem that was found by other means. */
export const databaseError = (problem: 'exists' | 'not-a-store' | 'unreachable', database: string): StoreError =>
  new StoreError(problem, SENTENCES[problem]?.(database) ?? database);

const classOf = (code: string): StoreProblem | undefined => (code.length === 5 ? CLASSES[code.slice(0, 2)] : undefined);

/** It took too long and was given up on our own account. */
const isOurs = (code: string): boolean => code === '57014';
