/** Chapter 9: treasures (trésors). */
import { random } from '../../kernel/flow.ts';
import { NOBODY, only, type Seats } from '../../kernel/seats.ts';
import { stackIn } from './3-loading.ts';
import type { Stack } from './events.ts';
import { GOLD, isPower, NOTHING, POWERS, SIXTH, SIXTH_HOLD, TREASURES, type Treasure, WORTH } from './material.ts';
import { treasureReach } from './powers.ts';
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
function eyesOf(s: State, ship: Ship): Seats {
  const seat = seatOf(s, ship);
  return seat === NOBODY ? 0 : only(seat);
}

/** JAM-PRICE-04, JAM-PRICE-15, JAM-TREASURE-15, JAM-TREASURE-16: the first to stop takes the token, and the top card. */
export function takeTreasure(s: State, ship: Ship): void {
  const lairs = treasureReach(s, ship) & s.lairs;
  if (lairs === 0) return;
  s.lairs &= ~lairs;
  const card = s.treasurePile.pop();
  const space = s.space[ship];
  if (card === undefined) {
    s.journal?.add({ type: 'tookTreasure', rule: 'JAM-PRICE-14', ship, space, power: null });
    return;
  }
  s.owner[card] = ship;
  if (isGhost(s, ship)) {
    layDown(s, card, UNSEEN, 0);
    s.journal?.add({ type: 'tookTreasure', rule: 'JAM-GHOST-14', ship, space, power: null });
  } else if (isPower(card)) {
    layDown(s, card, FACE_UP, 0);
    s.journal?.add({ type: 'tookTreasure', rule: 'JAM-TREASURE-02', ship, space, power: POWERS[card] });
  } else {
    layDown(s, card, POINTS, eyesOf(s, ship));
    const secret = { to: eyesOf(s, ship), worth: WORTH[card] };
    s.journal?.add({ type: 'tookTreasure', rule: 'JAM-TREASURE-04', ship, space, power: null, secret });
  }
}

function layDown(s: State, card: Treasure, openly: number, seenBy: Seats): void {
  s.openly[card] = openly;
  s.seenBy[card] = seenBy;
}

/** How many face-down treasures a ship has. */
export function hiddenOf(s: State, ship: Ship): number {
  let count = 0;
  for (let card = 0; card < TREASURES; card++) if (isHiddenOf(s, ship, card)) count++;
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
  if (power === SIXTH_HOLD) {
    moveSixthHold(s, from, to);
    if (isGhost(s, to) && s.goods[holdAt(to, SIXTH)] !== GOLD) fill(s, to, SIXTH, NOTHING, 0); // JAM-GHOST-33
    if (s.journal !== null) carried = stackIn(s, to, SIXTH);
  }
  const name = POWERS[power];
  if (rule === 'JAM-COMBAT-27')
    s.journal?.add({ type: 'treasureStolen', rule, ship: to, loser: from, power: name, carried });
  else s.journal?.add({ type: 'treasureGiven', rule, ship: from, to, power: name, carried });
}

/** JAM-COMBAT-28, JAM-COMBAT-29: one at random; the thief sees it only afterwards, and the ghost never (JAM-GHOST-42). */
export function stealHidden(s: State, winner: Ship, loser: Ship): void {
  const count = hiddenOf(s, loser);
  let place = count === 1 ? 0 : random(s, count);
  let card = 0;
  for (; !isHiddenOf(s, loser, card) || place-- > 0; card++);
  mixHidden(s, loser);
  s.owner[card] = winner;
  if (isGhost(s, winner)) {
    s.seenBy[card] = 0;
    s.journal?.add({ type: 'treasureStolen', rule: 'JAM-GHOST-42', ship: winner, loser, power: null, carried: null });
    return;
  }
  if (isPower(card))
    layDown(s, card, FACE_UP, 0); // JAM-GHOST-41
  else layDown(s, card, Math.max(POINTS, s.openly[card]), eyesOf(s, winner)); // JAM-COMBAT-30
  const told = { type: 'treasureStolen', rule: 'JAM-COMBAT-28', ship: winner, loser, carried: null } as const;
  const secret = { to: eyesOf(s, winner) | eyesOf(s, loser), worth: WORTH[card] };
  s.journal?.add(isPower(card) ? { ...told, power: POWERS[card] } : { ...told, power: null, secret });
}

/** JAM-COMBAT-34 to JAM-COMBAT-36, JAM-COMBAT-38: it passes face down, and giver and receiver know it. */
export function giveTreasure(s: State, giver: Ship, to: Ship, worth: number): void {
  let card = 0;
  while (s.owner[card] !== giver || isPower(card) || WORTH[card] !== worth) card++;
  mixHidden(s, giver);
  s.owner[card] = to;
  // Among players only a curse can be given; of what the ghost is given the others know nothing new (JAM-GHOST-43).
  layDown(s, card, isGhost(s, to) ? s.openly[card] : CURSED, eyesOf(s, giver) | eyesOf(s, to));
  const rule = isGhost(s, to) ? 'JAM-GHOST-43' : 'JAM-COMBAT-38';
  const secret = { to: s.seenBy[card], worth };
  s.journal?.add({ type: 'treasureGiven', rule, ship: giver, to, power: null, carried: null, secret });
}

/**
 * One of several face-down cards is about to leave a ship, and none but its owner is to tell which: what the others knew of a
 * particular one they know no more. That goes for the one who gets the card too: a mark kept for them beside a card that
 * stayed would tell everybody which one did not.
 */
function mixHidden(s: State, ship: Ship): void {
  if (hiddenOf(s, ship) < 2) return;
  const owner = eyesOf(s, ship);
  let openly = CURSED;
  for (let card = 0; card < TREASURES; card++) if (isHiddenOf(s, ship, card)) openly = Math.min(openly, s.openly[card]);
  for (let card = 0; card < TREASURES; card++)
    if (isHiddenOf(s, ship, card)) layDown(s, card, openly, s.seenBy[card] & owner);
}
