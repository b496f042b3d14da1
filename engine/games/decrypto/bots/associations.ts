/** Lists of what comes to mind on hearing a word: `word<tab>clue=88|other clue=71`, one word a line, the best first. */
import { keyOf } from '../text.ts';
import { partsOf } from './vocabulary.ts';
import { stemOf } from './word-forms.ts';

export interface Association {
  readonly clue: string;
  /** From 1 to 99. */
  readonly strength: number;
}

export class Associations {
  private readonly byWord = new Map<string, readonly Association[]>();
  /** How strongly a clue is brought to mind, by its stem and the key of the word. */
  private readonly strengths = new Map<string, Map<string, number>>();

  constructor(text: string) {
    for (const line of text.split('\n')) {
      const [word, list = ''] = line.split('\t');
      if (list === '') continue;
      const key = keyOf(word);
      const associations = list.split('|').map(associationIn);
      for (const { clue, strength } of associations) this.strengthen(spokenStem(clue), key, strength / 100);
      this.byWord.set(key, associations);
    }
  }

  /** The words that bring anything to mind. */
  get words(): readonly string[] {
    return [...this.byWord.keys()];
  }

  /** What a word brings to mind, the strongest first. */
  of(word: string): readonly Association[] {
    return this.byWord.get(keyOf(word)) ?? [];
  }

  /** The words that bring a clue to mind, as keys, and how strongly, from 0.01 to 0.99. */
  strengthsOf(clue: string): ReadonlyMap<string, number> {
    return this.strengths.get(spokenStem(clue)) ?? NONE;
  }

  private strengthen(stem: string, key: string, strength: number): void {
    const words = this.strengths.get(stem) ?? new Map<string, number>();
    words.set(key, Math.max(strength, words.get(key) ?? 0));
    this.strengths.set(stem, words);
  }
}

const NONE: ReadonlyMap<string, number> = new Map();

/**
 * What is compared of a clue: "the Nile" and "Nile" are one.
 * @example spokenStem('les ruches') // 'ruch'
 */
export const spokenStem = (clue: string): string => stemOf(partsOf(clue).join('') || keyOf(clue));

function associationIn(text: string): Association {
  const at = text.lastIndexOf('=');
  return { clue: text.slice(0, at), strength: Number(text.slice(at + 1)) };
}
