/** Chapter 10: the end of the game (fin du jeu). */
import { type Outcome, ranked, seatSide } from '../../kernel/outcome.ts';
import { NOBODY, type Seat } from '../../kernel/seats.ts';
import type { State } from './state.ts';

/** Doubloons needed with so many players (CJG-END-01). */
const NEEDED: Readonly<Record<number, number>> = { 2: 10, 3: 8, 4: 7 }; // CJG-COMP-11

/** CJG-END-01, CJG-NET-04: by the number of players who began. */
export const needed = (players: number): number => NEEDED[players];

type Source = 'CJG-PORT-10' | 'CJG-MAP-01' | 'CJG-SHIP-14' | 'CJG-ADV-PASSENGER-04';

/**
 * Doubloons from the supply, for good (CJG-END-07): the only way to get any, and always in one's own turn (CJG-END-06).
 * The supply lasts until somebody wins (CJG-END-08), but for what they win with; a short supply pays what it has
 * (CJG-END-09). The end is looked for at once (CJG-END-04).
 */
export function gain(s: State, seat: Seat, due: number, source: Source): void {
  const ship = s.ships[seat];
  const count = Math.min(due, s.supply);
  s.supply -= count;
  ship.doubloons += count;
  const rule = count < due ? 'CJG-END-09' : source;
  s.journal?.add({ type: 'paid', rule, seat, count, total: ship.doubloons });
  if (ship.doubloons >= needed(s.ships.length)) declare(s, seat, 'CJG-END-02'); // CJG-END-05: reached or passed
}

/**
 * CJG-END-02, CJG-END-03: the first to get there wins, and nothing that would follow is carried out. Letters are not
 * asked for (CJG-END-10), and fortunes not compared (CJG-END-12).
 */
export function declare(s: State, seat: Seat, rule: 'CJG-END-02' | 'CJG-NET-04'): void {
  s.winner = seat;
  s.over = true;
  s.journal?.add({ type: 'won', rule, seat, doubloons: s.ships[seat].doubloons });
}

/** CJG-END-11: one winner; the others, for the display, by doubloons, whoever left after all who stayed. */
export function outcome(s: State): Outcome {
  if (s.winner === NOBODY) return { void: true, rule: 'CJG-END-13' };
  return ranked(
    s.ships.map(({ doubloons, gone }, seat) => ({
      ...seatSide(seat),
      score: doubloons,
      rank: seat === s.winner ? [1] : [0, gone ? 0 : 1, doubloons],
    })),
  );
}
