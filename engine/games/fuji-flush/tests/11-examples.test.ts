/** Chapter 11: the worked examples of the ledger. */
import { describe, expect, test } from 'vitest';
import { PUBLIC, type Seat } from '../../../kernel/seats.ts';
import { type Card, DECK } from '../material.ts';
import type { Event } from '../state.ts';
import { A, B, begin, C, D, E, of, scene, unmixed } from './kit.ts';

test('Example 1: fourteen turns of a game for four (FUJ-THRU-10, FUJ-OUT-13)', () => {
  // The table of the ledger: turn, going through, card played, combined value, pushed out, front and hands after it.
  const rows = `
     1 A | -             |  4 |  4 | -             | 4 - - -   | 5 6 6 6
     2 B | -             |  6 |  6 | A 4           | - 6 - -   | 6 5 6 6
     3 C | -             |  5 |  5 | -             | - 6 5 -   | 6 5 5 6
     4 D | -             |  5 | 10 | B 6           | - - 5 5   | 6 6 5 5
     5 A | -             | 10 | 10 | -             | 10 - 5 5  | 5 6 5 5
     6 B | -             |  9 |  9 | -             | 10 9 5 5  | 5 5 5 5
     7 C | C 5, D 5      |  9 | 18 | A 10          | - 9 9 -   | 6 5 4 5
     8 D | -             |  2 |  2 | -             | - 9 9 2   | 6 5 4 4
     9 A | -             | 20 | 20 | B 9, C 9, D 2 | 20 - - -  | 5 6 5 5
    10 B | -             |  3 |  3 | -             | 20 3 - -  | 5 5 5 5
    11 C | -             |  3 |  6 | -             | 20 3 3 -  | 5 5 4 5
    12 D | -             |  3 |  9 | -             | 20 3 3 3  | 5 5 4 4
    13 A | A 20          |  7 |  7 | -             | 7 3 3 3   | 4 5 4 4
    14 B | B 3, C 3, D 3 |  8 |  8 | A 7           | - 8 - -   | 5 4 4 4`
    .trim()
    .split('\n')
    .map(line => line.split('|').map(column => column.trim()));
  const table = scene({
    front: '- - - -',
    hands: '4 10 20 7 2 2 | 6 9 3 8 2 2 | 5 9 3 2 2 2 | 5 2 3 2 2 2',
    turn: A,
    pile: '11 12 13 14 15 16 17',
  });
  expect(table.pile).toBe(66);

  for (const [turn, , card] of rows) table.plays('ABCD'.indexOf(turn.slice(-1)), Number(card));

  expect(written(table.told())).toEqual(rows);
  expect(table.view(PUBLIC)).toMatchObject({ front: [0, 8, 0, 0], handSizes: [5, 4, 4, 4], pile: 59 });
  expect(table.holdings).toEqual([5, 5, 4, 4]);
  expect(table.discard).toBe('4 6 5 5 10 9 9 2 20 3 3 3 7');
  expect(table.hands).toBe('2 2 11 13 17 | 2 2 12 14 | 2 2 2 15 | 2 2 2 16');
  expect(table.asked).toBe(C);
});

/** The table of example 1 as a witness would write it who knows only what everybody is told. */
function written(events: readonly Event[]): string[][] {
  const front: (Card | '-')[] = ['-', '-', '-', '-'];
  const hands = [6, 6, 6, 6];
  return turnsOf(events).map((turn, i) => {
    const [{ seat: active, card, combined }] = of('played', turn);
    const through = of('wentThrough', turn).flatMap(group => group.seats.map(seat => ({ seat, card: group.card })));
    const out = of('pushedOut', turn);
    for (const { seat } of [...through, ...out]) front[seat] = '-';
    front[active] = card;
    hands[active]--;
    for (const { seat } of of('drew', turn)) hands[seat]++;
    const moved = [`${i + 1} ${'ABCD'[active]}`, named(through), `${card}`, `${combined}`, named(out)];
    return [...moved, front.join(' '), hands.join(' ')];
  });
}

