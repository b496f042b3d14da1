/** Which folder holds the tables, for every command that works on it. */
import { join } from 'node:path';
import { FILE_NAME } from '../storage/file-name.ts';

/** In the folder the program is started from. */
export const USUAL_FOLDER = 'data';

/**
 * The folder somebody named, that of the environment, or the usual one.
 * @example dataFolder(values.data)
 */
export function dataFolder(named: string | undefined): string {
  const { HAVRE_DATA } = process.env;
  return named ?? HAVRE_DATA ?? USUAL_FOLDER;
}

/**
 * The file of the store in a folder.
 * @example storeIn('data') // 'data/havre.db'
 */
export const storeIn = (folder: string): string => join(folder, FILE_NAME);
