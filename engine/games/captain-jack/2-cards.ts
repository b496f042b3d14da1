/** Chapter 2: how a sea card works, where it lies and where it goes. */
import type { Seat } from '../../kernel/seats.ts';
import { playsBy } from '../../kernel/versions.ts';
import { AREA_OF, type Card } from './material.ts';
import { powers } from './powers.ts';
import { indexAboard, type State, type Stowed, sideOf } from './state.ts';

/** CJG-CARD-09, CJG-CARD-10: onto the discard pile of its own area, where it lies with the arrow half up again. */
export function layOnDiscard(s: State, card: Card): void {
  s.discards[AREA_OF[card]].push(card);
}

/**
 * A card comes aboard. With the arrow half up (CJG-CARD-03, CJG-HOLD-17), and of no use this turn, unless a rule says
 * otherwise.
 */
export function stow(s: State, seat: Seat, card: Card, turned = false, fresh = true): Stowed {
  const stowed = { card, turned, fresh, bottles: 0, busy: false, handled: false };
  s.ships[seat].cards.push(stowed);
  return stowed;
}

/**
 * Takes a card off a ship; where it goes is for the caller to say. To another ship it goes by boarding alone
 * (CJG-HOLD-20).
 */
export function takeOff(s: State, seat: Seat, card: Card): Stowed {
  const ship = s.ships[seat];
  const { cards } = ship;
  const at = indexAboard(ship, card);
  const stowed = cards[at];
  for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i];
  cards.pop();
  return stowed;
}

/** Takes a card off a ship and lays it on its discard pile. */
export function throwOff(s: State, seat: Seat, card: Card): Stowed {
  const stowed = takeOff(s, seat, card);
  powers(s).giveTokensBack(s, stowed);
  layOnDiscard(s, card);
  return stowed;
}

/** CJG-CARD-04: by 180°, so that the other half is up; it moves to the place that half requires, and is as new there as it was (CJG-HOLD-19). */
export function turnOver(s: State, seat: Seat, card: Card, rule: 'CJG-PORT-14' | 'CJG-ADV-SAILOR-60'): void {
  const ship = s.ships[seat];
  const stowed = ship.cards[indexAboard(ship, card)];
  const from = sideOf(stowed);
  stowed.turned = !stowed.turned;
  s.journal?.add({ type: 'turned', rule, seat, card, from, to: sideOf(stowed) });
}

/**
 * CJG-CARD-16: whether it is a choice in which order cards go to a discard pile: where somebody could make use of the one on
 * top. In version 1 it always was.
 */
export const orderMatters = (s: Pick<State, 'advanced' | 'version'>): boolean =>
  powers(s).topDiscardCounts || !playsBy(s, 2);

/**
 * The orders in which cards can be picked that make a difference afterwards: of each area, any of them may end on top
 * (CJG-CARD-16).
 * @example pickings(s, [coast1, coast2, channel1]) // [[coast1, coast2, channel1], [coast2, coast1, channel1]]
 */
export function pickings(s: State, cards: readonly Card[]): (readonly Card[])[] {
  let orders = [cards];
  if (areAllOfDifferentAreas(cards) || !orderMatters(s)) return orders;
  for (const first of cards) {
    const group = cards.filter(card => AREA_OF[card] === AREA_OF[first]);
    if (group[0] === first && group.length > 1) orders = withEachLast(orders, group);
  }
  return orders;
}

function areAllOfDifferentAreas(cards: readonly Card[]): boolean {
  let areas = 0;
  for (let i = 0; i < cards.length; i++) {
    const area = 1 << AREA_OF[cards[i]];
    if ((areas & area) !== 0) return false;
    areas |= area;
  }
  return true;
}

/** Each order with each card of a group as the last of it, the last of them first. */
function withEachLast(orders: readonly (readonly Card[])[], group: readonly Card[]): (readonly Card[])[] {
  const last = group[group.length - 1];
  const found: (readonly Card[])[] = [];
  for (const order of orders)
    for (let i = group.length - 1; i >= 0; i--)
      found.push(group[i] === last ? order : pickedAfter(order, group[i], last));
  return found;
}

/** The same order, but for one card that is picked right after another. */
function pickedAfter(order: readonly Card[], card: Card, other: Card): readonly Card[] {
  const picked = order.slice();
  const from = order.indexOf(card);
  const to = order.indexOf(other);
  for (let i = from; i < to; i++) picked[i] = order[i + 1];
  picked[to] = card;
  return picked;
}
