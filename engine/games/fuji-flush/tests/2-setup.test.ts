/** Chapter 2: setup (préparation). */
import { assert, describe, expect, test } from 'vitest';
import { ImpossibleTable } from '../../../kernel/match.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import { PUBLIC } from '../../../kernel/seats.ts';
import { DECK } from '../material.ts';
import { without } from '../position.ts';
import type { Action } from '../state.ts';
import { A, B, begin, C, D, of, TABLES, unmixed, written } from './kit.ts';

/** Why there is no such table. */
function refusalOf(attempt: () => unknown): Refusal {
  try {
    attempt();
  } catch (error) {
    if (error instanceof ImpossibleTable) return error.refusal;
  }
  assert.fail('there is such a table');
}

describe('the deal', () => {
  test.each([3, 4, 5, 6])('FUJ-SETUP-01: %i players start with 6 cards each', seats => {
    const table = begin(seats);
    expect(table.view(PUBLIC).handSizes).toEqual(Array(seats).fill(6));
    expect(of('dealt', table.told())).toEqual(
      Array.from({ length: seats }, (_, seat) => ({ type: 'dealt', rule: 'FUJ-SETUP-01', seat, count: 6 })),
    );
  });

  test.each([7, 8])('FUJ-SETUP-02: %i players start with 5 cards each', seats => {
    const table = begin(seats);
    expect(table.view(PUBLIC).handSizes).toEqual(Array(seats).fill(5));
    expect(of('dealt', table.told())).toEqual(
      Array.from({ length: seats }, (_, seat) => ({ type: 'dealt', rule: 'FUJ-SETUP-02', seat, count: 5 })),
    );
  });

  test('FUJ-SETUP-03: the cards dealt to a player are the hand, and may be played from the first turn on', () => {
    const table = begin(4, { options: { first: B } });
    for (const seat of [A, B, C, D]) {
      const dealt = of('dealt', table.told(seat)).find(event => event.seat === seat);
      expect(written(dealt?.secret?.cards ?? [])).toBe(written(table.state.hands[seat]));
    }
    expect(table.choices(B)).toEqual([...new Set(table.view(B).hand)]);
  });

  test('FUJ-SETUP-07: the whole deck is shuffled before the deal, card by card', () => {
    const { draws } = begin(3).match.log[0];
    expect(draws.slice(0, 89).map(([bound]) => bound)).toEqual(Array.from({ length: 89 }, (_, i) => 90 - i));
    expect(begin(3, {}, 1).hands).not.toBe(begin(3, {}, 2).hands);
  });

  test('FUJ-SETUP-07: the dice decide who gets which card', () => {
    const [, ...others] = unmixed(90);
    expect(written(begin(3, { loaded: [89, ...others] }).state.hands[A])).toBe('15 16 17 18 19 20');
    expect(written(begin(3, { loaded: [0, ...others] }).state.hands[A])).toBe('2 15 16 17 18 19');
  });
});

describe('the table', () => {
  test('FUJ-SETUP-04: the game is for 3 to 8 players', () => {
    for (const seats of TABLES) expect(begin(seats).state.hands).toHaveLength(seats);
    for (const seats of [0, 1, 2, 9, 3.5])
      expect(refusalOf(() => begin(seats))).toMatchObject({ refused: 'wrong-seats', rule: 'FUJ-SETUP-04' });
  });

  test.each([
    [3, 72],
    [4, 66],
    [5, 60],
    [6, 54],
    [7, 55],
    [8, 50],
  ])('FUJ-SETUP-05: with %i players the draw pile has the other %i cards, face down', (seats, count) => {
    const table = begin(seats);
    expect(table.view(PUBLIC).pile).toBe(count);
    expect(written(table.state.pile)).toBe(written(without(DECK, table.state.hands.flat())));
  });

  test('FUJ-SETUP-06: the discard pile is empty at first', () => {
    for (const seats of TABLES) expect(begin(seats).view(PUBLIC).discard).toEqual([]);
  });

  test('FUJ-SETUP-08: nobody has a front card at the start', () => {
    for (const seats of TABLES) {
      const table = begin(seats);
      expect(table.view(PUBLIC).front).toEqual(Array(seats).fill(0));
      expect(of('wentThrough', table.told())).toEqual([]); // nor did anybody have one before the first turn
    }
  });
});

describe('who begins and who sits where', () => {
  test('FUJ-SETUP-09: whoever the players have agreed on begins, and no lots are drawn', () => {
    for (const first of [A, B, C, D]) {
      const table = begin(4, { options: { first } });
      expect(table.asked).toBe(first);
      expect(of('began', table.told())).toEqual([{ type: 'began', rule: 'FUJ-SETUP-09', seat: first }]);
      expect(table.match.log[0].draws).toHaveLength(89);
    }
  });

  test('FUJ-SETUP-10: where nothing was agreed, the last lot decides who begins, any seat with the same chance', () => {
    for (const seats of TABLES)
      for (let lot = 0; lot < seats; lot++) {
        const table = begin(seats, { loaded: [...unmixed(90), lot] });
        expect(table.asked).toBe(lot);
        expect(of('began', table.told())).toEqual([{ type: 'began', rule: 'FUJ-SETUP-10', seat: lot }]);
        expect(table.match.log[0].draws.slice(89)).toEqual([[seats, lot]]);
      }
  });

  test('FUJ-SETUP-10: a table cannot name somebody who does not sit there', () => {
    expect(refusalOf(() => begin(3, { options: { first: D } }))).toMatchObject({
      refused: 'no-such-seat',
      rule: 'FUJ-SETUP-10',
    });
  });

  test('FUJ-SETUP-11: seats are fixed, and next is always the next seat clockwise', () => {
    for (const seats of TABLES) {
      const table = begin(seats, { options: { first: A } });
      for (let turns = 0; turns < 3 * seats; turns++) {
        expect(table.asked).toBe(turns % seats);
        table.plays(table.asked, table.choices(table.asked)[0]);
      }
    }
  });

  test('FUJ-SETUP-11: nobody sits down at a game under way', () => {
    const table = begin(4);
    expect(table.refusesTo(() => table.match.applyExternal({ type: 'joined', seat: B })).refused).toBe(
      'not-in-this-game',
    );
  });

  test('FUJ-SETUP-12: a hand cannot be exchanged: there is nothing to do but to play one of its cards', () => {
    const table = begin(3, { options: { first: A }, loaded: unmixed(90) });
    const exchange = { type: 'exchange' } as unknown as Action;
    expect(table.refusesTo(() => table.match.play(A, exchange)).refused).toBe('unknown-action');
    expect(table.match.asked(A)?.legal.map(({ type, card }) => [type, card])).toEqual([
      ['playCard', 15],
      ['playCard', 16],
      ['playCard', 17],
      ['playCard', 18],
      ['playCard', 19],
      ['playCard', 20],
    ]);
  });
});
