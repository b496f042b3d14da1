/**
 * What fifty thousand words have to do with each other: each has a place in a space of meanings, and words that are used alike
 * lie near each other.
 *
 * A place has two halves of a hundred small numbers: one from the company a word keeps in texts, one from a network of
 * associations, all zero where the network does not have the word. How they were made, and from what, is in `data/CREDITS.md`.
 */
import { keyOf, wordsOf } from '../text.ts';
import { singularsOf } from './word-forms.ts';

/** The place of a word; both halves have the same length for every word, so that a product tells how near two are. */
export type Place = Float32Array;

const HALF = 100;
/** How many numbers a place has. */
export const SIZE = 2 * HALF;
/** What the network of associations counts beside the company in texts. */
const NETWORK = 0.7;

/** Words that say nothing about what a clue means. */
const ARTICLES = new Set('a an the of and le la les l un une des du de d et au aux'.split(' '));

/**
 * The words of a clue that mean something.
 * @example partsOf('la comète de Halley') // ['comete', 'halley']
 */
export const partsOf = (text: string): string[] => wordsOf(text).filter(part => !ARTICLES.has(part));

export class Vocabulary {
  /** The words, the most frequent first. */
  readonly words: readonly string[];
  private readonly bytes: Int8Array;
  private readonly rows = new Map<string, number>();

  constructor(words: readonly string[], bytes: Uint8Array) {
    if (bytes.length !== words.length * SIZE)
      throw new Error(`${words.length} words have ${words.length * SIZE} numbers, not ${bytes.length}`);
    this.words = words;
    this.bytes = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
    // What differs by accents alone is told apart where it can be: the plain spelling is that of the more frequent word.
    words.forEach((word, row) => {
      for (const spelling of [word.toLowerCase(), keyOf(word)])
        if (!this.rows.has(spelling)) this.rows.set(spelling, row);
    });
  }

  /**
   * Where a word or a short phrase lies, or null where nothing of it is known.
   * @example vocabulary.placeOf('éruption')
   */
  placeOf(text: string): Place | null {
    const row = this.rowOf(text);
    if (row !== undefined) return this.place(row);
    return this.sum(partsOf(text));
  }

  /** The words nearest to a place, as far as they are among the most frequent ones. */
  nearest(place: Place, count: number, { among = this.words.length } = {}): string[] {
    const found: { word: string; near: number }[] = [];
    for (let row = 0; row < Math.min(among, this.words.length); row++) {
      const near = this.nearnessOf(row, place);
      if (found.length === count && near <= found[count - 1].near) continue;
      found.push({ word: this.words[row], near });
      found.sort((one, other) => other.near - one.near);
      found.length = Math.min(found.length, count);
    }
    return found.map(({ word }) => word);
  }

  private rowOf(text: string): number | undefined {
    const exact = this.rows.get(text.toLowerCase()) ?? this.rows.get(keyOf(text));
    if (exact !== undefined) return exact;
    for (const singular of singularsOf(keyOf(text))) {
      const row = this.rows.get(singular);
      if (row !== undefined) return row;
    }
    return undefined;
  }

  private sum(parts: readonly string[]): Place | null {
    const sum = new Float32Array(SIZE);
    let known = 0;
    for (const part of parts) {
      const row = this.rowOf(part);
      if (row === undefined) continue;
      known++;
      const place = this.place(row);
      for (let i = 0; i < SIZE; i++) sum[i] += place[i];
    }
    return known === 0 ? null : levelled(sum);
  }

  /** How near a word lies, from the bytes themselves: where all are compared, no place is made for each. */
  private nearnessOf(row: number, place: Place): number {
    return this.halfOf(row, 0, 1, place) + this.halfOf(row, HALF, Math.sqrt(NETWORK), place);
  }

  private halfOf(row: number, from: number, length: number, place: Place): number {
    let product = 0;
    let squares = 0;
    for (let i = from, at = row * SIZE + from; i < from + HALF; i++, at++) {
      product += this.bytes[at] * place[i];
      squares += this.bytes[at] * this.bytes[at];
    }
    return squares === 0 ? 0 : (length * product) / Math.sqrt(squares);
  }

  private place(row: number): Place {
    const place = new Float32Array(SIZE);
    for (let i = 0; i < SIZE; i++) place[i] = this.bytes[row * SIZE + i];
    return levelled(place);
  }
}

/** Both halves at the length that every word has; a half that is all zero stays so. */
function levelled(place: Float32Array): Place {
  scale(place, 0, 1);
  scale(place, HALF, Math.sqrt(NETWORK));
  return place;
}

function scale(place: Float32Array, from: number, length: number): void {
  let squares = 0;
  for (let i = from; i < from + HALF; i++) squares += place[i] * place[i];
  if (squares === 0) return;
  const factor = length / Math.sqrt(squares);
  for (let i = from; i < from + HALF; i++) place[i] *= factor;
}

/**
 * How near two places are, of which the other may begin further on in a row of several: 1.7 for one and the same, about 0 for words that have nothing to do with each other.
 * @example nearness(of('volcano'), of('lava'))
 */
export function nearness(one: Place, other: Place, from = 0): number {
  // Four sums side by side: a processor need not wait for one addition before it begins the next.
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let i = 0, j = from; i < SIZE; i += 4, j += 4) {
    first += one[i] * other[j];
    second += one[i + 1] * other[j + 1];
    third += one[i + 2] * other[j + 2];
    fourth += one[i + 3] * other[j + 3];
  }
  return first + second + third + fourth;
}
