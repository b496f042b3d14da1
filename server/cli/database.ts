/** The address of a database that is named as an argument, and what can be in the way of one. */
import type { Language } from '@havre/engine/games/language.ts';
import { StoreError } from '@havre/table/storage/store.ts';
import { shownDatabase } from '../storage/postgres-address.ts';
import { Trouble, UserMistake } from './command.ts';
import { printable } from './layout.ts';
import { databaseUrl } from './settings/checks.ts';
import { words } from './words/serve.ts';
import { words as settingWords } from './words/settings.ts';

/** The address of a database, if it is one. */
export function checkedDatabase(address: string, language: Language): string {
  const read = databaseUrl(address);
  if ('value' in read) return read.value;
  throw new UserMistake(settingWords[language].flaw(address, address, read));
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
