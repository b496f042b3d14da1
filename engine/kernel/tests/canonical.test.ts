import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, fingerprint, whyNotPlain } from '../canonical.ts';

const plain = fc.jsonValue({ noUnicodeString: false });

/** The same value with the fields of every record in the opposite order. */
function turnedRound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedRound);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, turnedRound(field)] as const);
  return Object.fromEntries(fields.toReversed());
}

describe('the canonical text', () => {
  test('does not depend on the order of fields', () => {
    fc.assert(fc.property(plain, value => canonical(turnedRound(value)) === canonical(value)));
  });

  test('is JSON that says the same thing', () => {
    fc.assert(
      fc.property(plain, value => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('keeps the order of lists', () => {
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  });

  test.each([
    ['a number', 1, '1'],
    ['a list', [1], 1],
    ['nothing', null, 0],
    ['an empty list', [], {}],
    ['a list in a list', [[1], 2], [1, 2]],
    ['a field that is missing', { a: 1 }, { a: 1, b: null }],
  ])('tells %s from what merely looks like it', (_, one, other) => {
    expect(canonical(one)).not.toBe(canonical(other));
  });
});

describe('the fingerprint', () => {
  test('is sixteen digits', () => {
    fc.assert(fc.property(plain, value => /^[0-9a-f]{16}$/.test(fingerprint(value))));
  });

  test('does not depend on the order of fields', () => {
    fc.assert(fc.property(plain, value => fingerprint(turnedRound(value)) === fingerprint(value)));
  });

  test('differs where the values differ', () => {
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        fc.pre(canonical(one) !== canonical(other));
        return fingerprint(one) !== fingerprint(other);
      }),
    );
  });

  test('differs for a hundred thousand positions that differ in one number', () => {
    const prints = new Set(
      Array.from({ length: 100_000 }, (_, i) => fingerprint({ pile: [3, 1, 2], score: i, over: false })),
    );
    expect(prints.size).toBe(100_000);
  });

  test('is the same on every machine', () => {
    expect(fingerprint({ b: [1, 'é'], a: null })).toBe('94743ba283dad41d');
  });
});

describe('plain data', () => {
  test('is numbers, text, truth values, null, lists and records', () => {
    fc.assert(fc.property(plain, value => whyNotPlain(value) === null));
    expect(whyNotPlain(Object.create(null))).toBeNull();
  });

  class Card {}

  test.each([
    [{ at: new Date(0) }, 'it.at is a Date'],
    [{ cards: new Map() }, 'it.cards is a Map'],
    [{ cards: [1, new Set()] }, 'it.cards[1] is a Set'],
    [{ hands: [[new Card()]] }, 'it.hands[0][0] is a Card'],
    [{ score: Number.NaN }, 'it.score is NaN'],
    [{ score: Number.POSITIVE_INFINITY }, 'it.score is Infinity'],
    [{ winner: undefined }, 'it.winner is undefined'],
    [[1, undefined], 'it[1] is undefined'],
    [{ rule: () => 1 }, 'it.rule is a function'],
    [{ id: 10n }, 'it.id is a bigint'],
    [{ id: Symbol('id') }, 'it.id is a symbol'],
  ])('is not %o', (value, why) => {
    expect(whyNotPlain(value)).toBe(why);
  });

  test('has no holes in its lists', () => {
    expect(whyNotPlain({ cards: new Array(2) })).toBe('it.cards[0] is undefined');
  });
});
