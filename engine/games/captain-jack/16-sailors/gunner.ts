/** The gunner (canonnier): one roll of a fight is rolled again (CJG-ADV-SAILOR-80). He adds no cannon (CJG-ADV-SAILOR-86). */
import { call, localsOf } from '../../../kernel/flow.ts';
import { random } from '../../../kernel/flow-state.ts';
import { NOBODY, type Seat } from '../../../kernel/seats.ts';
import { playsBy } from '../../../kernel/versions.ts';
import { type Boarding, boarding, highest } from '../9-boarding.ts';
import { act } from '../actions.ts';
import { book } from '../book.ts';
import { FACES } from '../material.ts';
import type { Fleet, State } from '../state.ts';
import { crew } from './crew.ts';

/** CJG-ADV-SAILOR-06, CJG-ADV-SAILOR-81: one reroll each, in every fight. */
export const gunners = (s: Fleet, seat: Seat): number => crew(s, seat, 'gunner').length;

/** CJG-ADV-SAILOR-84: in a boarding, directly after one's own last roll; the attacker before the defender rolls. */
export function offerRerolls(s: State, seat: Seat): void {
  const left = gunners(s, seat);
  if (left > 0) call(s, rerolling, { seat, left });
}

/** What there is to do about dice: to leave them, to roll one again, or to choose between the two. */
export type RerollSense = 'keep' | 'reroll' | 'either';

/**
 * What rolling the lowest die again can come to, the only one worth it: `against` are the dice of the other side, none before
 * it has rolled. Kept where nothing better can come of it, rolled where nothing worse can.
 * @example rerollSense('25', '') // 'reroll': the 5 stays, whatever becomes of the 2
 */
export function rerollSense(dice: string, against: string): RerollSense {
  const standing = (best: number): number => (against === '' ? best : Math.sign(best - highest(against)));
  const now = standing(highest(dice));
  if (standing(FACES) === now) return 'keep';
  return standing(highest(rerolled(dice, lowest(dice), 1))) === now ? 'reroll' : 'either';
}

export const lowest = (dice: string): number => Math.min(...[...dice].map(Number));

/** CJG-ADV-SAILOR-82: the new result stands, even if it is worse. */
export const rerolled = (dice: string, from: number, to: number): string => dice.replace(String(from), String(to));

const diceOf = (fight: Boarding, seat: Seat): 'attack' | 'defence' => (fight.attacker === seat ? 'attack' : 'defence');

/** What there is to do about the dice of a side now. */
function senseNow(s: State, seat: Seat): RerollSense {
  const fight = localsOf(s, boarding);
  if (fight === null) return 'keep';
  const side = diceOf(fight, seat);
  return rerollSense(fight[side], side === 'attack' ? '' : fight.attack);
}

/**
 * Asked where rolling again can be better or worse; where it cannot hurt it is done, and where it cannot help it is not. In
 * version 1 any die could be rolled again, and it was always asked.
 */
const rerolling = book.choice<{ seat: Seat; left: number }>('rerolling', {
  who: (s, v) => (playsBy(s, 2) && senseNow(s, v.seat) === 'keep' ? NOBODY : v.seat),
  legal(s, v, _seat, out) {
    const fight = localsOf(s, boarding);
    const dice = fight === null ? '' : fight[diceOf(fight, v.seat)];
    if (playsBy(s, 2)) out.push(act.reroll[lowest(dice)]);
    else for (const die of new Set(dice)) out.push(act.reroll[Number(die)]);
    if (!playsBy(s, 2) || senseNow(s, v.seat) === 'either') out.push(act.keepDice);
  },
  otherwise: () => act.keepDice, // CJG-NET-03
  apply(s, v, action) {
    const fight = localsOf(s, boarding);
    if (action.type !== 'reroll' || fight === null) return;
    const { seat } = v;
    const to = 1 + random(s, FACES);
    const side = diceOf(fight, seat);
    fight[side] = rerolled(fight[side], action.die, to);
    s.journal?.add({ type: 'rerolled', rule: 'CJG-ADV-SAILOR-84', seat, from: action.die, to });
    if (v.left > 1) call(s, rerolling, { seat, left: v.left - 1 });
  },
});
