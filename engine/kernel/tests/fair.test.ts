import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Draw, Stream } from '../chance.ts';
import {
  BadProof,
  commitmentTo,
  firstWrongDraw,
  type Opening,
  type Proof,
  provenNumbers,
  type RevealedProof,
  randomNumbersOf,
  toHex,
} from '../fair.ts';
import { primitives } from './crypto-primitives.ts';

const opened = (seat: number, entropy: string): Opening => ({
  seat,
  entropy,
  commitment: commitmentTo(primitives, entropy),
});

const SECRET = 'c0ffee';
const proof: RevealedProof = {
  table: 'table 7',
  secret: SECRET,
  commitment: commitmentTo(primitives, SECRET),
  openings: [opened(0, 'aa11'), opened(2, 'bb22')],
};

const firstWords = (from: Omit<RevealedProof, 'commitment'>, count = 40): number[] => {
  const words = randomNumbersOf(primitives, from);
  return Array.from({ length: count }, (_, place) => words(place));
};

describe('a commitment', () => {
  test('is the same for the same secret, and another for any other', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{0,64}$/), fc.stringMatching(/^[0-9a-f]{0,64}$/), (one, other) => {
        expect(commitmentTo(primitives, one) === commitmentTo(primitives, other)).toBe(one === other);
      }),
    );
  });

  test('is 64 digits in hex, and the same on every machine', () => {
    expect(commitmentTo(primitives, SECRET)).toBe('15a0837b2cbf502054fbca2ee3e1002384987a314ea95daa892ea9c1a45295a5');
  });

  test.each(['café', 'a\u0000', '\n', 'x'.repeat(65_536)])(
    'to something that is no short plain text is refused',
    bad => {
      expect(() => commitmentTo(primitives, bad)).toThrow(BadProof);
    },
  );
});

describe('the stream of a table', () => {
  test('is the same for the same inputs, on every machine', () => {
    expect(firstWords(proof)).toEqual(firstWords({ ...proof, openings: [...proof.openings] }));
    expect(firstWords(proof, 3)).toEqual([26113184, 3088668302, 902718956]);
  });

  test.each<[string, Partial<Proof>]>([
    ['another table', { table: 'table 8' }],
    ['another secret', { secret: 'c0ffef' }],
    ['other entropy', { openings: [opened(0, 'aa11'), opened(2, 'bb23')] }],
    ['the entropy of another seat', { openings: [opened(0, 'aa11'), opened(1, 'bb22')] }],
    ['the entropies the other way round', { openings: [opened(0, 'bb22'), opened(2, 'aa11')] }],
    ['one seat fewer', { openings: [opened(0, 'aa11')] }],
    ['nobody’s entropy', { openings: [] }],
    ['a border moved between secret and entropy', { secret: 'c0ffee0', openings: [opened(0, 'aa11')] }],
  ])('is another one with %s', (_, changes) => {
    const other = new Set(firstWords({ ...proof, ...changes }));
    expect(firstWords(proof).filter(word => other.has(word))).toEqual([]);
  });

  test('gives each word by its place, in whatever order it is asked', () => {
    const inOrder = firstWords(proof, 50);
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 49 })), places => {
        const words = randomNumbersOf(primitives, proof);
        expect(places.map(words)).toEqual(places.map(place => inOrder[place]));
      }),
    );
  });

  test('is made of words of 32 bits, high ones and low ones, none of them twice', () => {
    const words = firstWords(proof, 1000);
    expect(new Set(words).size).toBe(1000);
    expect(words.every(word => Number.isInteger(word) && word >= 0 && word < 2 ** 32)).toBe(true);
    expect(words.filter(word => word >= 2 ** 31).length).toBeGreaterThan(440);
    expect(words.filter(word => word >= 2 ** 31).length).toBeLessThan(560);
  });
});

describe('a proof', () => {
  test('with its secret gives the words of the stream', () => {
    const words = provenNumbers(primitives, proof);
    expect([0, 1, 2].map(place => words?.(place))).toEqual(firstWords(proof, 3));
  });

  test('without its secret gives nothing yet', () => {
    const { secret: _, ...untold } = proof;
    expect(provenNumbers(primitives, untold)).toBeNull();
  });

  test('is refused with a secret the table had not committed to', () => {
    expect(() => provenNumbers(primitives, { ...proof, secret: 'decaf' })).toThrow(
      new BadProof('the secret is not what the table had committed to'),
    );
  });

  test('is refused with entropy a seat had not committed to, even before the secret is revealed', () => {
    const { secret: _, ...untold } = proof;
    const forged = { ...opened(2, 'bb22'), entropy: 'bb23' };
    for (const some of [proof, untold])
      expect(() => provenNumbers(primitives, { ...some, openings: [opened(0, 'aa11'), forged] })).toThrow(
        new BadProof('the entropy of seat 2 is not what it had committed to'),
      );
  });
});

describe('draws', () => {
  const words = randomNumbersOf(primitives, proof);
  const drawn = (): Draw[] => {
    const stream = new Stream(words);
    return [6, 90, 2, 60_000, 7].map(bound => [bound, stream.below(bound)] as const);
  };

  test('that come from the stream are right', () => {
    expect(firstWrongDraw(words, drawn())).toBeNull();
    expect(firstWrongDraw(words, [])).toBeNull();
  });

  test('that do not are found, the first one first', () => {
    const draws = drawn();
    draws[3] = [60_000, (draws[3][1] + 1) % 60_000];
    expect(firstWrongDraw(words, draws)).toBe(3);
    draws[1] = [90, (draws[1][1] + 1) % 90];
    expect(firstWrongDraw(words, draws)).toBe(1);
  });
});

test('bytes are written as lower-case hex', () => {
  expect(toHex(Uint8Array.of(255, 1, 0))).toBe('ff0100');
});
