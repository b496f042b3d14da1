/**
 * Writes what is made from the one table of settings: the table in docs/hosting.md, and the file that a service is installed with.
 *
 *     node server/cli/settings/write-pages.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingFile, settingPage } from './listing.ts';

const root = join(import.meta.dirname, '../../..');
export const PAGE = join(root, 'docs/hosting.md');
export const FILE = join(root, 'scripts/release/files/share/havre/havre.conf');
const TABLE = /^\| what \| option, and name in a file \|[\s\S]*?(?=\n\n)/m;

/** The page with the table as it should be. */
const pageWithTable = (page: string): string => page.replace(TABLE, () => settingPage());

if (import.meta.filename === process.argv[1]) {
  writeFileSync(PAGE, pageWithTable(readFileSync(PAGE, 'utf8')));
  writeFileSync(FILE, settingFile());
}
