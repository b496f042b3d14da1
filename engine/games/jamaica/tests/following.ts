/** A second, simple table, laid out from what the public is told and from nothing else. */
import { expect } from 'vitest';
import { board } from '../components.ts';
import type { Event, Taken, Voyage } from '../events.ts';
import type { View } from '../information.ts';

export interface Followed {
  ships: { space: number; lap: number; holds: [string, number][]; powers: string[]; faceDown: number }[];
  seats: { hand: number; pile: number; discard: number[]; hasChosen: boolean }[];
  lairs: number[];
  treasurePile: number;
  captain: number;
  dice: readonly number[];
}

const EMPTY: [string, number] = ['', 0];
const newShip = (holds: [string, number][]): Followed['ships'][number] => ({
  space: 0,
  lap: 0,
  holds: Array.from({ length: 6 }, (_, hold) => holds[hold] ?? EMPTY),
  powers: [],
  faceDown: 0,
});

/** A table as it is before anything is told: JAM-SETUP-03, JAM-SETUP-05, JAM-SETUP-10. */
export const laidOut = (seats: number): Followed => ({
  ships: Array.from({ length: seats }, () =>
    newShip([
      ['food', 3],
      ['gold', 3],
    ]),
  ),
  seats: Array.from({ length: seats }, () => ({ hand: 0, pile: 11, discard: [], hasChosen: false })),
  lairs: board.spaces.filter(({ kind }) => kind === 'lair').map(({ id }) => id),
  treasurePile: 0,
  captain: 0,
  dice: [0, 0],
});

function go(at: Followed, ship: number, { from, to, path, lap }: Voyage, forward: boolean | null): void {
  expect(at.ships[ship].space).toBe(from);
  expect(path.at(-1)).toBe(to);
  for (const [step, space] of path.entries()) {
    const before = step === 0 ? from : path[step - 1];
    const ahead = board.spaces[before].next.includes(space) && forward !== false;
    const behind = board.spaces[space].next.includes(before) && forward !== true;
    expect(ahead || behind).toBe(true);
  }
  Object.assign(at.ships[ship], { space: to, lap });
}

function take(at: Followed, ship: number, taken: readonly Taken[]): void {
  const { holds } = at.ships[ship];
  for (const { hold, tokens } of taken) {
    const [goods, had] = holds[hold];
    expect(had).toBeGreaterThanOrEqual(tokens);
    holds[hold] = had === tokens ? EMPTY : [goods, had - tokens];
  }
}

/** Powers lie in the order of the alphabet, so that two tables can be compared. */
function gain({ powers }: Followed['ships'][number], power: string): void {
  powers.push(power);
  powers.sort();
}

/** A treasure passes from one ship to another; the 6th Hold with what comes along. */
function pass(
  at: Followed,
  from: number,
  to: number,
  event: Extract<Event, { power: unknown; carried: unknown }>,
): void {
  const [giver, taker] = [at.ships[from], at.ships[to]];
  const { power, carried } = event;
  const wasOpen = power !== null && giver.powers.includes(power);
  if (wasOpen) giver.powers.splice(giver.powers.indexOf(power), 1);
  else giver.faceDown--;
  if (power === null) taker.faceDown++;
  else gain(taker, power);
  if (power !== 'sixthHold') return;
  giver.holds[5] = EMPTY;
  taker.holds[5] = carried === null ? EMPTY : [carried.goods, carried.tokens];
}

/** One thing that was told, done on the second table. */
export function hear(at: Followed, event: Event): void {
  switch (event.type) {
    case 'ghostJoined':
      at.ships.push(newShip(event.gold.map(gold => ['gold', gold])));
      at.ships[event.ship].powers.push('ladyBeth');
      return;
    case 'treasuresLaid':
      at.treasurePile = event.pile;
      return;
    case 'dealt':
    case 'drew':
      at.seats[event.seat].hand += event.count;
      at.seats[event.seat].pile -= event.count;
      return;
    case 'captainDrawn':
    case 'compassPassed':
      at.captain = event.seat;
      return;
    case 'diceRolled':
      at.dice = [0, 0];
      return;
    case 'dicePlaced':
      at.dice = [event.sun, event.moon];
      return;
    case 'cardChosen':
      at.seats[event.seat].hand--;
      at.seats[event.seat].hasChosen = true;
      return;
    case 'cardTurnedUp':
      at.seats[event.seat].hasChosen = false;
      at.seats[event.seat].discard.push(event.card);
      return;
    case 'reshuffled':
      Object.assign(at.seats[event.seat], { pile: event.count, discard: [] });
      return;
    case 'loaded': {
      const [goods, tokens] = at.ships[event.ship].holds[event.hold];
      expect(event.emptied).toEqual(tokens === 0 ? null : { goods, tokens });
      at.ships[event.ship].holds[event.hold] = [event.goods, event.tokens];
      return;
    }
    case 'sailed':
      go(at, event.ship, event, event.rule === 'JAM-GHOST-07' ? null : event.rule === 'JAM-MOVE-01');
      return;
    case 'retreated':
      go(at, event.ship, event, false);
      return;
    case 'paid':
    case 'ranShort':
    case 'powderSpent':
      take(at, event.ship, event.holds);
      return;
    case 'tookTreasure':
      at.lairs.splice(at.lairs.indexOf(event.space), 1);
      at.treasurePile--;
      if (event.power === null) at.ships[event.ship].faceDown++;
      else gain(at.ships[event.ship], event.power);
      return;
    case 'holdStolen':
      at.ships[event.loser].holds[event.hold] = EMPTY;
      if (event.into !== null) at.ships[event.ship].holds[event.into] = [event.goods, event.tokens];
      return;
    case 'treasureStolen':
      pass(at, event.loser, event.ship, event);
      return;
    case 'treasureGiven':
      pass(at, event.ship, event.to, event);
      return;
    case 'left':
      Object.assign(at.ships[event.seat], { ...newShip([]), space: -1, lap: at.ships[event.seat].lap });
      Object.assign(at.seats[event.seat], { hand: 0, pile: 0, discard: [], hasChosen: false });
      return;
  }
}

const GOODS = ['', 'gold', 'food', '', 'powder'];

/** The real table, as the public sees it, in the same words. */
export const seen = ({ ships, seats, goods, tokens, lairs, treasurePile, captain, dice }: View): Followed => ({
  ships: ships.map(({ space, lap, powers, faceDown }, ship) => ({
    space,
    lap,
    holds: Array.from({ length: 6 }, (_, hold) => [GOODS[goods[ship * 6 + hold]], tokens[ship * 6 + hold]]),
    powers: powers.toSorted(),
    faceDown: faceDown.length,
  })),
  seats: seats.map(seat => ({ ...seat, discard: [...seat.discard] })),
  lairs: [...lairs],
  treasurePile,
  captain,
  dice: [...dice],
});
