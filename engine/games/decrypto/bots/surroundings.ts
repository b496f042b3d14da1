/**
 * What words bring to mind, as places in the space of meanings: a clue goes with a word also when it goes with one of those.
 * Nobody has to have listed "wizard" for a broom, where "witch" is.
 */
import type { Associations } from './associations.ts';
import { nearness, type Place, SIZE, type Vocabulary } from './vocabulary.ts';

/** How many of the clues of a word are compared: the first are those that people gave. */
const COUNTED = 16;

/** Something that a word brings to mind. */
interface Reminder {
  /** Which of the places. */
  readonly at: number;
  /** From 0 to 1. */
  readonly strength: number;
}

export class Surroundings {
  private readonly reminders: readonly (readonly Reminder[])[];
  /** All places in one piece, one after another: every clue that is thought about is compared with all of them. */
  private readonly numbers: Float32Array;
  private readonly count: number;

  constructor(words: readonly string[], clues: Associations, vocabulary: Vocabulary) {
    const places: Place[] = [];
    const known = new Map<string, number | null>();
    const placed = (clue: string): number | null => {
      const place = vocabulary.placeOf(clue);
      return place === null ? null : places.push(place) - 1;
    };
    this.reminders = words.map(word =>
      clues
        .of(word)
        .slice(0, COUNTED)
        .flatMap(({ clue, strength }) => {
          const at = known.get(clue) ?? placed(clue);
          known.set(clue, at);
          return at === null ? [] : [{ at, strength: strength / 100 }];
        }),
    );
    this.count = places.length;
    this.numbers = new Float32Array(places.length * SIZE);
    places.forEach((place, at) => void this.numbers.set(place, at * SIZE));
  }

  /** How near a place is to anything that one of the words brings to mind; null where nothing is known of that. */
  nearnessTo(word: number, place: Place): number | null {
    return strongest(this.reminders[word] ?? [], at => nearness(place, this.numbers, at * SIZE));
  }

  /** The same for every word: what several of them bring to mind is compared once. */
  nearnessToAll(place: Place): (number | null)[] {
    const near = new Float32Array(this.count);
    for (let at = 0; at < this.count; at++) near[at] = nearness(place, this.numbers, at * SIZE);
    return this.reminders.map(list => strongest(list, at => near[at]));
  }
}

function strongest(reminders: readonly Reminder[], nearnessAt: (at: number) => number): number | null {
  let most: number | null = null;
  for (const { at, strength } of reminders) {
    const near = strength * nearnessAt(at);
    if (most === null || near > most) most = near;
  }
  return most;
}
