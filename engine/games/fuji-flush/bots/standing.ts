/**
 * How seats stand: how likely each is to be rid of its cards first.
 *
 * Opinions, never rules. The weights are those of a logistic fit of who won to 3,000 games of four sensible players. A card
 * in hand costs time, a low one far more than a high one, which goes through at the first try.
 */
import { shareOut } from '../../../bots/win-chances.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { HIGHEST, LOWEST, NONE } from '../material.ts';
import { combined, type State } from '../state.ts';
import { holding } from './survival.ts';

/** What cards in hand cost: the lowest, a middling one, the highest; those between lie between. */
const COSTS: readonly (readonly [value: number, cost: number])[] = [
  [LOWEST, 1.11],
  [9, 0.76],
  [HIGHEST, -0.15],
];
/** What a card in front costs, how much of that its chance to go through gives back, and how much more if it is the last. */
const IN_FRONT = 0.89;
const THROUGH = 0.78;
const LAST_THROUGH = 2;
/** One card in hand, and no more: the end is near. */
const ONE_LEFT = 0.33;
/** The whole round to wait for a turn. */
const WAITING = 0.25;

/** The cost of a card in hand, by its value. */
const COST: readonly number[] = Array.from({ length: HIGHEST + 1 }, (_, value) => {
  const after = Math.max(
    1,
    COSTS.findIndex(([knot]) => knot >= value),
  );
  const [[from, low], [to, high]] = [COSTS[after - 1], COSTS[after]];
  return low + ((value - from) / (to - from)) * (high - low);
});

/**
 * The winning chance of each seat, when somebody is about to play.
 * @example chancesOf(s, chances)
 */
export function chancesOf(s: State, chances: Float64Array): void {
  for (let seat = 0; seat < chances.length; seat++)
    chances[seat] = s.gone[seat] ? Number.NEGATIVE_INFINITY : standing(s, seat);
  shareOut(chances);
}

/** How a seat stands; only differences between seats mean anything. */
function standing({ front, hands, turn }: State, seat: Seat): number {
  const hand = hands[seat];
  const seats = front.length;
  let score = hand.length === 1 ? ONE_LEFT : 0;
  for (let i = 0; i < hand.length; i++) score -= COST[hand[i]];
  score -= (WAITING * distance(turn, seat, seats)) / seats;
  const card = front[seat];
  if (card === NONE) return score;
  let rivals = seats;
  for (let other = 0; other < seats; other++)
    if (front[other] === card) rivals = Math.min(rivals, distance(turn, other, seats));
  const through = holding(combined(front, card)) ** rivals;
  return score - IN_FRONT + (hand.length === 0 ? THROUGH + LAST_THROUGH : THROUGH) * through;
}

/** How many turns lie between one seat and another. */
const distance = (from: Seat, to: Seat, seats: number): number => (to < from ? to - from + seats : to - from);
