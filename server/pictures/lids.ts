/** The lids of the boxes, as the page has them built. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_FOLDER } from '../http/build-name.ts';

const read = new Map<string, string | null>();

/**
 * The drawing of a lid, ready to be part of another one; null where there is none.
 * @example lidOf('jamaica')
 */
export function lidOf(game: string): string | null {
  const known = read.get(game);
  if (known !== undefined) return known;
  let drawing: string | null = null;
  try {
    drawing = readFileSync(join(PAGE_FOLDER, 'lids', `${game}.svg`), 'utf8');
  } catch {
    // a page that is not built, or a box without a lid
  }
  read.set(game, drawing);
  return drawing;
}
