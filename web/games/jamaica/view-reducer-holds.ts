/** A ship and its holds as a witness sees them change. */
import type { Stack, Taken } from '@havre/engine/games/jamaica/events.ts';
import type { ShipView, View } from '@havre/engine/games/jamaica/information.ts';
import {
  FOOD,
  GOLD,
  type Goods,
  type GoodsName,
  HOLDS,
  NOTHING,
  POWDER,
} from '@havre/engine/games/jamaica/material.ts';
import { holdAt, type Ship } from '@havre/engine/games/jamaica/state.ts';

const GOODS: { readonly [G in GoodsName]: Goods } = { gold: GOLD, food: FOOD, powder: POWDER };

/** The table once a hold has something else in it. */
export const filled = (view: View, ship: Ship, hold: number, { goods, tokens }: Stack): View =>
  put(view, ship, hold, GOODS[goods], tokens);

/** The table once tokens have left holds. */
export const withoutTokens = (view: View, ship: Ship, taken: readonly Taken[]): View =>
  taken.reduce((table, { hold, tokens }) => {
    const at = holdAt(ship, hold);
    return put(table, ship, hold, table.goods[at] ?? NOTHING, (table.tokens[at] ?? 0) - tokens);
  }, view);

/** The table once a hold, or every hold of a ship, is empty. */
export const emptied = (view: View, ship: Ship, hold?: number): View =>
  Array.from({ length: HOLDS }, (_, one) => one)
    .filter(one => hold === undefined || one === hold)
    .reduce((table, one) => put(table, ship, one, NOTHING, 0), view);

const put = (view: View, ship: Ship, hold: number, goods: Goods, tokens: number): View => ({
  ...view,
  goods: view.goods.with(holdAt(ship, hold), tokens === 0 ? NOTHING : goods),
  tokens: view.tokens.with(holdAt(ship, hold), tokens),
});

/** The same table with something else about a ship. */
export const withShip = (view: View, ship: Ship, change: Partial<ShipView>): View => ({
  ...view,
  ships: view.ships.map((one, i) => (i === ship ? { ...one, ...change } : one)),
});
