/** Chapter 3: loading (chargement). */
import { call } from '../../kernel/flow.ts';
import type { Action } from './actions.ts';
import { book } from './book.ts';
import type { Stack } from './events.ts';
import { BOARD_HOLDS, type Goods, goodsNamed, HOLDS, NOTHING, SIXTH, TILE } from './material.ts';
import { loadBonus, loadBy, tellEmptied } from './powers.ts';
import { decider, fill, holdAt, holdsOf, NO_SHIP, type Ship, type State } from './state.ts';

/** A set of holds, one bit each. */
export type Holds = number;

/**
 * The holds into which some goods may go: an empty one if there is any (JAM-LOAD-03, JAM-LOAD-04, JAM-LOAD-10), else one
 * that holds other goods and is emptied first (JAM-LOAD-06, JAM-LOAD-07); none if all hold these goods (JAM-LOAD-08). Of
 * holds on the board that look the same, which are equal (JAM-SETUP-14), only the first; the 6th Hold is a choice of its
 * own (JAM-LOAD-15). A tile of an expansion is loaded like goods (CREW-LOAD-01): alone in its hold (CREW-LOAD-02), and
 * never in the place of another (CREW-LOAD-03). For goods a tile is one more thing that may go (CREW-LOAD-13) or has to
 * (CREW-LOAD-06).
 */
export function room(s: State, ship: Ship, goods: Goods): Holds {
  const first = holdAt(ship, 0);
  const count = holdsOf(s, ship);
  const empty = emptyHolds(s, first, count);
  return empty !== 0 ? empty : othersThan(s, first, count, goods);
}

/** Whether goods find an empty hold; else they put something else overboard (JAM-LOAD-06). */
export const hasEmptyHold = (s: State, ship: Ship): boolean => emptyHolds(s, holdAt(ship, 0), holdsOf(s, ship)) !== 0;

function emptyHolds({ goods }: State, first: number, count: number): Holds {
  let empty = 0;
  for (let hold = 0; hold < count; hold++)
    if (goods[first + hold] === NOTHING && (hold === SIXTH || empty === 0)) empty |= 1 << hold;
  return empty;
}

function othersThan(s: State, first: number, count: number, goods: Goods): Holds {
  let others = 0;
  for (let hold = 0; hold < count; hold++)
    if (s.goods[first + hold] !== goods && !hasTwinBefore(s, first, hold)) others |= 1 << hold;
  return others;
}

/** Whether there is room for some goods at all: only a ship that has nothing else in any hold has none (JAM-LOAD-08). */
export function hasRoom(s: State, ship: Ship, goods: Goods): boolean {
  const first = holdAt(ship, 0);
  for (let at = first, last = first + holdsOf(s, ship); at < last; at++) if (s.goods[at] !== goods) return true;
  return false;
}

/** Whether an earlier hold of the board has the same in it. */
export function hasTwinBefore(s: State, first: number, hold: number): boolean {
  if (hold >= BOARD_HOLDS) return false;
  const { goods, tokens } = s;
  for (let at = first; at < first + hold; at++)
    if (goods[at] === goods[first + hold] && tokens[at] === tokens[first + hold]) return true;
  return false;
}

/**
 * JAM-LOAD-01, JAM-LOAD-02: so many tokens as the die shows, from the Bank; two loads of one card are two stacks
 * (JAM-LOAD-11).
 */
export function load(s: State, ship: Ship, goods: Goods, die: number): void {
  const holds = room(s, ship, goods);
  if (holds === 0) s.journal?.add({ type: 'loadIgnored', rule: 'JAM-LOAD-08', ship, goods: goodsNamed(goods) });
  else if ((holds & (holds - 1)) === 0) loadInto(s, ship, 31 - Math.clz32(holds), goods, die);
  else call(s, chooseHold, { ship, goods, tokens: die });
}

export const LOADS: readonly Action[] = Array.from({ length: HOLDS }, (_, hold) => ({ type: 'load', hold }));

/**
 * JAM-LOAD-09, JAM-LOAD-15: the loader chooses the hold, and that is all: nobody moves or throws away tokens at will
 * (JAM-LOAD-14).
 */
export const chooseHold = book.choice<{ ship: Ship; goods: Goods; tokens: number }>('chooseHold', {
  who: (s, v) => decider(s, v.ship, NO_SHIP),
  legal(s, v, _seat, out) {
    for (let holds = room(s, v.ship, v.goods); holds !== 0; holds &= holds - 1)
      out.push(LOADS[31 - Math.clz32(holds & -holds)]);
  },
  otherwise: (s, v) => firstLoad(s, v.ship, v.goods),
  apply(s, v, action) {
    if (action.type === 'load') loadInto(s, v.ship, action.hold, v.goods, v.tokens);
  },
});

/** JAM-NET-01: the first possible hold. */
export function firstLoad(s: State, ship: Ship, goods: Goods): Action {
  const holds = room(s, ship, goods);
  return LOADS[31 - Math.clz32(holds & -holds)];
}

function loadInto(s: State, ship: Ship, hold: number, goods: Goods, die: number): void {
  const bonus = loadBonus(s, ship, hold);
  const tokens = die + bonus;
  const emptied = stow(s, ship, hold, goods, tokens);
  if (s.journal === null) return;
  const rule = emptied === null ? 'JAM-LOAD-03' : 'JAM-LOAD-06';
  const what = { goods: goodsNamed(goods), tokens, hold, emptied };
  s.journal.add({ type: 'loaded', rule, ship, ...what, ...loadBy(bonus) });
}

/** Fills a hold; what was in it goes back to the Bank, and is told while somebody listens. */
export function stow(s: State, ship: Ship, hold: number, goods: Goods, tokens: number): Stack | null {
  const emptied = s.journal === null ? null : stackIn(s, ship, hold);
  if (s.journal !== null) tellEmptied(s, ship, hold);
  fill(s, ship, hold, goods, tokens);
  return emptied;
}

/** The tokens in a hold, for whoever tells of it; null where there are none. */
export function stackIn(s: State, ship: Ship, hold: number): Stack | null {
  const at = holdAt(ship, hold);
  return s.goods[at] === NOTHING || s.goods[at] === TILE
    ? null
    : { goods: goodsNamed(s.goods[at]), tokens: s.tokens[at] };
}
