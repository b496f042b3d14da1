/**
 * A search over short texts that forgives: capitals, accents, endings and a slip of the finger make no difference. Small enough to be
 * asked at every letter, and it needs no network.
 */
import { otherWordsFor } from './other-words.ts';

/** Texts that can be searched. */
export interface Searchable<T> {
  readonly texts: readonly { readonly of: T; readonly fields: readonly SearchedWords[] }[];
  /** How much it says that a word was found: rare words say more. */
  readonly weights: ReadonlyMap<string, number>;
}

/** The words of one thing, and what it counts for that one of them is sought: for 1 if they are its own. */
interface SearchedWords {
  readonly words: readonly string[];
  readonly counts: number;
}

/** Words that are said of the same thing elsewhere, or around it. */
export interface WordsElsewhere<T> {
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

/**
 * Makes texts ready to be searched, each by its own words and, for less, by those that are said of the same thing elsewhere.
 * @example searchable(ledger.rows, row => `${row.id} ${row.rule}`)
 */
export function searchable<T>(
  all: readonly T[],
  textOf: (one: T) => string,
  ...elsewhere: readonly WordsElsewhere<T>[]
): Searchable<T> {
  const kinds: readonly WordsElsewhere<T>[] = [{ counts: 1, textOf }, ...elsewhere];
  const texts = all.map(one => ({
    of: one,
    fields: kinds.map(kind => ({ words: foldedWords(kind.textOf(one)), counts: kind.counts })),
  }));
  const counts = new Map<string, number>();
  for (const { fields } of texts)
    for (const word of new Set(fields.flatMap(({ words }) => words))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return {
    texts,
    weights: new Map([...counts].map(([word, count]) => [word, Math.log(1 + texts.length / count)])),
  };
}

/**
 * What fits a query, the best first. Rare words count for more than frequent ones, those of a question such as "can I" for nothing
 * beside others, other words for the same thing for a little less, and a short text is more to the point than a long one.
 * @example found(index, 'egalite') // those that speak of « égalité » first
 */
export function found<T>({ texts, weights }: Searchable<T>, query: string): T[] {
  const all = foldedWords(query);
  const telling = all.filter(word => !ASKING.has(word));
  const vocabulary = [...new Set(telling.length > 0 ? telling : all)].map(word => likenessesOfAny(word, weights));
  const scored = texts
    .map(({ of, fields }) => {
      const scores = vocabulary.map(alike =>
        fields.reduce((best, { words, counts }) => Math.max(best, counts * fitOf(words, alike)), 0),
      );
      return { of, score: scores.reduce((a, b) => a + b, 0), length: fields[0]?.words.length ?? 0 };
    })
    .filter(({ score }) => score > 0);
  const least = LEAST * Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > least)
    .map(({ of, score, length }) => ({ of, worth: score / (LONG + length) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ of }) => of);
}

/** How well a word is met by the best of some, and a little better where it is said twice. */
function fitOf(words: readonly string[], alike: ReadonlyMap<string, number>): number {
  let [best, second] = [0, 0];
  for (const word of words) {
    const fit = alike.get(word) ?? 0;
    if (fit > best) [best, second] = [fit, best];
    else if (fit > second) second = fit;
  }
  return best + AGAIN * second;
}

/** What it counts for that a word is said a second time. */
const AGAIN = 0.15;
/** How much of what fits best something has to fit, to be found at all. */
const LEAST = 0.5;
/** How many words a text may have before that counts against it. */
const LONG = 200;

/** The words in which people ask, in both languages: they are everywhere, and say nothing of what is asked for. */
const ASKING: ReadonlySet<string> = new Set(
  foldedWords(`
    a all already am an and any are at be by can could did do does each for from get has have how i if in is it its just may me must my
    no not of on one only or our shall should so than that the their them then there they this to us was we what when where which
    who why will with without would you your
    ai alors as au aux avec avez avoir c ce ces cela comme comment d dans de deja des dois doit donc du elle en est et etre faire fait faut
    il ils j je l la le les leur ma mais mes moi mon n ne nos notre nous on ont ou par pas peu peut peux plus pour pourquoi puis qu
    quand que quel quelle quels qui quoi s sa sans se ses si son sont sur t ta te tes toi ton tu un une va vos votre vous y
  `),
);

/** Words of a question that say only a little of what is asked for. */
const FAINT: ReadonlySet<string> = new Set(
  foldedWords('many much game up happen happens later still now combien nombre partie jeu passe encore'),
);
/** What they count for. */
const HARDLY = 0.4;

/** How well the words of all texts fit one that is sought, or another that people say for it. */
function likenessesOfAny(sought: string, weights: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const own = likenesses(sought, weights);
  const alike = new Map(own);
  const known = otherWordsFor(sought, word => isNear(sought, word, Math.min(1, slipsIn(sought))));
  // A rare word for the same thing tells no more than the one that was said.
  const most = Math.max(...own.values());
  for (const other of known)
    for (const [word, likeness] of likenesses(other, weights))
      alike.set(
        word,
        Math.max(alike.get(word) ?? 0, OTHER_WORD * (own.size === 0 ? likeness : Math.min(likeness, most))),
      );
  if (FAINT.has(sought)) for (const [word, likeness] of alike) alike.set(word, HARDLY * likeness);
  return alike;
}

/** How well the words of all texts fit one that is sought, those that do not left out. */
function likenesses(sought: string, weights: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const alike = new Map<string, number>();
  for (const word of weights.keys()) {
    const likeness = likenessOf(sought, word);
    if (likeness > 0) alike.set(word, likeness);
  }
  // A rare word that is merely like a frequent one, as payer is like pay, tells no more than that one.
  const most = weights.get(sought) ?? Math.min(...[...alike.keys()].map(word => weights.get(word) ?? 0));
  for (const [word, likeness] of alike) alike.set(word, likeness * Math.min(weights.get(word) ?? 0, most));
  return alike;
}

const SAME = 1;
const BEGINS = 0.8;
const ENDS_OTHERWISE = 0.7;
const MISSPELT = 0.4;
/** Another word for the same thing. */
const OTHER_WORD = 0.75;
/** An ending is at most so long, and what is before it at least so long. */
const ENDING = 2;
const STEM = 4;
/** A word with a letter of another before it is longer than this. */
const ELIDED = 2;

function likenessOf(sought: string, word: string): number {
  if (sought === word) return SAME;
  if (/\d/.test(sought)) return word.startsWith(sought) ? BEGINS : 0;
  if (sought.length > 1 && word.startsWith(sought)) return BEGINS;
  // « lencrypteur », « dor »: an article that has grown onto its noun.
  if (sought.length > ELIDED && /^[dlnsjmt]/.test(sought) && word.startsWith(sought.slice(1))) return ENDS_OTHERWISE;
  const stem = Math.max(STEM, sought.length - ENDING);
  if (sought.length > STEM && word.length <= sought.length && word.startsWith(sought.slice(0, stem))) {
    return ENDS_OTHERWISE;
  }
  // "passing" is pass, "placing" place.
  if (
    sought.length > STEM + 2 &&
    sought.endsWith('ing') &&
    [sought.slice(0, -3), `${sought.slice(0, -3)}e`].includes(word)
  )
    return ENDS_OTHERWISE;
  return isNear(sought, word, slipsIn(sought)) ? MISSPELT : 0;
}

/** How many slips are forgiven in a word: in a short one none, because it would be another word. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Whether two words differ by at most so many slips: a letter too many, too few, another one, or two exchanged. */
function isNear(one: string, other: string, slips: number): boolean {
  if (slips === 0 || Math.abs(one.length - other.length) > slips) return false;
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
