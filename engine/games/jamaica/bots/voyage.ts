/** What a card would bring a ship, guessed at a glance: loads counted, landings priced, fights weighed. */
import { KIND, LAIR_BIT, PORT_ROYAL, PRICE, reach, type Space } from '../board.ts';
import { BACKWARD, type Card, FOOD, FORWARD, GOLD, ICON, type Icon, POWDER } from '../material.ts';
import { holdAt, holdsOf, type Ship, type State, tokensOf } from '../state.ts';
import { roomOf, type Stores, stackWorth, stepsLeft, storesOf, storesWorth, weightsAt } from './standing.ts';

/** Points for a treasure unseen, and for being sent back. */
const TREASURE = 2.5;
const SHORTAGE = 4;
/** How much more powder than the other side tips a fight, and what a fight is about. */
const POWDER_EDGE = 0.12;
const SPOILS = 3;
const HOME = 6;

/** A ship as it would be after a first action; kept between calls. */
const stores: Stores = { gold: 0, food: 0, powder: 0 };
let space: Space = PORT_ROYAL;
let isFinishing = false;

/** What a card would bring, with these dice on sun and moon. */
export function cardWorth(s: State, ship: Ship, card: Card, sun: number, moon: number): number {
  const weights = weightsAt(stepsLeft(s));
  const { gold, food, powder } = storesOf(s, ship);
  stores.gold = gold;
  stores.food = food;
  stores.powder = powder;
  space = s.space[ship];
  isFinishing = false;
  const before = storesWorth(stores, weights);
  let free = roomOf(s, ship);
  let gained = 0;
  for (let half = 0; half < 2 && !isFinishing; half++) {
    const icon = ICON[half][card];
    const die = half === 0 ? sun : moon;
    if (icon === FORWARD || icon === BACKWARD) gained += moveWorth(s, ship, die, icon === FORWARD, weights.step);
    else {
      if (free === 0) gained -= leastHold(s, ship, icon);
      else {
        free--;
        gained -= weights.room;
      }
      addTo(icon, die);
    }
  }
  return gained + storesWorth(stores, weights) - before;
}

function addTo(icon: Icon, tokens: number): void {
  if (icon === GOLD) stores.gold += tokens;
  else if (icon === FOOD) stores.food += tokens;
  else if (icon === POWDER) stores.powder += tokens;
}

/** What is lost when a hold with other goods must be emptied; much if there is none. */
function leastHold(s: State, ship: Ship, icon: Icon): number {
  const weights = weightsAt(stepsLeft(s));
  let least = 6;
  for (let hold = 0, count = holdsOf(s, ship); hold < count; hold++) {
    const at = holdAt(ship, hold);
    if (s.goods[at] === icon) continue;
    const worth = stackWorth(s.goods[at], s.tokens[at], weights);
    if (worth < least) least = worth;
  }
  return least;
}

/** The best landing of a move; the ship of the moment goes there and pays. */
function moveWorth(s: State, ship: Ship, die: number, forward: boolean, step: number): number {
  const { ends, overLine } = reach(space, die, forward);
  if (forward && s.lap[ship] === 0 && overLine[0]) {
    isFinishing = true;
    return HOME;
  }
  let best = Number.NEGATIVE_INFINITY;
  let to = ends[0];
  for (let i = 0; i < ends.length; i++) {
    const worth = landingWorth(s, ship, ends[i], stores);
    if (worth <= best) continue;
    best = worth;
    to = ends[i];
  }
  const price = PRICE[to];
  if (KIND[to] === 'port') stores.gold = stores.gold >= price ? stores.gold - price : 0;
  else if (KIND[to] === 'sea') stores.food = stores.food >= price ? stores.food - price : 0;
  space = to;
  return best + (forward ? step : -step) * die;
}

/** What it brings to stop on a space, beside the way made and the price paid. */
export function landingWorth(s: State, ship: Ship, to: Space, have: Stores): number {
  let worth = fightWorth(s, ship, to, have.powder);
  if (KIND[to] === 'lair') worth += (s.lairs & LAIR_BIT[to]) !== 0 ? TREASURE : 0;
  else if (KIND[to] !== 'portRoyal' && (KIND[to] === 'port' ? have.gold : have.food) < PRICE[to]) worth -= SHORTAGE;
  return worth;
}

function fightWorth(s: State, ship: Ship, to: Space, powder: number): number {
  if (to === PORT_ROYAL) return 0;
  for (let other = 0; other < s.space.length; other++) {
    if (other === ship || s.space[other] !== to) continue;
    const edge = POWDER_EDGE * (powder - tokensOf(s, other, POWDER));
    return SPOILS * Math.max(-0.8, Math.min(0.8, edge)) + 0.3;
  }
  return 0;
}
