/** Small questions that every part of the board asks of a view. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { Stack } from '@havre/engine/games/jamaica/events.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import {
  FOOD,
  GOLD,
  GOODS_NAMES,
  type Goods,
  type GoodsName,
  goodsNamed,
  NOTHING,
  POWDER,
  SIXTH,
  TILE,
} from '@havre/engine/games/jamaica/material.ts';
import { type ScoreNow, scoreNow } from '@havre/engine/games/jamaica/questions.ts';
import { holdAt, type Ship } from '@havre/engine/games/jamaica/state.ts';
import { alike } from '@havre/engine/kernel/alike.ts';
import type { Outcome } from '@havre/engine/kernel/outcome.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';

/** The tokens that lie in a hold, or null. */
export function stackAt({ goods, tokens }: View, ship: Ship, hold: number): Stack | null {
  const at = holdAt(ship, hold);
  const inIt = goods[at] ?? NOTHING;
  return inIt === NOTHING || inIt === TILE ? null : { goods: goodsNamed(inIt), tokens: tokens[at] ?? 0 };
}

/** The holds of a ship, each with what lies in it. */
export const holdsOf = (view: View, ship: Ship): readonly (Stack | null)[] =>
  Array.from({ length: view.ships[ship]?.holds ?? 0 }, (_, hold) => stackAt(view, ship, hold));

/** The first hold of the board with the same in it as another: to the rules they are one. The 6th Hold is one of its own. */
export const twinOf = (view: View, ship: Ship, hold: number): number => equalTo(view, ship, hold)[0] ?? hold;

/** Whether another hold has the same in it. */
export const hasTwin = (view: View, ship: Ship, hold: number): boolean => equalTo(view, ship, hold).length > 1;

/** The holds with the same in them, itself among them; the 6th is like no other. */
function equalTo(view: View, ship: Ship, hold: number): readonly number[] {
  if (hold === SIXTH) return [hold];
  const inIt = (one: number): string => `${view.goods[holdAt(ship, one)]} ${view.tokens[holdAt(ship, one)]}`;
  return Array.from({ length: SIXTH }, (_, one) => one).filter(one => inIt(one) === inIt(hold));
}

/** What is waiting to be stowed in a hold, or null. */
export function cargoOf(view: View): Stack | null {
  const { now } = view;
  if (now?.step === 'stowSpoils') return stackAt(view, now.loser ?? 0, now.hold ?? 0);
  const goods = GOODS_NAMES.find(name => goodsOf(name) === now?.goods);
  return goods === undefined ? null : { goods, tokens: now?.tokens ?? 0 };
}

/** How much of some goods a ship has. */
export const amountOf = (view: View, ship: Ship, goods: GoodsName): number =>
  holdsOf(view, ship).reduce((sum, stack) => sum + (stack?.goods === goods ? stack.tokens : 0), 0);

const NUMBERS: { readonly [G in GoodsName]: Goods } = { gold: GOLD, food: FOOD, powder: POWDER };

/** Goods as the rules number them. */
export const goodsOf = (name: GoodsName): Goods => NUMBERS[name];

/** The ship that is at it: the one that is asked for, in a fight, or whose turn it is; null between turns. */
export function activeShip({ now, turn, seats, ships, over }: View): Ship | null {
  if (over) return null;
  if (now?.step === 'steerGhost') return seats.length;
  const named = now?.ship ?? now?.winner;
  if (named !== undefined) return named;
  return turn >= 0 && ships[turn] !== undefined ? turn : null;
}

/** The ships that what is asked is about. With The Crew one may attack from a space away: the other is not always beside. */
export function shipsConcerned(view: View, legal: readonly Action[], seat: Seat | null): readonly Ship[] {
  if (view.fight !== null) return [view.fight.attacker, view.fight.defender];
  const ship = activeShip(view) ?? seat;
  const attacked = legal.flatMap(action => (action.type === 'attack' ? [action.ship] : []));
  return ship === null ? attacked : [ship, ...attacked];
}

/** Whether two actions are the same to the rules. */
export const isSame: (one: Action, other: Action) => boolean = alike;

/** What the characters aboard add to a score, which has no part of its own for them. */
export const crewShare = ({ position, gold, treasures, total }: ScoreNow): number =>
  total - position - gold - treasures.reduce((sum, worth) => sum + worth, 0);

/**
 * The ships that are counted at the end, whoever has won first, by whichever rule: the largest sum does not decide everything.
 * Where only the sums are known, they decide.
 */
export function shipsByPlace(view: View, outcome: Outcome | null): readonly Ship[] {
  const placeOf = (ship: Ship): number => (outcome === null || outcome.void ? 1 : (outcome.sides[ship]?.place ?? 1));
  const total = (ship: Ship): number => scoreNow(view, ship).total;
  return view.ships
    .flatMap(({ seat }, ship) => (seat >= 0 && view.gone.includes(seat) ? [] : [ship]))
    .toSorted((one, other) => placeOf(one) - placeOf(other) || total(other) - total(one));
}
