/** The steward (intendant): for one bottle, one of the goods a letter asks for is replaced by another (CJG-ADV-SAILOR-30). */
import type { Seat } from '../../../kernel/seats.ts';
import type { Card } from '../material.ts';
import type { State } from '../state.ts';
import { served, spendBottle } from './crew.ts';

/** CJG-ADV-SAILOR-32: each of them once for a letter, however many bottles he has. */
export const stewards = (s: State, seat: Seat): Card[] => served(s, seat, 'steward').map(({ card }) => card);

export function stewardAtWork(s: State, seat: Seat, card: Card): void {
  spendBottle(s, seat, card);
}
