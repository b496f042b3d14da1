import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Decided, flawOf, type Outcome, type OutcomeSide, ranked, seatSide, utility } from '../outcome.ts';
import { seatsOf } from '../seats.ts';

const byScore = (...scores: number[]) =>
  ranked(scores.map((score, seat) => ({ ...seatSide(seat), score, rank: [score] })));

describe('sides are ranked', () => {
  test('by the first number in which they differ', () => {
    const { sides } = ranked([
      { ...seatSide(0), score: 7, rank: [7, 1, 9] },
      { ...seatSide(1), score: 7, rank: [7, 2, 0] },
      { ...seatSide(2), score: 9, rank: [9, 0, 0] },
    ]);
    expect(sides.map(side => side.place)).toEqual([3, 2, 1]);
  });

  test('with equal places for those who are level in everything, and a gap behind them', () => {
    expect(byScore(5, 9, 9, 1).sides.map(side => side.place)).toEqual([3, 1, 1, 4]);
  });

  test('and the first place shares the win', () => {
    const { parts, sides } = byScore(5, 9, 9, 1);
    expect(parts).toBe(2);
    expect(sides.map(side => side.share)).toEqual([0, 1, 1, 0]);
  });

  test('without a flaw, whatever the scores are', () => {
    const scores = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1, maxLength: 8 });
    fc.assert(fc.property(scores, list => flawOf(byScore(...list)) === null));
  });
});

describe('what an outcome is worth to a seat', () => {
  test('is the share of its side', () => {
    const outcome = byScore(5, 9, 9, 1);
    expect([0, 1, 2, 3].map(seat => utility(outcome, seat, 4))).toEqual([0, 0.5, 0.5, 0]);
  });

  test('is the same for all who play for one side', () => {
    const outcome = ranked([
      { side: 'white', seats: seatsOf([0, 2]), score: 2, rank: [2] },
      { side: 'black', seats: seatsOf([1, 3]), score: 1, rank: [1] },
    ]);
    expect([0, 1, 2, 3].map(seat => utility(outcome, seat, 4))).toEqual([1, 0, 1, 0]);
  });

  test('is nothing where a ship that nobody owns has won', () => {
    const outcome = ranked([
      { ...seatSide(0), score: 1, rank: [1] },
      { side: 'ghost', seats: 0, score: 2, rank: [2] },
    ]);
    expect(flawOf(outcome)).toBeNull();
    expect(utility(outcome, 0, 1)).toBe(0);
  });

  test('is an equal part for everyone in a void game', () => {
    const outcome: Outcome = { void: true, rule: 'TEST-1' };
    expect([0, 1, 2, 3].map(seat => utility(outcome, seat, 4))).toEqual([0.25, 0.25, 0.25, 0.25]);
  });
});

describe('an outcome has no flaw', () => {
  test('where it is void', () => {
    expect(flawOf({ void: true, rule: 'TEST-1' })).toBeNull();
  });

  const sound = byScore(9, 5);
  const withFirst = (change: Partial<OutcomeSide>): Decided => {
    const [first, ...others] = sound.sides;
    return { ...sound, sides: [{ ...first, ...change }, ...others] };
  };

  test.each([
    ['the shares are too few', withFirst({ share: 0 }), 'the shares are 0 of 1'],
    ['the shares are too many', withFirst({ share: 2 }), 'the shares are 2 of 1'],
    ['nothing is shared out', { ...withFirst({ share: 0 }), parts: 0 }, 'the shares are 0 of 0'],
    ['there are no sides', { ...sound, sides: [] }, 'the shares are 0 of 1'],
    ['somebody else has the share', withFirst({ place: 2 }), 'a side that is not first has a share'],
    ['a seat plays for two sides', withFirst({ seats: 0b11 }), 'a seat of seat 1 plays for another side too'],
    ['a share is a fraction', fractions(), 'a share is not a whole number'],
    ['a share is negative', negative(), 'a share is not a whole number'],
  ])('but has one if %s', (_, outcome, flaw) => {
    expect(flawOf(outcome)).toBe(flaw);
  });

  function fractions(): Decided {
    const sides = sound.sides.map(side => ({ ...side, place: 1, share: 0.5 }));
    return { ...sound, sides };
  }

  function negative(): Decided {
    const [one, other] = sound.sides;
    const sides = [
      { ...one, share: 2 },
      { ...other, place: 1, share: -1 },
    ];
    return { ...sound, sides };
  }
});
