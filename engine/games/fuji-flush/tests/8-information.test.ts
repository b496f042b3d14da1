/** Chapter 8: secret and open information. */
import { describe, expect, test } from 'vitest';
import { onlooker, PUBLIC, type Viewer } from '../../../kernel/seats.ts';
import { PHRASES } from '../information.ts';
import type { Position } from '../position.ts';
import { A, B, begin, C, of, randomGames, scene } from './kit.ts';

/** Somebody who is no player: the public, and an onlooker whom a player lets look on. */
const ONLOOKERS: readonly Viewer[] = [PUBLIC, onlooker(A)];

/** Some players, and all who look on. */
const EVERYBODY: readonly Viewer[] = [A, B, C, ...ONLOOKERS];

/** All that reaches a viewer at a table where B plays a 10: views, events, questions. */
function reaching(viewer: Viewer, where: Position): object {
  const table = scene(where);
  const before = table.view(viewer);
  const asked = viewer >= 0 ? table.match.asked(viewer) : null;
  table.plays(B, 10);
  return { before, asked, after: table.view(viewer), told: table.told(viewer) };
}

describe('cards', () => {
  test('FUJ-INFO-01: in a whole game nobody is shown a hand but the own', () => {
    randomGames(3, table => {
      const shown = table.state.hands.map((_, seat) => table.view(seat).hand);
      expect(shown).toEqual(table.state.hands.map(hand => hand.toSorted((a, b) => a - b)));
      for (const viewer of ONLOOKERS) expect(table.view(viewer).hand).toBeNull();
    });
  });

  test('FUJ-INFO-01: in a whole game nobody is told a card that another was dealt or drew', () => {
    for (const table of randomGames(3))
      for (let viewer = PUBLIC; viewer < table.match.seats; viewer++) {
        const [count, rule] = table.match.seats <= 6 ? [6, 'FUJ-SETUP-01'] : [5, 'FUJ-SETUP-02'];
        for (const { seat, ...told } of of('dealt', table.told(viewer)))
          if (seat !== viewer) expect(told).toStrictEqual({ type: 'dealt', rule, count });
        for (const { seat, ...told } of of('drew', table.told(viewer)))
          if (seat !== viewer) expect(told).toStrictEqual({ type: 'drew', rule: 'FUJ-OUT-03' });
      }
  });

  test('FUJ-INFO-02: whatever a hand is, the others see and hear the same', () => {
    const where = { front: '4 - 6', turn: B, pile: '17 18' };
    const poor = { ...where, hands: '2 3 | 10 5 | 7' };
    const rich = { ...where, hands: '15 20 | 10 5 | 7' };
    for (const viewer of [B, C, ...ONLOOKERS]) expect(reaching(viewer, rich)).toEqual(reaching(viewer, poor));
    expect(scene(rich).view(A).hand).toEqual([15, 20]);
    expect(scene(poor).view(A).hand).toEqual([2, 3]);
  });

  test('FUJ-INFO-03: front cards are open to all, from the moment they are played', () => {
    const table = scene({ front: '4 - - 12', hands: '2 3 | 4 5 | 7 | 9', turn: B });
    for (const viewer of EVERYBODY) expect(table.view(viewer).front).toEqual([4, 0, 0, 12]);
    table.plays(B, 4);
    for (const viewer of EVERYBODY) {
      expect(table.view(viewer).front).toEqual([4, 4, 0, 12]);
      expect(table.told(viewer)).toEqual([
        { type: 'played', rule: 'FUJ-PLAY-01', seat: B, card: 4, combined: 8, with: [A] },
      ]);
    }
  });

  test('FUJ-INFO-04: a card drawn is seen by its drawer only', () => {
    const table = scene({ front: '4 - -', hands: '2 3 | 10 5 | 7', turn: B, pile: '17' });
    table.plays(B, 10);
    const drew = { type: 'drew', rule: 'FUJ-OUT-03', seat: A };
    expect(of('drew', table.told(A))).toEqual([{ ...drew, secret: { cards: [17] } }]);
    for (const viewer of [B, C, ...ONLOOKERS]) expect(of('drew', table.told(viewer))).toStrictEqual([drew]);
  });

  test('FUJ-INFO-05: the number of cards in each hand is open', () => {
    const table = scene({ front: '4 - -', hands: '2 3 | 10 5 8 | 7', turn: B, pile: '17' });
    for (const viewer of EVERYBODY) expect(table.view(viewer).handSizes).toEqual([2, 3, 1]);
    table.plays(B, 10);
    for (const viewer of EVERYBODY) expect(table.view(viewer).handSizes).toEqual([3, 2, 1]);
  });

  test('FUJ-INFO-06: the whole discard pile may be looked through', () => {
    const table = scene({ front: '4 - -', hands: '2 | 10 5 | 7', turn: B, discard: '8 3 8' });
    table.plays(B, 10);
    for (const viewer of EVERYBODY) expect(table.view(viewer).discard).toEqual([8, 3, 8, 4]);
  });

  test('FUJ-INFO-07: the size of the draw pile is open', () => {
    const table = scene({ front: '4 - -', hands: '2 | 10 5 | 7', turn: B, pile: '17 18 19', rest: 'discard' });
    for (const viewer of EVERYBODY) expect(table.view(viewer).pile).toBe(3);
    table.plays(B, 10);
    for (const viewer of EVERYBODY) expect(table.view(viewer).pile).toBe(2);
  });

  test('FUJ-INFO-07: the order of the draw pile is known to nobody', () => {
    const where = { front: '4 - 12', hands: '2 3 | 10 5 | 7', turn: B };
    for (const viewer of EVERYBODY)
      expect(scene({ ...where, pile: '17 18 19' }).view(viewer)).toEqual(
        scene({ ...where, pile: '2 3 4' }).view(viewer),
      );
    // Only the drawer of its top card learns that one.
    for (const viewer of [B, C, ...ONLOOKERS])
      expect(reaching(viewer, { ...where, pile: '17 18 19' })).toEqual(reaching(viewer, { ...where, pile: '2 3 4' }));
    expect(reaching(A, { ...where, pile: '17 18 19' })).toEqual(reaching(A, { ...where, pile: '17 3 4' }));
  });

  test('FUJ-INFO-10: the own hand and what lies open reach a device, nothing else', () => {
    const table = scene({ front: '4 - 10', hands: '3 2 | 5 6 7 | 9', turn: B, discard: '8 3' });
    expect(table.view(A)).toStrictEqual({
      turn: B,
      front: [4, 0, 10],
      hand: [2, 3],
      handSizes: [2, 3, 1],
      pile: 80,
      discard: [8, 3],
      gone: [],
      over: false,
      winners: [],
    });
    expect(table.match.asked(A)).toBeNull();
    expect(table.match.asked(C)).toBeNull();
  });

  test('FUJ-INFO-11: onlookers see what is open to all players, and no hand', () => {
    const table = scene({ front: '4 - -', hands: '2 3 | 10 5 | 7', turn: B, pile: '17', discard: '8 3' });
    table.plays(B, 10);
    for (const viewer of ONLOOKERS) {
      expect(table.view(viewer)).toStrictEqual({
        turn: C,
        front: [0, 10, 0],
        hand: null,
        handSizes: [3, 1, 1],
        pile: 81,
        discard: [8, 3, 4],
        gone: [],
        over: false,
        winners: [],
      });
      expect(table.told(viewer).every(event => event.secret === undefined)).toBe(true);
    }
  });
});

