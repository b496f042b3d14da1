/** Numbers and plurals as a language has them. */
import type { Language } from '@havre/engine/games/language.ts';

/**
 * One of two forms, with its number: French counts zero among the singular, and minus is a sign of its own.
 * @example counted('fr', 0, 'carte', 'cartes') // '0 carte'
 */
export const counted = (language: Language, count: number, one: string, many: string): string =>
  `${new Intl.NumberFormat(language).format(count).replace('-', '−')} ${new Intl.PluralRules(language).select(count) === 'one' ? one : many}`;
