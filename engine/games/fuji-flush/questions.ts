/** What a screen asks, answered from what its seat sees. */
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { listed, type Seat } from '../../kernel/seats.ts';
import { weaker } from './6-pushing-out.ts';
import type { View } from './information.ts';
import { type Card, NONE } from './material.ts';
import { combined, group, type State } from './state.ts';

/** Why a card may not be played that the rules do not offer; `s` is the table as the seat sees it. */
export function reason(s: State, seat: Seat): Refusal {
  if (s.over) return refuse('over', 'FUJ-END-02');
  if (s.gone[seat]) return refuse('gone', 'FUJ-NET-02');
  return s.turn === seat ? refuse('not-in-hand', 'FUJ-PLAY-01') : refuse('not-your-turn', 'FUJ-TURN-01');
}

export interface Forecast {
  combined: number;
  partners: Seat[];
  /** Who would be pushed out, in seat order. */
  pushedOut: Seat[];
}

/** What playing a card would do now, before anybody draws. */
export function forecast(view: View, seat: Seat, card: Card): Forecast {
  const front = view.front.with(seat, card);
  const strength = combined(front, card);
  const [, ...partners] = group(front, card, seat);
  return { combined: strength, partners, pushedOut: listed(weaker(front, strength)) };
}

/** The groups on the table: each value with its seats and combined value, the strongest first. */
export function groups(view: View): { card: Card; seats: Seat[]; combined: number }[] {
  const values = [...new Set(view.front)].filter(card => card !== NONE);
  return values
    .map(card => ({ card, seats: group(view.front, card, 0), combined: combined(view.front, card) }))
    .sort((a, b) => b.combined - a.combined || b.card - a.card);
}
