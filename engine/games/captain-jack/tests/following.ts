/** A second, simple table, laid out from what is told and from nothing else. */
import { expect } from 'vitest';
import type { Event } from '../events.ts';
import type { View } from '../information.ts';
import { AREA_OF, BESIDE, type Card, type Letter, PORT } from '../material.ts';

export interface FollowedShip {
  place: number;
  cards: { card: Card; turned: boolean; bottles: number }[];
  doubloons: number;
  letters: Letter[];
  gone: boolean;
}

export interface Followed {
  ships: FollowedShip[];
  supply: number;
  rum: number;
  piles: number[];
  discards: Card[][];
  open: Letter[];
  letters: number;
  revealed: Card | null;
}

export const laidOut = (seats: number): Followed => ({
  ships: Array.from({ length: seats }, () => ({ place: BESIDE, cards: [], doubloons: 0, letters: [], gone: false })),
  supply: 0,
  rum: 0,
  piles: [0, 0, 0],
  discards: [[], [], []],
  open: [],
  letters: 20,
  revealed: null,
});

/** A card aboard. */
export function aboard(at: Followed, seat: number, card: Card): FollowedShip['cards'][number] {
  const stowed = at.ships[seat].cards.find(one => one.card === card);
  if (stowed === undefined) throw new Error(`card ${card} is not aboard the ship of seat ${seat}`);
  return stowed;
}

function takeOff(at: Followed, seat: number, card: Card): FollowedShip['cards'][number] {
  const stowed = aboard(at, seat, card);
  at.ships[seat].cards = at.ships[seat].cards.filter(one => one !== stowed);
  return stowed;
}

/** Onto the discard pile of its area; bottles go back to the island (CJG-ADV-RUM-13). */
function throwOff(at: Followed, seat: number, card: Card): void {
  at.rum += takeOff(at, seat, card).bottles;
  at.discards[AREA_OF[card]].push(card);
}

/** The card that lies revealed comes aboard. */
function gain(at: Followed, seat: number, card: Card, turned: boolean): void {
  expect(at.revealed).toBe(card);
  at.revealed = null;
  at.ships[seat].cards.push({ card, turned, bottles: 0 });
}

/** One thing that was told, done on the second table. */
export function hear(at: Followed, event: Event): void {
  switch (event.type) {
    case 'laidOut':
      Object.assign(at, { supply: event.doubloons, rum: event.rum, piles: [...event.piles] });
      return;
    case 'letterOpened':
      at.open.push(event.letter);
      at.letters--;
      return;
    case 'sailed':
    case 'docked':
      expect(at.ships[event.seat].place).toBe(event.from);
      at.ships[event.seat].place = event.type === 'sailed' ? event.area : PORT;
      return;
    case 'reshuffled':
      expect(at.discards[event.area]).toHaveLength(event.count);
      at.piles[event.area] = event.count;
      at.discards[event.area] = [];
      return;
    case 'revealed':
      if (event.rule === 'CJG-TURN-08') at.piles[event.area]--;
      else expect(at.discards[event.area].pop()).toBe(event.card);
      at.revealed = event.card;
      return;
    case 'passedOver':
      expect(at.revealed).toBe(event.card);
      at.revealed = null;
      at.discards[event.area].push(event.card);
      return;
    case 'took':
    case 'captured':
      gain(at, event.seat, event.card, false);
      return;
    case 'kept':
      gain(at, event.seat, event.card, true);
      return;
    case 'discarded':
    case 'damaged':
      expect(aboard(at, event.seat, event.card).bottles).toBe(event.bottles);
      throwOff(at, event.seat, event.card);
      return;
    case 'delivered':
      throwOff(at, event.seat, event.card);
      return;
    case 'dug':
      for (const card of event.cards) throwOff(at, event.seat, card);
      return;
    case 'fulfilled':
      for (const card of event.cards) throwOff(at, event.seat, card);
      at.open.splice(at.open.indexOf(event.letter), 1);
      at.ships[event.seat].letters.push(event.letter);
      return;
    case 'paid':
      at.supply -= event.count;
      at.ships[event.seat].doubloons += event.count;
      expect(at.ships[event.seat].doubloons).toBe(event.total);
      return;
    case 'turned': {
      const stowed = aboard(at, event.seat, event.card);
      stowed.turned = !stowed.turned;
      return;
    }
    case 'stole':
      at.ships[event.seat].cards.push(takeOff(at, event.from, event.card));
      return;
    case 'poured':
      aboard(at, event.seat, event.card).bottles++;
      at.rum--;
      expect(at.rum).toBe(event.left);
      return;
    case 'worked':
      aboard(at, event.seat, event.card).bottles--;
      at.rum++;
      return;
    case 'left': {
      const ship = at.ships[event.seat];
      expect([ship.doubloons, ship.letters]).toEqual([event.doubloons, event.letters]);
      for (const card of event.cards) throwOff(at, event.seat, card);
      at.supply += event.doubloons;
      Object.assign(ship, { doubloons: 0, letters: [], gone: true });
      return;
    }
  }
}

/** The real table, as everybody sees it, in the same words; of a discard pile its size and its top. */
export const seen = ({ ships, supply, rum, areas, letters, revealed }: View) => ({
  ships: ships.map(({ place, cards, doubloons, letters: own, gone }) => ({
    place,
    cards: cards.map(({ card, turned, bottles }) => ({ card, turned, bottles })),
    doubloons,
    letters: own,
    gone,
  })),
  supply,
  rum,
  piles: areas.map(({ pile }) => pile),
  discards: areas.map(({ discards, top }) => [discards, top]),
  open: letters.open,
  letters: letters.pile,
  revealed,
});

/** The second table in the words of `seen`. */
export const shown = (at: Followed): ReturnType<typeof seen> => ({
  ...at,
  discards: at.discards.map(pile => [pile.length, pile.at(-1) ?? null]),
});
