/** Chapter 9: treasures (trésors). */
import { random } from '../../kernel/flow-state.ts';
import type { Journal } from '../../kernel/journal.ts';
import { NOBODY, only, type Seats } from '../../kernel/seats.ts';
import { playsBy } from '../../kernel/versions.ts';
import { stackIn } from './3-loading.ts';
import { LAIR_BIT, type Space } from './board.ts';
import type { Event, Stack } from './events.ts';
import { GOLD, isPower, NOTHING, POWERS, type Power, SIXTH, SIXTH_HOLD, type Treasure } from './material.ts';
import { cameTo, foundBy, keepToken, liesOpen, looksAtHidden, looksInPile, worths } from './powers.ts';
import {
  CURSED,
  FACE_UP,
  fill,
  holdAt,
  isGhost,
  moveSixthHold,
  POINTS,
  type Ship,
  type State,
  seatOf,
  UNSEEN,
} from './state.ts';

/** The seat of a ship as a set; the ghost looks at nothing. */
export function eyesOf(s: State, ship: Ship): Seats {
  const seat = seatOf(s, ship);
  return seat === NOBODY ? 0 : only(seat);
}

/** JAM-PRICE-04, JAM-PRICE-15, JAM-TREASURE-15, JAM-TREASURE-16: the first to stop takes the token, and the top card. */
export function takeTreasure(s: State, ship: Ship, lair: Space): void {
  if ((s.lairs & LAIR_BIT[lair]) === 0) return; // JAM-PRICE-05
  s.lairs &= ~LAIR_BIT[lair];
  keepToken(s, ship);
  if (looksInPile(s, ship, lair)) return;
  const card = s.treasurePile.pop();
  if (card !== undefined) gainTreasure(s, ship, card, lair);
  else s.journal?.add({ type: 'tookTreasure', rule: 'JAM-PRICE-14', ship, space: lair, power: null });
}

/**
 * JAM-TREASURE-02, JAM-TREASURE-04, JAM-GHOST-14: a card from the pile is laid beside the holds, face up or face down,
 * however many are there (JAM-TREASURE-07). What the ghost gets nobody sees (CREW-GHOST-05).
 */
export function gainTreasure(s: State, ship: Ship, card: Treasure, space: Space): void {
  s.owner[card] = ship;
  if (isGhost(s, ship)) layDown(s, card, UNSEEN, 0);
  else if (liesOpen(s, card)) layDown(s, card, FACE_UP, 0);
  else layDown(s, card, POINTS, eyesOf(s, ship));
  if (s.journal !== null) tellGain(s, ship, card, space, s.journal);
  cameTo(s, ship);
}

function tellGain(s: State, ship: Ship, card: Treasure, space: Space, journal: Journal<Event>): void {
  const found = { type: 'tookTreasure', ship, space, power: null, ...foundBy(s, ship, space) } as const;
  if (isGhost(s, ship)) journal.add({ ...found, rule: 'JAM-GHOST-14' });
  else if (isPower(card)) journal.add({ ...found, rule: 'JAM-TREASURE-02', power: POWERS[card] });
  else if (liesOpen(s, card)) journal.add({ ...found, rule: 'CREW-TREASURE-05', shown: worths(s)[card] });
  else {
    const secret = { to: eyesOf(s, ship), worth: worths(s)[card] };
    journal.add({ ...found, rule: 'JAM-TREASURE-04', secret });
  }
}

/** A card that lies face up, for whoever tells of it: by its power, or by what it is worth. */
const nameOpenly = (s: State, card: Treasure): { power: Power | null; shown?: number } =>
  isPower(card) ? { power: POWERS[card] } : { power: null, shown: worths(s)[card] };

function layDown(s: State, card: Treasure, openly: number, seenBy: Seats): void {
  s.openly[card] = openly;
  s.seenBy[card] = seenBy;
}

/** How many face-down treasures a ship has. */
export function hiddenOf(s: State, ship: Ship): number {
  let count = 0;
  for (let card = 0; card < s.owner.length; card++) if (isHiddenOf(s, ship, card)) count++;
  return count;
}

const isHiddenOf = (s: State, ship: Ship, card: Treasure): boolean =>
  s.owner[card] === ship && s.openly[card] !== FACE_UP;

/** A power card changes owner, face up, and serves the new one at once (JAM-COMBAT-30, JAM-TREASURE-03). */
export function takePower(
  s: State,
  from: Ship,
  to: Ship,
  power: Treasure,
  rule: 'JAM-COMBAT-27' | 'JAM-GHOST-43',
): void {
  let carried: Stack | null = null;
  s.owner[power] = to;
  const isLost = power === SIXTH_HOLD && isGhost(s, to) && s.goods[holdAt(from, SIXTH)] !== GOLD; // JAM-GHOST-33
  if (power === SIXTH_HOLD) {
    moveSixthHold(s, from, to);
    if (isLost && !playsBy(s, 2)) fill(s, to, SIXTH, NOTHING, 0);
    if (s.journal !== null) carried = stackIn(s, to, SIXTH);
  }
  const name = POWERS[power];
  if (rule === 'JAM-COMBAT-27')
    s.journal?.add({ type: 'treasureStolen', rule, ship: to, loser: from, power: name, carried });
  else s.journal?.add({ type: 'treasureGiven', rule, ship: from, to, power: name, carried });
  if (isLost && playsBy(s, 2)) loseLoad(s, to);
}

