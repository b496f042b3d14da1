/** Numbers as a language writes them, with the sign that print has for minus. */
import type { Language } from '@havre/engine/games/language.ts';

/**
 * A way to write numbers, with so many decimals.
 * @example numbersIn('fr', 1)(1234.56) // '1\u202f234,6'
 */
export function numbersIn(language: Language, decimals = 0): (value: number) => string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return value => format.format(value).replace('-', '−');
}
