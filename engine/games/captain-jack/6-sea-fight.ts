/** Chapter 6: ship cards and the sea fight (combat en mer). */
import { call, localsOf } from '../../kernel/flow.ts';
import { random } from '../../kernel/flow-state.ts';
import type { Seat } from '../../kernel/seats.ts';
import { stow, throwOff } from './2-cards.ts';
import { cannonsOf, fits } from './4-hold.ts';
import { gain } from './10-end.ts';
import { act } from './actions.ts';
import { book } from './book.ts';
import { makingRoom } from './leisure.ts';
import { ARROW, type Card, FACES, NONE } from './material.ts';
import { powers } from './powers.ts';
import { leftOf, type State, type Stowed, sideOf } from './state.ts';

export interface Fight {
  [name: string]: number | boolean;
  /** The cannon value of the ship. */
  value: number;
  /** Rolls that the cannons still give. */
  left: number;
  /** Rolls that others aboard still give. */
  spare: number;
  /** The newest roll: it alone decides. */
  roll: number;
  won: boolean;
  /** Won by a roll that was just enough, where that hurts. */
  narrow: boolean;
  /** The player wants to roll once more. */
  again: boolean;
  /** By one of the rolls that others give, although a cannon could. */
  bySpare: boolean;
}

/** CJG-SHIP-02, CJG-SHIP-07: as many rolls as cannons. */
export function fight(s: State, seat: Seat): void {
  const { value } = ARROW[s.revealed];
  const rolls = cannonsOf(s, seat);
  call(s, seaFight, newFight(value, rolls, powers(s).spareRolls(s, seat)));
  s.journal?.add({ type: 'attacked', rule: 'CJG-SHIP-02', seat, card: s.revealed, value, rolls });
}

/** A fight before its first roll. */
export const newFight = (value: number, left: number, spare: number): Fight => ({
  value,
  left,
  spare,
  roll: 0,
  won: false,
  narrow: false,
  again: false,
  bySpare: false,
});

/**
 * CJG-SHIP-09, CJG-ADV-SEA-12: a fight once begun goes on to its end, and the turn ends with it (CJG-SHIP-23,
 * CJG-ADV-SEA-18). Damage comes before the prize (CJG-ADV-SEA-16), and once (CJG-ADV-SEA-14).
 */
export const seaFight = book.sequence<Fight>('seaFight', [fire, weigh, rollOn, suffer, claim]);

function fire(s: State, v: Fight): void {
  const isSpare = v.bySpare || v.left === 0;
  strike(s, v, 1 + random(s, FACES));
  s.journal?.add({
    type: 'rolled',
    rule: isSpare ? 'CJG-ADV-SAILOR-83' : 'CJG-SHIP-07',
    seat: s.turn,
    roll: v.roll,
    value: v.value,
    left: v.left,
  });
}

/** CJG-SHIP-06, CJG-SHIP-08: each roll is compared with the value on its own. */
export const isWon = (roll: number, value: number): boolean => roll >= value;
/** Won by a roll that is just enough, where that hurts. */
export const isNarrow = (s: Pick<State, 'advanced'>, roll: number, value: number): boolean =>
  roll === value && powers(s).exactRollHurts; // against a six every win is one: CJG-ADV-SEA-17

/** One roll: it is used up, and says how the fight stands. The odds on a screen come from here as well (`odds.ts`). */
export function strike(s: Pick<State, 'advanced'>, v: Fight, roll: number): void {
  if (v.bySpare || v.left === 0) v.spare--;
  else v.left--;
  v.bySpare = false;
  v.roll = roll;
  v.won = isWon(roll, v.value);
  v.narrow = isNarrow(s, roll, v.value);
  v.again = !v.won && isRollLeft(v); // whoever stopped now would only lose
}

export const isRollLeft = ({ left, spare }: Pick<Fight, 'left' | 'spare'>): boolean => left > 0 || spare > 0;

