import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { availableOptions, type BoxSpec, chosen, type Options, offeredFirst, tablesOf } from '../options.ts';
import { isRefusal, refuse } from '../refusal.ts';

const box: BoxSpec<{ edition: 'old' | 'new'; rounds: number; ghost: boolean }> = {
  id: 'box',
  seats: { min: 2, max: 4, rule: 'BOX-1' },
  options: {
    edition: { values: ['old', 'new'], default: 'new', rule: 'BOX-2' },
    rounds: { values: [3, 5], default: 3, rule: 'BOX-3' },
    ghost: { values: [false, true], default: false, rule: 'BOX-4' },
  },
  fits: ({ ghost }, seats) => (ghost && seats > 2 ? refuse('no-room', 'BOX-5') : null),
};

const DEFAULTS = { edition: 'new', rounds: 3, ghost: false };

describe('what somebody is offered first', () => {
  const words: Pick<BoxSpec, 'options'> = {
    options: {
      words: { values: ['en', 'fr'], default: 'en', rule: 'BOX-6', follows: 'language' },
      title: { values: ['en', 'fr'], default: 'en', rule: 'BOX-7' },
    },
  };

  test('is their own language where an option is one', () => {
    expect(offeredFirst(words, 'fr')).toEqual({ words: 'fr' });
    expect(offeredFirst(words, 'en')).toEqual({ words: 'en' });
  });

  test('is what everybody is offered, where their language is not there or nothing follows it', () => {
    expect(offeredFirst(words, 'de')).toEqual({});
    expect(offeredFirst(box as unknown as BoxSpec, 'fr')).toEqual({});
  });
});

test('an option is offered where there is something to choose, and as the defaults say where nothing is picked', () => {
  const { edition, ghost } = box.options;
  const game = {
    options: { edition, ghost: { ...ghost, isAvailable: ({ edition }, seats) => edition === 'new' && seats === 2 } },
  } as Pick<BoxSpec, 'options'>;
  const offered = (picked: Options, seats: number) => availableOptions(game, picked, seats).map(([key]) => key);
  expect(offered({}, 2)).toEqual(['edition', 'ghost']);
  expect(offered({}, 3)).toEqual(['edition']);
  expect(offered({ edition: 'old' }, 2)).toEqual(['edition']);
});

describe('what a table asks for', () => {
  test('is filled in where it leaves something open', () => {
    expect(chosen(box, {}, 3)).toEqual(DEFAULTS);
    expect(chosen(box, { rounds: 5 }, 3)).toEqual({ ...DEFAULTS, rounds: 5 });
  });

  test('is the same table when it is asked for again in full', () => {
    for (const { options, seats } of tablesOf(box)) expect(chosen(box, options, seats)).toEqual(options);
  });

  test.each([1, 5, 2.5, Number.NaN, Number.POSITIVE_INFINITY, '3' as unknown as number])(
    'is refused for %j seats, with the row of the ledger',
    seats => {
      expect(chosen(box, {}, seats)).toMatchObject({ refused: 'wrong-seats', rule: 'BOX-1' });
    },
  );

  test.each([null, undefined, 7, 'old', [], [['rounds', 3]]])('is refused if it is %j', wanted => {
    expect(chosen(box, wanted, 2)).toMatchObject({ refused: 'bad-options' });
  });

  test('is refused with the options there are, for one there is not', () => {
    expect(chosen(box, { rouns: 3 }, 2)).toEqual(
      refuse('unknown-option', undefined, "box has no option 'rouns' (edition, rounds, ghost)"),
    );
  });

  test('is refused with the values there are, for one there is not', () => {
    expect(chosen(box, { edition: 'first' }, 2)).toEqual(
      refuse('unknown-value', 'BOX-2', "option 'edition' is one of old, new, not 'first'"),
    );
  });

  test.each(['3', 4, true, null, undefined, Number.NaN, [3], { rounds: 3 }, 3n])(
    'is refused for %s rounds, which is not one of the values',
    rounds => {
      expect(chosen(box, { rounds }, 2)).toMatchObject({ refused: 'unknown-value', rule: 'BOX-3' });
    },
  );

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('has no option %s', key => {
    expect(chosen(box, JSON.parse(`{"${key}": 1}`), 2)).toMatchObject({ refused: 'unknown-option' });
  });

  test('is refused where values do not go together, or not with so many seats', () => {
    expect(chosen(box, { ghost: true }, 3)).toEqual(refuse('no-room', 'BOX-5'));
    expect(chosen(box, { ghost: true }, 2)).toEqual({ ...DEFAULTS, ghost: true });
  });

  test('never throws, whatever it is', () => {
    const anything = fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true, withSparseArray: true });
    fc.assert(
      fc.property(fc.oneof(anything, fc.dictionary(fc.constantFrom('edition', 'rounds'), anything)), wanted => {
        const options = chosen(box, wanted, 2);
        if (!isRefusal(options)) expect(tablesOf(box)).toContainEqual({ options, seats: 2 });
      }),
    );
  });

  test('may be nested as deeply as it likes, and is refused', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
    expect(chosen(box, { rounds: deep }, 2)).toMatchObject({ refused: 'unknown-value' });
  });
});

describe('a free option', () => {
  const free = {
    longest: 8,
    check: (text: string) => (text.includes('q') ? refuse('no-q', 'MOTTO-2') : null),
  };
  const motto: BoxSpec<{ motto: string }> = {
    id: 'motto',
    seats: { min: 2, max: 2, rule: 'MOTTO-0' },
    options: { motto: { values: ['', 'onwards'], default: '', rule: 'MOTTO-1', free } },
  };

  test('takes what people write, within its bounds', () => {
    expect(chosen(motto, { motto: 'sideways' }, 2)).toEqual({ motto: 'sideways' });
    expect(chosen(motto, { motto: 'a quiz' }, 2)).toEqual(refuse('no-q', 'MOTTO-2'));
    expect(chosen(motto, { motto: 'backwards' }, 2)).toMatchObject({ refused: 'value-too-long', rule: 'MOTTO-1' });
    for (const wrong of [7, null, true, ['onwards']])
      expect(chosen(motto, { motto: wrong }, 2)).toMatchObject({ refused: 'unknown-value', rule: 'MOTTO-1' });
  });

  test('is played with its examples by whoever plays all tables', () => {
    expect(tablesOf(motto).map(table => table.options.motto)).toEqual(['', 'onwards']);
  });
});

describe('all tables', () => {
  test('are all values with all numbers of seats, without what does not go together', () => {
    const tables = tablesOf(box);
    expect(tables).toHaveLength(2 * 2 * (3 + 1));
    expect(new Set(tables.map(table => JSON.stringify(table))).size).toBe(tables.length);
    for (const { options, seats } of tables) expect(options.ghost && seats > 2).toBe(false);
  });

  test('of a game without options differ by their seats alone', () => {
    const plain: BoxSpec<Record<never, never>> = {
      id: 'plain',
      seats: { min: 3, max: 5, rule: 'PLAIN-1' },
      options: {},
    };
    expect(tablesOf(plain)).toEqual([3, 4, 5].map(seats => ({ options: {}, seats })));
  });
});
