/** Chapter 4: going through at the start of a turn. */
import { lookForWinners } from './9-end.ts';
import { NONE } from './material.ts';
import { group, type State } from './state.ts';

/**
 * FUJ-THRU-01: a card that has survived leaves with every equal card. Nobody is asked (FUJ-THRU-11), and nobody draws
 * (FUJ-THRU-02, FUJ-THRU-04): here, and nowhere else, a holding becomes smaller (FUJ-THRU-09).
 */
export function goThrough(s: State): void {
  const card = s.front[s.turn];
  if (card === NONE) return; // FUJ-THRU-07, and FUJ-THRU-08 for whoever has gone through with another
  // FUJ-THRU-12: told from the active player clockwise; the cards are equal, so the pile does not show their order
  const seats = s.journal === null ? [] : group(s.front, card, s.turn);
  // FUJ-THRU-03, FUJ-THRU-05: whoever owns it, wherever they sit and however lately they played
  for (let seat = 0; seat < s.front.length; seat++) {
    if (s.front[seat] !== card) continue; // FUJ-THRU-06; FUJ-THRU-10: the printed value counts, not the combined one
    s.front[seat] = NONE;
    s.discard.push(card);
  }
  s.journal?.add({ type: 'wentThrough', rule: 'FUJ-THRU-01', card, seats });
  lookForWinners(s); // FUJ-END-06, FUJ-END-08: here alone, and once, after the whole group has gone
}
