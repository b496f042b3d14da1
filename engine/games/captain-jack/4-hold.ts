/** Chapter 4: ship plan, equipment and hold. */
import { call } from '../../kernel/flow.ts';
import type { Seat } from '../../kernel/seats.ts';
import { throwOff } from './2-cards.ts';
import { act } from './actions.ts';
import { book } from './book.ts';
import { type Card, type Half, PRINTED_CANNONS, PRINTED_SAILS } from './material.ts';
import { powers } from './powers.ts';
import { type State, sideOf, upOf } from './state.ts';

/**
 * CJG-HOLD-03, CJG-ADV-SEA-02: the printed sails, always (CJG-HOLD-01), and those on sail cards; whatever was gained this
 * turn does not count yet (CJG-HOLD-15).
 */
export function sailsOf(s: State, seat: Seat): number {
  const { cards } = s.ships[seat];
  let sails = PRINTED_SAILS;
  for (let i = 0; i < cards.length; i++) if (!cards[i].fresh) sails += upOf(cards[i]).sails;
  return sails + powers(s).extraSails(s, seat); // CJG-ADV-SEA-05
}

/** CJG-HOLD-04, CJG-HOLD-16: the printed cannon and those on cannon cards, in attack and in defence. */
export function cannonsOf(s: State, seat: Seat): number {
  const { cards } = s.ships[seat];
  let cannons = PRINTED_CANNONS;
  for (let i = 0; i < cards.length; i++) if (!cards[i].fresh) cannons += upOf(cards[i]).cannons;
  return cannons;
}

/** CJG-HOLD-05, CJG-HOLD-11: whether a card with this half up can come aboard now. */
export const fits = (s: State, seat: Seat, half: Half): boolean =>
  s.ships[seat].cards.length < powers(s).limitWith(s, seat, half);

/** CJG-HOLD-08, CJG-HOLD-10: any card aboard, one by one. */
export function giveUp(s: State, seat: Seat, card: Card, rule: 'CJG-HOLD-08' | Surplus): void {
  const stowed = throwOff(s, seat, card);
  s.journal?.add({ type: 'discarded', rule, seat, card, side: sideOf(stowed), bottles: stowed.bottles });
  somethingHappened(s, seat);
  keepToLimit(s, seat, rule === 'CJG-HOLD-08' ? 'CJG-ADV-SAILOR-55' : rule);
}

/** What cannot be taken back: from now on every card may be turned again in port. */
export function somethingHappened(s: State, seat: Seat): void {
  for (const stowed of s.ships[seat].cards) stowed.handled = false;
}

/** Why there are too many cards aboard: room was taken away by somebody else, or given up. */
type Surplus = 'CJG-ADV-SAILOR-54' | 'CJG-ADV-SAILOR-55';

/** More cards than the limit are never allowed: whoever has them gives some up before anything else happens. */
export function keepToLimit(s: State, seat: Seat, rule: Surplus): void {
  if (s.ships[seat].cards.length > powers(s).cardLimit(s, seat)) call(s, downToLimit, { seat, rule });
}

/** Cards of one's own choice, down to the limit. */
export const downToLimit = book.choice<{ seat: Seat; rule: Surplus }>('downToLimit', {
  who: (_s, v) => v.seat,
  legal(s, v, _seat, out) {
    for (const { card } of s.ships[v.seat].cards) out.push(act.discard[card]);
  },
  otherwise: (s, v) => act.discard[drawn(s, v.seat)], // CJG-NET-03
  apply(s, v, action) {
    if (action.type === 'discard') giveUp(s, v.seat, action.card, v.rule);
  },
});

/** One of the cards aboard a ship, by lot. */
function drawn(s: State, seat: Seat): Card {
  const { cards } = s.ships[seat];
  return cards[s.chance.below(cards.length)].card;
}
