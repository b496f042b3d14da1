/** What somebody at the table sees after each event: the view before it, changed by what was told. */
import type { View } from '@havre/engine/games/fuji-flush/information.ts';
import { type Card, NONE } from '@havre/engine/games/fuji-flush/material.ts';
import type { Event } from '@havre/engine/games/fuji-flush/state.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';

/**
 * The view a witness has after an event. Whoever sits in `seat` was told the cards of that hand.
 * @example const after = reduceView(view, { type: 'played', rule: 'FUJ-PLAY-01', seat: 2, card: 7, combined: 14, with: [0] }, 0);
 */
export function reduceView(view: View, event: Event, seat: Seat | null): View {
  switch (event.type) {
    case 'dealt':
      return {
        ...view,
        pile: view.pile - event.count,
        handSizes: view.handSizes.with(event.seat, event.count),
        hand: event.seat === seat ? held([], event.secret?.cards) : view.hand,
      };
    case 'began':
      return { ...view, turn: event.seat };
    case 'wentThrough':
      return {
        ...view,
        turn: event.seats[0] ?? view.turn,
        front: event.seats.reduce((front, owner) => front.with(owner, NONE), view.front),
        discard: [...view.discard, ...event.seats.map(() => event.card)],
      };
    case 'played':
      // Nothing is told of the turn being passed on: it is over as soon as what the card does is done.
      return {
        ...view,
        turn: nextAfter(view, event.seat),
        front: view.front.with(event.seat, event.card),
        handSizes: counted(view, event.seat, -1),
        hand: event.seat === seat ? without(view.hand, event.card) : view.hand,
      };
    case 'pushedOut':
      return { ...view, front: view.front.with(event.seat, NONE), discard: [...view.discard, event.card] };
    case 'drew':
      return {
        ...view,
        pile: view.pile - 1,
        handSizes: counted(view, event.seat, 1),
        hand: event.seat === seat ? held(view.hand, event.secret?.cards) : view.hand,
      };
    case 'reshuffled':
      return { ...view, pile: event.count, discard: [] };
    case 'won':
      return { ...view, over: true, winners: [...event.seats] };
    case 'ranOutOfTime':
      return view;
    case 'left':
      return withoutLeaver(view, event.seat, event.cards, seat);
  }
}

/** Everything of a leaver goes to the discard pile; the turn passes on, unless nobody is left to pass it to. */
function withoutLeaver(view: View, leaver: Seat, cards: readonly Card[], seat: Seat | null): View {
  const after = {
    ...view,
    gone: [...view.gone, leaver].sort((one, other) => one - other),
    front: view.front.with(leaver, NONE),
    handSizes: view.handSizes.with(leaver, 0),
    hand: leaver === seat ? [] : view.hand,
    discard: [...view.discard, ...cards],
  };
  const isAlone = after.gone.length === view.front.length - 1;
  return view.turn === leaver && !isAlone ? { ...after, turn: nextAfter(after, leaver) } : after;
}

/** The next player clockwise who is still there. */
function nextAfter({ front, gone }: View, seat: Seat): Seat {
  let next = seat;
  do next = (next + 1) % front.length;
  while (gone.includes(next) && next !== seat);
  return next;
}

const counted = ({ handSizes }: View, seat: Seat, change: number): number[] =>
  handSizes.with(seat, (handSizes[seat] ?? 0) + change);

/** A hand with some cards more, lowest first. */
const held = (hand: readonly Card[] | null, cards: readonly Card[] = []): Card[] =>
  [...(hand ?? []), ...cards].sort((one, other) => one - other);

/** A hand with one card less. */
function without(hand: readonly Card[] | null, card: Card): Card[] | null {
  if (hand === null) return null;
  return hand.toSpliced(hand.indexOf(card), 1);
}
