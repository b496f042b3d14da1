/**
 * How well a clue goes with a word: by what lists of associations say of the two, by how near they lie in the vocabulary, and by
 * how near the clue lies to what the word brings to mind; both compared with other words of the language.
 */
import type { WordLanguage } from '../pack.ts';
import { keyOf } from '../text.ts';
import { type Associations, spokenStem } from './associations.ts';
import { Surroundings } from './surroundings.ts';
import { nearness, type Place, partsOf, type Vocabulary } from './vocabulary.ts';

/** Everything that is known of one language. */
export interface LanguageData {
  readonly name: WordLanguage;
  readonly vocabulary: Vocabulary;
  /** What may be said: clues that people understand. */
  readonly clues: Associations;
  /** What may be meant: more, and weaker. */
  readonly wide: Associations;
  /** What is not said at a table where children sit, by stem; and what is not said of one word alone (`blockedFor`). */
  readonly blocked: ReadonlySet<string>;
}

/**
 * What stands among what is blocked for a clue that may be said of other words.
 * @example blocked.has(blockedFor('tunnel', 'Diana'))
 */
export const blockedFor = (word: string, clue: string): string => `${keyOf(word)}: ${spokenStem(clue)}`;

// What each source weighs: set by the clues of people that are there for tuning (docs/decrypto.md).
const NEAR = 0.45;
const AROUND = 0.6;
const SAID = 1.7;
const MEANT = 0.6;
/** A clue that no vocabulary has can only be one that is listed. */
const SAID_UNPLACED = 2.5;
/** What one word of several says of what all of them mean. */
const OF_A_PART = 0.75;
/** How well a word brings to mind a clue that was once given for it. */
const LEARNT = 0.8;
/** Every so manieth word that has a list is among those that a clue is compared with. */
const STRIDE = 12;

/** How much values differ, and around what. */
interface Spread {
  readonly mean: number;
  readonly deviation: number;
}

/** What is known of a clue, and how it lies to words it has nothing to do with: to them, and to what they bring to mind. */
interface Bearing {
  readonly said: ReadonlyMap<string, number>;
  readonly meant: ReadonlyMap<string, number>;
  readonly place: Place | null;
  readonly words: Spread;
  readonly around: Spread;
}

/** What is known of a word. */
interface Entry {
  readonly key: string;
  readonly place: Place | null;
}

/** Kept for so many clues; a game has fifty. */
const MOST_KEPT = 5_000;

export class Sense {
  readonly language: LanguageData;
  /** The words that could be behind a screen. */
  readonly pack: readonly string[];
  private readonly entries: readonly Entry[];
  private readonly indexes: ReadonlyMap<string, number>;
  private readonly surroundings: Surroundings;
  /** Some words of the language to compare with, and what is around them. */
  private readonly others: { readonly places: readonly (Place | null)[]; readonly surroundings: Surroundings };
  private readonly placesByWord = new Map<string, Place | null>();
  private readonly bearings = new Map<string, Bearing>();
  private readonly fits = new Map<string, Float32Array>();

  constructor(language: LanguageData, pack: readonly string[]) {
    const { clues, vocabulary } = language;
    this.language = language;
    this.pack = pack;
    this.surroundings = new Surroundings(pack, clues, vocabulary);
    this.entries = pack.map(word => ({ key: keyOf(word), place: vocabulary.placeOf(word) }));
    this.indexes = new Map(this.entries.map(({ key }, i) => [key, i]));
    const others = clues.words.filter((_, i) => i % STRIDE === 0);
    this.others = {
      places: others.map(word => vocabulary.placeOf(word)),
      surroundings: new Surroundings(others, clues, vocabulary),
    };
  }

  /**
   * How well a clue goes with a word: about 0 for any two, 3 and more for those that belong together. What was once given for
   * the word belongs to what it brings to mind.
   * @example sense.fit('lave', 'volcan', ['Pompéi'])
   */
  fit(clue: string, word: string, learnt: readonly string[] = []): number {
    const key = keyOf(word);
    const index = this.indexes.get(key) ?? -1;
    const entry = this.entries[index] ?? { key, place: this.placeOf(word) };
    const fits = this.spoken(clue).map(bearing => {
      const around = bearing.place && this.around(index, bearing.place, learnt);
      return fitOf(bearing, entry, around);
    });
    return together(fits);
  }

