/** The sailmaker (voilier): 2 sails, wherever sails are counted (CJG-ADV-SAILOR-70, CJG-ADV-SAILOR-73). */
import type { Seat } from '../../../kernel/seats.ts';
import type { State } from '../state.ts';
import { crew } from './crew.ts';

const SAILS = 2;

export const sailmakersSails = (s: State, seat: Seat): number => SAILS * crew(s, seat, 'sailmaker').length;
