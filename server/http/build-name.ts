/** Which page is given to browsers: it is named after the script it begins with, whose name changes with what is in it. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the page is built. */
export const PAGE_FOLDER = fileURLToPath(new URL('../web/dist', new URL('../', import.meta.url)));

const FIRST_SCRIPT = /<script[^>]+src="([^"]+)"/;

let read: { readonly at: number; readonly name: string | null } | null = null;

/**
 * The name of the page that is served at the moment; null if none has been built. Read anew only after it was built anew.
 * @example buildName() // '/assets/index-BkR9xQ1z.js'
 */
export function buildName(): string | null {
  const document = join(PAGE_FOLDER, 'index.html');
  const builtAt = statSync(document, { throwIfNoEntry: false })?.mtimeMs;
  if (builtAt === undefined) return null;
  if (read?.at !== builtAt)
    read = { at: builtAt, name: FIRST_SCRIPT.exec(readFileSync(document, 'utf8'))?.[1] ?? null };
  return read.name;
}
