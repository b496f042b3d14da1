/** Forms of a word, roughly: enough to find one in a list, not to teach anybody a language. */

/** What a word may be the plural or a form of, the likeliest first. */
const ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/aux$/, 'al'],
  [/ies$/, 'y'],
  [/[sx]$/, ''],
  [/es$/, ''],
  [/e$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/ed$/, ''],
  [/ed$/, 'e'],
];

const SHORTEST = 3;

/**
 * What a word may be a form of, as keys.
 * @example singularsOf('chevaux') // ['cheval', 'chevau']
 */
export const singularsOf = (key: string): string[] =>
  ENDINGS.filter(([ending]) => ending.test(key))
    .map(([ending, instead]) => key.replace(ending, instead))
    .filter(form => form.length >= SHORTEST);

/**
 * One spelling for all forms of a word, as far as endings tell: for comparing.
 * @example stemOf('ruches') === stemOf('ruche') // true
 */
export function stemOf(key: string): string {
  if (key.length <= SHORTEST) return key;
  return key
    .replace(/aux$/, 'al')
    .replace(/ies$/, 'y')
    .replace(/(?:es|[sxe])$/, '');
}
