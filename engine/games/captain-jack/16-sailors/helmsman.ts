/** The helmsman (timonier): for one bottle a card with 4 sails, until the end of the turn (CJG-ADV-SAILOR-10). */
import type { Seat } from '../../../kernel/seats.ts';
import { sailsOf } from '../4-hold.ts';
import { ARROW, type Card } from '../material.ts';
import type { State } from '../state.ts';
import { crew, served, spendBottle } from './crew.ts';

const SAILS = 4;

/** CJG-ADV-SAILOR-13: whoever steers already is a card with 4 sails, and cannot be one twice. */
export const helmsmen = (s: State, seat: Seat): Card[] =>
  served(s, seat, 'helmsman').flatMap(({ card, busy }) => (busy ? [] : [card]));

export function steer(s: State, seat: Seat, card: Card): void {
  spendBottle(s, seat, card).busy = true;
}

/** CJG-ADV-SAILOR-11: wherever sails are counted. */
export const steeredSails = (s: State, seat: Seat): number =>
  SAILS * crew(s, seat, 'helmsman').filter(({ busy }) => busy).length;

/** The sails a player would have with every helmsman at the wheel. */
export const sailsAtMost = (s: State, seat: Seat): number => sailsOf(s, seat) + SAILS * helmsmen(s, seat).length;

/** CJG-ADV-SAILOR-12: he brings further reveals, unless there is a calm, and he counts for catching the ship. */
export function steeringHelps(s: State, seat: Seat): boolean {
  if (helmsmen(s, seat).length === 0) return false;
  const sails = sailsAtMost(s, seat);
  return (!s.calm && s.reveals < sails) || ARROW[s.revealed].speed <= sails;
}
