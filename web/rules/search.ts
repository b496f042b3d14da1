/**
 * A search over short texts that forgives: capitals, accents, endings and a slip of the finger make no difference. Small enough to be
 * asked at every letter, and it needs no network.
 */
import type { Language } from '@havre/engine/games/language.ts';
import { searchWords } from '../words/search-words.ts';
import { type KnownWords, type Meaning, meaningIn, vocabularyOf } from './meaning.ts';
import { stemOf } from './stems.ts';

/** Texts that can be searched. */
export interface Searchable<T> {
  readonly language: Language;
  readonly texts: readonly SearchedText<T>[];
  readonly vocabulary: KnownWords;
  /** How much it says that a stem was found: rare ones say more. */
  readonly weights: ReadonlyMap<string, number>;
  /** How long a text is in the middle, in words of its own. */
  readonly usualLength: number;
}

interface SearchedText<T> {
  readonly of: T;
  readonly own: string;
  /** For how much each stem counts, wherever it was said best. */
  readonly stems: ReadonlyMap<string, number>;
  readonly length: number;
  readonly worth: number;
}

/** Words of a thing, and what they count for: its own for 1, those that are said of it elsewhere or around it for less. */
interface SearchedField<T> {
  readonly counts: number;
  textOf(one: T): string;
}

/**
 * The words of a text as they are compared.
 * @example foldedWords('L’œuf, à Noël') // ['l', 'oeuf', 'a', 'noel']
 */
export const foldedWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '');

interface SearchableOptions<T> {
  /** What is said of a thing elsewhere. */
  readonly elsewhere?: readonly SearchedField<T>[];
  /** What an answer by this thing is worth beside one that fits as well; 1 if nothing is said. */
  worthOf?(one: T): number;
}

/**
 * Makes texts ready to be searched, each by its own words and, for less, by those that are said of the same thing elsewhere.
 * @example searchable(ledger.rows, row => `${row.id} ${row.rule}`, 'en')
 */
export function searchable<T>(
  all: readonly T[],
  textOf: (one: T) => string,
  language: Language,
  { elsewhere = [], worthOf = () => 1 }: SearchableOptions<T> = {},
): Searchable<T> {
  const fields: readonly SearchedField<T>[] = [{ counts: 1, textOf }, ...elsewhere];
  const spoken = new Set<string>();
  const texts = all.map((of): SearchedText<T> => {
    const stems = new Map<string, number>();
    for (const { counts, textOf } of fields) {
      const said = new Map<string, number>();
      for (const word of foldedWords(textOf(of))) {
        spoken.add(word);
        const stem = stemOf(word, language);
        said.set(stem, (said.get(stem) ?? 0) + 1);
      }
      for (const [stem, times] of said) {
        const worth = counts * (times > 1 ? AGAIN : 1);
        const before = stems.get(stem) ?? 0;
        stems.set(stem, Math.max(before, worth) + ELSEWHERE * Math.min(before, worth));
      }
    }
    const own = textOf(of);
    return { of, own, stems, length: foldedWords(own).length, worth: worthOf(of) };
  });
  const counts = new Map<string, number>();
  for (const { stems } of texts)
    for (const [stem, worth] of stems) if (worth >= TELLS) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return {
    language,
    texts,
    vocabulary: vocabularyOf(spoken, language),
    weights: new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + texts.length / count)])),
    usualLength: texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length),
  };
}

/** What it counts for that a word is said more than once, and that it is said in another place as well. */
const AGAIN = 1.2;
const ELSEWHERE = 0.2;
/** A word that counts for less in a text is not what this text is about. */
const TELLS = 0.5;

/**
 * What fits a query, the best first. Rare words count for more than frequent ones, those of a question such as "can I" for nothing
 * beside others, other words for the same thing for a little less; whatever has something of all that is asked for is more to the point
 * than what has much of a part, and a short text more than a long one.
 * @example found(index, 'egalite') // those that speak of « égalité » first
 */
export function found<T>(index: Searchable<T>, query: string): T[] {
  const meanings = sought(index, query).map(meaning => ({ ...meaning, weight: weightOf(meaning, index) }));
  const whole = meanings.reduce((sum, { weight }) => sum + weight, 0);
  const hints = searchWords[index.language].answers.filter(({ asked }) => asked.test(query.trim()));
  const scored = index.texts.map(({ of, own, stems, length, worth }) => {
    let [score, met] = [0, 0];
    for (const { alike, weight, counts } of meanings) {
      let best = 0;
      for (const [stem, likeness] of alike) best = Math.max(best, likeness * (stems.get(stem) ?? 0));
      score += counts * weight * best;
      met += weight * Math.min(1, best);
    }
    if (score > 0) score *= (met / whole) ** WHOLE;
    score *= worth * (hints.some(({ answer }) => answer.test(own)) ? ANSWERS : 1);
    return { of, score, worth: score / (1 - LENGTH + (LENGTH * length) / index.usualLength) };
  });
  const least = LEAST * Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score >= least)
    .sort((one, other) => other.worth - one.worth)
    .map(({ of }) => of);
}

/** How much it counts that all that is asked for is met. */
const WHOLE = 0.4;
/** How much better a text fits that has what an answer to such a question has. */
const ANSWERS = 1.15;
/** How much of what fits best something has to fit, to be found at all. */
const LEAST = 0.3;
/** How much it counts against a text that it is longer than others. */
const LENGTH = 0.1;

/** What a query asks for, word by word; the words of the question itself only where there are no others. */
function sought({ language, vocabulary }: Searchable<unknown>, query: string): Meaning[] {
  const words = [...new Set(foldedWords(query))];
  const telling = words.filter(word => !ASKING[language].has(word));
  const stems = new Set<string>();
  return (telling.length > 0 ? telling : words)
    .map(word => meaningIn(vocabulary, word))
    .filter(({ stem }) => {
      if (stems.has(stem)) return false;
      stems.add(stem);
      return true;
    });
}

const ASKING: { readonly [L in Language]: ReadonlySet<string> } = {
  en: new Set(searchWords.en.asking.flatMap(foldedWords)),
  fr: new Set(searchWords.fr.asking.flatMap(foldedWords)),
};

/** A word tells as much as it is rare; one that is nowhere as much as the rarest of those that stand for it. */
function weightOf({ stem, alike }: Meaning, { weights, texts }: Searchable<unknown>): number {
  const own = weights.get(stem);
  if (own !== undefined) return own;
  const all = [...alike.keys()].map(one => weights.get(one) ?? 0);
  return all.length === 0 ? Math.log(1 + texts.length) / 2 : all.reduce((a, b) => a + b, 0) / all.length;
}
