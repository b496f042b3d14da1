/**
 * How everybody stands, from hands and front cards: few cards left, likely to go through, good ones among the rest. The
 * weights are a fit to 2,700 games of sensible players at tables of three, four and six.
 */
import { DECK, HIGHEST, NONE } from '../material.ts';
import type { State } from '../state.ts';

const CARD = -0.25;
const REST = -2.43;
const MEAN = 3.9 / HIGHEST;
const DIFFERENT = 0.134;
/** Whoever is about to finish counts as having so much of a card left. */
const LEAST = 0.3;

/** The chance that one card of somebody else does not beat a strength. */
const HOLDS: readonly number[] = Array.from(
  { length: HIGHEST },
  (_, strength) => 1 - Math.min(1, (1.3 * DECK.filter(card => card > strength).length) / DECK.length),
);

/** The winning chance of each seat. */
export function chances(s: State, into: Float64Array): void {
  let sum = 0;
  for (let seat = 0; seat < into.length; seat++) {
    into[seat] = s.gone[seat] ? 0 : Math.exp(standing(s, seat));
    sum += into[seat];
  }
  for (let seat = 0; seat < into.length; seat++) into[seat] /= sum;
}

function standing(s: State, seat: number): number {
  const hand = s.hands[seat];
  let sum = 0;
  let values = 0;
  let different = 0;
  for (let i = 0; i < hand.length; i++) {
    sum += hand[i];
    if ((values & (1 << hand[i])) === 0) different++;
    values |= 1 << hand[i];
  }
  const holding = hand.length + (s.front[seat] === NONE ? 0 : 1);
  const mean = hand.length === 0 ? 0 : sum / hand.length;
  return (
    CARD * holding +
    REST * Math.log(Math.max(LEAST, holding - goesThrough(s, seat))) +
    MEAN * mean +
    DIFFERENT * different
  );
}

/** The chance that the front card of a seat goes through with the first of its group whose turn comes. */
function goesThrough({ front, turn }: State, seat: number): number {
  const card = front[seat];
  if (card === NONE) return 0;
  let strength = 0;
  let rivals = front.length;
  for (let other = 0; other < front.length; other++) {
    if (front[other] !== card) continue;
    strength += card;
    rivals = Math.min(rivals, other >= turn ? other - turn : other - turn + front.length);
  }
  return strength >= HIGHEST ? 1 : HOLDS[strength] ** rivals;
}
