/**
 * Text as the rules compare it: without case, accents, ligatures and punctuation. And text as the rules accept it: what a
 * person could write on a sheet of paper and read aloud, and nothing else.
 */

/** Letters that have no accent to remove and are written with others all the same. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const LIGATURES = /[œæßøłđðþı]/g;

/** What has no marks to lose: most of what is ever compared, and quickly done. */
const WITHOUT_MARKS = /^[ -~]*$/;

/** Small letters without marks; a fullwidth, circled or raised letter is that letter. */
function flattened(text: string): string {
  if (WITHOUT_MARKS.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(LIGATURES, letter => SPELT_OUT[letter] ?? letter);
}

const NOT_IN_WORDS = /[^\p{L}\p{N}]+/gu;

/**
 * A text without case, accents, punctuation and spaces: two texts with the same key are the same clue.
 * @example keyOf('Forêt-Noire') // 'foretnoire'
 */
export const keyOf = (text: string): string => flattened(text).replace(NOT_IN_WORDS, '');

/**
 * The words of a text, without case and accents. Punctuation ends a word.
 * @example wordsOf("L'Œil du maître") // ['l', 'oeil', 'du', 'maitre']
 */
export const wordsOf = (text: string): string[] => flattened(text).split(NOT_IN_WORDS).filter(isNotEmpty);

/**
 * The words of a text in both ways of reading its punctuation: as an end of a word, and as nothing at all.
 * @example readingsOf('nei-ge') // ['nei', 'ge', 'neige']
 */
export function readingsOf(text: string): string[] {
  const closed = flattened(text)
    .split(/\s+/)
    .map(piece => piece.replace(NOT_IN_WORDS, ''));
  return [...new Set([...wordsOf(text), ...closed.filter(isNotEmpty)])];
}

const isNotEmpty = (word: string): boolean => word !== '';

/**
 * A text as it is written down: letters composed, no space at either end and never two in a row.
 * @example tidied('  la   clé ') // 'la clé'
 */
export const tidied = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** How many characters a person would count; a letter with its accents is one. */
export const lengthOf = (text: string): number => [...text.normalize('NFC')].length;

/** Letters, marks, digits, punctuation, spaces between words, and the signs of money and arithmetic. */
const WRITTEN = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}\p{Sc}\p{Sm}°^`´¨]*$/u;
/** Signs among them that are pictures, and the parts pictures are made of. */
const PICTURED = /[\p{Extended_Pictographic}\u2190-\u21ff\u{1f1e6}-\u{1f1ff}\u20e3\ufe0e\ufe0f]/u;
/** More marks on one letter than any language has, and marks on nothing. */
const OVERLOADED = /\p{M}{3}|^\p{M}|\p{Zs}\p{M}/u;

/**
 * Whether a text can be written by hand and read aloud: no pictures, no control characters, nothing invisible.
 * @example isReadable('Bretagne') // true
 * @example isReadable('🐟') // false
 */
export const isReadable = (text: string): boolean =>
  WRITTEN.test(text) && !PICTURED.test(text) && !OVERLOADED.test(text.normalize('NFC'));

/** Letters of the scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A text as it stands in a sentence: one that is written from right to left turns nothing but itself.
 * @example inSentence('neige') // 'neige'
 */
export const inSentence = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/** Words that may stand before a noun without changing what is meant. */
const ARTICLES: ReadonlySet<string> = new Set(['le', 'la', 'l', 'les', 'un', 'une', 'des', 'du', 'the', 'a', 'an']);

/** A noun without its article, in one piece. */
function nounOf(text: string): string {
  const [first, ...others] = wordsOf(text);
  if (first === undefined) return '';
  return ARTICLES.has(first) && others.length > 0 ? others.join('') : [first, ...others].join('');
}

const PLURALS = ['s', 'x', 'es'] as const;

/**
 * Whether two texts name the same noun letter by letter, articles aside.
 * @example isSameNoun('la Forêt', 'FORÊT') // true
 */
export const isSameNoun = (one: string, other: string): boolean => nounOf(one) === nounOf(other) && nounOf(one) !== '';

/**
 * Whether two texts name the same noun, or differ by the ending of a plural (DEC-TIE-11).
 * @example namesTheSame('les pianos', 'piano') // true
 */
export function namesTheSame(one: string, other: string): boolean {
  const [a, b] = [nounOf(one), nounOf(other)];
  if (a === '' || b === '') return false;
  return a === b || PLURALS.some(ending => a === b + ending || b === a + ending);
}
