/** Writing replay files: whole or not at all. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Replay } from '@havre/engine/kernel/replay.ts';
import { textOf } from '@havre/protocol/replay-file/text.ts';

/** Why replays cannot be written to a folder. */
export type Hindrance =
  | { readonly code: 'not-a-folder' | 'not-writable' }
  | { readonly code: 'already-there'; readonly name: string };

/**
 * Makes a folder ready for files of these names; says what is in the way, or null. Nothing that was there is changed.
 * @example prepareFolder('replays', ['fuji-flush-1-0001.json']) // { code: 'already-there', name: … }
 */
export function prepareFolder(folder: string, names: readonly string[]): Hindrance | null {
  try {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found !== undefined && !found.isDirectory()) return { code: 'not-a-folder' };
    makeWithParents(folder);
    const present = new Set(readdirSync(folder));
    const name = names.find(candidate => present.has(candidate));
    if (name !== undefined) return { code: 'already-there', name };
    tryToWrite(folder);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { code: code === 'ENOTDIR' || code === 'EEXIST' ? 'not-a-folder' : 'not-writable' };
  }
}

/** Step by step, because the recursive mkdir of Node never returns where the system makes no folders (/proc). */
function makeWithParents(folder: string): void {
  if (existsSync(folder)) return;
  makeWithParents(dirname(folder));
  mkdirSync(folder);
}

/** Permissions do not tell everything (a file system may be read-only, or no real one): only trying does. */
function tryToWrite(folder: string): void {
  const trial = join(folder, `.havre-${process.pid}.part`);
  writeFileSync(trial, '', { flag: 'wx' });
  rmSync(trial);
}

/**
 * Writes a replay. Under its name there is the whole file or none: it is written beside, and then renamed.
 * @example writeReplay('replays', 'fuji-flush-1-0001.json', replay)
 */
export function writeReplay(folder: string, name: string, replay: Replay): void {
  const unfinished = join(folder, `.${name}.${process.pid}.part`);
  try {
    writeFileSync(unfinished, textOf(replay), { flag: 'wx' });
    renameSync(unfinished, join(folder, name));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