/** Cuts a game into turns: each begins with the cards that go through, or with the card played if there are none. */
function turnsOf(events: readonly Event[]): Event[][] {
  const turns: Event[][] = [];
  for (const [i, event] of events.entries()) {
    const begins = event.type === 'wentThrough' || (event.type === 'played' && events[i - 1]?.type !== 'wentThrough');
    if (begins) turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns;
}

const named = (cards: readonly { seat: Seat; card: Card }[]): string =>
  cards.map(({ seat, card }) => `${'ABCD'[seat]} ${card}`).join(', ') || '-';

test('Example 2: a group against one card (FUJ-OUT-04, FUJ-OUT-07)', () => {
  const where = { front: '6 6 6 -', hands: '2 | 2 | 2 | 18 19 2', turn: D, pile: '15 16 17' };
  const equal = scene(where);
  expect(equal.plays(D, 18).map(event => event.type)).toEqual(['played', 'wentThrough']); // the 6s go with the turn of A
  expect(equal.hands).toBe('2 | 2 | 2 | 2 19');

  const higher = scene(where);
  expect(of('pushedOut', higher.plays(D, 19))).toMatchObject([
    { seat: A, card: 6, combined: 18 },
    { seat: B, card: 6, combined: 18 },
    { seat: C, card: 6, combined: 18 },
  ]);
  expect(higher.front).toBe('- - - 19');
  expect(higher.hands).toBe('2 15 | 2 16 | 2 17 | 2 18');
});

test('Example 3: a low card stays (FUJ-OUT-06, FUJ-OUT-09)', () => {
  // A fifth player sits between D and A, so that the 10 is still there when D has played.
  const table = scene({ front: '10 - - - -', hands: '2 | 4 2 | 3 2 | 5 2 | 2', turn: B });
  table.plays(B, 4);
  expect(table.front).toBe('10 4 - - -');
  table.plays(C, 3);
  expect(table.front).toBe('10 4 3 - -');
  table.plays(D, 5);
  expect(table.front).toBe('10 - - 5 -');
});

test('Example 4: joining pushes (FUJ-PLAY-02, FUJ-OUT-02)', () => {
  const table = scene({ front: '12 7 -', hands: '2 | 3 | 7 2', turn: C, pile: '15' });
  expect(table.plays(C, 7)[0]).toMatchObject({ type: 'played', combined: 14, with: [B] });
  expect(table.front).toBe('- 7 7');
  expect(table.hands).toBe('2 15 | 3 | 2');
});

test('Example 5: several groups at once (FUJ-OUT-08)', () => {
  const table = scene({ front: '9 2 2 4 -', hands: '3 | 3 | 3 | 3 | 4 3', turn: E, pile: '15 16' });
  const told = table.plays(E, 4);
  expect(told).toMatchObject([
    { type: 'played', seat: E, card: 4, combined: 8, with: [D] },
    { type: 'pushedOut', seat: B, card: 2, combined: 4 },
    { type: 'pushedOut', seat: C, card: 2, combined: 4 },
    { type: 'drew', seat: B },
    { type: 'drew', seat: C },
    { type: 'wentThrough', card: 9, seats: [A] }, // it stayed, and leaves as the turn of A begins
  ]);
  expect(table.front).toBe('- - - 4 4');
  expect(table.hands).toBe('3 | 3 15 | 3 16 | 3 | 3');
});

test("Example 6: win in another's turn (FUJ-END-03, FUJ-END-09)", () => {
  const table = scene({ front: '8 8 11', hands: '2 3 | - | 4 5 6', turn: A });
  expect(table.told()).toEqual([
    { type: 'wentThrough', rule: 'FUJ-THRU-01', card: 8, seats: [A, B] },
    { type: 'won', rule: 'FUJ-END-01', seats: [B] },
  ]);
  expect(table.match.asked(A)).toBeNull();
  expect(table.holdings).toEqual([2, 0, 4]);
});

test('Example 7: joint win (FUJ-END-04, FUJ-END-08)', () => {
  const table = scene({ front: '8 8 11', hands: '- | - | 4 5 6', turn: A });
  expect(table.told()).toEqual([
    { type: 'wentThrough', rule: 'FUJ-THRU-01', card: 8, seats: [A, B] },
    { type: 'won', rule: 'FUJ-END-04', seats: [A, B] },
  ]);
});

test('Example 8: pushed out with the last card (FUJ-END-07)', () => {
  const table = scene({ front: '- 11 4', hands: '12 2 3 | 5 6 | -', turn: A, pile: '15 16' });
  table.plays(A, 12);
  expect(table.front).toBe('12 - -');
  expect(table.hands).toBe('2 3 | 5 6 15 | 16');
  expect(table.match.over).toBe(false);
});

describe('Example 9: last card played (FUJ-END-05)', () => {
  const lastCard = () => {
    const table = scene({ front: '- - -', hands: '7 | 7 2 5 | 4 6', turn: A });
    table.plays(A, 7);
    expect(table.hands).toBe('- | 2 5 7 | 4 6');
    expect(table.front).toBe('7 - -');
    expect(table.match.over).toBe(false);
    return table;
  };

  test('it is still there when the next turn of A begins: A wins', () => {
    const table = lastCard();
    table.plays(B, 5);
    expect(table.match.over).toBe(false);
    table.plays(C, 6);
    expect(table.view(A)).toMatchObject({ over: true, winners: [A] });
  });

  test('the turn of a partner comes first: A wins then', () => {
    const table = scene({ front: '- 7 -', hands: '7 | 2 5 | 4 6', turn: A });
    table.plays(A, 7);
    expect(table.told().at(-1)).toEqual({ type: 'won', rule: 'FUJ-END-01', seats: [A] });
    expect(table.hands).toBe('- | 2 5 | 4 6');
  });
});

test('Example 10: empty draw pile in the middle of drawing (FUJ-OUT-14, FUJ-PILE-03)', () => {
  const table = scene({
    front: '- 4 5 6',
    hands: '20 2 2 2 2 2 | 3 3 3 3 | 3 3 3 3 | 2 2 2',
    turn: A,
    pile: '17',
    rest: 'discard',
  });
  expect(table.holdings).toEqual([6, 5, 5, 4]);
  expect(table.state.discard).toHaveLength(69);
  expect(table.plays(A, 20, unmixed(72))).toMatchObject([
    { type: 'played', seat: A, card: 20 },
    { type: 'pushedOut', seat: B, card: 4 },
    { type: 'pushedOut', seat: C, card: 5 },
    { type: 'pushedOut', seat: D, card: 6 },
    { type: 'drew', seat: B },
    { type: 'reshuffled', count: 72 },
    { type: 'drew', seat: C },
    { type: 'drew', seat: D },
  ]);
  expect(table.hands).toBe('2 2 2 2 2 | 3 3 3 3 17 | 3 3 3 3 6 | 2 2 2 5'); // the last discards lay on top
  expect(table.pile).toBe(70);
  expect(table.discard).toBe('');
  expect(table.holdings).toEqual([6, 5, 5, 4]);
});

test('Example 11: the draw pile ends exactly (FUJ-PILE-05)', () => {
  const table = scene({
    front: '- 4 5 -',
    hands: '20 2 | 3 | 3 | 3',
    turn: A,
    pile: '17 18',
    rest: 'discard',
  });
  const discarded = table.state.discard.length;
  table.plays(A, 20);
  expect(table.hands).toBe('2 | 3 17 | 3 18 | 3');
  expect(table.pile).toBe(0);
  expect(table.state.discard).toHaveLength(discarded + 2);
  expect(of('reshuffled', table.told())).toEqual([]);
});

test('Example 12: deck check (FUJ-DATA-02, FUJ-PILE-07)', () => {
  expect(DECK).toHaveLength(90);
  expect(new Set(DECK).size).toBe(19);
  expect(DECK.reduce((sum, card) => sum + card, 0)).toBe(619);
  expect(begin(7).pile).toBe(55);
});
