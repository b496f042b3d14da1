/** Which database is meant, for every command that may work on one, and what can be in the way of it. */
import type { Language } from '@havre/engine/games/language.ts';
import { StoreError } from '@havre/table/storage/store.ts';
import { databaseAddress, NoDatabaseAddress, shownDatabase } from '../storage/postgres-address.ts';
import { Trouble, UserMistake } from './command.ts';
import { printable } from './layout.ts';
import { words } from './words/serve.ts';

/**
 * The database somebody named, or that of the environment; undefined if there is none. A folder that is named goes before one
 * of the environment.
 * @example const database = namedDatabase(values, language);
 */
export function namedDatabase(
  { data, database }: { data?: string; database?: string },
  language: Language,
): string | undefined {
  const { DATABASE_URL } = process.env;
  if (data !== undefined && database !== undefined) throw new UserMistake(words[language].twoPlaces);
  if (database !== undefined) return checkedDatabase('--database', database, language);
  if (data !== undefined || DATABASE_URL === undefined || DATABASE_URL === '') return undefined;
  return checkedDatabase('DATABASE_URL', DATABASE_URL, language);
}

/** The address of a database, if it is one. */
export function checkedDatabase(name: string, address: string, language: Language): string {
  try {
    return databaseAddress(address);
  } catch (error) {
    if (error instanceof NoDatabaseAddress) throw new UserMistake(words[language].noDatabase(name));
    throw error;
  }
}

/**
 * Does something with a database; what is in the way becomes one sentence about it.
 * @example await aboutDatabase(url, language, () => prepareDatabase(connectionTo(url)));
 */
export async function aboutDatabase<T>(url: string, language: Language, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreError)
      throw new Trouble(words[language].database[error.code](printable(shownDatabase(url))), { cause: error });
    throw error;
  }
}
