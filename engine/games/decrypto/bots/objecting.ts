/**
 * What a bot objects to (DEC-CLUE-19): clues that say outright that they are about letters, sounds, places or the code itself
 * (DEC-CLUE-11). It knows no more of the other team's words than any listener.
 */
import type { WordLanguage } from '../pack.ts';
import { wordsOf } from '../text.ts';

/** The numbers of the slots, as they would be said. */
const NUMBERS: { readonly [L in WordLanguage]: readonly string[] } = {
  en: 'one two three four first second third fourth slot number digit code'.split(' '),
  fr: 'un deux trois quatre premier premiere deuxieme second seconde troisieme quatrieme numero chiffre code'.split(
    ' ',
  ),
};
/** What one says to speak of how a word is written or sounds. */
const SPELLING: { readonly [L in WordLanguage]: RegExp } = {
  en: /\b(?:rhymes?|rhyming|(?:two|three|four|five|six|seven|eight|nine|ten|\d+) letters|syllables?|vowels?|anagram|starts? with|begins? with|ends? with|spelt|spelled|sounds? like)\b/,
  fr: /\b(?:rimes?|rimer|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+) lettres|syllabes?|voyelles?|anagramme|commence par|finit par|se termine|epeler|se prononce)\b/,
};

/**
 * Whether a clue is about the slot, the code or the letters of its word.
 * @example isAboutLetters('rhymes with moon', 'en') // true
 */
export function isAboutLetters(clue: string, language: WordLanguage): boolean {
  const words = wordsOf(clue);
  if (words.length > 0 && words.every(word => /^[1-4]+$/.test(word) || NUMBERS[language].includes(word))) return true;
  return words.length > 1 && SPELLING[language].test(words.join(' '));
}
