import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alike } from '../alike.ts';
import { canonical } from '../canonical.ts';

const plain = fc.jsonValue();
const copied = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('two plain values are alike', () => {
  test('exactly if their canonical texts are the same', () => {
    const small = fc.jsonValue({ maxDepth: 2, stringUnit: fc.constantFrom('a', 'b') });
    fc.assert(fc.property(small, small, (one, other) => alike(one, other) === (canonical(one) === canonical(other))));
  });

  test('if one is a copy of the other', () => {
    fc.assert(fc.property(plain, value => alike(value, copied(value))));
  });

  test('whatever the order of their fields', () => {
    expect(alike({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
  });

  test.each([
    ['a number', 1, '1'],
    ['a list', [1], { 0: 1 }],
    ['nothing', null, {}],
    ['a field that is missing', { a: 1 }, { a: 1, b: null }],
    ['another field', { a: 1 }, { b: 1 }],
    ['a longer list', [1], [1, 2]],
    ['something deep inside', { a: [{ b: [1, 2] }] }, { a: [{ b: [1, 3] }] }],
    ['a field that every record inherits', { toString: 1 }, {}],
  ])('but not if they differ in %s', (_, one, other) => {
    expect(alike(one, other)).toBe(false);
    expect(alike(other, one)).toBe(false);
  });
});
