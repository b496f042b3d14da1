/** The quartermaster (quartier-maître): ten cards instead of seven, from the moment he is aboard (CJG-ADV-SAILOR-50). */
import type { Seat } from '../../../kernel/seats.ts';
import type { Half } from '../material.ts';
import type { State } from '../state.ts';
import { roleOf } from './crew.ts';

const LIMIT = 7; //        CJG-HOLD-05
const WITH_HIM = 10; //    CJG-ADV-SAILOR-06: also with two of them; CJG-ADV-SAILOR-51: he is one of the ten

/** CJG-ADV-SAILOR-53: his half has to be up; rum he needs none. */
export const limitAboard = (s: State, seat: Seat): number =>
  s.ships[seat].cards.some(stowed => roleOf(stowed) === 'quartermaster') ? WITH_HIM : LIMIT;

/** CJG-ADV-SAILOR-52: the limit is his as soon as he comes aboard. */
export const limitWithHalf = (s: State, seat: Seat, half: Half): number =>
  half.role === 'quartermaster' ? WITH_HIM : limitAboard(s, seat);
