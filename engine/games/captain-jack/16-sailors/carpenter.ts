/** The carpenter (charpentier): at the end of the turn one card is turned, even outside the port (CJG-ADV-SAILOR-60). */
import type { Seat } from '../../../kernel/seats.ts';
import type { Offer } from '../../../kernel/steps.ts';
import { playsBy } from '../../../kernel/versions.ts';
import { turnOver } from '../2-cards.ts';
import { keepToLimit } from '../4-hold.ts';
import { type Action, act } from '../actions.ts';
import { type Card, canTurn, PORT } from '../material.ts';
import type { State, Stowed } from '../state.ts';
import { crew } from './crew.ts';

/**
 * CJG-ADV-SAILOR-06: each of them turns one card. After a port visit, where every card could be turned, they are of no use
 * (CJG-ADV-SAILOR-62); in version 1 they worked there as well.
 */
export const carpenters = (s: State, seat: Seat): Stowed[] =>
  playsBy(s, 2) && s.ships[seat].place === PORT ? [] : crew(s, seat, 'carpenter').filter(({ busy }) => !busy);

/** CJG-ADV-SAILOR-61: any card but a ship. */
export function turnable(s: State, seat: Seat, out: Offer<Action>): void {
  for (const { card } of s.ships[seat].cards) if (canTurn(card)) out.push(act.turn[card]);
}

export function turnByCarpenter(s: State, seat: Seat, card: Card): void {
  const idle = carpenters(s, seat);
  const worker = idle.find(carpenter => carpenter.card === card) ?? idle[0]; // whoever is turned down has done it himself
  worker.busy = true;
  turnOver(s, seat, card, 'CJG-ADV-SAILOR-60');
  keepToLimit(s, seat, 'CJG-ADV-SAILOR-55');
}
