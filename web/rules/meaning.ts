/** What a word of a question may stand for in a rulebook: itself in another form, another word for the same thing, or a misspelt one. */
import type { Language } from '@havre/engine/games/language.ts';
import { searchWords } from '../words/search-words.ts';
import { stemOf } from './stems.ts';

/** The words that some texts know. */
export interface KnownWords {
  readonly language: Language;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

export interface Meaning {
  readonly stem: string;
  /** What it counts for that this is asked for. */
  readonly counts: number;
  /** The stems in the texts that stand for it, and how well: for 1 if it is the word itself. */
  readonly alike: ReadonlyMap<string, number>;
}

export const vocabularyOf = (words: ReadonlySet<string>, language: Language): KnownWords => ({
  language,
  words,
  stems: new Set([...words].map(word => stemOf(word, language))),
});

const OTHER_WORD = 0.5;
const BEGINS = 0.8;
const MISSPELT = [1, 0.8, 0.6];
/** What words count for that tell only a little. */
const HARDLY = 0.4;

/**
 * What a folded word stands for.
 * @example meaningIn(vocabulary, 'vessel').alike // Map { 'ship' => 0.6 }
 */
export function meaningIn(vocabulary: KnownWords, word: string): Meaning {
  const { language } = vocabulary;
  const stem = stemOf(word, language);
  const thesaurus = THESAURUS[language];
  const counts = FAINT[language].has(stem) ? HARDLY : 1;
  const alike = new Map<string, number>();
  const note = (one: string, likeness: number) => {
    if (vocabulary.stems.has(one)) alike.set(one, Math.max(alike.get(one) ?? 0, likeness));
  };
  note(stem, 1);
  for (const other of thesaurus.get(stem) ?? []) note(other, OTHER_WORD);
  if (vocabulary.stems.has(stem)) return { stem, counts, alike };
  // « repiocher » is to draw again.
  if (language === 'fr' && word.startsWith('re')) note(stemOf(word.slice(2), language), BEGINS);
  // Who is still writing, or has forgotten the space after an article.
  for (const known of vocabulary.words) if (begins(known, word)) note(stemOf(known, language), BEGINS);
  if (alike.size > 0 || thesaurus.has(stem)) return { stem, counts, alike };
  const { slips, meant } = nearest(word, [...vocabulary.words, ...THESAURUS_WORDS[language]]);
  for (const known of meant) {
    const root = stemOf(known, language);
    note(root, MISSPELT[slips] ?? 0);
    for (const other of thesaurus.get(root) ?? []) note(other, OTHER_WORD * (MISSPELT[slips] ?? 0));
  }
  return { stem, counts, alike };
}

/** A word with a letter of another before it is longer than this. */
const ELIDED = 3;
const begins = (known: string, word: string): boolean =>
  word.length > 1 &&
  (known.startsWith(word) ||
    (word.length > ELIDED && /^[dlnsjmt]/.test(word) && !/\d/.test(word) && known.startsWith(word.slice(1))));

/** The words with the fewest slips between them and one that nobody knows. */
function nearest(
  word: string,
  known: readonly string[],
): { readonly slips: number; readonly meant: readonly string[] } {
  if (/\d/.test(word)) return { slips: 0, meant: [] };
  const forgiven = slipsIn(word);
  for (let slips = 1; slips <= forgiven; slips++) {
    const meant = known.filter(one => isNear(word, one, slips));
    if (meant.length > 0) return { slips, meant };
  }
  return { slips: 0, meant: [] };
}

/** How many slips are forgiven in a word: in a short one none, because it would be another word. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** Whether two words differ by at most so many slips: a letter too many, too few, another one, or two exchanged. */
function isNear(one: string, other: string, slips: number): boolean {
  if (Math.abs(one.length - other.length) > slips) return false;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isExchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isExchanged) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > slips) return false;
    before = above;
    above = row;
  }
  return (above[other.length] ?? slips + 1) <= slips;
}

const FAINT = byLanguage(language => new Set(searchWords[language].faint.map(word => stemOf(word, language))));
const THESAURUS_WORDS = byLanguage(language => [...new Set(searchWords[language].alike.flat())]);
const THESAURUS = byLanguage(language => {
  const all = new Map<string, Set<string>>();
  for (const line of searchWords[language].alike) {
    const stems = [...new Set(line.map(word => stemOf(word, language)))];
    for (const stem of stems) {
      const others = all.get(stem) ?? new Set();
      for (const other of stems) if (other !== stem) others.add(other);
      all.set(stem, others);
    }
  }
  return all;
});

function byLanguage<T>(make: (language: Language) => T): { readonly [L in Language]: T } {
  return { en: make('en'), fr: make('fr') };
}