  /** The same for every word of the pack, in its order. */
  fitsOf(clue: string): Float32Array {
    const known = this.fits.get(clue);
    if (known !== undefined) return known;
    const bearings = this.spoken(clue);
    const around = bearings.map(({ place }) => (place === null ? [] : this.surroundings.nearnessToAll(place)));
    const fits = Float32Array.from(this.entries, (entry, i) =>
      together(bearings.map((bearing, part) => fitOf(bearing, entry, around[part][i] ?? null))),
    );
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
    const { place, words } = this.bearing(clue);
    const there = this.placeOf(other);
    return place === null || there === null ? 0 : beyond(nearness(place, there), words);
  }

  /** A clue, and its words where it has several. */
  private spoken(clue: string): Bearing[] {
    const parts = partsOf(clue);
    return [clue, ...(parts.length > 1 ? parts : [])].map(each => this.bearing(each));
  }

  /** How near a place is to anything that a word brings to mind, or has been said of it. */
  private around(index: number, place: Place, learnt: readonly string[]): number | null {
    let most = this.surroundings.nearnessTo(index, place);
    for (const other of learnt) {
      const there = this.placeOf(other);
      if (there !== null) most = Math.max(most ?? 0, LEARNT * nearness(place, there));
    }
    return most;
  }

  private bearing(clue: string): Bearing {
    const key = clue.toLowerCase();
    const known = this.bearings.get(key);
    if (known !== undefined) return known;
    const place = this.placeOf(clue);
    const { places, surroundings } = this.others;
    const bearing = {
      said: this.language.clues.strengthsOf(clue),
      meant: this.language.wide.strengthsOf(clue),
      place,
      words: spreadOf(place === null ? [] : places.map(there => there && nearness(place, there))),
      around: spreadOf(place === null ? [] : surroundings.nearnessToAll(place)),
    };
    if (this.bearings.size >= MOST_KEPT) this.bearings.clear();
    this.bearings.set(key, bearing);
    return bearing;
  }

  private placeOf(word: string): Place | null {
    const key = word.toLowerCase();
    const known = this.placesByWord.get(key);
    if (known !== undefined) return known;
    const place = this.language.vocabulary.placeOf(word);
    if (this.placesByWord.size >= MOST_KEPT) this.placesByWord.clear();
    this.placesByWord.set(key, place);
    return place;
  }
}

/** How well a clue goes with a word, where it is so near to what that word brings to mind. */
function fitOf(
  { said, meant, place, words, around }: Bearing,
  { key, place: there }: Entry,
  nearest: number | null,
): number {
  const listed = said.get(key) ?? 0;
  const wide = MEANT * Math.sqrt(meant.get(key) ?? 0);
  if (place === null) return SAID_UNPLACED * listed + wide;
  const near = there === null ? 0 : beyond(nearness(place, there), words);
  // Of a word that brings nothing to mind as far as is known, the word itself must do.
  return NEAR * near + AROUND * (nearest === null ? near : beyond(nearest, around)) + SAID * listed + wide;
}

/** A clue of several words is about what they mean together, or about one of them: the fit of the whole, and of each. */
const together = ([whole, ...parts]: readonly number[]): number =>
  parts.reduce((best, part) => Math.max(best, OF_A_PART * part), whole);

const beyond = (value: number, { mean, deviation }: Spread): number => (value - mean) / deviation;

function spreadOf(values: readonly (number | null)[]): Spread {
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (const value of values) {
    if (value === null) continue;
    count++;
    sum += value;
    squares += value * value;
  }
  if (count === 0) return { mean: 0, deviation: 1 };
  const mean = sum / count;
  return { mean, deviation: Math.sqrt(Math.max(squares / count - mean * mean, 1e-6)) };
}
