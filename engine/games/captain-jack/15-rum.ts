/** Chapter 15: rum (rhum). */
import { call } from '../../kernel/flow.ts';
import type { Seat } from '../../kernel/seats.ts';
import { NEED_RUM, roleOf } from './16-sailors/crew.ts';
import { act } from './actions.ts';
import { book } from './book.ts';
import { RUM } from './material.ts';
import { indexAboard, leftOf, type State, type Stowed } from './state.ts';

/** CJG-ADV-RUM-03, CJG-ADV-RUM-10: only sailors who need bottles, with their half up. */
export const isThirsty = (stowed: Stowed): boolean => NEED_RUM.includes(roleOf(stowed)) && roleOf(stowed) !== null;

/** CJG-ADV-RUM-04, CJG-ADV-RUM-09: right after the reveal, before anything is decided about the card. */
export function handOutRum(s: State): void {
  if (RUM[s.revealed] && s.rum > 0) call(s, handingOut, { seat: leftOf(s, s.turn) });
}

/**
 * CJG-ADV-RUM-05, CJG-ADV-RUM-06, CJG-ADV-RUM-08: the others, clockwise, wherever they are (CJG-ADV-RUM-18), until no
 * bottle is left.
 */
const handingOut = book.sequence<{ seat: Seat }>('handingOut', [
  (s, v) => {
    if (v.seat === s.turn || s.rum === 0) return 'leave';
    const { seat } = v;
    v.seat = leftOf(s, seat);
    if (s.ships[seat].cards.some(isThirsty)) call(s, rum, { seat });
    return 'again';
  },
]);

/** CJG-ADV-RUM-11: a bottle for one of them, or none. */
const rum = book.choice<{ seat: Seat }>('rum', {
  who: (s, v) => (s.ships[v.seat].gone ? -1 : v.seat),
  legal(s, v, _seat, out) {
    for (const stowed of s.ships[v.seat].cards) if (isThirsty(stowed)) out.push(act.pour[stowed.card]);
    out.push(act.refuseRum);
  },
  otherwise: () => act.refuseRum, // CJG-NET-03
  apply(s, v, action) {
    const { seat } = v;
    if (action.type !== 'pour') {
      s.journal?.add({ type: 'refusedRum', rule: 'CJG-ADV-RUM-11', seat });
      return;
    }
    const ship = s.ships[seat];
    ship.cards[indexAboard(ship, action.card)].bottles++; // CJG-ADV-RUM-07
    s.rum--;
    s.journal?.add({ type: 'poured', rule: 'CJG-ADV-RUM-04', seat, card: action.card, left: s.rum });
  },
});

/** CJG-ADV-RUM-13: bottles never vanish into a pile; they return to the island. */
export function bottlesBack(s: State, { bottles }: Stowed): void {
  s.rum += bottles;
}
