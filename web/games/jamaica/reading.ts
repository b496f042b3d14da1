/** Small questions that every part of the board asks of a view. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { Stack } from '@havre/engine/games/jamaica/events.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import {
  FOOD,
  GOLD,
  type Goods,
  type GoodsName,
  goodsNamed,
  NOTHING,
  POWDER,
  TILE,
} from '@havre/engine/games/jamaica/material.ts';
import { holdAt, type Ship } from '@havre/engine/games/jamaica/state.ts';
import { canonical } from '@havre/engine/kernel/canonical.ts';

/** The tokens that lie in a hold, or null. */
export function stackAt({ goods, tokens }: View, ship: Ship, hold: number): Stack | null {
  const at = holdAt(ship, hold);
  const inIt = goods[at] ?? NOTHING;
  return inIt === NOTHING || inIt === TILE ? null : { goods: goodsNamed(inIt), tokens: tokens[at] ?? 0 };
}

/** The holds of a ship, each with what lies in it. */
export const holdsOf = (view: View, ship: Ship): readonly (Stack | null)[] =>
  Array.from({ length: view.ships[ship]?.holds ?? 0 }, (_, hold) => stackAt(view, ship, hold));

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

/** Whether two actions are the same to the rules. */
export const isSame = (one: Action, other: Action): boolean => canonical(one) === canonical(other);
