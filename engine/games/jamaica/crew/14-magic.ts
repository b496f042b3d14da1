/** Chapter 14, magic: Calypso, the Mage, the Oracle and the Lookout. */
import { call } from '../../../kernel/flow.ts';
import { random } from '../../../kernel/flow-state.ts';
import { NOBODY, type Seat } from '../../../kernel/seats.ts';
import { rollBoth } from '../2-round.ts';
import { takeTreasure } from '../9-treasures.ts';
import type { Action } from '../actions.ts';
import { LAIR_BIT, LAIRS, LINKED, PORT_ROYAL, SPACES } from '../board.ts';
import { book } from '../book.ts';
import { EVENING, MORNING } from '../material.ts';
import { captainNow, FACE_UP, isAfloat, isGhost, isHome, type Ship, type State, shipOf } from '../state.ts';
import { FORGO } from './actions.ts';
import { CALYPSO, LOOKOUT, MAGE, ORACLE } from './characters.ts';
import { CREW_WORTH, FIRST_AMULET } from './material.ts';
import { type Crew, isAboard } from './state.ts';

/**
 * CREW-POWER-49, CREW-POWER-50, CREW-POWER-51: something has come to a ship. With Calypso aboard and the three amulets it
 * wins on the spot: the amulets are shown, and nothing is done or scored any more.
 */
export function winsAtOnce(s: State, crew: Crew, ship: Ship): void {
  if (isGhost(s, ship) || !isAboard(s, ship, CALYPSO)) return;
  for (let card = FIRST_AMULET; card < s.owner.length; card++) if (s.owner[card] !== ship) return;
  for (let card = FIRST_AMULET; card < s.owner.length; card++) {
    s.openly[card] = FACE_UP;
    s.seenBy[card] = 0;
  }
  const treasures = CREW_WORTH.slice(FIRST_AMULET);
  s.journal?.add({ type: 'treasuresShown', rule: 'CREW-POWER-50', ship, treasures });
  crew.winner = ship;
  s.over = true;
  s.journal?.add({ type: 'won', rule: 'CREW-POWER-49', ships: [ship] });
}

const SWAP: Action = { type: 'swapDice' };

/**
 * CREW-POWER-53: whoever has the Mage aboard when a card is turned up may swap the dice for this turn, set or not
 * (CREW-POWER-60).
 */
export function offerSwap(s: State, crew: Crew): void {
  crew.swapped = false;
  if (maySwap(s, shipOf(s.turn))) call(s, swapDice);
}

/** Whether the dice, as they lie, can be swapped for the actions of a ship. */
export const maySwap = (s: State, ship: Ship): boolean =>
  s.dice[MORNING] !== s.dice[EVENING] && isAboard(s, ship, MAGE);

/** CREW-POWER-52: for the owner's own actions; for everybody else the dice lie as they lie. */
export const swapDice = book.choice('swapDice', {
  who: s => s.turn,
  legal(_s, _v, _seat, out) {
    out.push(FORGO);
    out.push(SWAP);
  },
  otherwise: () => FORGO, // JAM-NET-01
  apply(s, _v, action, seat) {
    if (action.type !== 'swapDice' || s.crew === undefined) return;
    s.crew.swapped = true;
    const [moon, sun] = s.dice;
    s.journal?.add({ type: 'diceSwapped', rule: 'CREW-POWER-52', seat, sun, moon, by: 'mage' });
  },
});

const hasOracle = (s: State): boolean => isAboard(s, shipOf(captainNow(s)), ORACLE);

/** CREW-POWER-54: the Captain is about to roll; with the Oracle aboard one die may be set first. */
export function offerOracle(s: State): boolean {
  if (!hasOracle(s)) return false;
  call(s, consultOracle);
  return true;
}

const SET_DICE: readonly (readonly Action[])[] = [MORNING, EVENING].map(half =>
  [0, 1, 2, 3, 4, 5, 6].map(value => ({ type: 'setDie', half, value })),
);

export const consultOracle = book.choice('consultOracle', {
  who: captainNow,
  legal(s, _v, _seat, out) {
    out.push(FORGO);
    // The Captain may have left, and the next one may not have the Oracle: then the dice are rolled as ever.
    if (hasOracle(s)) for (const dice of SET_DICE) for (let value = 1; value <= 6; value++) out.push(dice[value]);
  },
  otherwise: () => FORGO, // JAM-NET-01
  apply(s, _v, action, seat) {
    if (action.type === 'setDie') setDie(s, seat, action.half, action.value);
    else rollBoth(s);
  },
});

/** CREW-POWER-55: the die that is set lies in its half of the day, and the rolled one in the other. */
function setDie(s: State, seat: Seat, half: number, value: number): void {
  s.dice[half] = value;
  s.journal?.add({ type: 'dieSet', rule: 'CREW-POWER-54', seat, half, value, by: 'oracle' });
  s.dice[1 - half] = 1 + random(s, 6);
  const [sun, moon] = s.dice;
  s.rolled[0] = sun;
  s.rolled[1] = moon;
  s.journal?.add({ type: 'diceRolled', rule: 'CREW-POWER-54', seat, round: s.round, dice: [sun, moon] });
  s.journal?.add({ type: 'dicePlaced', rule: 'CREW-POWER-55', seat, sun, moon });
}

/** CREW-POWER-57: a ship is about to arrive; once it has come to rest the Lookout may see a treasure from there. */
export function lookOutLater(s: State, crew: Crew, ship: Ship): void {
  if (!isGhost(s, ship)) call(s, lookOut, { ship, had: crew.tokens[ship] });
}

/** The lairs with a token one space from a ship, one bit each; none from Port Royal. */
function lairsInSight(s: State, ship: Ship): number {
  if (!isAfloat(s, ship) || isHome(s, ship) || s.space[ship] === PORT_ROYAL) return 0;
  let lairs = 0;
  for (const space of LINKED[s.space[ship]]) lairs |= LAIR_BIT[space];
  return lairs & s.lairs;
}

/** Those of them that its Lookout can see. */
export const treasuresInSight = (s: State, ship: Ship): number =>
  isAboard(s, ship, LOOKOUT) ? lairsInSight(s, ship) : 0;

const TAKES: readonly Action[] = Array.from({ length: SPACES }, (_, lair) => ({ type: 'takeToken', lair }));

/** CREW-POWER-56, CREW-POWER-57: one token, and none if the ship has taken one by itself in this action. */
export const lookOut = book.choice<{ ship: Ship; had: number }>('lookOut', {
  who: (s, v) => (s.crew?.tokens[v.ship] === v.had && treasuresInSight(s, v.ship) !== 0 ? v.ship : NOBODY),
  legal(s, v, _seat, out) {
    out.push(FORGO);
    const lairs = lairsInSight(s, v.ship);
    for (const lair of LAIRS) if ((lairs & LAIR_BIT[lair]) !== 0) out.push(TAKES[lair]);
  },
  otherwise: () => FORGO, // JAM-NET-01
  apply(s, v, action) {
    if (action.type === 'takeToken') takeTreasure(s, v.ship, action.lair);
  },
});
