/**
 * The only chance there is: a number from 0 to n-1.
 *
 * Two generators stand behind one interface. At a real table the numbers come from a keyed cryptographic stream that whoever runs
 * the match brings along (`Stream`); in search and in tests from sfc32 (`SeededDice`), small and fast. A state holds whichever
 * it was given and never a seed, so a bot that holds a state cannot read the table's future.
 */

/** Whatever can be asked for a number from 0 to n-1, all equally likely. */
export interface Chance {
  below(n: number): number;
}

/** One draw as the log keeps it: how many outcomes there were, and which one came. */
export type Draw = readonly [bound: number, value: number];

/** Numbers have 32 bits, multiplied in two halves of 16 so that every number stays small. */
const WORDS = 2 ** 32;
export const LARGEST_BOUND = 2 ** 16;

/** One number in 65,536 at most is rejected: so many in a row are no accident. */
const MOST_TRIES = 64;

/** Turns uniform 32-bit numbers into uniform numbers below a bound, without the bias of a remainder. */
abstract class Unbiased implements Chance {
  /** The next number, from 0 to 2^32-1. */
  abstract uint32(): number;

  /** The upper half of number × n, drawing again in the rare case that would favour some numbers (Lemire's method). */
  below(n: number): number {
    if ((n | 0) !== n || n < 1 || n > LARGEST_BOUND) throw new RangeError(`cannot draw one of ${n}`);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const drawn = this.uint32();
      const lower = (drawn & 0xffff) * n;
      const upper = (drawn >>> 16) * n + (lower >>> 16);
      const rest = ((upper << 16) | (lower & 0xffff)) >>> 0;
      if (rest >= n || rest >= (WORDS - n) % n) return upper >>> 16;
    }
    throw new RangeError('these numbers are not random');
  }
}

/**
 * Seeded dice for search and tests (sfc32).
 * @example const dice = new SeededDice(7); dice.below(6) // 0 to 5, the same on every machine
 */
export class SeededDice extends Unbiased {
  private readonly state: Int32Array;

  constructor(seed: number, second = 0x9e3779b9) {
    super();
    this.state = Int32Array.of(seed, second, 0x243f6a88, 1);
    for (let i = 0; i < 12; i++) this.uint32(); // spread the bits of a small seed
  }

  override uint32(): number {
    const state = this.state;
    const b = state[1];
    const c = state[2];
    const drawn = (state[0] + b + state[3]) | 0;
    state[3]++;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + drawn;
    return drawn >>> 0;
  }
}

/** The numbers of a stream, by their place in it: the same place gives the same number. */
export type RandomNumbers = (place: number) => number;

/**
 * The dice of one table: an endless stream of numbers, and how many of them are used up. Undo does not give any back.
 * @example const stream = new Stream(seededNumbers(7)); stream.below(6); stream.position // 1
 */
export class Stream extends Unbiased {
  private readonly numbers: RandomNumbers;
  /** How many numbers have been used; a saved table goes on from here. */
  position: number;

  constructor(numbers: RandomNumbers, position = 0) {
    super();
    this.numbers = numbers;
    this.position = position;
  }

  override uint32(): number {
    return this.numbers(this.position++);
  }
}

/**
 * A stream of numbers from a seed, for tables that nobody has to trust: tests, simulations, puzzles.
 * @example new Stream(seededNumbers(7), saved.position)
 */
export function seededNumbers(seed: number): RandomNumbers {
  let dice = new SeededDice(seed);
  let at = 0;
  return place => {
    if (place < at) {
      dice = new SeededDice(seed);
      at = 0;
    }
    for (; at < place; at++) dice.uint32();
    at++;
    return dice.uint32();
  };
}

/**
 * How a draw can be wrong: it is not there, it is one too many, it has another number of outcomes, it is none of them, or
 * it is not what the stream of the table gives.
 */
export type DrawFlaw = 'draw-missing' | 'draw-surplus' | 'draw-bound' | 'draw-value' | 'draw-stream';

/** A die was thrown that the record does not have, or with another number of faces. */
export class WrongDraw extends Error {
  override name = 'WrongDraw';
  readonly flaw: DrawFlaw;

