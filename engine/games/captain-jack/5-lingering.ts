/**
 * Chapter 5, staying for the closing step (CJG-TURN-28), where one may discard once more: after a fight or a boarding, when it is known
 * what came of it. Few ever want to, so nobody is asked who has not said so.
 */
import { includes, type Seat } from '../../kernel/seats.ts';
import { wasAskedInPort } from './7-port.ts';
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
  (s.ships[seat].place !== PORT || !wasAskedInPort(s, seat));
