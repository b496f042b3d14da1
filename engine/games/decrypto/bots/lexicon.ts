/** What words have to do with each other, as bots see it: for each word of a pack the clues it brings to mind, and back. */
import { keyOf, wordsOf } from '../text.ts';

/** How two resources connect a clue with a word, from 0 to 9 each. */
export interface Link {
  readonly word: string;
  readonly clue: string;
  readonly annotated: number;
  readonly near: number;
}

export interface Lexicon {
  /** Every word that has associations. */
  readonly words: readonly string[];
  /** The clues a word brings to mind, the strongest first. */
  cluesFor(word: string): readonly Link[];
  /** The words a clue may be meant for. */
  wordsFor(clue: string): readonly Link[];
}

/**
 * Reads a list of associations: one word a line, `word: clue 70, other clue 36`.
 * @example lexiconOf('phare: mer 74, nuit 62').cluesFor('phare')[0].clue // 'mer'
 */
export function lexiconOf(text: string): Lexicon {
  const byWord = new Map<string, Link[]>();
  const byClue = new Map<string, Link[]>();
  for (const line of text.trim().split('\n')) {
    const [word, list = ''] = line.split(': ');
    const links = [...list.matchAll(/(\S.*?) (\d)(\d)(?:, |$)/g)].map(([, clue, annotated, near]) => ({
      word,
      clue,
      annotated: Number(annotated),
      near: Number(near),
    }));
    byWord.set(keyOf(word), links);
    for (const link of links) {
      const key = keyOf(link.clue);
      const others = byClue.get(key);
      if (others === undefined) byClue.set(key, [link]);
      else others.push(link);
    }
  }
  const words = [...byWord.values()].flatMap(links => (links.length === 0 ? [] : [links[0].word]));
  return {
    words,
    cluesFor: word => byWord.get(keyOf(word)) ?? [],
    wordsFor: clue => byClue.get(keyOf(clue)) ?? wordsOf(clue).flatMap(part => byClue.get(part) ?? singularOf(part)),
  };

  function singularOf(part: string): readonly Link[] {
    return byClue.get(part.replace(/[sx]$/, '')) ?? [];
  }
}