describe('words', () => {
  const FREE = { text: 'I have two 5s' };

  test('FUJ-INFO-08: during the game there are only ready-made reactions', () => {
    const { match } = begin(4);
    for (let seat = 0; seat < 4; seat++) {
      expect(match.whyNotSay(seat, 'table', FREE)).toEqual({ refused: 'phrases-only', rule: 'FUJ-INFO-08' });
      for (const phrase of PHRASES) expect(match.whyNotSay(seat, 'table', { phrase })).toBeNull();
      expect(match.whyNotSay(seat, 'table', { phrase: 'I have two 5s' })).toEqual({
        refused: 'unknown-phrase',
        rule: 'FUJ-INFO-08',
      });
    }
    expect(match.channels.map(channel => channel.id)).toEqual(['table']); // nor is there a place to whisper
  });

  test('FUJ-INFO-08: free chat opens again after the end', () => {
    const { match } = scene({ front: '4 - 10', hands: '- | 5 | 9', turn: A });
    expect(match.over).toBe(true);
    for (const seat of [A, B, C]) expect(match.whyNotSay(seat, 'table', FREE)).toBeNull();
  });

  test('FUJ-INFO-08: a private table may allow free chat, which no table does by itself', () => {
    expect(begin(3).match.options.freeChat).toBe(false);
    const { match } = begin(3, { options: { freeChat: true } });
    for (const seat of [A, B, C]) expect(match.whyNotSay(seat, 'table', FREE)).toBeNull();
  });

  test('FUJ-INFO-09: no reaction names a number, proposes a play or asks for a card', () => {
    expect(PHRASES).toEqual(['hello', 'goodLuck', 'wellPlayed', 'ouch', 'phew', 'thinking', 'yourTurn', 'thanks']);
    const { match } = begin(3);
    for (const phrase of ['five', 'playLow', 'joinMe', 'leaveMyCard', 'iNeedHelp', 'please'])
      expect(match.whyNotSay(A, 'table', { phrase })).toEqual({ refused: 'unknown-phrase', rule: 'FUJ-INFO-08' });
    for (const phrase of match.channels.flatMap(channel => channel.phrases ?? []))
      expect(phrase).not.toMatch(
        /\d|two|three|four|five|six|seven|eight|nine|ten|low|high|need|want|please|join|help/i,
      );
  });
});
