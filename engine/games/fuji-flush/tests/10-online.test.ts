/** Chapter 10: playing online. */
import { describe, expect, test } from 'vitest';
import { PHRASES } from '../information.ts';
import { A, B, begin, C, D, E, of, scene } from './kit.ts';

describe('the clock', () => {
  test('FUJ-NET-01: there is none by default', () => {
    expect(begin(4).match.options).toEqual({ first: 'random', freeChat: false });
  });

  test('FUJ-NET-01: when it runs out, the lowest card of the hand is played', () => {
    const table = scene({ front: '4 - - 3', hands: '2 | 9 4 7 | 2 | 2', turn: B });
    expect(table.enters({ type: 'timeUp', seat: B })).toEqual([
      { type: 'ranOutOfTime', rule: 'FUJ-NET-01', seat: B },
      { type: 'played', rule: 'FUJ-PLAY-01', seat: B, card: 4, combined: 8, with: [A] },
      { type: 'pushedOut', rule: 'FUJ-OUT-02', seat: D, card: 3, combined: 3, by: B },
      { type: 'drew', rule: 'FUJ-OUT-03', seat: D },
    ]);
    expect(table.hands.split(' | ')[B]).toBe('7 9');
    expect(table.asked).toBe(C);
  });

  test('FUJ-NET-01: it runs only for the player who is waited for', () => {
    const table = scene({ front: '- - -', hands: '2 | 4 | 5', turn: B });
    for (const seat of [A, C])
      expect(table.refusesTo(() => table.match.applyExternal({ type: 'timeUp', seat })).refused).toBe('not-asked');
  });
});

describe('leaving', () => {
  test('FUJ-NET-02: hand and front card of a leaver go to the discard pile, and nobody draws', () => {
    const table = scene({ front: '12 - 9 -', hands: '3 | 2 | 7 5 | 4', turn: B, discard: '8' });
    const { pile } = table;
    expect(table.enters({ type: 'left', seat: C })).toEqual([
      { type: 'left', rule: 'FUJ-NET-02', seat: C, cards: [9, 5, 7] },
    ]);
    expect(table.front).toBe('12 - - -');
    expect(table.hands).toBe('3 | 2 | - | 4');
    expect(table.discard).toBe('8 9 5 7');
    expect(table.pile).toBe(pile);
    expect(table.asked).toBe(B);
    expect(table.view(A).gone).toEqual([C]);
  });

  test('FUJ-NET-02: the seat of a leaver is skipped from then on', () => {
    const table = scene({ front: '- - - -', hands: '3 2 | 2 3 | 7 5 | 4 2', turn: A });
    table.enters({ type: 'left', seat: B });
    table.plays(A, 3);
    expect(table.asked).toBe(C);
    table.enters({ type: 'left', seat: D });
    table.plays(C, 5);
    expect(table.asked).toBe(A);
    table.plays(A, 2);
    expect(table.asked).toBe(C);
  });

  test('FUJ-NET-02: if it was the turn of the leaver, the next player clockwise begins a turn', () => {
    const table = scene({ front: '9 - - 6 6', hands: '3 | 2 | 5 | 4 | 7', turn: B });
    table.enters({ type: 'left', seat: C });
    expect(table.enters({ type: 'left', seat: B })).toEqual([
      { type: 'left', rule: 'FUJ-NET-02', seat: B, cards: [2] },
      { type: 'wentThrough', rule: 'FUJ-THRU-01', card: 6, seats: [D, E] },
    ]);
    expect(table.front).toBe('9 - - - -');
    expect(table.asked).toBe(D);
    expect(table.choices(D)).toEqual([4]);
  });

  test('FUJ-NET-02: with 2 players left the game goes on, and is won as ever', () => {
    const table = scene({ front: '- - -', hands: '9 | 3 2 | 5', turn: A });
    table.enters({ type: 'left', seat: C });
    expect(table.match.over).toBe(false);
    table.plays(A, 9);
    table.plays(B, 3);
    expect(of('won', table.told())).toEqual([{ type: 'won', rule: 'FUJ-END-01', seats: [A] }]); // C has no cards either
    expect(table.match.outcome).toMatchObject({ parts: 1, sides: [{ place: 1 }, { place: 2 }, { place: 3 }] });
  });

  test('FUJ-NET-02: the last one left wins', () => {
    const table = scene({ front: '4 - 9', hands: '3 | 2 | 7 5', turn: B });
    table.enters({ type: 'left', seat: A });
    expect(table.enters({ type: 'left', seat: B })).toEqual([
      { type: 'left', rule: 'FUJ-NET-02', seat: B, cards: [2] },
      { type: 'won', rule: 'FUJ-NET-02', seats: [C] },
    ]);
    expect(table.match.over).toBe(true);
    expect(table.match.outcome).toMatchObject({
      parts: 1,
      sides: [{ place: 2 }, { place: 2 }, { place: 1, share: 1 }],
    });
  });

  test('FUJ-NET-02: whoever has left for good neither plays nor speaks nor leaves again', () => {
    const table = scene({ front: '- - - -', hands: '3 | 2 | 7 5 | 4', turn: A });
    table.enters({ type: 'left', seat: C });
    expect(table.refuses(C, 7)).toEqual({ refused: 'gone', rule: 'FUJ-NET-02' });
    expect(table.refusesTo(() => table.match.applyExternal({ type: 'left', seat: C }))).toEqual({
      refused: 'gone',
      rule: 'FUJ-NET-02',
    });
    expect(table.match.whyNotSay(C, 'table', { phrase: PHRASES[0] })?.refused).toBe('silenced');
  });

  test('FUJ-NET-02: giving up is leaving', () => {
    const where = { front: '4 - 9 -', hands: '3 | 2 | 7 5 | 4', turn: B };
    const [left, resigned] = [scene(where), scene(where)];
    expect(resigned.enters({ type: 'resigned', seat: C })).toEqual(left.enters({ type: 'left', seat: C }));
    expect(resigned.match.fingerprint).toBe(left.match.fingerprint);
  });

  test('FUJ-NET-03: a group that loses a member counts what is still there, from the next play on', () => {
    const table = scene({ front: '9 - - 7 7', hands: '3 | 8 2 | 5 | 4 | 6', turn: B });
    table.enters({ type: 'left', seat: E });
    expect(table.front).toBe('9 - - 7 -'); // the 9 does not push it out now
    expect(of('pushedOut', table.plays(B, 8))).toMatchObject([{ seat: D, card: 7, combined: 7 }]);
    expect(table.front).toBe('9 8 - - -');
  });
});
