/** Chapter 5: playing a card and the combined value. */
import { pushOut } from './6-pushing-out.ts';
import { book } from './book.ts';
import { type Card, HIGHEST } from './material.ts';
import { type Action, combined, group } from './state.ts';

/** One action for each value, made once: a list of legal actions then costs nothing but its list. */
const PLAYS: readonly Action[] = Array.from({ length: HIGHEST + 1 }, (_, card) => ({ type: 'playCard', card }));

export const playCard = book.choice('playCard', {
  who: s => s.turn,
  always: true, // the last card of a hand is played by its owner like any other: FUJ-PLAY-01
  /**
   * Any card of the hand, high or low (FUJ-PLAY-06), even of the value that has just gone through (FUJ-THRU-13). There is
   * one (FUJ-TURN-06), and nobody may pass (FUJ-TURN-05).
   */
  legal(s, _v, seat, out) {
    const hand = s.hands[seat];
    let values = 0; // a set with one bit for each value held: equal cards are one choice (FUJ-DATA-05)
    for (let i = 0; i < hand.length; i++) values |= 1 << hand[i];
    for (; values !== 0; values &= values - 1) out.push(PLAYS[31 - Math.clz32(values & -values)]);
  },
  otherwise: (s, _v, seat) => PLAYS[Math.min(...s.hands[seat])], // FUJ-NET-01
  /** FUJ-PLAY-01: it lies in front, and nothing is drawn for it (FUJ-OUT-11). */
  apply(s, _v, { card }, seat) {
    takeFromHand(s.hands[seat], card);
    s.front[seat] = card;
    const strength = combined(s.front, card); // FUJ-PLAY-02, FUJ-PLAY-03: with whoever has the same, else alone
    if (s.journal !== null) {
      const [, ...partners] = group(s.front, card, seat);
      s.journal.add({ type: 'played', rule: 'FUJ-PLAY-01', seat, card, combined: strength, with: partners });
    }
    pushOut(s, seat, strength); // FUJ-OUT-01, FUJ-OUT-15: one comparison for each play
  },
});

function takeFromHand(hand: Card[], card: Card): void {
  const last = hand.pop() as Card;
  if (last === card) return;
  let at = 0;
  while (hand[at] !== card) at++; // `indexOf` would be a call out of the rules for a list of six
  hand[at] = last;
}
