import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listOf, misshapen, text, truth, whole, word } from '../shapes.ts';

const SHAPES = {
  pass: {},
  play: { card: whole(2, 20) },
  keep: { keep: truth },
  turn: { side: word('left', 'right') },
  clue: { text: text(20) },
  guess: { code: listOf(whole(1, 4), 3) },
};

const LEGAL = [
  { type: 'pass' },
  { type: 'play', card: 2 },
  { type: 'play', card: 20 },
  { type: 'keep', keep: false },
  { type: 'turn', side: 'right' },
  { type: 'clue', text: '' },
  { type: 'clue', text: 'l’été 日本 🐟 👩‍👧' },
  { type: 'guess', code: [] },
  { type: 'guess', code: [4, 1, 1] },
];

test.each(LEGAL)('%j has its shape', action => {
  expect(misshapen(SHAPES, action)).toBeNull();
  expect(misshapen(SHAPES, JSON.parse(JSON.stringify(action)))).toBeNull();
});

describe('what is no action at all', () => {
  test.each([undefined, null, 0, 'pass', true, [], [{ type: 'pass' }], () => 1])('%o is refused', action => {
    expect(misshapen(SHAPES, action)).toMatchObject({ refused: 'bad-shape' });
  });

  test.each([{}, { type: 'fold' }, { type: 5 }, { type: ['pass'] }, { type: null }, { card: 3 }])(
    '%j is refused with the types there are',
    action => {
      expect(misshapen(SHAPES, action)).toMatchObject({
        refused: 'unknown-action',
        detail: 'actions are of type pass, play, keep, turn, clue, guess',
      });
    },
  );

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'an action of type %s is refused',
    type => {
      expect(misshapen(SHAPES, { type })).toMatchObject({ refused: 'unknown-action' });
    },
  );

  test('an action whose type is not its own is refused', () => {
    expect(misshapen(SHAPES, Object.create({ type: 'pass' }))).toMatchObject({ refused: 'unknown-action' });
  });
});

describe('a field', () => {
  test.each([
    [{ type: 'play' }, "'play' needs 'card'"],
    [{ type: 'pass', card: 2 }, "'pass' has no 'card'"],
    [{ type: 'play', card: 2, why: 1 }, "'play' has no 'why'"],
    [{ type: 'play', card: 1 }, "'card' of 'play' is a whole number from 2 to 20"],
    [{ type: 'play', card: 21 }, "'card' of 'play' is a whole number from 2 to 20"],
    [{ type: 'play', card: 2.5 }, "'card' of 'play' is a whole number from 2 to 20"],
    [{ type: 'play', card: '2' }, "'card' of 'play' is a whole number from 2 to 20"],
    [{ type: 'play', card: Number.NaN }, "'card' of 'play' is a whole number from 2 to 20"],
    [{ type: 'play', card: [2] }, "'card' of 'play' is a whole number from 2 to 20"],
    [{ type: 'keep', keep: 1 }, "'keep' of 'keep' is true or false"],
    [{ type: 'turn', side: 'up' }, "'side' of 'turn' is one of left, right"],
    [{ type: 'turn', side: ['left'] }, "'side' of 'turn' is one of left, right"],
    [{ type: 'clue', text: 7 }, "'text' of 'clue' is text"],
    [{ type: 'clue', text: 'x'.repeat(21) }, "'text' of 'clue' is text of at most 20 characters"],
    [{ type: 'clue', text: 'x'.repeat(10_000) }, "'text' of 'clue' is text of at most 20 characters"],
    [{ type: 'guess', code: '123' }, "'code' of 'guess' is a list"],
    [{ type: 'guess', code: { length: 0 } }, "'code' of 'guess' is a list"],
    [{ type: 'guess', code: [1, 2, 3, 4] }, "'code' of 'guess' is a list of at most 3"],
    [{ type: 'guess', code: [1, 5] }, "'code' of 'guess' is a whole number from 1 to 4"],
    [{ type: 'guess', code: [1, [2]] }, "'code' of 'guess' is a whole number from 1 to 4"],
  ])('of %j is refused: %s', (action, detail) => {
    expect(misshapen(SHAPES, action)).toEqual({ refused: 'bad-shape', detail });
  });

  test('is refused where a list has a hole instead', () => {
    const code = [1, 2, 3];
    delete code[0];
    expect(misshapen(SHAPES, { type: 'guess', code })).toMatchObject({ refused: 'bad-shape' });
  });

  test.each(['__proto__', 'constructor', 'toString'])('of the name %s is refused', name => {
    const action: unknown = JSON.parse(`{"type": "play", "card": 2, "${name}": 1}`);
    expect(misshapen(SHAPES, action)).toMatchObject({ refused: 'bad-shape' });
  });

  test('with a long name is not repeated in full', () => {
    const refusal = misshapen(SHAPES, { type: 'pass', ['x'.repeat(10_000)]: 1 });
    expect(refusal?.detail?.length).toBeLessThan(100);
  });
});

describe('text is refused', () => {
  test.each([
    ['a null character', 'a\u0000b'],
    ['a line break', 'a\nb'],
    ['an escape', 'a\u001b[31m'],
    ['a delete', 'a\u007f'],
    ['a control character of the second block', 'a\u0085'],
    ['a line separator', 'a\u2028b'],
    ['a right-to-left mark', 'a\u200fb'],
    ['an Arabic letter mark', 'a\u061cb'],
    ['a right-to-left override', 'a\u202eb'],
    ['a right-to-left isolate', 'a\u2067b'],
    ['a lone first surrogate', 'a\ud83d'],
    ['a lone second surrogate', '\udc1fa'],
  ])('for %s', (_, clue) => {
    expect(misshapen(SHAPES, { type: 'clue', text: clue })).toEqual({
      refused: 'bad-shape',
      detail: "'text' of 'clue' is plain text, without control characters",
    });
  });
});

describe('whatever comes from outside', () => {
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSparseArray: true,
    withTypedArray: true,
  });

  test('never makes it throw', () => {
    fc.assert(fc.property(anything, action => misshapen(SHAPES, action) !== null));
  });

  test('is refused even under a known type, unless it is exactly that shape', () => {
    const fields = fc.dictionary(fc.constantFrom('card', 'keep', 'side', 'text', 'code', '__proto__', 'x'), anything);
    const types = fc.constantFrom(...(Object.keys(SHAPES) as (keyof typeof SHAPES)[]));
    fc.assert(
      fc.property(types, fields, (type, rest) => {
        const action = { type, ...rest };
        if (misshapen(SHAPES, action) !== null) return;
        expect(Object.keys(action)).toEqual(['type', ...Object.keys(SHAPES[type])]);
        expect(misshapen(SHAPES, JSON.parse(JSON.stringify(action)))).toBeNull();
      }),
    );
  });
});
