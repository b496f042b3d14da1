/** Chapter 14, riches: the Weasel. The King, the Shipowner and the Bishop are counted at the end (chapter 13). */
import { call, localsOf } from '../../../kernel/flow.ts';
import { random, shuffle } from '../../../kernel/flow-state.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { eyesOf, gainTreasure, hiddenOf, mixHidden, nthHidden, robTreasure } from '../9-treasures.ts';
import type { Action } from '../actions.ts';
import type { Space } from '../board.ts';
import { book } from '../book.ts';
import type { Treasure } from '../material.ts';
import { IN_PILE, isGhost, LOOKED_AT, NO_SHIP, type Ship, type State, UNSEEN } from '../state.ts';
import { WEASEL } from './characters.ts';
import { CREW_WORTH } from './material.ts';
import { isAboard } from './state.ts';

/** CREW-POWER-20, CREW-POWER-23: up to so many are looked at. With a single one there is nothing to choose. */
const MOST_LOOKED_AT = 3;

/** CREW-POWER-21, CREW-POWER-58: the top cards of the pile, for a lair's token. */
export function lookInPile(s: State, ship: Ship, lair: Space): boolean {
  const count = Math.min(MOST_LOOKED_AT, s.treasurePile.length);
  if (count < 2 || isGhost(s, ship) || !isAboard(s, ship, WEASEL)) return false;
  for (let i = 0; i < count; i++) {
    const card = s.treasurePile.pop() as Treasure;
    s.owner[card] = LOOKED_AT;
    s.seenBy[card] = eyesOf(s, ship);
  }
  tellLook(s, ship, NO_SHIP, count);
  call(s, keepTreasure, { ship, loser: NO_SHIP, lair });
  return true;
}

/** CREW-POWER-22, CREW-GHOST-08: face-down treasures of the loser, drawn at random. */
export function lookAtHidden(s: State, ship: Ship, loser: Ship): boolean {
  const hidden = hiddenOf(s, loser);
  if (hidden < 2 || isGhost(s, ship) || !isAboard(s, ship, WEASEL)) return false;
  mixHidden(s, loser);
  const count = Math.min(MOST_LOOKED_AT, hidden);
  for (let i = 0; i < count; i++) {
    const card = nthHidden(s, loser, hidden > count ? random(s, hidden - i) : 0);
    s.owner[card] = LOOKED_AT;
    s.seenBy[card] |= eyesOf(s, ship);
  }
  tellLook(s, ship, loser, count);
  call(s, keepTreasure, { ship, loser, lair: 0 });
  return true;
}

function tellLook(s: State, ship: Ship, loser: Ship, count: number): void {
  if (s.journal === null) return;
  const worths = lookedAt(s).map(card => CREW_WORTH[card]);
  const rule = loser === NO_SHIP ? 'CREW-POWER-20' : isGhost(s, loser) ? 'CREW-GHOST-08' : 'CREW-POWER-22';
  const told = { ship, loser: loser === NO_SHIP ? null : loser, count, by: 'weasel' } as const;
  s.journal.add({ type: 'lookedAtTreasures', rule, ...told });
  s.journal.add({ type: 'sawTreasures', rule, ship, worths, onlyTo: eyesOf(s, ship), fades: true });
}

/** The cards somebody is looking at. */
export const lookedAt = (s: State): Treasure[] => s.owner.flatMap((owner, card) => (owner === LOOKED_AT ? [card] : []));

const KEEPS: readonly Action[] = CREW_WORTH.map(worth => ({ type: 'keepTreasure', worth }));

/** Exactly one is kept; always asked, since not to be asked would tell that all are alike. */
export const keepTreasure = book.choice<{ ship: Ship; loser: Ship; lair: Space }>('keepTreasure', {
  who: (_s, v) => v.ship,
  always: true,
  legal(s, _v, _seat, out) {
    for (const card of lookedAt(s)) if (!hasTwin(s, card)) out.push(KEEPS[card]);
  },
  otherwise: s => KEEPS[lookedAt(s)[0]], // JAM-NET-01
  apply(s, v, action) {
    if (action.type !== 'keepTreasure') return;
    const card = lookedAt(s).find(one => CREW_WORTH[one] === action.worth) as Treasure;
    if (v.loser === NO_SHIP) s.owner[card] = v.ship;
    else s.owner[card] = v.loser;
    layBack(s, v.loser);
    if (v.loser === NO_SHIP) gainTreasure(s, v.ship, card, v.lair);
    else robTreasure(s, v.ship, v.loser, card);
  },
});

/** Cards of equal worth are one choice. */
const hasTwin = (s: State, card: Treasure): boolean =>
  s.owner[card - 1] === LOOKED_AT && CREW_WORTH[card - 1] === CREW_WORTH[card];

/** CREW-POWER-21, CREW-TREASURE-09: what is not kept goes back into the pile, which is shuffled, or stays with the loser. */
function layBack(s: State, loser: Ship): void {
  for (const card of lookedAt(s)) {
    s.owner[card] = loser === NO_SHIP ? IN_PILE : loser;
    if (loser !== NO_SHIP) continue;
    s.openly[card] = UNSEEN;
    s.seenBy[card] = 0;
    s.treasurePile.push(card);
  }
  if (loser === NO_SHIP) shuffle(s, s.treasurePile);
}

/** JAM-NET-02, JAM-NET-03: somebody leaves who is looking, or whose cards are looked at: all go back where they were. */
export function returnLooked(s: State, seat: Seat): void {
  const look = localsOf(s, keepTreasure);
  if (look !== null && (look.ship === seat || look.loser === seat)) layBack(s, look.loser);
}
