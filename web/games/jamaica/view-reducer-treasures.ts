/** Treasures as a witness sees them found, stolen, given and shown; who may look at one is known to everybody. */
import { NOWHERE } from '@havre/engine/games/jamaica/board.ts';
import type { Event, Stack } from '@havre/engine/games/jamaica/events.ts';
import type { FaceDown, View } from '@havre/engine/games/jamaica/information.ts';
import { BOARD_HOLDS, HOLDS, POWERS, type Power, SIXTH } from '@havre/engine/games/jamaica/material.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import { NOBODY, type Seat } from '@havre/engine/kernel/seats.ts';
import { emptied, filled, withShip } from './view-reducer-holds.ts';

type Told<T extends Event['type']> = Extract<Event, { type: T }>;

/** The top card of the pile goes to whoever has come first. */
export function found(view: View, event: Told<'tookTreasure'>): View {
  const { ship, space, power, secret, rule } = event;
  const table = { ...view, lairs: view.lairs.filter(lair => lair !== space) };
  if (rule === 'JAM-PRICE-14') return table;
  // of several that were looked at, all but one go back
  const back = view.crew?.lookedAt ?? 0;
  const taken = { ...table, treasurePile: view.treasurePile + back - 1 };
  if (power !== null) return withPower(taken, ship, power);
  if (event.shown !== undefined) return taken; // it lies face up, beside the ship
  return withHidden(taken, ship, { worth: secret?.worth ?? null, cursed: false, seenBy: eyesOf(view, ship) });
}

/** A treasure changes owner: a power openly, another one face down. */
export function stolen(view: View, event: Told<'treasureStolen'>, seat: Seat | null): View {
  const { ship, loser, power, carried, secret } = event;
  const isOpen = view.ships[loser]?.powers.some(one => one === power) === true;
  if (power !== null && isOpen) return passed(view, loser, ship, power, carried);
  if (event.shown !== undefined) {
    const wasShown = view.crew?.youkounkoun === loser;
    return wasShown ? view : picked(view, loser, event.shown)[0];
  }
  const looked = view.crew?.lookedAt ?? 0;
  if (looked > 0) return keptOf(view, looked, event);
  const mixed = mixedUp(view, loser, eyesOf(view, ship), seat);
  const [left, card] = picked(mixed, loser, secret?.worth ?? null);
  if (power !== null) return withPower(left, ship, power);
  const isCursed = card?.cursed === true;
  const seen = mayLook(eyesOf(view, ship), seat) ? (secret?.worth ?? null) : null;
  return withHidden(left, ship, { worth: seen, cursed: isCursed, seenBy: eyesOf(view, ship) });
}

/** Of the loser's treasures that were looked at one is kept, and the others go back: which they are, the table says. */
function keptOf(view: View, looked: number, { ship, loser, power, secret }: Told<'treasureStolen'>): View {
  const back = Array.from({ length: looked - 1 }, () => ({ worth: null, cursed: false, seenBy: [] }));
  const table = back.reduce((one, card) => withHidden(one, loser, card), view);
  if (power !== null) return withPower(table, ship, power);
  return withHidden(table, ship, { worth: secret?.worth ?? null, cursed: false, seenBy: eyesOf(view, ship) });
}

/** Somebody takes treasures up to look at them: from the pile, or from a rival. */
export function lookedAt(view: View, { loser, count }: Extract<Event, { type: 'lookedAtTreasures' }>): View {
  if (loser === null) return { ...view, treasurePile: view.treasurePile - count };
  return withShip(view, loser, { faceDown: view.ships[loser]?.faceDown.slice(count) ?? [] });
}

/** A treasure is given away: giver and receiver know it, everybody knows that it is cursed unless the ghost got it. */
export function given(view: View, event: Told<'treasureGiven'>, seat: Seat | null): View {
  const { ship, to, power, carried, secret, rule } = event;
  if (power !== null) return passed(view, ship, to, power, carried);
  if (event.shown !== undefined) return view;
  const mixed = mixedUp(view, ship, eyesOf(view, to), seat);
  const [left, card] = picked(mixed, ship, secret?.worth ?? null);
  const seenBy = [...eyesOf(view, ship), ...eyesOf(view, to)].sort((one, other) => one - other);
  const isCursed = rule === 'JAM-COMBAT-38' || card?.cursed === true;
  return withHidden(left, to, { worth: secret?.worth ?? null, cursed: isCursed, seenBy });
}

