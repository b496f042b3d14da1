/** Chapter 7: draw pile and discard pile. */
import { shuffle } from '../../kernel/flow-state.ts';
import { only, type Seat } from '../../kernel/seats.ts';
import type { Card } from './material.ts';
import type { State } from './state.ts';

/** FUJ-OUT-03, FUJ-PILE-01: whoever was pushed out draws one card into the hand, from the top of the pile. */
export function draw(s: State, seat: Seat): void {
  if (s.pile.length === 0) reshuffle(s);
  const card = s.pile.pop() as Card; // there always is one: FUJ-PILE-06
  s.hands[seat].push(card);
  s.journal?.add({ type: 'drew', rule: 'FUJ-OUT-03', seat, secret: { to: only(seat), cards: [card] } }); // FUJ-INFO-04
}

/**
 * FUJ-PILE-03, FUJ-PILE-05: when a card is due and the pile is empty, the whole discard pile becomes the new one, with the
 * cards that the present play has pushed out (FUJ-PILE-04).
 */
function reshuffle(s: State): void {
  const empty = s.pile;
  s.pile = s.discard;
  s.discard = empty;
  shuffle(s, s.pile);
  s.journal?.add({ type: 'reshuffled', rule: 'FUJ-PILE-03', count: s.pile.length });
}