/** JAM-GHOST-33: of what lay on the 6th Hold the ghost keeps nothing but gold. In version 1 nobody was told of it. */
function loseLoad(s: State, ghost: Ship): void {
  const lost = stackIn(s, ghost, SIXTH);
  fill(s, ghost, SIXTH, NOTHING, 0);
  if (lost !== null) s.journal?.add({ type: 'loadLost', rule: 'JAM-GHOST-33', ship: ghost, hold: SIXTH, lost });
}

/** JAM-COMBAT-28, JAM-COMBAT-29: one at random; the thief sees it only afterwards, and the ghost never (JAM-GHOST-42). */
export function stealHidden(s: State, winner: Ship, loser: Ship): void {
  if (looksAtHidden(s, winner, loser)) return;
  const count = hiddenOf(s, loser);
  const card = nthHidden(s, loser, count === 1 ? 0 : random(s, count));
  mixHidden(s, loser);
  robTreasure(s, winner, loser, card);
}

/** The face-down treasure of a ship that comes in some place among them. */
export function nthHidden(s: State, ship: Ship, nth: number): Treasure {
  let place = nth;
  let card = 0;
  for (; !isHiddenOf(s, ship, card) || place-- > 0; card++);
  return card;
}

/** A face-down treasure changes hands. */
export function robTreasure(s: State, winner: Ship, loser: Ship, card: Treasure): void {
  s.owner[card] = winner;
  if (isGhost(s, winner)) {
    s.seenBy[card] = 0;
    s.journal?.add({ type: 'treasureStolen', rule: 'JAM-GHOST-42', ship: winner, loser, power: null, carried: null });
    return;
  }
  if (liesOpen(s, card))
    layDown(s, card, FACE_UP, 0); // JAM-GHOST-41
  else layDown(s, card, Math.max(POINTS, s.openly[card]), eyesOf(s, winner)); // JAM-COMBAT-30
  const told = { type: 'treasureStolen', rule: 'JAM-COMBAT-28', ship: winner, loser, carried: null } as const;
  const secret = { to: eyesOf(s, winner) | eyesOf(s, loser), worth: worths(s)[card] };
  s.journal?.add(liesOpen(s, card) ? { ...told, ...nameOpenly(s, card) } : { ...told, power: null, secret });
  cameTo(s, winner);
}

/** JAM-COMBAT-57, CREW-TREASURE-12: the treasure that lies face up for its points changes hands, and stays face up. */
export function stealShown(s: State, winner: Ship, loser: Ship, card: Treasure): void {
  s.owner[card] = winner;
  const told = { ship: winner, loser, ...nameOpenly(s, card), carried: null };
  s.journal?.add({ type: 'treasureStolen', rule: 'JAM-COMBAT-27', ...told });
}

/** JAM-COMBAT-36, JAM-COMBAT-38: it passes face down, and giver and receiver know it. */
export function giveTreasure(s: State, giver: Ship, to: Ship, worth: number): void {
  const points = worths(s);
  let card = 0;
  while (s.owner[card] !== giver || isPower(card) || points[card] !== worth) card++;
  if (s.openly[card] === FACE_UP) {
    giveShown(s, giver, to, card);
    return;
  }
  mixHidden(s, giver);
  s.owner[card] = to;
  // Among players only a curse can be given; of what the ghost is given the others know nothing new (JAM-GHOST-43).
  layDown(s, card, isGhost(s, to) ? s.openly[card] : CURSED, eyesOf(s, giver) | eyesOf(s, to));
  const rule = isGhost(s, to) ? 'JAM-GHOST-43' : 'JAM-COMBAT-38';
  const secret = { to: s.seenBy[card], worth };
  s.journal?.add({ type: 'treasureGiven', rule, ship: giver, to, power: null, carried: null, secret });
  cameTo(s, to); // CREW-TREASURE-10
}

/** JAM-GHOST-43: what lies face up stays face up. */
function giveShown(s: State, giver: Ship, to: Ship, card: Treasure): void {
  s.owner[card] = to;
  const told = { ship: giver, to, ...nameOpenly(s, card), carried: null };
  s.journal?.add({ type: 'treasureGiven', rule: 'JAM-GHOST-43', ...told });
}

/**
 * One of several face-down cards is about to leave a ship, and none but its owner is to tell which: what the others knew of a
 * particular one they know no more. That goes for the one who gets the card too: a mark kept for them beside a card that
 * stayed would tell everybody which one did not.
 */
export function mixHidden(s: State, ship: Ship): void {
  if (hiddenOf(s, ship) < 2) return;
  const owner = eyesOf(s, ship);
  let openly = CURSED;
  for (let card = 0; card < s.owner.length; card++)
    if (isHiddenOf(s, ship, card)) openly = Math.min(openly, s.openly[card]);
  for (let card = 0; card < s.owner.length; card++)
    if (isHiddenOf(s, ship, card)) layDown(s, card, openly, s.seenBy[card] & owner);
}
