/** Files that root makes in somebody's folder are that somebody's: a service could not read them otherwise. */
import { existsSync, statSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Whose files in a folder are to be, whether it is there already or is yet to be made; null where that is whoever makes them.
 * @example const owner = ownerFor('/var/lib/havre'); … await giveTo(owner, ['/var/lib/havre/havre.db']);
 */
export function ownerFor(folder: string): Owner | null {
  if (process.getuid?.() !== 0) return null;
  let nearest = resolve(folder);
  while (!existsSync(nearest)) nearest = dirname(nearest);
  const { uid, gid } = statSync(nearest);
  return { uid, gid };
}

/** Gives files to their owner, those that are there. */
export async function giveTo(owner: Owner | null, files: readonly string[]): Promise<void> {
  if (owner === null) return;
  for (const file of files) if (existsSync(file)) await chown(file, owner.uid, owner.gid);
}
