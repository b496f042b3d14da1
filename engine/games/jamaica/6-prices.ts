/** Chapter 6: the price of a space (prix des cases). */
import { shortageOf2007 } from './7-shortage-2007.ts';
import { shortageOf2021 } from './8-shortage-2021.ts';
import { takeTreasure } from './9-treasures.ts';
import { KIND, LAIR_BIT, PRICE, type Space } from './board.ts';
import { FOOD, GOLD, type Goods } from './material.ts';
import { PRICE_OF_SPACE, pay } from './payment.ts';
import { offersExchange, oncePaid } from './powers.ts';
import { isGhost, type Ship, type State, tokensOf } from './state.ts';

/** What a space is paid with: JAM-PRICE-01, JAM-PRICE-02. */
export const demandOf = (space: Space): Goods => DEMANDS[space];
const DEMANDS: readonly Goods[] = KIND.map(kind => (kind === 'port' ? GOLD : FOOD));

/**
 * JAM-COMBAT-50, JAM-PRICE-03, JAM-PRICE-04: after any combat the treasure of a lair, or the price of the space. The
 * ghost pays none (JAM-GHOST-08, JAM-GHOST-44), and so never recruits (CREW-GHOST-02); nor does a ship after a shortage
 * of 2021 (JAM-SHORTAGE21-08, CREW-RECRUIT-16), which still takes a treasure (JAM-SHORTAGE21-13).
 */
export function settle(s: State, ship: Ship, priced: boolean, promised: boolean): void {
  const space = s.space[ship];
  if (LAIR_BIT[space] !== 0) takeTreasure(s, ship, space);
  else if (priced && !isGhost(s, ship)) payPrice(s, ship, space, promised);
}

/**
 * JAM-PRICE-06, JAM-PRICE-11: whoever can pay must, with tokens and not with treasures (JAM-PRICE-12) or characters
 * (CREW-LOAD-12), spoils of the combat included (JAM-SHORTAGE07-19); whoever cannot has a shortage (JAM-SHORTAGE07-01,
 * JAM-SHORTAGE21-01). After one of 2007 a price can be paid in full here, and somebody recruited (CREW-RECRUIT-15).
 */
function payPrice(s: State, ship: Ship, space: Space, promised: boolean): void {
  const demand = demandOf(space);
  if (tokensOf(s, ship, demand) >= PRICE[space]) {
    oncePaid(s, ship); // called first, so that it comes once everything is paid (CREW-RECRUIT-14)
    pay(s, ship, demand, PRICE[space], PRICE_OF_SPACE);
  } else if (!offersExchange(s, ship, demand, PRICE[space], promised)) runShort(s, ship, demand);
}

/** What happens to a ship that cannot pay, by edition. It pays in part, so nobody is recruited (CREW-RECRUIT-10). */
export function runShort(s: State, ship: Ship, demand: Goods): void {
  if (s.edition === '2007') shortageOf2007(s, ship, demand);
  else shortageOf2021(s, ship, demand);
}
