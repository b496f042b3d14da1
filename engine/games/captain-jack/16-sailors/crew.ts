/** Chapter 16: sailors. What all eight have in common. */
import type { Seat } from '../../../kernel/seats.ts';
import type { Role } from '../card-list.ts';
import type { Card } from '../material.ts';
import { type Fleet, indexAboard, type State, type Stowed, upOf } from '../state.ts';

/**
 * CJG-ADV-RUM-01: a sailor is there while his half is up, however he came (CJG-ADV-SAILOR-05). He lies in the hold
 * (CJG-ADV-SAILOR-03).
 */
export const roleOf = (stowed: Pick<Stowed, 'card' | 'turned'>): Role | null => upOf(stowed).role;

/** The sailors of a kind who can work: their half is up, and they were not gained this turn (CJG-HOLD-16). */
export function crew<F extends Fleet>(s: F, seat: Seat, role: Role): F['ships'][number]['cards'][number][] {
  return s.ships[seat].cards.filter(stowed => roleOf(stowed) === role && !stowed.fresh);
}

/** CJG-ADV-SAILOR-01: the four who spend a bottle each time. The others need none (CJG-ADV-SAILOR-02, CJG-ADV-RUM-17). */
export const NEED_RUM: readonly (Role | null)[] = ['helmsman', 'cook', 'steward', 'lookout'];

/** CJG-ADV-RUM-02: of these, the ones with a bottle on their card; each bottle is a use (CJG-ADV-SAILOR-07). */
export const served = (s: State, seat: Seat, role: Role): Stowed[] =>
  crew(s, seat, role).filter(({ bottles }) => bottles > 0);

/** CJG-ADV-RUM-16: the bottle goes back to the island when the use is declared. */
export function spendBottle(s: State, seat: Seat, card: Card): Stowed {
  const ship = s.ships[seat];
  const sailor = ship.cards[indexAboard(ship, card)];
  sailor.bottles--;
  s.rum++;
  const role = roleOf(sailor);
  if (role !== null) s.journal?.add({ type: 'worked', rule: 'CJG-ADV-SAILOR-01', seat, card, role });
  return sailor;
}

/** Whoever works once in a turn is free for the next one. */
export function rest(s: State, seat: Seat): void {
  for (const stowed of s.ships[seat].cards) stowed.busy = false;
}
