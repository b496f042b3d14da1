/** The contestant on boardgame.io plays by the same rules: both are walked through the same games, move by move. */
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import type { Action, State } from '@havre/engine/games/fuji-flush/state.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { next, play } from '@havre/engine/kernel/flow.ts';
import { listed } from '@havre/engine/kernel/seats.ts';
import { Offer } from '@havre/engine/kernel/steps.ts';
import { expect, test, vi } from 'vitest';
import { after, begin, choices } from '../boardgame-io.ts';
import type { ContenderTable } from '../boardgame-io-game.ts';

const { steps } = fujiFlush.book;
const ascending = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

/** A table of the kernel with the cards of the other one: same deal, same draw pile, same player to begin. */
function sameTable(seats: number, there: ContenderTable, out: Offer<Action>): State {
  const s = fujiFlush.setup({ first: there.first, freeChat: false }, seats, new SeededDice(0));
  next(steps, s, out); // up to the first choice
  takeCards(s, there);
  return s;
}

function takeCards(s: State, there: ContenderTable): void {
  s.pile = [...there.pile];
  s.hands = there.hands.map(hand => [...hand]);
}

/** Plays a random game on both and compares them after every move; gives the number of times the discards were shuffled. */
function compareGame(seats: number, seed: number): number {
  const mind = new SeededDice(seed);
  const out = new Offer<Action>();
  let there = begin(seats, seed);
  const s = sameTable(seats, there.G, out);
  let shuffles = 0;
  for (let seat = next(steps, s, out); seat >= 0; seat = next(steps, s, out)) {
    expect(there.ctx.currentPlayer).toBe(`${seat}`);
    expect(ascending(choices(there))).toEqual(out.toArray().map(action => action.card));
    const action = out.list[mind.below(out.length)] as Action;
    const draws = s.pile.length;
    play(steps, s, seat, action);
    const shuffled = s.pile.length > draws;
    there = after(there, action.card);
    if (shuffled) {
      shuffles++;
      expect(there.G.hands.map(hand => hand.length)).toEqual(s.hands.map(hand => hand.length));
      expect(there.G.pile.length).toBe(s.pile.length);
      takeCards(s, there.G); // the only chance after the deal: from here on both have the same cards again
    }
    next(steps, s, out); // the next player's cards go through, as they have on the other table
    expect(there.G.pile).toEqual(s.pile);
    expect(there.G.discard).toEqual(s.discard);
    expect(there.G.front).toEqual(s.front);
    expect(there.G.hands.map(ascending)).toEqual(s.hands.map(ascending));
    expect(ascending(there.ctx.gameover?.winners ?? [])).toEqual(listed(s.winners));
  }
  expect(there.ctx.gameover).toBeDefined();
  return shuffles;
}

test.each([3, 4, 5, 6, 7, 8])('the same cards lead to the same game of %i on boardgame.io and on the kernel', seats => {
  let shuffles = 0;
  for (let seed = 0; seed < 12; seed++) shuffles += compareGame(seats, seed);
  if (seats > 4) expect(shuffles).toBeGreaterThan(0);
});

test('boardgame.io refuses a card that the player does not hold', () => {
  vi.spyOn(console, 'error').mockReturnValue(); // it also prints what it refuses
  const there = begin(4, 1);
  const held = choices(there);
  const other = [2, 3, 4, 5, 6, 7, 8].find(card => !held.includes(card)) as number;
  expect(() => after(there, other)).toThrow('refused');
});
