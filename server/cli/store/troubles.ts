/** What can be in the way of a store, in the words of the person who reads it. */
import type { Language } from '@havre/engine/games/language.ts';
import { StoreError } from '@havre/table/storage/store.ts';
import type { StoreReport } from '../../storage/sqlite-backup.ts';
import { Trouble } from '../command.ts';
import { printable } from '../layout.ts';
import { numbersIn } from '../numbers.ts';
import { words } from '../words/store.ts';

/**
 * Does something with a file; what is in the way becomes one sentence about it.
 * @example const report = await about(path, language, () => restoreStore(path, folder));
 */
export async function about<T>(path: string, language: Language, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreError)
      throw new Trouble(words[language].file[error.code](shownPath(path)), { cause: error });
    throw error;
  }
}

/** What is in a store, in a few words. */
export function contentsOf({ tables, facts, devices }: StoreReport, language: Language): string {
  const shown = numbersIn(language);
  return words[language].contents(shown(tables), shown(facts), shown(devices));
}

const LONGEST_PATH = 4096;

/** Names of files come from anywhere, and may hold what a terminal would obey. */
export const shownPath = (path: string): string => printable(path, LONGEST_PATH);
