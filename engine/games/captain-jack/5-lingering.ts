/**
 * Chapter 5, staying for the closing step (CJG-TURN-28), where one may discard once more: after a fight or a boarding, when it is known
 * what came of it. Few ever want to, so nobody is asked who has not said so.
 */
import { includes, only, type Seat } from '../../kernel/seats.ts';
import { mayTurn } from './7-port.ts';
import { book } from './book.ts';
import { PORT } from './material.ts';
import type { State } from './state.ts';

/**
 * Whether a seat stays for the closing step. In port nothing happens between its last discard there and this one, unless it
 * has nothing to turn: then it may not have been asked since the last letter came up.
 */
export const lingers = (s: State, seat: Seat): boolean =>
  s.lingering !== undefined &&
  includes(s.lingering, seat) &&
  s.ships[seat].cards.length > 0 &&
  (s.ships[seat].place !== PORT || !s.ships[seat].cards.some(mayTurn));

book.anytime({
  types: ['linger'],
  who: s => s.ships.reduce((seats, { gone }, seat) => (gone ? seats : seats | only(seat)), 0),
  legal: (s, seat, out) => out.push({ type: 'linger', wish: !includes(s.lingering ?? 0, seat) }),
  apply(s, action, seat) {
    if (action.type !== 'linger') return;
    const lingering = (s.lingering ?? 0) ^ only(seat);
    if (lingering === 0) delete s.lingering;
    else s.lingering = lingering;
    s.journal?.add({ type: 'wishedToLinger', rule: 'CJG-TURN-28', seat, wish: action.wish });
  },
});
