/** The options of a table, in the words of its game. */
import type { Wording } from '@havre/engine/games/language.ts';
import type { Options } from '@havre/engine/kernel/options.ts';

/**
 * All options in one line; none for a game without any.
 * @example optionLines(wording, { first: 'random' }, ': ') // ['Who begins: drawn by lot']
 */
export function optionLines(wording: Wording | undefined, options: Options, colon: string): string[] {
  const told = Object.entries(options).map(([key, value]) => {
    const labels = wording?.options[key];
    return `${labels?.label ?? key}${colon}${labels?.values[String(value)] ?? value}`;
  });
  return told.length === 0 ? [] : [told.join(' · ')];
}