  constructor(flaw: DrawFlaw, message: string) {
    super(message);
    this.flaw = flaw;
  }
}

/**
 * Chance that writes down every draw, and takes the first ones from a list if it is given one.
 *
 * The stream is advanced for a loaded draw too, so a table that was tested with loaded dice is at the same place of its
 * stream afterwards.
 */
export class Recorder implements Chance {
  readonly draws: Draw[] = [];
  private readonly source: Chance;
  private readonly loaded: readonly number[];

  constructor(source: Chance, loaded: readonly number[] = []) {
    this.source = source;
    this.loaded = loaded;
  }

  below(n: number): number {
    const drawn = this.source.below(n);
    const value = this.loaded.length > this.draws.length ? this.loaded[this.draws.length] : drawn;
    if (!isDrawOf(n, value)) throw new WrongDraw('draw-value', `a die of ${n} faces was loaded with ${value}`);
    this.draws.push([n, value]);
    return value;
  }

  /** There may be more dice loaded than thrown. */
  finish(): void {}
}

/**
 * Chance that repeats a record, draw by draw, and refuses any other question. If it is given the stream that the record
 * was made with, the stream goes on with it and must give the same.
 * @example new Repeated([[6, 3]]).below(6) // 3
 */
export class Repeated implements Chance {
  readonly draws: readonly Draw[];
  private readonly stream: Stream | null;
  private used = 0;

  constructor(draws: readonly Draw[], stream: Stream | null = null) {
    this.draws = draws;
    this.stream = stream;
  }

  below(n: number): number {
    const draw = this.draws[this.used];
    if (draw === undefined)
      throw new WrongDraw('draw-missing', `one of ${n} is drawn here, and the record has no such draw`);
    const [bound, value] = draw;
    if (bound !== n)
      throw new WrongDraw('draw-bound', `one of ${n} is drawn here, and the record has a draw of one of ${bound}`);
    if (!isDrawOf(n, value)) throw new WrongDraw('draw-value', `${value} is no draw of one of ${n}`);
    if (this.stream !== null && this.stream.below(n) !== value)
      throw new WrongDraw('draw-stream', `the stream of the table does not give ${value} here`);
    this.used++;
    return value;
  }

  /** Whether everything in the record was drawn. */
  finish(): void {
    const left = this.draws.length - this.used;
    if (left > 0) throw new WrongDraw('draw-surplus', `${left} more draws are in the record than are drawn here`);
  }
}

const isDrawOf = (n: number, value: number): boolean => Number.isInteger(value) && value >= 0 && value < n;

/** No dice on the table: for states that are only looked at, and matches that repeat what was done elsewhere. */
export const NO_DICE: Chance = {
  below(n) {
    throw new WrongDraw('draw-missing', `one of ${n} was to be drawn from a state that has no dice`);
  },
};

/**
 * Leaves everything where it is when cards are shuffled: for filling in what is hidden, the same way each time.
 * @example determinise(s, viewer, KEEPS_ORDER)
 */
export const KEEPS_ORDER: Chance = { below: n => n - 1 };

/**
 * Shuffles cards in place.
 * @example shuffleWith(new SeededDice(7), cards)
 */
export function shuffleWith<T>(chance: Chance, cards: T[]): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = chance.below(last + 1);
    const card = cards[last];
    cards[last] = cards[other];
    cards[other] = card;
  }
}

/**
 * Puts numbers in ascending order, in place. For lists as short as a pile: `sort` calls back for every comparison, which was
 * half of what it took to imagine a position of Jamaica.
 * @example putInOrder(hand)
 */
export function putInOrder(numbers: number[]): void {
  for (let i = 1; i < numbers.length; i++) {
    const moved = numbers[i];
    let at = i;
    for (; at > 0 && numbers[at - 1] > moved; at--) numbers[at] = numbers[at - 1];
    numbers[at] = moved;
  }
}

/**
 * Shuffles cards of which the order is a secret: the true order is forgotten first, and has no influence on the new one.
 * @example determinise: (s, _viewer, chance) => reshuffleWith(chance, s.pile)
 */
export function reshuffleWith(chance: Chance, cards: number[]): void {
  putInOrder(cards);
  shuffleWith(chance, cards);
}
