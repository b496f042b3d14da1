/** Chapter 15: rum (rhum). */
import { call } from '../../kernel/flow.ts';
import { includes, type Seat } from '../../kernel/seats.ts';
import { playsBy } from '../../kernel/versions.ts';
import { NEED_RUM, roleOf } from './16-sailors/crew.ts';
import { act } from './actions.ts';
import { book } from './book.ts';
import { type Card, RUM } from './material.ts';
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
    offerRum(s, seat);
    return 'again';
  },
]);

/** A single sailor has his bottle unasked, unless his owner wants none; in version 1 it was asked each time. */
function offerRum(s: State, seat: Seat): void {
  const thirsty = s.ships[seat].cards.filter(isThirsty);
  if (thirsty.length === 0) return;
  if (includes(s.abstaining ?? 0, seat)) refuseRum(s, seat);
  else if (thirsty.length === 1 && playsBy(s, 2)) pour(s, seat, thirsty[0].card);
  else call(s, rum, { seat });
}

function pour(s: State, seat: Seat, card: Card): void {
  const ship = s.ships[seat];
  ship.cards[indexAboard(ship, card)].bottles++; // CJG-ADV-RUM-07
  s.rum--;
  s.journal?.add({ type: 'poured', rule: 'CJG-ADV-RUM-04', seat, card, left: s.rum });
}

function refuseRum(s: State, seat: Seat): void {
  s.journal?.add({ type: 'refusedRum', rule: 'CJG-ADV-RUM-11', seat });
}

/** CJG-ADV-RUM-11: a bottle for one of them, or none. */
const rum = book.choice<{ seat: Seat }>('rum', {
  who: (s, v) => (s.ships[v.seat].gone ? -1 : v.seat),
  legal(s, v, _seat, out) {
    for (const stowed of s.ships[v.seat].cards) if (isThirsty(stowed)) out.push(act.pour[stowed.card]);
    out.push(act.refuseRum);
  },
  otherwise: () => act.refuseRum, // CJG-NET-03
  apply(s, v, action) {
    if (action.type === 'pour') pour(s, v.seat, action.card);
    else refuseRum(s, v.seat);
  },
});

/** CJG-ADV-RUM-13: bottles never vanish into a pile; they return to the island. */
export function bottlesBack(s: State, { bottles }: Stowed): void {
  s.rum += bottles;
}