/** At the end everybody looks at everything. */
export function shown(view: View, ship: Ship, treasures: readonly (Power | number)[]): View {
  const worths = treasures.filter(one => typeof one === 'number');
  const powers = treasures.filter(one => typeof one !== 'number');
  const cursed = view.ships[ship]?.faceDown.map(() => false) ?? [];
  const faceDown = worths.map((worth, i) => ({ worth, cursed: cursed[i] ?? false, seenBy: [] }));
  return powers.reduce(
    (table, power) => withPower(table, ship, power),
    withShip(view, ship, { faceDown: laid(faceDown) }),
  );
}

/** A ship that leaves takes its treasures out of the game. */
export const withoutAnything = (view: View, ship: Ship): View =>
  withShip(view, ship, { space: NOWHERE, toGo: 0, powers: [], faceDown: [], holds: BOARD_HOLDS });

/** A power goes from ship to ship, the 6th Hold with what lies on it. */
function passed(view: View, from: Ship, to: Ship, power: Power, carried: Stack | null): View {
  const table = withPower(withoutPower(view, from, power), to, power);
  if (power !== 'sixthHold') return table;
  const bare = emptied(table, from, SIXTH);
  return carried === null ? emptied(bare, to, SIXTH) : filled(bare, to, SIXTH, carried);
}

const withPower = (view: View, ship: Ship, power: Power): View =>
  havingPowers(view, ship, [...(view.ships[ship]?.powers ?? []), power]);

const withoutPower = (view: View, ship: Ship, power: Power): View =>
  havingPowers(view, ship, view.ships[ship]?.powers.filter(one => one !== power) ?? []);

const havingPowers = (view: View, ship: Ship, powers: readonly Power[]): View =>
  withShip(view, ship, {
    powers: POWERS.filter(power => powers.includes(power)),
    holds: powers.includes('sixthHold') ? HOLDS : BOARD_HOLDS,
  });

const withHidden = (view: View, ship: Ship, card: FaceDown): View =>
  withShip(view, ship, { faceDown: laid([...(view.ships[ship]?.faceDown ?? []), card]) });

/** One of several face-down cards is about to leave: what others knew of a particular one they know no more. */
function mixedUp(view: View, ship: Ship, witnesses: readonly Seat[], seat: Seat | null): View {
  const faceDown = view.ships[ship]?.faceDown ?? [];
  if (faceDown.length < 2) return view;
  const eyes = [...eyesOf(view, ship), ...witnesses];
  const cursed = faceDown.every(card => card.cursed);
  const mixed = faceDown.map(card => {
    const seenBy = card.seenBy.filter(one => eyes.includes(one));
    return { worth: mayLook(seenBy, seat) ? card.worth : null, cursed, seenBy };
  });
  return withShip(view, ship, { faceDown: laid(mixed) });
}

/** Takes one face-down card of a ship away: one of this worth where it is known, else one that nobody here knows. */
function picked(view: View, ship: Ship, worth: number | null): [View, FaceDown | undefined] {
  const faceDown = view.ships[ship]?.faceDown ?? [];
  const known = faceDown.findIndex(card => card.worth === worth);
  const at = known >= 0 ? known : faceDown.findIndex(card => card.worth === null);
  const card = faceDown[Math.max(at, 0)];
  return [withShip(view, ship, { faceDown: faceDown.filter(one => one !== card) }), card];
}

/** The seat of a ship, alone; the ghost looks at nothing. */
function eyesOf(view: View, ship: Ship): readonly Seat[] {
  const seat = view.ships[ship]?.seat ?? NOBODY;
  return seat === NOBODY ? [] : [seat];
}

const mayLook = (seenBy: readonly Seat[], seat: Seat | null): boolean => seat !== null && seenBy.includes(seat);

/** Face-down cards lie in an order that tells nothing but what is seen of them. */
const laid = (cards: readonly FaceDown[]): FaceDown[] => cards.toSorted((one, other) => rankOf(one) - rankOf(other));

const rankOf = ({ worth, cursed, seenBy }: FaceDown): number =>
  ((worth ?? 20) * 2 + (cursed ? 1 : 0)) * 64 + seenBy.reduce((seats, seat) => seats + (1 << seat), 0);
