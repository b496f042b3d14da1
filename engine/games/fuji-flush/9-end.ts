/** Chapter 9: the end of the game (fin du jeu). */
import { type Decided, ranked, seatSide } from '../../kernel/outcome.ts';
import { includes, listed, only, type Seat } from '../../kernel/seats.ts';
import { NONE } from './material.ts';
import { type Event, holding, type State } from './state.ts';

/** FUJ-END-01, FUJ-END-05: an empty hand together with an empty place in front. */
const hasNothingLeft = (s: State, seat: Seat): boolean =>
  s.hands[seat].length === 0 && s.front[seat] === NONE && !s.gone[seat];

/** FUJ-END-02, FUJ-END-04, FUJ-END-08: all who have nothing left have won together, and at once. */
export function lookForWinners(s: State): void {
  let winners = 0;
  // FUJ-END-03: every seat, whoever's turn it is
  for (let seat = 0; seat < s.hands.length; seat++) if (hasNothingLeft(s, seat)) winners |= only(seat);
  if (winners === 0) return;
  const shared = (winners & (winners - 1)) !== 0;
  declare(s, winners, shared ? 'FUJ-END-04' : 'FUJ-END-01');
}

export function declare(s: State, winners: number, rule: Extract<Event, { type: 'won' }>['rule']): void {
  s.winners = winners;
  s.over = true; // neither the turn (FUJ-END-09, FUJ-END-10) nor the round (FUJ-END-13) is played to its end
  s.journal?.add({ type: 'won', rule, seats: listed(winners) });
}

/** FUJ-END-11, FUJ-END-12: winners are equal; the others, for statistics only, by their holding; whoever left is last. */
export function outcome(s: State): Decided {
  return ranked(
    s.hands.map((_, seat) => ({
      ...seatSide(seat),
      score: null,
      rank: includes(s.winners, seat) ? [1] : [0, s.gone[seat] ? 0 : 1, -holding(s, seat)],
    })),
  );
}
