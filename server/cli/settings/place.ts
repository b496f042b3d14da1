/** Where everything is kept, for every command that works on it: a folder, or a database in its place. */
import type { Language } from '@havre/engine/games/language.ts';
import { UserMistake } from '../command.ts';
import { words } from '../words/serve.ts';
import { type Flags, type ReadSettings, settingsOf } from './reading.ts';
import { SETTINGS, type SettingName } from './table.ts';

export interface StorePlace {
  readonly folder: string;
  /** The address of a database instead. */
  readonly database: string | undefined;
}

/**
 * The place that was named nearest: by a flag, in the environment, in a file. Named by the same, a database goes before a folder,
 * which every service has; two flags are a mistake.
 * @example placeIn(readSettings(['data', 'database'], flags, 'en'))
 */
export function placeIn({ values, origins }: ReadSettings): StorePlace {
  const folder = values.data ?? SETTINGS.data.usual ?? '';
  const order = ['flag', 'environment', 'file', undefined];
  const isNearer = order.indexOf(origins.data) < order.indexOf(origins.database);
  return { folder, database: isNearer ? undefined : values.database };
}

/** What is wrong with naming both, or nothing. */
export const twoPlaces = (flags: Flags, language: Language): string[] =>
  flags['data'] !== undefined && flags['database'] !== undefined ? [words[language].twoPlaces] : [];

/**
 * The place that a command works on, which knows some settings.
 * @example const { folder } = placeNamed(['data'], values, language);
 */
export function placeNamed(names: readonly SettingName[], flags: Flags, language: Language): StorePlace {
  const [both] = twoPlaces(flags, language);
  if (both !== undefined) throw new UserMistake(both);
  return placeIn(settingsOf(names, flags, language));
}
