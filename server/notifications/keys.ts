/** The keys by which push services know this server; made once, and kept beside its tables. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import { z } from 'zod';

const FILE = 'push-keys.json';
const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

export type PushKeys = z.infer<typeof keysSchema>;

/**
 * The keys of a data folder; made if there are none.
 * @example const { publicKey } = pushKeys('/data');
 */
export function pushKeys(folder: string): PushKeys {
  const kept = keptKeys(folder);
  if (kept !== null) return kept;
  const keys = newPushKeys();
  writeKeys(folder, keys);
  return keys;
}

/** Where the keys of a data folder are. */
export const keyFile = (folder: string): string => join(folder, FILE);

/** The keys of a data folder; null if there are none. */
export function keptKeys(folder: string): PushKeys | null {
  try {
    return keysIn(readFileSync(keyFile(folder), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

/** Keys that nobody has. */
export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys();

/** Keys as they were written down. */
export const keysIn = (text: string): PushKeys => keysSchema.parse(JSON.parse(text));

/** Whole or not at all: half a file would keep the server from ever starting again. */
export function writeKeys(folder: string, keys: PushKeys): void {
  const path = keyFile(folder);
  writeFileSync(`${path}.unfinished`, JSON.stringify(keys), { mode: 0o600, flush: true });
  renameSync(`${path}.unfinished`, path);
}
