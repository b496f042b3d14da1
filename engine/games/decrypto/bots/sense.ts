/**
 * How well a clue goes with a word: by what lists of associations say of the two, and by how near they lie in the vocabulary
 * when compared with every other word of the pack.
 */
import type { WordLanguage } from '../pack.ts';
import { keyOf } from '../text.ts';
import type { Associations } from './associations.ts';
import { nearness, type Place, partsOf, type Vocabulary } from './vocabulary.ts';

/** Everything that is known of one language. */
export interface LanguageData {
  readonly name: WordLanguage;
  readonly vocabulary: Vocabulary;
  /** What may be said: clues that people understand. */
  readonly clues: Associations;
  /** What may be meant: more, and weaker. */
  readonly wide: Associations;
  /** What is not said at a table where children sit, by stem. */
  readonly blocked: ReadonlySet<string>;
}

// What the lists weigh beside the vocabulary, whose unit is how much words differ in nearness: set by people's free associations.
const SAID = 6;
const MEANT = 4;
/** What one word of several says of what all of them mean. */
const OF_A_PART = 0.75;

/** How a clue lies to all words of the pack. */
interface Bearing {
  readonly place: Place | null;
  readonly mean: number;
  readonly deviation: number;
}

/** Kept for so many clues; a game has fifty. */
const MOST_KEPT = 5_000;

export class Sense {
  readonly language: LanguageData;
  /** The words that could be behind a screen. */
  readonly pack: readonly string[];
  private readonly places: readonly (Place | null)[];
  private readonly placesByWord = new Map<string, Place | null>();
  private readonly bearings = new Map<string, Bearing>();
  private readonly fits = new Map<string, Float32Array>();

  constructor(language: LanguageData, pack: readonly string[]) {
    this.language = language;
    this.pack = pack;
    this.places = pack.map(word => this.placeOf(word));
  }

  /**
   * How well a clue goes with a word: about 0 for any two, 3 and more for those that belong together.
   * @example sense.fit('lave', 'volcan')
   */
  fit(clue: string, word: string): number {
    return this.fitAt(clue, word, this.placeOf(word));
  }

  /** The same for every word of the pack, in its order. */
  fitsOf(clue: string): Float32Array {
    const known = this.fits.get(clue);
    if (known !== undefined) return known;
    const fits = Float32Array.from(this.pack, (word, i) => this.fitAt(clue, word, this.places[i]));
    if (this.fits.size >= MOST_KEPT) this.fits.clear();
    this.fits.set(clue, fits);
    return fits;
  }

  /** Whether anything at all is known of a word. */
  knows(word: string): boolean {
    return this.placeOf(word) !== null || this.language.clues.of(word).length > 0;
  }

  /** How near two clues are, beyond what any two are; 0 where one of them is not known. */
  kinship(clue: string, other: string): number {
    const { place, mean, deviation } = this.bearing(clue);
    const there = this.placeOf(other);
    return place === null || there === null ? 0 : (nearness(place, there) - mean) / deviation;
  }

  /** A clue of several words is about what they mean together, or about one of them. */
  private fitAt(clue: string, word: string, there: Place | null): number {
    const whole = this.fitOfOne(clue, word, there);
    const parts = partsOf(clue);
    if (parts.length < 2) return whole;
    let best = whole;
    for (const part of parts) best = Math.max(best, OF_A_PART * this.fitOfOne(part, word, there));
    return best;
  }

  private fitOfOne(clue: string, word: string, there: Place | null): number {
    const { place, mean, deviation } = this.bearing(clue);
    const near = place === null || there === null ? 0 : (nearness(place, there) - mean) / deviation;
    const { clues, wide } = this.language;
    return near + SAID * clues.strength(word, clue) + MEANT * Math.sqrt(wide.strength(word, clue));
  }

  private bearing(clue: string): Bearing {
    const key = clue.toLowerCase();
    const known = this.bearings.get(key);
    if (known !== undefined) return known;
    const bearing = this.measured(this.language.vocabulary.placeOf(clue));
    if (this.bearings.size >= MOST_KEPT) this.bearings.clear();
    this.bearings.set(key, bearing);
    return bearing;
  }

  private measured(place: Place | null): Bearing {
    if (place === null) return { place, mean: 0, deviation: 1 };
    let count = 0;
    let sum = 0;
    let squares = 0;
    for (const there of this.places) {
      if (there === null) continue;
      const near = nearness(place, there);
      count++;
      sum += near;
      squares += near * near;
    }
    const mean = count === 0 ? 0 : sum / count;
    const deviation = count === 0 ? 1 : Math.sqrt(Math.max(squares / count - mean * mean, 1e-6));
    return { place, mean, deviation };
  }

  private placeOf(word: string): Place | null {
    const key = keyOf(word);
    const known = this.placesByWord.get(key);
    if (known !== undefined) return known;
    const place = this.language.vocabulary.placeOf(word);
    if (this.placesByWord.size >= MOST_KEPT) this.placesByWord.clear();
    this.placesByWord.set(key, place);
    return place;
  }
}
