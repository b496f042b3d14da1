/** The store in a data folder. */
import { join } from 'node:path';
import { FILE_NAME } from '../storage/file-name.ts';

/**
 * The file of the store in a folder.
 * @example storeIn('data') // 'data/havre.db'
 */
export const storeIn = (folder: string): string => join(folder, FILE_NAME);
