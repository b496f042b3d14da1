/** Chapter 10a: at an online table. */
import type { ExternalEventRules } from '../../kernel/external-events.ts';
import { answerOtherwise, localsOf, unwind } from '../../kernel/flow.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { includes, type Seat } from '../../kernel/seats.ts';
import { throwOff } from './2-cards.ts';
import { keepToLimit } from './4-hold.ts';
import { layDown, round } from './5-turn.ts';
import { boarding } from './9-boarding.ts';
import { declare } from './10-end.ts';
import { book } from './book.ts';
import type { State } from './state.ts';

export const table: ExternalEventRules<State> = {
  timeUp: (s, { seat }) => answerFor(s, seat),
  left: (s, { seat }) => leave(s, seat),
  resigned: (s, { seat }) => leave(s, seat),
  agreed: (s, { on, seats }) => (on === 'stop' ? callOff(s, seats) : refuse('no-draw', 'CJG-END-13')),
};

/** CJG-NET-03: what must be chosen is drawn, what may be declined is declined. */
function answerFor(s: State, seat: Seat): null {
  s.journal?.add({ type: 'ranOutOfTime', rule: 'CJG-NET-03', seat });
  answerOtherwise(book.steps, s, seat);
  return null;
}

/** CJG-NET-04: cards onto their discard piles, doubloons and rum to the island, letters out of the game; the last one wins. */
function leave(s: State, seat: Seat): Refusal | null {
  const ship = s.ships[seat];
  if (ship.gone) return refuse('gone', 'CJG-NET-04');
  const cards = ship.cards.map(({ card }) => card);
  const bottles = ship.cards.reduce((sum, stowed) => sum + stowed.bottles, 0);
  const { doubloons, letters } = ship;
  for (const card of cards) throwOff(s, seat, card);
  s.supply += doubloons;
  ship.doubloons = 0;
  s.lostLetters.push(...letters);
  ship.letters = [];
  ship.gone = true;
  s.journal?.add({ type: 'left', rule: 'CJG-NET-04', seat, cards, doubloons, bottles, letters });
  stopWhatNeeds(s, seat);
  const remaining = s.ships.flatMap((other, number) => (other.gone ? [] : [number]));
  if (remaining.length === 1) declare(s, remaining[0], 'CJG-NET-04');
  return null;
}

/** A turn whose player is gone is over, and so is one in which a boarding has lost a side; not what somebody else owes. */
function stopWhatNeeds(s: State, seat: Seat): void {
  if (s.turn === seat) layDown(s);
  const fight = localsOf(s, boarding);
  if (s.turn !== seat && fight?.defender !== seat && fight?.attacker !== seat) return;
  unwind(s, round);
  for (let other = 0; other < s.ships.length; other++) keepToLimit(s, other, 'CJG-ADV-SAILOR-54');
}

/** CJG-END-13: all players together may agree to stop; then nobody has won. */
function callOff(s: State, seats: number): Refusal | null {
  const missing = s.ships.some(({ gone }, seat) => !gone && !includes(seats, seat));
  if (missing) return refuse('needs-everybody', 'CJG-END-13');
  s.over = true;
  s.journal?.add({ type: 'calledOff', rule: 'CJG-END-13' });
  return null;
}
