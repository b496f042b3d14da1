import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { misshapenExternalEvent, noSuchSeat } from '../external-events.ts';

const SEATS = 4;
const TYPES = ['left', 'joined', 'away', 'back', 'timeUp', 'resigned'];

test.each(TYPES)('%s is about one seat of the table', type => {
  for (let seat = 0; seat < SEATS; seat++) expect(misshapenExternalEvent({ type, seat }, SEATS)).toBeNull();
  for (const seat of [-1, SEATS, 0.5, Number.NaN, '0', null, undefined, [0]])
    expect(misshapenExternalEvent({ type, seat }, SEATS)).toMatchObject({ refused: 'no-such-seat' });
});

test.each(['draw', 'stop'])('some seats or all may agree on a %s', on => {
  for (const seats of [0b0001, 0b1010, 0b1111])
    expect(misshapenExternalEvent({ type: 'agreed', on, seats }, SEATS)).toBeNull();
});

describe('an entry is refused', () => {
  test.each([undefined, null, 0, 'left'])('if it is %j', entry => {
    expect(misshapenExternalEvent(entry, SEATS)).toMatchObject({ refused: 'bad-shape' });
  });

  test.each([{}, [], { type: 'exploded', seat: 0 }, { type: 'toString', seat: 0 }, { type: ['left'], seat: 0 }])(
    'with the types there are, if it is %j',
    entry => {
      expect(misshapenExternalEvent(entry, SEATS)).toMatchObject({ refused: 'unknown-entry' });
    },
  );

  test.each([
    { type: 'left', seat: 0, why: 'bored' },
    { type: 'left', seat: 0, on: 'draw' },
    { type: 'left', seat: 0, seats: 1 },
    { type: 'agreed', on: 'pizza', seats: 3 },
    { type: 'agreed', seats: 3 },
    { type: 'agreed', on: 'draw' },
    { type: 'agreed', on: 'draw', seats: 0 },
    { type: 'agreed', on: 'draw', seats: -1 },
    { type: 'agreed', on: 'draw', seats: 0b10000 },
    { type: 'agreed', on: 'draw', seats: 1.5 },
    { type: 'agreed', on: 'draw', seats: [0, 1] },
    { type: 'agreed', on: 'draw', seats: 3, seat: 0 },
  ])('for a field that is wrong: %j', entry => {
    expect(misshapenExternalEvent(entry, SEATS)).toMatchObject({ refused: 'bad-shape' });
  });

  test('and never makes it throw, whatever it is', () => {
    const anything = fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true });
    const fields = fc.dictionary(fc.constantFrom('seat', 'on', 'seats'), anything);
    const known = fc.record({ type: fc.constantFrom(...TYPES, 'agreed'), rest: fields });
    const entries = fc.oneof(
      anything,
      known.map(({ type, rest }) => ({ ...rest, type })),
    );
    fc.assert(
      fc.property(entries, entry => {
        const refusal = misshapenExternalEvent(entry, SEATS);
        if (refusal === null) expect(misshapenExternalEvent(JSON.parse(JSON.stringify(entry)), SEATS)).toBeNull();
      }),
    );
  });
});

test('a seat is a number from 0 to one less than there are', () => {
  expect([0, 1, 2, 3].map(seat => noSuchSeat(seat, SEATS))).toEqual([null, null, null, null]);
  expect(noSuchSeat(4, SEATS)).toEqual({ refused: 'no-such-seat', detail: 'seats are numbered from 0 to 3' });
});
