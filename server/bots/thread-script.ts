/** Which script a thread of bots runs: the built one, which is ready sooner and thinks faster, or its source. */
import { readFileSync, statSync } from 'node:fs';

/** What a built thread was made of: since when, and of which files, as seen from here. */
export interface MadeOf {
  readonly begun: number;
  readonly files: readonly string[];
}

const at = (path: string): URL => new URL(path, import.meta.url);

/**
 * Whether nothing that a built thread was made of has changed since. Bots of older rules would play another game than the table.
 * @example isFresh(new URL('./dist/made-of.json', import.meta.url))
 */
export function isFresh(list: URL): boolean {
  try {
    const { begun, files } = JSON.parse(readFileSync(list, 'utf8')) as MadeOf;
    return files.every(file => statSync(at(file)).mtimeMs <= begun);
  } catch {
    return false; // nothing was built, or something it was made of is gone
  }
}

let isBuilt: boolean | null = null;

/**
 * The script of a thread. Bots from files bring imports of their own, and must find the modules they import in use.
 * @example new Worker(threadScript({ files: [] }))
 */
export function threadScript({ files }: { readonly files: readonly string[] }): URL {
  isBuilt ??= isFresh(at('./dist/made-of.json'));
  return at(isBuilt && files.length === 0 ? './dist/bot-worker.js' : './bot-worker.ts');
}
