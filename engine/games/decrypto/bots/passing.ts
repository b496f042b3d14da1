/**
 * What a bot says of a word that it knows nothing of: that it passes. It says so in words of the language, never in syllables
 * of no meaning, and never twice in the same (DEC-CLUE-15).
 */
import type { WordLanguage } from '../pack.ts';
import { keyOf } from '../text.ts';

const BEGINNINGS: { readonly [L in WordLanguage]: readonly string[] } = {
  en: ['I pass', 'No idea', 'Beats me', 'Over to you', 'Never heard of it', 'You tell me'],
  fr: ['Je passe', 'Aucune idée', 'Je sèche', 'À toi de voir', 'Jamais entendu', 'Mystère'],
};
const ENDINGS: { readonly [L in WordLanguage]: readonly string[] } = {
  en: ['', ' this time', ' again', ' I am afraid', ' sorry'],
  fr: ['', ' cette fois', ' encore', ' hélas', ' désolé'],
};

/**
 * Everything that can be said for it, in a language.
 * @example passingsIn('fr')[0] // 'Je passe'
 */
export const passingsIn = (language: WordLanguage): readonly string[] =>
  ENDINGS[language].flatMap(ending => BEGINNINGS[language].map(beginning => `${beginning}${ending}`));

const ALL = new Set([...passingsIn('en'), ...passingsIn('fr')].map(keyOf));

/**
 * Whether a clue says no more than that somebody passes.
 * @example isPassing('Aucune idée') // true
 */
export const isPassing = (clue: string): boolean => ALL.has(keyOf(clue));
