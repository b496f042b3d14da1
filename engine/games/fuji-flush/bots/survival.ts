/** How likely a card is to go through: the one question of Fuji Flush, guessed from what lies open. */
import type { Seat } from '../../../kernel/seats.ts';
import { type Card, DECK, HIGHEST, NONE } from '../material.ts';

/** How many cards of the whole deck are higher than a value. */
const HIGHER: readonly number[] = Array.from(
  { length: HIGHEST + 1 },
  (_, strength) => DECK.filter(card => card > strength).length,
);

/** Nobody plays all cards alike: high ones come sooner, by so much. */
export const EAGERNESS = 1.3;

/** The chance that a card of the deck does not beat a strength. */
const HOLDS: readonly number[] = HIGHER.map(higher => 1 - Math.min(1, (EAGERNESS * higher) / DECK.length));

/** The chance that somebody who plays does not beat a strength. */
const holding = (strength: number): number => (strength >= HIGHEST ? 1 : HOLDS[strength]);

/**
 * The chance that a card played now goes through: nobody who plays before its group's next turn may beat it. Equal cards in
 * front add up, and go through with the first of their owners whose turn comes.
 * @example survival([0, 7, 0], 0, 7) // two sevens, and only seat 1 still to come: soon through
 */
export function survival(front: readonly Card[], seat: Seat, card: Card): number {
  const seats = front.length;
  let strength = card;
  let rivals = seats - 1;
  for (let distance = seats - 1; distance > 0; distance--) {
    const other = seat + distance < seats ? seat + distance : seat + distance - seats;
    if (front[other] !== card) continue;
    strength += card;
    rivals = distance - 1;
  }
  const holds = holding(strength);
  let chance = 1;
  for (let i = 0; i < rivals; i++) chance *= holds;
  return chance;
}

/** How strong a card would be with the equal ones of others. */
function strengthOf(front: readonly Card[], seat: Seat, card: Card): number {
  let strength = card;
  for (let other = 0; other < front.length; other++) if (other !== seat && front[other] === card) strength += card;
  return strength;
}

/** How many others a card would push out now. */
export function pushed(front: readonly Card[], seat: Seat, card: Card): number {
  const strength = strengthOf(front, seat, card);
  let count = 0;
  for (let other = 0; other < front.length; other++)
    if (other !== seat && isWeaker(front, other, card, strength)) count++;
  return count;
}

/** Whether a card would push out a particular seat. */
export const isPushed = (front: readonly Card[], seat: Seat, card: Card, other: Seat): boolean =>
  isWeaker(front, other, card, strengthOf(front, seat, card));

function isWeaker(front: readonly Card[], seat: Seat, card: Card, strength: number): boolean {
  const met = front[seat];
  if (met === NONE || met === card || met >= strength) return false;
  let group = 0;
  for (let one = 0; one < front.length; one++) if (front[one] === met) group += met;
  return group < strength;
}
