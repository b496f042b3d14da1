/** The cook (cuistot): for one bottle a calm is ignored (CJG-ADV-SAILOR-20). */
import type { Seat } from '../../../kernel/seats.ts';
import { sailsOf } from '../4-hold.ts';
import type { Card } from '../material.ts';
import type { State } from '../state.ts';
import { served, spendBottle } from './crew.ts';

/**
 * CJG-ADV-SAILOR-21, CJG-ADV-SAILOR-22: once a calm card is passed over, as long as sails are left; no hazard can be
 * (CJG-ADV-SAILOR-23).
 */
export const cooks = (s: State): Card[] =>
  s.calm && s.reveals < sailsOf(s, s.turn) ? served(s, s.turn, 'cook').map(({ card }) => card) : [];

export function cookAtWork(s: State, seat: Seat, card: Card): void {
  spendBottle(s, seat, card);
  s.calm = false;
}
