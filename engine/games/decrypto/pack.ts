/** The words behind the screens: the packs of the house, packs that people bring along, and how words are drawn. */
import type { Chance } from '../../kernel/chance.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { isReadable, keyOf, lengthOf, tidied } from './text.ts';
import { ENGLISH } from './words-en.ts';
import { FRENCH } from './words-fr.ts';

export type WordLanguage = 'fr' | 'en';

/** The house's own packs, one column each of the same list (DEC-DATA-07). */
const PACKS: { readonly [L in WordLanguage]: readonly string[] } = { fr: FRENCH, en: ENGLISH };

/** The words of version 1 of the rules: one of them is also a word that nobody should be called by. */
const FIRST_ENGLISH = ENGLISH.map(word => (word === 'levee' ? 'dyke' : word));

/** A pack of one's own: how many words there must be, and how long all of them may be together. */
const FEWEST_WORDS = 20;
export const LONGEST_PACK = 8000;
const LONGEST_WORD = 24;
const SHORTEST_WORD = 2;

/**
 * The words of a table: those of its language, or the ones it has brought along.
 * @example packOf({ language: 'fr', words: '' }, s.version).length // 602
 */
export function packOf({ language, words }: WordOptions, version = 2): readonly string[] {
  if (words !== '') return listed(words);
  return version === 1 && language === 'en' ? FIRST_ENGLISH : PACKS[language];
}

/** What says which words are in the box. */
export interface WordOptions {
  readonly language: WordLanguage;
  readonly words: string;
}

/** A pack is written with commas or semicolons between its words. */
const listed = (own: string): string[] =>
  own
    .split(/[,;]+/)
    .map(tidied)
    .filter(word => word !== '');

/**
 * Why a list of words is no pack, or null. Of words that share a stem only the shortest counts: no two of them could be in
 * one game (DEC-DATA-08), and sixteen must be, where both teams exchange theirs (DEC-SETUP-16).
 * @example whyNoPack('one, two, three') // { refused: 'pack-too-small', … }
 */
export function whyNoPack(own: string): Refusal | null {
  const words = listed(own);
  const hidden = own.split(/[,;]+/).find(word => CONTROL.test(word));
  if (hidden !== undefined) return about(whyNoWord(hidden) ?? UNREADABLE, hidden);
  for (const word of words) {
    const flaw = whyNoWord(word);
    if (flaw !== null) return about(flaw, word);
  }
  const keys = words.map(keyOf);
  const twice = words.find((_, i) => keys.indexOf(keys[i]) !== i);
  if (twice !== undefined) return about(refuse('pack-word-twice', 'DEC-DATA-04', `'${twice}' is there twice`), twice);
  if (words.length < FEWEST_WORDS)
    return refuse('pack-too-small', 'DEC-DATA-07', `${words.length} words are not ${FEWEST_WORDS}`);
  const built = words.filter((_, i) => keys.some(stem => stem !== keys[i] && isStemOf(stem, keys[i] ?? '')));
  const [first] = built;
  const apart = words.length - built.length;
  if (first === undefined || apart >= FEWEST_WORDS) return null;
  return about(refuse('pack-words-alike', 'DEC-DATA-08', `${apart} words that differ are not ${FEWEST_WORDS}`), first);
}

const CONTROL = /\p{Cc}/u;
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;
/** More of a bad word than this helps nobody to find it. */
const LONGEST_MENTION = 30;

/** A refusal that says which word it is about. */
function about(refusal: Refusal, word: string): Refusal {
  const seen = [...word.replaceAll(UNSEEN, '·').trim()];
  return {
    ...refusal,
    about: seen.length > LONGEST_MENTION ? `${seen.slice(0, LONGEST_MENTION).join('')}…` : seen.join(''),
  };
}

const UNREADABLE = refuse('pack-bad-word', 'DEC-DATA-07');

function whyNoWord(word: string): Refusal | null {
  if (lengthOf(word) > LONGEST_WORD)
    return refuse('pack-word-too-long', 'DEC-DATA-07', `a word has at most ${LONGEST_WORD} characters`);
  if (!isReadable(word)) return UNREADABLE;
  return keyOf(word).length < SHORTEST_WORD ? refuse('pack-word-too-short', 'DEC-DATA-07') : null;
}

/** Words of fewer letters are no stems. */
export const SHORTEST_STEM = 4;

/** Whether a word begins with another of at least four letters; both as keys. */
const isStemOf = (stem: string, word: string): boolean => stem.length >= SHORTEST_STEM && word.startsWith(stem);

/**
 * DEC-DATA-08: whether two words cannot be in one game, because one begins with the other.
 * @example shareAStem('prince', 'princesse') // true
 */
export function shareAStem(one: string, other: string): boolean {
  const [a, b] = [keyOf(one), keyOf(other)];
  return a === b || isStemOf(a, b) || isStemOf(b, a);
}

/**
 * Draws a word that is like none of those in play, and none of those that were put away. One that does not fit is put back
 * and another drawn: every word that fits is as likely as any other.
 * @example const word = drawWord(pack, { inPlay: s.teams.flatMap(team => team.words), putAway: [] }, s.chance);
 */
export function drawWord(
  pack: readonly string[],
  { inPlay, putAway }: { inPlay: readonly string[]; putAway: readonly string[] },
  chance: Chance,
): string {
  for (;;) {
    const word = pack[chance.below(pack.length)];
    const key = keyOf(word);
    if (inPlay.every(other => !shareAStem(word, other)) && putAway.every(other => keyOf(other) !== key)) return word;
  }
}
