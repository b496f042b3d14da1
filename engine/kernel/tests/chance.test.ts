import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Chance,
  type Draw,
  LARGEST_BOUND,
  NO_DICE,
  Recorder,
  Repeated,
  reshuffleWith,
  SeededDice,
  Stream,
  seededNumbers,
  shuffleWith,
  WrongDraw,
} from '../chance.ts';

const AWKWARD = [3, 6, 7, 90, 60_000];

/** A stream of exactly these words. */
const streamOf = (...words: number[]) =>
  new Stream(place => {
    if (place >= words.length) throw new Error('more words were used than there should be');
    return words[place];
  });

/** How far counts are from equal, in standard deviations of the chi-square they would have if they were. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

/** Counts of many draws, in so many classes. */
function counted(chance: Chance, bound: number, classes: number, classOf: (value: number) => number): number[] {
  const counts = Array<number>(classes).fill(0);
  for (let i = 0; i < 60_000; i++) counts[classOf(chance.below(bound))]++;
  return counts;
}

describe('numbers below a bound are equally likely', () => {
  const sources = {
    Dice: () => new SeededDice(20),
    Stream: () => new Stream(seededNumbers(21)),
  };
  for (const [name, source] of Object.entries(sources))
    test.each(AWKWARD)(`${name}: one of %i, by size and by remainder`, bound => {
      const classes = bound > 100 ? 100 : bound;
      const bySize = counted(source(), bound, classes, value => Math.floor((value * classes) / bound));
      expect(Math.abs(unevenness(bySize))).toBeLessThan(3.3);
      const byRemainder = counted(source(), bound, classes, value => value % classes);
      expect(Math.abs(unevenness(byRemainder))).toBeLessThan(3.3);
    });

  test.each(AWKWARD)('each number below %i has exactly as many words as any other', bound => {
    const each = Math.floor(2 ** 32 / bound);
    const spare = 2 ** 32 % bound;
    const values = new Set([0, 1, 2, bound >> 1, bound - 2, bound - 1]);
    for (const value of values) {
      const first = Math.ceil((value * 2 ** 32 + spare) / bound);
      expect(streamOf(first).below(bound)).toBe(value);
      expect(streamOf(first + each - 1).below(bound)).toBe(value);
      const next = first + each;
      if (next < 2 ** 32) expect(streamOf(next, 0xffffffff).below(bound)).not.toBe(value);
    }
  });
});

describe('a word that would favour some numbers', () => {
  test('is thrown away, and the next one is used', () => {
    const stream = streamOf(0, 0x80000000);
    expect(stream.below(3)).toBe(1);
    expect(stream.position).toBe(2);
  });

  test('does not exist where the bound divides the number of words', () => {
    for (const bound of [1, 2, 1024, LARGEST_BOUND]) expect(streamOf(0).below(bound)).toBe(0);
  });
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, LARGEST_BOUND + 1, 2 ** 32])(
  'one of %d cannot be drawn',
  bound => {
    expect(() => new SeededDice(1).below(bound)).toThrow(RangeError);
    expect(() => new Stream(seededNumbers(1)).below(bound)).toThrow(RangeError);
  },
);

test('every draw is a whole number below its bound', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: LARGEST_BOUND }), (seed, bound) => {
      const value = new SeededDice(seed).below(bound);
      expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
    }),
  );
});

describe('the words of the dice', () => {
  test('are the same on every machine', () => {
    const dice = new SeededDice(7);
    expect([dice.uint32(), dice.uint32(), dice.uint32(), dice.uint32()]).toEqual([
      2418126209, 1675177840, 4180103685, 80695229,
    ]);
  });

  test('differ from seed to seed', () => {
    const first = (seed: number) => new SeededDice(seed).uint32();
    expect(new Set(Array.from({ length: 1000 }, (_, seed) => first(seed))).size).toBe(1000);
    expect(new SeededDice(1, 2).uint32()).not.toBe(new SeededDice(1, 3).uint32());
  });
});

