/** Chapter 5, what the software can check of a clue. It knows the words of the own team only (DEC-CLUE-14). */
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { type FormsCompared, hasFormOf } from './5-word-forms.ts';
import { CLUE_MAX_CHARS } from './material.ts';
import { SHORTEST_STEM } from './pack.ts';
import { isReadable, keyOf, lengthOf, readingsOf, tidied, wordsOf } from './text.ts';

/** What a clue is compared with. */
export interface Against {
  /** The four words of the own team. */
  readonly words: readonly string[];
  /** The clues the team has given in earlier rounds; none where they may be repeated. */
  readonly used: readonly string[];
  /** Which forms of the words and words built on them are compared too. */
  readonly forms: FormsCompared;
}

/**
 * Why a clue is none, or null.
 * @example whyNoClue('neiges éternelles', { words: ['neige'], used: [], forms: 'all' })?.rule // 'DEC-CLUE-13'
 */
export function whyNoClue(clue: string, { words, used, forms }: Against): Refusal | null {
  if (clue.trim() === '') return refuse('clue-empty', 'DEC-CLUE-18');
  if (clue.length > CLUE_MAX_CHARS && lengthOf(tidied(clue)) > CLUE_MAX_CHARS)
    return refuse('clue-too-long', 'DEC-CLUE-09', `a clue has at most ${CLUE_MAX_CHARS} characters`);
  const key = keyOf(clue);
  if (!isReadable(clue) || key === '') return refuse('clue-unreadable', 'DEC-CLUE-09');
  if (words.some(word => names(clue, word) || hasFormOf(clue, word, forms)))
    return refuse('names-own-word', 'DEC-CLUE-13');
  if (used.some(other => keyOf(other) === key)) return refuse('clue-repeated', 'DEC-CLUE-15');
  return null;
}

/**
 * Why the clues written so far cannot stand together, or null; empty lines are not written yet.
 * @example whyNoClues(['blanche', '', 'Blanche!'], against)?.rule // 'DEC-CLUE-16'
 */
export function whyNoClues(clues: readonly string[], against: Against): Refusal | null {
  const written = clues.filter(clue => clue.trim() !== '');
  for (const [i, clue] of written.entries()) {
    const refusal = whyNoClue(clue, against);
    if (refusal !== null) return refusal;
    if (isAmong(clue, written.slice(0, i))) return refuse('clue-twice', 'DEC-CLUE-16');
  }
  return null;
}

/**
 * Whether a clue is the same as one of some others, but for case, accents and punctuation.
 * @example isAmong('Mont-Blanc', ['mont blanc']) // true
 */
export const isAmong = (clue: string, others: readonly string[]): boolean =>
  others.some(other => keyOf(other) === keyOf(clue));

/** Parts of a secret word that are too short to name it: 'de', 'go'. */
const SHORTEST_PART = 3;

/**
 * DEC-CLUE-13: whether a text names a word: has it as a word of its own, or a word that begins with it if it has at least
 * four letters. A word of several parts is named as a whole, or by any part of three letters or more. What it is called in
 * another language does not name it (DEC-CLUE-17).
 * @example names('la clé du piano', 'clé') // true
 */
export function names(text: string, word: string): boolean {
  const parts = wordsOf(word);
  const whole = parts.join('');
  const said = [...readingsOf(text), ...runsOf(wordsOf(text), parts.length)];
  const telling = parts.length === 1 ? [whole] : [whole, ...parts.filter(part => part.length >= SHORTEST_PART)];
  return said.some(spoken => telling.some(part => spoken === part || isBuiltOn(spoken, part)));
}

const isBuiltOn = (spoken: string, part: string): boolean => part.length >= SHORTEST_STEM && spoken.startsWith(part);

/** So many words in a row, each run in one piece. */
const runsOf = (words: readonly string[], count: number): string[] =>
  words.slice(0, Math.max(0, words.length - count + 1)).map((_, i) => words.slice(i, i + count).join(''));
