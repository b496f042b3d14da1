/** How a bot finds clues, reads them and listens in, from a lexicon. It knows words and no rules. */
import type { Chance } from '../../../kernel/chance.ts';
import { CODES, type Code, digitsOf } from '../material.ts';
import { keyOf } from '../text.ts';
import type { Lexicon, Link } from './lexicon.ts';

/**
 * How one player thinks. No two people have the same things come to mind: each knows some of the links between words, always
 * the same ones, so that bots misunderstand each other now and then as people do.
 */
export interface Accent {
  /** Whose it is: players with the same number think alike. */
  readonly number: number;
  /** Of 100 links, how many come to mind. */
  readonly known: number;
}

/** Team mates have most things in common. */
export const AMONG_FRIENDS = 92;
/** Whoever listens in has to come upon what others think of. */
export const LISTENING_IN = 40;

/** What is left of a clue that brings nothing to mind. */
const FAINT = 0.35;
/** Among how many clues that would do an encryptor chooses. */
const DEPTH = 6;

/** How strong a link is to somebody: 0 if it does not come to mind. */
const strength = (link: Link, { number, known }: Accent): number =>
  mixed(`${number} ${link.clue} ${link.word}`) % 100 < known ? link.annotated + link.near : 0;

/** A number that any change of the text changes (FNV-1a). */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** How strongly a clue points to a word, never quite nothing. */
function pull(lexicon: Lexicon, clue: string, word: string, accent: Accent): number {
  const key = keyOf(word);
  const link = lexicon.wordsFor(clue).find(candidate => keyOf(candidate.word) === key);
  return FAINT + (link === undefined ? 0 : strength(link, accent));
}

/**
 * A clue for one of some words that points to it more than to the others, and to as many words elsewhere as can be, so that
 * whoever listens in learns little; null where nothing comes to mind.
 * @example clueFor(lexicon, words, 2, { isAllowed, accent }, chance)
 */
export function clueFor(
  lexicon: Lexicon,
  words: readonly string[],
  slot: number,
  { isAllowed, accent }: { isAllowed: (clue: string) => boolean; accent: Accent },
  chance: Chance,
): string | null {
  const word = words[slot - 1];
  const margin = (link: Link): number =>
    strength(link, accent) -
    Math.max(...words.filter(other => other !== word).map(other => pull(lexicon, link.clue, other, accent)));
  const clues = lexicon
    .cluesFor(word)
    .filter(link => strength(link, accent) > 0 && isAllowed(link.clue))
    .map(link => ({ clue: link.clue, margin: margin(link), meanings: lexicon.wordsFor(link.clue).length }));
  const clear = clues.filter(candidate => candidate.margin > 0).sort((a, b) => b.meanings - a.meanings);
  const best = clear.length > 0 ? clear.slice(0, DEPTH) : clues.sort((a, b) => b.margin - a.margin).slice(0, 1);
  return best.length === 0 ? null : best[chance.below(best.length)].clue;
}

/** For each clue and each slot, how well they go together: the higher the likelier. */
type Fit = (clue: string, slot: number) => number;

/** The code that fits the clues best; of several, any. Clues that were not written say nothing. */
function bestCode(clues: readonly string[], fit: Fit, chance: Chance): Code {
  const scores = CODES.map(code => {
    let score = 0;
    for (const [i, slot] of digitsOf(code).entries()) if (clues[i] !== '') score += Math.log(fit(clues[i], slot));
    return score;
  });
  const highest = Math.max(...scores) - 1e-9;
  const best = CODES.filter((_, i) => scores[i] >= highest);
  return best[chance.below(best.length)];
}

/**
 * The code one's own team mate means.
 * @example decrypted(lexicon, words, ['coucou', 'Bretagne', 'Pompéi'], accent, chance) // 314
 */
export const decrypted = (
  lexicon: Lexicon,
  words: readonly string[],
  clues: readonly string[],
  accent: Accent,
  chance: Chance,
): Code => bestCode(clues, (clue, slot) => pull(lexicon, clue, words[slot - 1], accent), chance);

/** How likely each word is to be the one behind some clues, by word. */
function suspects(lexicon: Lexicon, heard: readonly string[], accent: Accent): Map<string, number> {
  const weights = new Map<string, number>();
  for (const clue of heard)
    for (const link of lexicon.wordsFor(clue)) {
      const felt = strength(link, accent);
      if (felt > 0) weights.set(link.word, (weights.get(link.word) ?? 0) + Math.log((FAINT + felt) / FAINT));
    }
  for (const [word, weight] of weights) weights.set(word, Math.exp(weight));
  return weights;
}

/** How well a clue goes with those heard before for a slot: by every word that could be behind them. */
function kinship(lexicon: Lexicon, clue: string, words: ReadonlyMap<string, number>, accent: Accent): number {
  const rest = lexicon.words.length - words.size;
  let all = rest;
  let sum = rest * FAINT;
  for (const weight of words.values()) {
    all += weight;
    sum += weight * FAINT;
  }
  for (const link of lexicon.wordsFor(clue)) sum += (words.get(link.word) ?? 1) * strength(link, accent);
  return sum / all;
}

/**
 * The code the other team means, from the clues heard so far under each number.
 * @example intercepted(lexicon, sideOfSheet(view.sheet, WHITE), clues, accent, chance)
 */
export function intercepted(
  lexicon: Lexicon,
  heard: readonly (readonly string[])[],
  clues: readonly string[],
  accent: Accent,
  chance: Chance,
): Code {
  const words = heard.map(list => suspects(lexicon, list, accent));
  return bestCode(clues, (clue, slot) => kinship(lexicon, clue, words[slot - 1], accent), chance);
}

/** The word most likely to be behind some clues; empty where nothing comes to mind. */
export function likeliest(lexicon: Lexicon, heard: readonly string[], accent: Accent): string {
  let best = '';
  let most = 0;
  for (const [word, weight] of suspects(lexicon, heard, accent))
    if (weight > most) {
      most = weight;
      best = word;
    }
  return best;
}
