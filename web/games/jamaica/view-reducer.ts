/**
 * What somebody at the table sees after each event: the view before it, changed by what was told.
 *
 * Nothing is told of what will be asked next: `now` and `asked` stay empty until the table itself says it.
 */
import { PORT_ROYAL, type Space, stepsToGo } from '@havre/engine/games/jamaica/board.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import type { SeatView, View } from '@havre/engine/games/jamaica/information.ts';
import { type Card, MORNING } from '@havre/engine/games/jamaica/material.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import { NOBODY, type Seat } from '@havre/engine/kernel/seats.ts';
import { afterCombatEvent } from './view-reducer-combat.ts';
import { afterCrewEvent, withCrewTold } from './view-reducer-crew.ts';
import { emptied, filled, withoutTokens, withShip } from './view-reducer-holds.ts';
import { found, shown, withoutAnything } from './view-reducer-treasures.ts';

/**
 * The view a witness has after an event. Whoever sits in `seat` was told the cards of that hand.
 * @example const after = reduceView(view, { type: 'dicePlaced', rule: 'JAM-ROUND-03', seat: 1, sun: 2, moon: 5 }, 0);
 */
export function reduceView(view: View, event: Event, seat: Seat | null): View {
  const table = told({ ...view, now: null, asked: [] }, event, seat);
  return table.crew === null ? table : withCrewTold(view, table, event);
}

function told(view: View, event: Event, seat: Seat | null): View {
  switch (event.type) {
    case 'colourTaken':
      return withShip(view, event.seat, { colour: event.colour });
    case 'ghostJoined':
    case 'treasuresLaid':
    case 'dealt':
    case 'captainDrawn':
      return view; // a table is laid out when it is first seen
    case 'drew':
      return drawn(view, event.seat, event.count, event.seat === seat ? event.secret?.cards : undefined);
    case 'compassPassed':
      return { ...view, captain: event.seat, round: view.round + 1, rolled: [0, 0], dice: [0, 0] };
    case 'diceRolled':
      return { ...view, round: event.round, rolled: event.dice, dice: [0, 0] };
    case 'dicePlaced':
      return { ...view, dice: [event.sun, event.moon] };
    case 'cardChosen':
      return chosen(view, event.seat, event.seat === seat ? event.secret?.card : undefined);
    case 'cardTurnedUp':
      return turnedUp(view, event.seat, event.card, seat);
    case 'reshuffled':
      // cards drawn before it, of which nothing is told until all are drawn, still count as lying on the pile
      return withSeat(view, event.seat, { pile: (view.seats[event.seat]?.pile ?? 0) + event.count, discard: [] });
    case 'loaded':
      return acted(filled(view, event.ship, event.hold, event), event.ship);
    case 'loadIgnored':
      return acted(view, event.ship);
    case 'shortageRolled':
    case 'stayed':
    case 'scored':
    case 'ranOutOfTime':
      return view;
    case 'sailed':
      return acted(moved(view, event.ship, event.to, event.lap), event.ship);
    case 'retreated':
      return moved(view, event.ship, event.to, event.lap);
    case 'finished':
      return moved(view, event.ship, PORT_ROYAL, 1);
    case 'paid':
    case 'ranShort':
      return withoutTokens(view, event.ship, event.holds);
    case 'tookTreasure':
      return found(view, event);
    case 'attacked':
    case 'powderSpent':
    case 'combatRolled':
    case 'combatRerolled':
    case 'combatEnded':
    case 'combatBrokenOff':
    case 'noSpoils':
    case 'holdStolen':
    case 'treasureStolen':
    case 'treasureGiven':
      return afterCombatEvent(view, event, seat);
    case 'treasuresShown':
      return shown(view, event.ship, event.treasures);
    case 'won':
      return { ...view, over: true, fight: null };
    case 'left':
      return withoutLeaver(view, event.seat, seat);
    default:
      return afterCrewEvent(view, event);
  }
}

const withSeat = (view: View, seat: Seat, change: Partial<SeatView>): View => ({
  ...view,
  seats: view.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
});

function drawn(view: View, seat: Seat, count: number, cards: readonly Card[] | undefined): View {
  const { hand = 0, pile = 0 } = view.seats[seat] ?? {};
  const table = withSeat(view, seat, { hand: hand + count, pile: pile - count });
  return cards === undefined ? table : { ...table, hand: [...(view.hand ?? []), ...cards] };
}

function chosen(view: View, seat: Seat, card: Card | undefined): View {
  const { hand = 0 } = view.seats[seat] ?? {};
  const table = withSeat(view, seat, { hand: hand - 1, hasChosen: true });
  return card === undefined ? table : { ...table, chosen: card, hand: (view.hand ?? []).filter(held => held !== card) };
}

function turnedUp(view: View, seat: Seat, card: Card, own: Seat | null): View {
  const { discard = [] } = view.seats[seat] ?? {};
  const table = withSeat(view, seat, { hasChosen: false, discard: [...discard, card] });
  return { ...table, turn: seat, half: MORNING, chosen: seat === own ? null : view.chosen };
}

/** A player's ship acts twice in its turn, then it is the evening; the ghost when everybody has had a turn. */
function acted(view: View, ship: Ship): View {
  if (ship >= view.seats.length) return { ...view, turn: NOBODY };
  return view;
}

const moved = (view: View, ship: Ship, space: Space, lap: number): View =>
  withShip(view, ship, { space, lap, toGo: stepsToGo(space, lap) });

/** A ship leaves with all it has; its seat is skipped from then on. */
function withoutLeaver(view: View, leaver: Seat, own: Seat | null): View {
  const table = withSeat(withoutAnything(view, leaver), leaver, { hand: 0, pile: 0, discard: [], hasChosen: false });
  const isOwn = leaver === own;
  return {
    ...emptied(table, leaver),
    gone: [...view.gone, leaver].sort((one, other) => one - other),
    hand: isOwn ? [] : view.hand,
    chosen: isOwn ? null : view.chosen,
  };
}