function weigh(s: State, v: Fight): void {
  if (v.narrow) powers(s).onExactRoll(s, v);
}

function rollOn(_s: State, v: Fight): 'restart' | undefined {
  return v.again ? 'restart' : undefined;
}

/** CJG-SHIP-17, CJG-SHIP-20, CJG-ADV-SEA-13: damage, if there is a sail or cannon card that can go. */
function suffer(s: State, v: Fight): void {
  const seat = s.turn;
  const card = s.revealed;
  if (v.won) {
    const rule = !powers(s).exactRollHurts ? 'CJG-SHIP-06' : v.narrow ? 'CJG-ADV-SEA-08' : 'CJG-ADV-SEA-07';
    s.journal?.add({ type: 'wonFight', rule, seat, card });
  } else s.journal?.add({ type: 'lostFight', rule: 'CJG-SHIP-17', seat, card });
  if ((!v.won || v.narrow) && exposedCards(s, seat).length > 0) call(s, damage);
}

/** CJG-SHIP-18: the cards that damage can cost: sails and cannons; what lies in the hold is safe. */
export const exposedCards = (s: State, seat: Seat): Stowed[] =>
  s.ships[seat].cards.filter(stowed => sideOf(stowed) !== 'hold');

/**
 * CJG-SHIP-18, CJG-SHIP-19, CJG-SHIP-21, CJG-ADV-SEA-15: the left neighbour chooses which card goes, not whether one does.
 * What lies in the hold is safe, and so is everybody there (CJG-ADV-SAILOR-04, CJG-ADV-SAILOR-14, CJG-ADV-SAILOR-71).
 */
const damage = book.choice('damage', {
  who: s => leftOf(s, s.turn),
  legal(s, _v, _seat, out) {
    for (const { card } of exposedCards(s, s.turn)) out.push(act.remove[card]);
  },
  otherwise(s) {
    const exposed = exposedCards(s, s.turn);
    return act.remove[exposed[random(s, exposed.length)].card]; // CJG-NET-03
  },
  apply(s, _v, action, by) {
    if (action.type !== 'remove') return;
    const { card } = action;
    const seat = s.turn;
    const stowed = throwOff(s, seat, card);
    const rule = localsOf(s, seaFight)?.narrow === true ? 'CJG-ADV-SEA-08' : 'CJG-SHIP-18';
    s.journal?.add({ type: 'damaged', rule, seat, by, card, side: sideOf(stowed), bottles: stowed.bottles });
  },
});

/**
 * The prize: a doubloon, whatever else the card shows (CJG-SHIP-14, CJG-SHIP-15) and however full the hold (CJG-SHIP-16), or
 * the ship card (CJG-SHIP-11).
 */
function claim(s: State, v: Fight): void {
  if (!v.won) return; // CJG-SHIP-24
  if (ARROW[s.revealed].doubloon) gain(s, s.turn, 1, 'CJG-SHIP-14');
  else call(s, capture);
}

/** CJG-SHIP-13: with a full hold a card is given up or a treasure dug first, or the ship card is left to the discard pile. */
const makeRoom = book.choice('makeRoom', {
  who: s => (fits(s, s.turn, ARROW[s.revealed]) ? -1 : s.turn),
  legal: (_s, _v, _seat, out) => out.push(act.leave),
  otherwise: () => act.leave,
  liberties: makingRoom,
  apply() {},
});

const capture = book.sequence('capture', [
  makeRoom,
  s => {
    const card: Card = s.revealed;
    const seat = s.turn;
    if (!fits(s, seat, ARROW[card])) {
      s.journal?.add({ type: 'leftBehind', rule: 'CJG-SHIP-13', seat, card });
      return;
    }
    s.revealed = NONE;
    stow(s, seat, card);
    s.journal?.add({ type: 'captured', rule: 'CJG-SHIP-11', seat, card });
  },
]);
