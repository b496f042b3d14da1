/** Reads settings: a flag goes before the environment, which goes before the file. All mistakes are told at once. */

import { readFileSync } from 'node:fs';
import type { Language } from '@havre/engine/games/language.ts';
import { UserMistake } from '../command.ts';
import { printable } from '../layout.ts';
import { words } from '../words/settings.ts';
import type { Check } from './checks.ts';
import { type FileLine, settingLines } from './file.ts';
import {
  CONFIG_FLAG,
  CONFIG_VARIABLE,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type SettingValues,
} from './table.ts';

/** Flags as they were typed, by their name. */
export type Flags = { readonly [flag: string]: string | boolean | undefined };
/** The nearer, the more it counts. */
type Origin = 'flag' | 'environment' | 'file';

export interface ReadSettings {
  readonly values: SettingValues;
  /** Where each that was said comes from. */
  readonly origins: { readonly [N in SettingName]?: Origin };
  /** What is wrong, a sentence each. */
  readonly mistakes: readonly string[];
}

/** The flags by which `parseArgs` takes some settings, and the file with others. */
export const flagsOf = <N extends SettingName>(names: readonly N[]) =>
  Object.fromEntries([CONFIG_FLAG, ...names].map(name => [name, { type: 'string' }])) as {
    [K in N | typeof CONFIG_FLAG]: { readonly type: 'string' };
  };

const LONGEST_PATH = 4096;
const LONGEST_SHOWN = 60;

/**
 * All settings, or some of them.
 * @example const { values, mistakes } = readSettings(['data'], { data: 'here' }, 'en');
 */
export function readSettings(names: readonly SettingName[], flags: Flags, language: Language): ReadSettings {
  const say = words[language];
  const { lines, path, mistakes } = fileNamed(flags, language);
  const values: Record<string, unknown> = {};
  const origins: Record<string, Origin> = {};
  for (const name of names) {
    const { variable, check, usual } = SETTINGS[name] as { variable: string; check: Check<unknown>; usual?: unknown };
    values[name] = usual;
    const said = saidOf(name, flags[name], process.env[variable], lines);
    if (said === null) continue;
    origins[name] = said.origin;
    const read = check(said.text);
    if ('value' in read) values[name] = read.value;
    else {
      const called = { flag: `--${name}`, environment: variable, file: say.inFile(name, path, said.line) }[said.origin];
      mistakes.push(say.flaw(called, printable(said.text, LONGEST_SHOWN), read));
    }
  }
  return { values: values as SettingValues, origins, mistakes };
}

/** The same where nothing else can be wrong: throws all mistakes as one. */
export function settingsOf(names: readonly SettingName[], flags: Flags, language: Language): ReadSettings {
  const read = readSettings(names, flags, language);
  if (read.mistakes.length > 0) throw new UserMistake(read.mistakes.join('\n'));
  return read;
}

interface Said {
  readonly origin: Origin;
  readonly text: string;
  readonly line: number;
}

/** What is set to nothing is not set, but for a flag, which nobody types for nothing. */
function saidOf(
  name: SettingName,
  flag: string | boolean | undefined,
  variable: string | undefined,
  lines: readonly FileLine[],
): Said | null {
  if (typeof flag === 'string') return { origin: 'flag', text: flag, line: 0 };
  if (variable !== undefined && variable !== '') return { origin: 'environment', text: variable, line: 0 };
  const found = lines.find(line => line.name === name && line.value !== '');
  return found === undefined ? null : { origin: 'file', text: found.value, line: found.line };
}

function fileNamed(flags: Flags, language: Language): { lines: readonly FileLine[]; path: string; mistakes: string[] } {
  const say = words[language];
  const flag = flags[CONFIG_FLAG];
  const named = typeof flag === 'string' ? flag : (process.env[CONFIG_VARIABLE] ?? '');
  const path = printable(named, LONGEST_PATH);
  if (named === '') return { lines: [], path, mistakes: [] };
  let text = '';
  try {
    text = readFileSync(named, 'utf8');
  } catch {
    return { lines: [], path, mistakes: [say.noFile(path)] };
  }
  const { lines, flaws } = settingLines(text);
  const known = lines.filter(({ name }) => SETTING_NAMES.some(setting => setting === name));
  const twice = known.filter(({ name }, i) => known.findIndex(other => other.name === name) < i);
  return {
    lines: known,
    path,
    mistakes: [
      ...flaws.map(({ line, text: written }) => say.noLine(path, line, printable(written))),
      ...lines
        .filter(line => !known.includes(line))
        .map(({ line, name }) => say.unknownName(path, line, printable(name), nearest(name, SETTING_NAMES))),
      ...twice.map(({ line, name }) => say.twice(path, line, name)),
    ],
  };
}

/** Variables of Havre in the environment that nothing reads, each with the one that is probably meant. */
export function unknownVariables(language: Language): string[] {
  const others = [CONFIG_VARIABLE, 'HAVRE_LANG', 'HAVRE_TOKEN'];
  const known = [...SETTING_NAMES.map(name => SETTINGS[name].variable), ...others];
  return Object.keys(process.env)
    .filter(name => name.startsWith('HAVRE_') && !name.startsWith('HAVRE_TEST_') && !known.includes(name))
    .map(name => words[language].unknownVariable(printable(name), nearest(name, known)));
}

/** The name that differs least, if it is by little. */
function nearest(name: string, names: readonly string[]): string | null {
  const [best] = names.map(known => ({ known, by: difference(name, known) })).sort((one, other) => one.by - other.by);
  return best !== undefined && best.by <= Math.max(2, name.length / 3) ? best.known : null;
}

/** How many letters have to be changed, added or left out. */
function difference(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, wanted] of [...other].entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === wanted ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
