/** Chapter 6: pushing out. */
import { includes, only, type Seat, type Seats } from '../../kernel/seats.ts';
import { draw } from './7-piles.ts';
import { type Card, NONE } from './material.ts';
import { combined, leftOf, type State } from './state.ts';

/** FUJ-OUT-14: first all cards pushed out are discarded, clockwise from the player's left, then all draw in that order. */
export function pushOut(s: State, by: Seat, strength: number): void {
  const losers = weaker(s.front, strength);
  if (losers === 0) return;
  const compared = s.journal === null ? s.front : s.front.slice(); // a group counts in full for each of its members
  for (let seat = leftOf(s, by); seat !== by; seat = leftOf(s, seat))
    if (includes(losers, seat)) discard(s, seat, by, compared);
  // FUJ-OUT-10, FUJ-OUT-12: a hand card for the front card, and nothing is played; FUJ-END-07: so nobody wins here
  for (let seat = leftOf(s, by); seat !== by; seat = leftOf(s, seat)) if (includes(losers, seat)) draw(s, seat);
}

/**
 * FUJ-OUT-02, FUJ-OUT-04, FUJ-OUT-13: whose front cards belong to a group of lower combined value (FUJ-PLAY-05), the whole
 * group (FUJ-OUT-07) and every such group (FUJ-OUT-08). They are measured against the card just played alone (FUJ-OUT-09).
 */
export function weaker(front: readonly Card[], strength: number): Seats {
  let seats = 0;
  for (let seat = 0; seat < front.length; seat++) {
    const card = front[seat];
    // FUJ-OUT-05: equal is not lower; FUJ-OUT-06: and nor are the card just played and its partners
    if (card !== NONE && card < strength && combined(front, card) < strength) seats |= only(seat);
  }
  return seats;
}

function discard(s: State, seat: Seat, by: Seat, compared: readonly Card[]): void {
  const card = s.front[seat];
  s.front[seat] = NONE;
  s.discard.push(card);
  s.journal?.add({ type: 'pushedOut', rule: 'FUJ-OUT-02', seat, card, combined: combined(compared, card), by });
}
