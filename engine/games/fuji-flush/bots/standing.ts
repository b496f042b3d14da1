/**
 * How seats stand: how likely each is to be rid of its cards first, as one of them sees it.
 *
 * Opinions, never rules. Two small networks learned them from games (`learning/`, `weights.ts`): one says how the seat itself
 * stands, which knows its hand, and one how each of the others does, of whom only what lies open is known.
 */
import { shareOut } from '../../../bots/win-chances.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { State } from '../state.ts';
import { type Network, read, resultOf } from './network.ts';
import { Outlook } from './outlook.ts';
import { OTHERS_STAND, OWN_STANDS } from './weights.ts';

/** How the seat that looks stands, and how another one does. */
export interface Networks {
  readonly own: Network;
  readonly other: Network;
}

const LEARNED: Networks = { own: read(OWN_STANDS), other: read(OTHERS_STAND) };

const outlook = new Outlook();
const MOST_UNITS = 64;
const sums = new Float64Array(MOST_UNITS);

/**
 * The winning chance of each seat, when somebody is about to play, as far as a seat can know.
 * @example chancesOf(s, chances, 2)
 */
export const chancesOf = (s: State, chances: Float64Array, viewer: Seat = s.turn): void =>
  chancesBy(LEARNED, s, chances, viewer);

/** The same by networks of one's own. */
export function chancesBy({ own, other }: Networks, s: State, chances: Float64Array, viewer: Seat): void {
  const seats = chances.length;
  outlook.look(s, viewer);
  chances[viewer] = resultOf(own, outlook.own, sums);
  for (let i = 1; i < seats; i++) chances[(viewer + i) % seats] = resultOf(other, outlook.others[i - 1], sums);
  for (let seat = 0; seat < seats; seat++) if (s.gone[seat]) chances[seat] = Number.NEGATIVE_INFINITY;
  shareOut(chances);
}
