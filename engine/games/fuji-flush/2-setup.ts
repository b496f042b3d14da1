/** Chapter 2: setup (préparation). */
import { random, shuffle } from '../../kernel/flow-state.ts';
import { only } from '../../kernel/seats.ts';
import { turn } from './3-turn.ts';
import { book } from './book.ts';
import { type Card, handSize } from './material.ts';
import type { State } from './state.ts';

export const game = book.sequence('game', [
  s => shuffle(s, s.pile), // FUJ-SETUP-07
  deal, // a bad hand is kept: FUJ-SETUP-12
  chooseFirst,
  turn,
]);

/** FUJ-SETUP-01, FUJ-SETUP-02, FUJ-SETUP-05: six cards each, five with seven or eight players; the rest is the draw pile. */
function deal(s: State): void {
  const players = s.hands.length;
  const count = handSize(players);
  for (let seat = 0; seat < players; seat++) {
    const hand = s.hands[seat];
    for (let i = 0; i < count; i++) hand.push(s.pile.pop() as Card); // FUJ-SETUP-03
    s.journal?.add({
      type: 'dealt',
      rule: players <= 6 ? 'FUJ-SETUP-01' : 'FUJ-SETUP-02',
      seat,
      count,
      secret: { to: only(seat), cards: [...hand] },
    });
  }
}

/** FUJ-SETUP-09, FUJ-SETUP-10: whoever the table has named, else lots decide. */
function chooseFirst(s: State): void {
  const named = s.first !== 'random';
  s.turn = s.first === 'random' ? random(s, s.hands.length) : s.first;
  s.journal?.add({ type: 'began', rule: named ? 'FUJ-SETUP-09' : 'FUJ-SETUP-10', seat: s.turn });
}
