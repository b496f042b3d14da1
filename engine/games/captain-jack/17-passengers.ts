/** Chapter 17: passengers (passagers). */
import type { Seat } from '../../kernel/seats.ts';
import type { Offer } from '../../kernel/steps.ts';
import { throwOff } from './2-cards.ts';
import { gain } from './10-end.ts';
import { type Action, act } from './actions.ts';
import { ARROW, type Card } from './material.ts';
import { type State, type Stowed, upOf } from './state.ts';

/** Doubloons for a passenger who is brought home. */
export const FARE = 1;

/**
 * CJG-ADV-PASSENGER-04, CJG-ADV-PASSENGER-10: the flag of the revealed ship is that of a passenger whose half is up,
 * however the card came aboard (CJG-ADV-PASSENGER-01, CJG-ADV-PASSENGER-03). It takes neither rum (CJG-ADV-PASSENGER-02)
 * nor sails enough to catch the ship (CJG-ADV-PASSENGER-06).
 */
function fitting(s: State, seat: Seat): Stowed[] {
  const ship = ARROW[s.revealed];
  if (ship.kind !== 'ship' || ship.nation < 0) return [];
  return s.ships[seat].cards.filter(stowed => {
    const { kind, nation } = upOf(stowed);
    return kind === 'passenger' && nation === ship.nation && !stowed.fresh;
  });
}

export const hasDelivery = (s: State, seat: Seat): boolean => fitting(s, seat).length > 0;

export function deliveries(s: State, seat: Seat, out: Offer<Action>): void {
  for (const { card } of fitting(s, seat)) out.push(act.deliver[card]);
}

/**
 * CJG-ADV-PASSENGER-05, CJG-ADV-PASSENGER-07: there is no fight, and the turn is over, after one delivery
 * (CJG-ADV-PASSENGER-11); the ship card is not captured (CJG-ADV-PASSENGER-08).
 */
export function deliver(s: State, seat: Seat, card: Card): void {
  throwOff(s, seat, card);
  s.journal?.add({ type: 'delivered', rule: 'CJG-ADV-PASSENGER-04', seat, card, ship: s.revealed });
  gain(s, seat, FARE, 'CJG-ADV-PASSENGER-04');
}
