/** The lookout (vigie): for one bottle the top card of the discard pile instead of one from the pile (CJG-ADV-SAILOR-40). */
import type { Seat } from '../../../kernel/seats.ts';
import { canReveal, reveal } from '../5-voyage.ts';
import type { Card } from '../material.ts';
import type { State } from '../state.ts';
import { served, spendBottle } from './crew.ts';

/**
 * CJG-ADV-SAILOR-41, CJG-ADV-SAILOR-43: in the area the ship is in, while a reveal is allowed and there is a discard; the
 * card that lies revealed will be one as soon as it is passed over (CJG-ADV-SAILOR-44).
 */
export function lookouts(s: State, cardWillBePassed = false): Card[] {
  const { place } = s.ships[s.turn];
  if (!canReveal(s) || (s.discards[place].length === 0 && !cardWillBePassed)) return [];
  return served(s, s.turn, 'lookout').map(({ card }) => card);
}

/** CJG-ADV-SAILOR-42: exactly as if just revealed. */
export function lookOut(s: State, seat: Seat, card: Card): void {
  spendBottle(s, seat, card);
  reveal(s, s.discards[s.ships[seat].place].pop() as Card, 'CJG-ADV-SAILOR-42');
}
