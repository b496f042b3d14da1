/** Small questions that every part of the board asks of a view. */
import type { Action } from '@havre/engine/games/captain-jack/actions.ts';
import type { Event } from '@havre/engine/games/captain-jack/events.ts';
import type { ShipView, View } from '@havre/engine/games/captain-jack/information.ts';
import { AREA_OF, type Card, type Side } from '@havre/engine/games/captain-jack/material.ts';
import { sideOf } from '@havre/engine/games/captain-jack/state.ts';
import { alike } from '@havre/engine/kernel/alike.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';

export type StowedView = ShipView['cards'][number];

/** Whether two actions are the same to the rules. */
export const isSame: (one: Action, other: Action) => boolean = alike;

/** The cards aboard that lie on one side of the plan, in the order in which they came. */
export const cardsAt = ({ cards }: ShipView, side: Side): StowedView[] =>
  cards.filter(stowed => sideOf(stowed) === side);

/** The seats around the table, from the one after the own; for onlookers all of them. */
export function seatsAround(seats: number, own: Seat | null): Seat[] {
  const all = Array.from({ length: seats }, (_, i) => (own === null ? i : (own + 1 + i) % seats));
  return all.filter(seat => seat !== own);
}

/** Whose plan is being picked from, or just was: after a lost fight, or a boarding. */
export function victimOf({ moment, turn, boarding, asked }: View, event: Event | null): Seat | null {
  if (event?.type === 'damaged') return event.seat;
  if (event?.type === 'stole') return event.from;
  if (event !== null) return null;
  if (moment === 'damage') return turn;
  if (moment !== 'spoils' || boarding === null) return null;
  return boarding.attacker === asked ? boarding.defender : boarding.attacker;
}

/** What the rules offer to do with one card: everything that names it alone. */
export const withCard = (legal: readonly Action[], card: Card): Action[] =>
  legal.filter(action => 'card' in action && action.card === card);

/** Sets of three maps that could be dug, each once whatever the order. */
export function digsIn(legal: readonly Action[]): Extract<Action, { type: 'dig' }>[] {
  const seen = new Set<string>();
  return legal.filter((action): action is Extract<Action, { type: 'dig' }> => {
    if (action.type !== 'dig') return false;
    const key = [...action.cards].sort((one, other) => one - other).join();
    return !seen.has(key) && seen.add(key).size > 0;
  });
}

export const hasAll = (cards: readonly Card[], some: readonly Card[]): boolean =>
  some.every(card => cards.includes(card));

/**
 * The action that takes exactly these cards, of several the one that lays them down in this order, as far as that shows: what
 * was picked last ends on top of its discard pile.
 * @example withCards(payments, [41, 12])
 */
export function withCards<A extends Action>(actions: readonly A[], cards: readonly Card[]): A | null {
  const cardsOf = (action: A): readonly Card[] => ('cards' in action ? action.cards : []);
  const same = actions.filter(action => cardsOf(action).length === cards.length && hasAll(cardsOf(action), cards));
  const onTop = lastOfAreas(cards);
  return same.find(action => hasAll(onTop, lastOfAreas(cardsOf(action)))) ?? same[0] ?? null;
}

/** Of each area the card that comes last. */
const lastOfAreas = (cards: readonly Card[]): Card[] =>
  cards.filter((card, i) => !cards.slice(i + 1).some(later => AREA_OF[later] === AREA_OF[card]));
