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

/** How sure a bot was of what it read, and whether it was right. */
export interface ReadTriple {
  readonly sureness: number;
  readonly isRight: boolean;
}

/** No two bots have the same come to mind: each triple is read by so many, so that the luck of one does not count. */
const READERS = 40;

/** What bots that overlook so much make of some triples, all of one reader after another. */
export async function readings(
  language: WordLanguage,
  triples: readonly Triple[],
  overlooks = 0,
): Promise<readonly ReadTriple[]> {
  await loadLanguage(language, dataFiles);
  const sense = senseOf({ language, words: '' });
  return Array.from({ length: READERS }, (_, reader) => skillOf(reader, { overlooks, blunders: 0 })).flatMap(skill =>
    triples.map(({ words, code, clues }) => {
      const read = likeliestOf(fitsOfTeam(sense, { words, given: [] }, clues, skill));
      return { sureness: read.sureness, isRight: read.code === code };
    }),
  );
}

/** Readings by how sure they were, from the lowest bound on to the next. */
export function bySureness(read: readonly ReadTriple[], bounds: readonly number[]): readonly (readonly ReadTriple[])[] {
  return bounds.map((bound, i) => read.filter(({ sureness }) => sureness >= bound && sureness < (bounds[i + 1] ?? 2)));
}
