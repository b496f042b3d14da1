/** Chapter 7: shortage (pénurie), 2007 edition. */

import { call } from '../../kernel/flow.ts';
import { playsBy } from '../../kernel/versions.ts';
import { arrive } from './4-movement.ts';
import { KIND, type Path, PRICE, SPACES, type Space, waysBack } from './board.ts';
import { book } from './book.ts';
import { FOOD, GOLD, type Goods } from './material.ts';
import { paysWith } from './powers.ts';
import { goBack, payAll, RETREATS, tellRetreat, wayTo } from './retreat.ts';
import { decider, NO_SHIP, type Ship, type State, tokensOf } from './state.ts';

/** The highest prices of a port and of a sea space: more doubloons or food than that make no difference. */
const [DEAREST_PORT, DEAREST_SEA] = (['port', 'sea'] as const).map(kind =>
  Math.max(...PRICE.filter((_, space) => KIND[space] === kind)),
);

/** Ways back for every purse, worked out when first needed: by doubloons, food and space. */
const known: (readonly Path[])[] = [];

/**
 * JAM-SHORTAGE07-03, JAM-SHORTAGE07-04, JAM-SHORTAGE07-13, JAM-SHORTAGE07-14: on each route the first space that could be
 * paid in full with so much gold and food; lairs are free.
 */
export function payableWaysBack(from: Space, gold: number, food: number): readonly Path[] {
  const most = Math.min(gold, DEAREST_PORT);
  const mostFood = Math.min(food, DEAREST_SEA);
  const key = (most * (DEAREST_SEA + 1) + mostFood) * SPACES + from;
  known[key] ??= waysBack(from, space => PRICE[space] <= (KIND[space] === 'port' ? most : mostFood));
  return known[key];
}

/**
 * JAM-SHORTAGE07-09: what is left after the first payment decides. A ship that may pay with other goods may also stop
 * where it could pay with them (CREW-POWER-44).
 */
export function waysBackOf(s: State, ship: Ship): readonly Path[] {
  const gold = tokensOf(s, ship, GOLD);
  const food = tokensOf(s, ship, FOOD);
  const [forPorts, forSea] = [paysWith(s, ship, GOLD), paysWith(s, ship, FOOD)];
  if (forPorts === GOLD && forSea === FOOD) return payableWaysBack(s.space[ship], gold, food);
  const [most, mostFood] = [tokensOf(s, ship, forPorts), tokensOf(s, ship, forSea)];
  const stops = (space: Space): boolean => isPayable(space, gold, food);
  return waysBack(s.space[ship], stops, space => isPayable(space, most, mostFood));
}

const isPayable = (space: Space, purse: number, larder: number): boolean =>
  PRICE[space] <= (KIND[space] === 'port' ? purse : larder);

/**
 * CREW-POWER-44: to stop on a space that its own goods do not pay is to promise the exchange. In version 1 it could still be
 * refused, after a combat too, and the ship went on to the next fight.
 */
const promisesExchange = (s: State, ship: Ship, space: Space): boolean =>
  playsBy(s, 2) && !isPayable(space, tokensOf(s, ship, GOLD), tokensOf(s, ship, FOOD));

/** JAM-SHORTAGE07-02, JAM-SHORTAGE07-03, JAM-SHORTAGE07-07: pay what one can, go back, pay there. */
export function shortageOf2007(s: State, ship: Ship, demand: Goods): void {
  payAll(s, ship, demand, PRICE[s.space[ship]], 'JAM-SHORTAGE07-02');
  const ways = waysBackOf(s, ship);
  if (ways.length === 1) goBackAlong(s, ship, ways[0]);
  else call(s, chooseRetreat, { ship });
}

/**
 * JAM-SHORTAGE07-03, JAM-SHORTAGE07-07: the ship goes back, and the space it comes to is paid, unless it is a lair
 * (JAM-SHORTAGE07-05). It arrives there, and only there (JAM-SHORTAGE07-10): after a combat (JAM-SHORTAGE07-06) it may have a
 * shortage again (JAM-SHORTAGE07-11).
 */
function goBackAlong(s: State, ship: Ship, path: Path): void {
  const to = path[path.length - 1];
  const from = goBack(s, ship, to);
  tellRetreat(s, ship, from, path, 'JAM-SHORTAGE07-03');
  arrive(s, ship, true, promisesExchange(s, ship, to));
}

/** JAM-SHORTAGE07-08: where the way back divides, the mover chooses. */
export const chooseRetreat = book.choice<{ ship: Ship }>('chooseRetreat', {
  who: (s, v) => decider(s, v.ship, NO_SHIP),
  legal(s, v, _seat, out) {
    for (const path of waysBackOf(s, v.ship)) out.push(RETREATS[path[path.length - 1]]);
  },
  otherwise: (s, v) => RETREATS[waysBackOf(s, v.ship)[0].at(-1) ?? 0], // JAM-NET-01
  apply(s, v, action) {
    if (action.type === 'retreat') goBackAlong(s, v.ship, wayTo(waysBackOf(s, v.ship), action.to));
  },
});
