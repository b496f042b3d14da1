/** Chapter 7: draw pile (pioche) and discard pile (défausse). */
import { expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { fujiFlush } from '../game.ts';
import { DECK, NONE } from '../material.ts';
import { A, B, C, of, randomGames, scene, unmixed, written } from './kit.ts';

test('FUJ-PILE-01: cards are drawn from the top of the draw pile, one after the other', () => {
  const table = scene({ front: '4 - 6', hands: '2 | 10 8 2 | 2 5', turn: B, pile: '17 18 19' });
  table.plays(B, 10);
  expect(table.hands).toBe('2 18 | 2 8 | 2 5 17');
  expect(table.state.pile.at(-1)).toBe(19);
});

test('FUJ-PILE-02: discarded cards lie face up on the discard pile, the last one on top', () => {
  const table = scene({ front: '- 4 6 8', hands: '7 2 | 3 | 3 | 3', turn: A, discard: '12' });
  table.plays(A, 7); // the 4 and the 6 are pushed out
  expect(table.discard).toBe('12 4 6');
  table.plays(B, 3);
  table.plays(C, 3); // as the turn of D begins, the 8 goes through
  for (const viewer of [A, B, C, PUBLIC]) expect(table.view(viewer).discard).toEqual([12, 4, 6, 8]);
});

test('FUJ-PILE-03: when the draw pile is empty, the whole discard pile is shuffled and becomes the new one', () => {
  const table = scene({ front: '4 - -', hands: '2 | 10 2 | 3', turn: B, rest: 'discard' });
  expect(table.pile).toBe(0);
  const told = table.plays(B, 10, [0, ...unmixed(85)]); // the card at the bottom, a 2, comes to the top
  expect(told.map(event => event.type)).toEqual(['played', 'pushedOut', 'reshuffled', 'drew']);
  expect(of('reshuffled', told)).toEqual([{ type: 'reshuffled', rule: 'FUJ-PILE-03', count: 86 }]);
  expect(table.match.log.at(-1)?.draws.map(([bound]) => bound)).toEqual(Array.from({ length: 85 }, (_, i) => 86 - i));
  expect(table.pile).toBe(85);
  expect(table.discard).toBe('');
  expect(table.hands).toBe('2 2 | 2 | 3');
});

test('FUJ-PILE-04: the cards pushed out by the present play are shuffled too', () => {
  const where = { front: '4 - -', hands: '2 | 10 2 | 3', turn: B, rest: 'discard' } as const;
  const table = scene(where);
  const before = table.state.discard.length;
  expect(of('reshuffled', table.plays(B, 10))).toMatchObject([{ count: before + 1 }]);

  const unshuffled = scene(where);
  unshuffled.plays(B, 10, unmixed(before + 1)); // the 4 was discarded last, so it lies on top
  expect(unshuffled.hands).toBe('2 4 | 2 | 3');
});

test('FUJ-PILE-05: the shuffle waits until a card is due', () => {
  const table = scene({ front: '4 - -', hands: '2 | 10 2 | 12 3', turn: B, pile: '17', rest: 'discard' });
  const discarded = table.state.discard.length;
  table.plays(B, 10);
  expect(table.hands).toBe('2 17 | 2 | 3 12');
  expect(table.pile).toBe(0);
  expect(table.state.discard).toHaveLength(discarded + 1);
  expect(of('reshuffled', table.told())).toEqual([]);
  expect(of('reshuffled', table.plays(C, 12))).toHaveLength(1);
});

test('FUJ-PILE-06: holdings never grow, and the two piles never have fewer than 50 cards', () => {
  let before: number[] = [];
  randomGames(10, table => {
    const held = table.holdings.reduce((sum, count) => sum + count, 0);
    expect(held).toBeLessThanOrEqual(table.match.seats <= 6 ? 36 : 40);
    expect(table.pile + table.state.discard.length).toBeGreaterThanOrEqual(50);
    const grown = table.match.seq > 0 && table.holdings.some((count, seat) => count > before[seat]);
    expect(grown).toBe(false);
    before = table.holdings;
  });
});

test('FUJ-PILE-07: hands, front cards and the two piles are always the 90 cards of the deck', () => {
  randomGames(5, ({ state }) => {
    const front = state.front.filter(card => card !== NONE);
    expect(written([...state.hands.flat(), ...front, ...state.pile, ...state.discard])).toBe(written(DECK));
  });
});

test('FUJ-PILE-07: the game notices a card that is missing, surplus or another', () => {
  const { state } = scene({ front: '4 - -', hands: '2 | 10 2 | 12 3', turn: B });
  const [hand] = state.hands;
  expect(fujiFlush.check?.(state)).toBeNull();
  for (const wrong of [[], [2, 2], [3]]) {
    state.hands[A] = wrong;
    expect(fujiFlush.check?.(state)).not.toBeNull();
  }
  state.hands[A] = hand;
  state.front[A] = NONE;
  expect(fujiFlush.check?.(state)).toBe('the 89 cards on the table are not the deck');
});
