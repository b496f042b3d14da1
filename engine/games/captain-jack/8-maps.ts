/** Chapter 8: treasure maps (cartes au trésor). */
import type { Seat } from '../../kernel/seats.ts';
import type { Offer } from '../../kernel/steps.ts';
import { pickings, throwOff } from './2-cards.ts';
import { somethingHappened } from './4-hold.ts';
import { gain } from './10-end.ts';
import type { Action } from './actions.ts';
import type { Card } from './material.ts';
import { type State, upOf } from './state.ts';

const MAPS = 3; //     CJG-MAP-01
export const TREASURE = 2;

/** CJG-MAP-04, CJG-MAP-11: the cards aboard that show a map, as they lie; a map just gained counts (CJG-MAP-03). */
function mapsOf(s: State, seat: Seat): Card[] {
  return s.ships[seat].cards.flatMap(stowed => (upOf(stowed).maps > 0 ? [stowed.card] : []));
}

export function canDig(s: State, seat: Seat): boolean {
  const { cards } = s.ships[seat];
  let others = cards.length - MAPS; // so many may show none; no half shows more than one
  for (let i = 0; i < cards.length && others >= 0; i++) if (upOf(cards[i]).maps === 0) others--;
  return others >= 0;
}

/** CJG-MAP-05: any three of the maps that are aboard (CJG-MAP-10), as often as there are three (CJG-MAP-08). */
export function treasures(s: State, seat: Seat, out: Offer<Action>): void {
  if (!canDig(s, seat)) return;
  const maps = mapsOf(s, seat);
  for (let i = 0; i < maps.length; i++)
    for (let j = i + 1; j < maps.length; j++)
      for (let k = j + 1; k < maps.length; k++)
        for (const cards of pickings(s, [maps[i], maps[j], maps[k]])) out.push({ type: 'dig', cards });
}

/** CJG-MAP-01, CJG-MAP-05: three maps onto their discard piles, 2 doubloons. */
export function dig(s: State, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) throwOff(s, seat, card);
  s.journal?.add({ type: 'dug', rule: 'CJG-MAP-01', seat, cards });
  somethingHappened(s, seat);
  gain(s, seat, TREASURE, 'CJG-MAP-01');
}
