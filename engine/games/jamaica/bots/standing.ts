/**
 * How ships stand, in points: what they have, how far they have come, and what that is likely to be worth at the end.
 *
 * Opinions, never rules. The weights are those of a linear fit of final scores to 1,500 games of four sensible sailors,
 * taken apart by how many steps the leader had to go: gold is worth little while it can still be stolen, stores are worth
 * little once nobody has time to use them.
 */
import { stepsToGo } from '../board.ts';
import { FOOD, GOLD, POWDER, POWERS, TILE } from '../material.ts';
import { worthAtEnd, worths } from '../powers.ts';
import { hasPower, holdAt, holdsOf, isAfloat, type Ship, type State, tokensOf } from '../state.ts';
import { promiseAboard } from './hands.ts';

/** The goods of a ship, counted. */
export interface Stores {
  gold: number;
  food: number;
  powder: number;
}

/** What things are worth at some moment of the race. */
interface Weights {
  /** A step behind the leader. */
  readonly step: number;
  readonly gold: number;
  readonly food: number;
  readonly powder: number;
  /** A point on a treasure. */
  readonly treasure: number;
  /** A power in use, whichever it is. */
  readonly power: number;
  /** An empty hold. */
  readonly room: number;
  /** How far from such a guess the end still is, in points. */
  readonly doubt: number;
}

/** By steps before the leader: from there on downward the next line comes nearer. */
const LATE: Weights = { step: 1, gold: 0.9, food: 0.3, powder: 0.1, treasure: 1, power: 0.4, room: 0.4, doubt: 4 };
const KNOTS: readonly (readonly [steps: number, weights: Weights])[] = [
  [0, LATE],
  [4, { step: 1, gold: 0.87, food: 0.35, powder: 0.12, treasure: 0.98, power: 0.4, room: 0.5, doubt: 4.4 }],
  [9, { step: 0.82, gold: 0.67, food: 0.44, powder: 0.25, treasure: 0.96, power: 1.1, room: 0.6, doubt: 5.9 }],
  [16, { step: 0.64, gold: 0.45, food: 0.38, powder: 0.2, treasure: 0.84, power: 1.5, room: 0.5, doubt: 7.2 }],
  [25, { step: 0.5, gold: 0.36, food: 0.42, powder: 0.2, treasure: 0.76, power: 1.7, room: 0.6, doubt: 7.8 }],
  [40, { step: 0.46, gold: 0.3, food: 0.42, powder: 0.2, treasure: 0.7, power: 1.8, room: 0.6, doubt: 8.3 }],
];

/** More steps than a ship can have before it, some laps lost. */
const FURTHEST = 160;

/** The weights for every number of steps. */
const WEIGHTS: readonly Weights[] = Array.from({ length: FURTHEST + 1 }, (_, left) => {
  const after = KNOTS.findIndex(([steps]) => steps >= left);
  if (after === -1) return KNOTS[KNOTS.length - 1][1];
  if (after === 0) return LATE;
  const [[from, low], [to, high]] = [KNOTS[after - 1], KNOTS[after]];
  const part = (left - from) / (to - from);
  const between = (key: keyof Weights): number => low[key] + part * (high[key] - low[key]);
  return {
    step: between('step'),
    gold: between('gold'),
    food: between('food'),
    powder: between('powder'),
    treasure: between('treasure'),
    power: between('power'),
    room: between('room'),
    doubt: between('doubt'),
  };
});

/** What things are worth when the leader has so many steps to go. */
export const weightsAt = (left: number): Weights => WEIGHTS[left > FURTHEST ? FURTHEST : left];

/** Food and powder beyond this find no use. */
const ENOUGH = 8;

const useful = (tokens: number): number => (tokens < ENOUGH ? tokens : ENOUGH);

/** What stores are worth. */
export const storesWorth = ({ gold, food, powder }: Stores, weights: Weights): number =>
  weights.gold * gold + weights.food * useful(food) + weights.powder * useful(powder);

/** What somebody aboard is worth, whoever it is: points at the end, and help on the way. */
const HAND_ABOARD = 4;

/** What a stack is worth by itself. */
export const stackWorth = (goods: number, tokens: number, { gold, food, powder }: Weights): number =>
  goods === TILE ? HAND_ABOARD : tokens * (goods === GOLD ? gold : goods === FOOD ? food : powder);

/** What the treasures of a ship are worth. */
function treasuresWorth(s: State, ship: Ship, { treasure, power }: Weights): number {
  let sum = 0;
  for (let card = 0; card < POWERS.length; card++) if (hasPower(s, ship, card)) sum += power;
  const points = worths(s);
  for (let card = POWERS.length; card < points.length; card++)
    if (s.owner[card] === ship) sum += treasure * points[card];
  return sum;
}

/** The steps before the ship that is furthest ahead. */
export function stepsLeft(s: State): number {
  let least = FURTHEST;
  for (let ship = 0; ship < s.space.length; ship++) {
    if (!isAfloat(s, ship)) continue;
    const steps = stepsToGo(s.space[ship], s.lap[ship]);
    if (steps < least) least = steps;
  }
  return least < 0 ? 0 : least;
}

const counted: Stores = { gold: 0, food: 0, powder: 0 };

/** The goods of a ship; the same object every time. */
export function storesOf(s: State, ship: Ship): Stores {
  counted.gold = tokensOf(s, ship, GOLD);
  counted.food = tokensOf(s, ship, FOOD);
  counted.powder = tokensOf(s, ship, POWDER);
  return counted;
}

/** How many holds are empty. */
export function roomOf(s: State, ship: Ship): number {
  let empty = 0;
  for (let at = holdAt(ship, 0), end = at + holdsOf(s, ship); at < end; at++) if (s.tokens[at] === 0) empty++;
  return empty;
}

/** How a ship stands; only differences between ships mean anything. */
export function standing(s: State, ship: Ship, left: number): number {
  const weights = weightsAt(left);
  return (
    storesWorth(storesOf(s, ship), weights) +
    treasuresWorth(s, ship, weights) +
    weights.treasure * worthAtEnd(s, ship) +
    promiseAboard(s, ship, left, weights.power) +
    weights.room * roomOf(s, ship) -
    weights.step * Math.max(0, stepsToGo(s.space[ship], s.lap[ship]))
  );
}
