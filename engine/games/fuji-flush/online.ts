/** Chapter 10: playing online. */
import type { ExternalEventRules } from '../../kernel/external-events.ts';
import { answerOtherwise, unwind } from '../../kernel/flow.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { only, type Seat } from '../../kernel/seats.ts';
import { turn } from './3-turn.ts';
import { declare } from './9-end.ts';
import { book } from './book.ts';
import { NONE } from './material.ts';
import type { State } from './state.ts';

export const table: ExternalEventRules<State> = {
  timeUp: (s, { seat }) => playLowest(s, seat),
  left: (s, { seat }) => leave(s, seat),
  resigned: (s, { seat }) => leave(s, seat),
};

/** FUJ-NET-01: when the clock of a table has run out, the lowest card of the hand is played. */
function playLowest(s: State, seat: Seat): null {
  s.journal?.add({ type: 'ranOutOfTime', rule: 'FUJ-NET-01', seat });
  answerOtherwise(book.steps, s, seat);
  return null;
}

/** FUJ-NET-02: hand and front card are discarded, nobody draws, the seat is skipped; the last one left wins. */
function leave(s: State, seat: Seat): Refusal | null {
  if (s.gone[seat]) return refuse('gone', 'FUJ-NET-02');
  const cards = s.hands[seat].toSorted((a, b) => a - b);
  if (s.front[seat] !== NONE) cards.unshift(s.front[seat]);
  s.discard.push(...cards); // FUJ-NET-03: a group counts without its card from the next play on
  s.front[seat] = NONE;
  s.hands[seat] = [];
  s.gone[seat] = true;
  s.journal?.add({ type: 'left', rule: 'FUJ-NET-02', seat, cards });
  const remaining = s.gone.flatMap((gone, other) => (gone ? [] : [other]));
  if (remaining.length === 1) declare(s, only(remaining[0]), 'FUJ-NET-02');
  else if (s.turn === seat) unwind(s, turn); // the card that was to be played is not; the next player begins
  return null;
}