describe('a stream', () => {
  test('gives the same word at the same place, in whatever order it is asked', () => {
    const inOrder = new SeededDice(7);
    const expected = Array.from({ length: 40 }, () => inOrder.uint32());
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 39 }), { minLength: 1 }), places => {
        const words = seededNumbers(7);
        expect(places.map(words)).toEqual(places.map(place => expected[place]));
      }),
    );
  });

  test('goes on from where it was', () => {
    const one = new Stream(seededNumbers(7));
    one.below(6);
    one.below(90);
    const other = new Stream(seededNumbers(7), one.position);
    expect(other.below(60_000)).toBe(one.below(60_000));
  });
});

describe('a recorder', () => {
  test('writes down how many outcomes there were and which one came', () => {
    const recorder = new Recorder(new SeededDice(7));
    const values = [6, 90, 2].map(bound => recorder.below(bound));
    expect(recorder.draws).toEqual([
      [6, values[0]],
      [90, values[1]],
      [2, values[2]],
    ]);
  });

  test('takes loaded draws first, and the stream moves on all the same', () => {
    const stream = new Stream(seededNumbers(7));
    const recorder = new Recorder(stream, [5, 0]);
    expect([recorder.below(6), recorder.below(6)]).toEqual([5, 0]);
    expect(stream.position).toBe(2);
    expect(recorder.below(6)).toBe(new Stream(seededNumbers(7), 2).below(6));
  });

  test.each([6, -1, 0.5, Number.NaN])('refuses a die of six faces that is loaded with %d', value => {
    const recorder = new Recorder(new SeededDice(7), [value]);
    expect(() => recorder.below(6)).toThrow(expect.objectContaining({ name: 'WrongDraw', flaw: 'draw-value' }));
    expect(recorder.draws).toEqual([]);
  });
});

describe('a record that is repeated', () => {
  const record: Draw[] = [
    [6, 3],
    [90, 89],
  ];

  test('gives the same draws, and knows when some are left', () => {
    const repeated = new Repeated(record);
    expect(repeated.below(6)).toBe(3);
    expect(() => repeated.finish()).toThrow('1 more draws');
    expect(repeated.below(90)).toBe(89);
    expect(() => repeated.finish()).not.toThrow();
  });

  test('takes its stream along, which must give the same', () => {
    const made = new Recorder(new Stream(seededNumbers(5)));
    const fallen = [6, 90, 7].map(bound => made.below(bound));
    const stream = new Stream(seededNumbers(5));
    const repeated = new Repeated(made.draws, stream);
    expect([6, 90, 7].map(bound => repeated.below(bound))).toEqual(fallen);
    expect(stream.position).toBeGreaterThanOrEqual(3);
    expect(() => new Repeated(record, new Stream(seededNumbers(6))).below(6)).toThrow('the stream of the table');
  });

  test.each([
    ['draw-missing', []],
    ['draw-bound', [[4, 3]]],
    ['draw-value', [[6, 6]]],
    ['draw-value', [[6, -1]]],
    ['draw-value', [[6, 1.5]]],
    ['draw-value', [[6, Number.NaN]]],
  ] as const)('objects with %s to a die of six faces against the record %j', (flaw, draws) => {
    expect(() => new Repeated(draws).below(6)).toThrow(expect.objectContaining({ name: 'WrongDraw', flaw }));
  });
});

test('where there are no dice, none can be thrown', () => {
  expect(() => NO_DICE.below(6)).toThrow(WrongDraw);
});

describe('mixing', () => {
  test('keeps every card', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer(), (cards, seed) => {
        const mixed = [...cards];
        shuffleWith(new SeededDice(seed), mixed);
        expect(mixed.sort()).toEqual([...cards].sort());
      }),
    );
  });

  test('makes every order equally likely', () => {
    const dice = new SeededDice(3);
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const cards = ['a', 'b', 'c', 'd'];
      shuffleWith(dice, cards);
      const order = cards.join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(Math.abs(unevenness([...orders.values()]))).toBeLessThan(3.3);
  });

  test('anew gives the same whatever the order was', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.integer(), (cards, seed) => {
        const [one, other] = [[...cards], cards.toReversed()];
        reshuffleWith(new SeededDice(seed), one);
        reshuffleWith(new SeededDice(seed), other);
        expect(one).toEqual(other);
        expect(one.toSorted()).toEqual(cards.toSorted());
      }),
    );
  });
});
