/** Chapter 4: going through at the start of a turn. */
import { lookForWinners } from './9-end.ts';
import { NONE } from './material.ts';
import { group, type State } from './state.ts';

/** FUJ-THRU-01 to FUJ-THRU-04: a card that has survived leaves with every equal card, and nobody draws. */
export function goThrough(s: State): void {
  const card = s.front[s.turn];
  if (card === NONE) return;
  // FUJ-THRU-12: told from the active player clockwise; the cards are equal, so the pile does not show their order
  s.journal?.add({ type: 'wentThrough', rule: 'FUJ-THRU-01', card, seats: group(s.front, card, s.turn) });
  for (let seat = 0; seat < s.front.length; seat++) {
    if (s.front[seat] !== card) continue;
    s.front[seat] = NONE;
    s.discard.push(card);
  }
  lookForWinners(s); // FUJ-END-08: once, after the whole group has gone
}
