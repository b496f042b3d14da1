/** Lists of what comes to mind on hearing a word: `word<tab>clue=88|other clue=71`, one word a line, the best first. */
import { keyOf } from '../text.ts';
import { stemOf } from './word-forms.ts';

export interface Association {
  readonly clue: string;
  /** From 1 to 99. */
  readonly strength: number;
}

export class Associations {
  private readonly byWord = new Map<string, readonly Association[]>();
  /** How strongly a word and a clue go together, by word and stem of the clue. */
  private readonly strengths = new Map<string, ReadonlyMap<string, number>>();

  constructor(text: string) {
    for (const line of text.split('\n')) {
      const [word, list = ''] = line.split('\t');
      if (list === '') continue;
      const associations = list.split('|').map(associationIn);
      const stems = new Map<string, number>();
      for (const { clue, strength } of associations) {
        const stem = stemOf(keyOf(clue));
        stems.set(stem, Math.max(strength, stems.get(stem) ?? 0));
      }
      this.byWord.set(keyOf(word), associations);
      this.strengths.set(keyOf(word), stems);
    }
  }

  /** What a word brings to mind, the strongest first. */
  of(word: string): readonly Association[] {
    return this.byWord.get(keyOf(word)) ?? [];
  }

  /** How strongly a word brings a clue to mind, from 0 to 0.99. */
  strength(word: string, clue: string): number {
    return (this.strengths.get(keyOf(word))?.get(stemOf(keyOf(clue))) ?? 0) / 100;
  }
}

function associationIn(text: string): Association {
  const at = text.lastIndexOf('=');
  return { clue: text.slice(0, at), strength: Number(text.slice(at + 1)) };
}
