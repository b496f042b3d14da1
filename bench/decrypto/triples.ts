/** Clues as people wrote them, and how many of their codes a bot reads right. */
import { readFileSync } from 'node:fs';
import { fitsOfTeam, likeliestOf } from '@havre/engine/games/decrypto/bots/decoding.ts';
import { loadLanguage, senseOf } from '@havre/engine/games/decrypto/bots/language-data.ts';
import { skillOf } from '@havre/engine/games/decrypto/bots/skill.ts';
import type { WordLanguage } from '@havre/engine/games/decrypto/pack.ts';
import { dataFiles } from '@havre/server/bots/data-files.ts';

/** How a clue is meant: so that anybody understands it, or so that those who listen in do not. */
export type Manner = 'lively' | 'plain';

export interface Triple {
  readonly manner: Manner;
  readonly words: readonly string[];
  readonly code: number;
  readonly clues: readonly string[];
}

/** Those that nothing was tuned with are kept apart. */
export const SETS = ['tuning', 'kept'] as const;
export type TripleSet = (typeof SETS)[number];

/**
 * The triples of a language: `lively | word, word, word, word | 314 | clue, clue, clue`, one a line.
 * @example triplesOf('fr', 'kept')
 */
export function triplesOf(language: WordLanguage, set: TripleSet): Triple[] {
  const text = readFileSync(new URL(`./triples/${language}-${set}.txt`, import.meta.url), 'utf8');
  return text.trim().split('\n').map(tripleIn);
}

function tripleIn(line: string): Triple {
  const [manner, words, code, clues] = line.split('|').map(part => part.trim());
  const listed = (part: string | undefined): string[] => (part ?? '').split(', ');
  const triple = { manner: manner as Manner, words: listed(words), code: Number(code), clues: listed(clues) };
  if (triple.words.length !== 4 || triple.clues.length !== 3) throw new Error(`this is no triple: ${line}`);
  return triple;
}

/** How many of some triples a bot that overlooks so much reads right. */
export async function readRight(language: WordLanguage, triples: readonly Triple[], overlooks = 0): Promise<number> {
  await loadLanguage(language, dataFiles);
  const sense = senseOf({ language, words: '' });
  const right = triples.filter(({ words, code, clues }, seat) => {
    const skill = skillOf(seat, { overlooks, blunders: 0 });
    return likeliestOf(fitsOfTeam(sense, words, clues, skill)).code === code;
  });
  return right.length;
}
