/** The files a command line names, one by one or by their folder. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@havre/engine/games/language.ts';
import { UserMistake } from '../command.ts';
import { words } from '../words/replay.ts';

/**
 * Whether a path is a folder; what is not there is none.
 * @example isFolder('replays')
 */
export const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/**
 * The files to verify: those named, and for a folder all its .json files in order.
 * @example filesAt(['replays', 'game.json'], 'en')
 */
export function filesAt(paths: readonly string[], language: Language): string[] {
  const missing = paths.find(path => !existsSync(path));
  if (missing !== undefined) throw new UserMistake(words[language].problems.missing(missing));
  return paths.flatMap(path => (isFolder(path) ? filesIn(path, language) : [path]));
}

function filesIn(folder: string, language: Language): string[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter(found => !found.isDirectory() && found.name.endsWith('.json') && !found.name.startsWith('.'))
    .map(found => found.name)
    .sort();
  if (names.length === 0) throw new UserMistake(words[language].emptyFolder(folder));
  return names.map(name => join(folder, name));
}
