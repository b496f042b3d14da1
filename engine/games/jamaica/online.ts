/** Chapter 11a: at an online table. */
import type { ExternalEventRules } from '../../kernel/external-events.ts';
import { answerOtherwise, isUnderWay, localsOf, unwind } from '../../kernel/flow.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { everyone, includes, lowest, only, type Seat } from '../../kernel/seats.ts';
import { round } from './2-round.ts';
import { arrival } from './4-movement.ts';
import { combat } from './5-combat.ts';
import { NOWHERE } from './board.ts';
import { book } from './book.ts';
import type { Event } from './events.ts';
import { HOLDS, NO_CARD, NOTHING } from './material.ts';
import { beforeLeaving } from './powers.ts';
import { FACE_UP, fill, OUT_OF_GAME, type State, shipOf, UNSEEN } from './state.ts';

export const table: ExternalEventRules<State> = {
  timeUp: (s, { seat }) => answerFor(s, seat),
  left: (s, { seat }) => leave(s, seat),
  resigned: (s, { seat }) => leave(s, seat),
};

/** JAM-NET-01: every decision has an answer that is given for whoever runs out of time. */
function answerFor(s: State, seat: Seat): null {
  s.journal?.add({ type: 'ranOutOfTime', rule: 'JAM-NET-01', seat });
  answerOtherwise(book.steps, s, seat);
  return null;
}

/** JAM-NET-02: the ship leaves the board with all it has, the seat is skipped; the last one left wins. */
function leave(s: State, seat: Seat): Refusal | null {
  if (includes(s.gone, seat)) return refuse('gone', 'JAM-NET-02');
  beforeLeaving(s, seat);
  s.gone |= only(seat);
  s.space[shipOf(seat)] = NOWHERE;
  for (let hold = 0; hold < HOLDS; hold++) fill(s, shipOf(seat), hold, NOTHING, 0);
  for (let card = 0; card < s.owner.length; card++) if (s.owner[card] === shipOf(seat)) takeOut(s, card);
  for (const pile of [s.hands, s.piles, s.discards]) pile[seat].length = 0;
  s.chosen[seat] = NO_CARD;
  s.journal?.add({ type: 'left', rule: 'JAM-NET-02', seat });
  breakOff(s, seat);
  const remaining = everyone(s.seats) & ~s.gone;
  if ((remaining & (remaining - 1)) === 0) {
    s.lastLeft = lowest(remaining);
    s.over = true;
    s.journal?.add({ type: 'won', rule: 'JAM-NET-02', ships: [shipOf(s.lastLeft)] });
  } else if (s.turn === seat && isUnderWay(s, round)) unwind(s, round); // the rest of the turn is not played
  return null;
}

/** JAM-NET-03: a combat ends at once, without spoils, with whoever leaves it; the arrival it belongs to goes on. */
function breakOff(s: State, seat: Seat): void {
  const fight = localsOf(s, combat);
  if (fight === null || (fight.attacker !== shipOf(seat) && fight.defender !== shipOf(seat))) return;
  const { attacker, defender } = fight;
  unwind(s, arrival);
  s.journal?.add({ type: 'combatBrokenOff', rule: 'JAM-NET-03', attacker, defender });
}

/** A treasure that was face down goes out unseen. */
function takeOut(s: State, card: number): void {
  s.owner[card] = OUT_OF_GAME;
  s.seenBy[card] = 0;
  if (s.openly[card] !== FACE_UP) s.openly[card] = UNSEEN;
}

/** JAM-NET-04: what has shown somebody something new, or is final by JAM-ROUND-20, cannot be taken back. */
export const isFinal = (event: Event): boolean => FINAL.has(event.type) || passesUnseen(event);
const FINAL: ReadonlySet<Event['type']> = new Set([
  'cardChosen',
  'cardTurnedUp',
  'tookTreasure',
  'drew',
  'treasuresShown',
  'sawTreasures',
  'tilesTurnedUp',
]);

/** A treasure that changed owner, unless it lay face up before: then nothing has come of it that was not known. */
const passesUnseen = (event: Event): boolean =>
  (event.type === 'treasureStolen' && event.rule !== 'JAM-COMBAT-27') ||
  (event.type === 'treasureGiven' && event.power === null);
