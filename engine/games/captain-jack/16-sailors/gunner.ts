/** The gunner (canonnier): one roll of a fight is rolled again (CJG-ADV-SAILOR-80). He adds no cannon (CJG-ADV-SAILOR-86). */
import { call, localsOf, random } from '../../../kernel/flow.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { type Boarding, boarding } from '../9-boarding.ts';
import { act } from '../actions.ts';
import { book } from '../book.ts';
import { FACES } from '../material.ts';
import type { State } from '../state.ts';
import { crew } from './crew.ts';

/** CJG-ADV-SAILOR-06, CJG-ADV-SAILOR-81: one reroll each, in every fight. */
export const gunners = (s: State, seat: Seat): number => crew(s, seat, 'gunner').length;

/** CJG-ADV-SAILOR-84: in a boarding, directly after one's own last roll; the attacker before the defender rolls. */
export function offerRerolls(s: State, seat: Seat): void {
  const left = gunners(s, seat);
  if (left > 0) call(s, rerolling, { seat, left });
}

const diceOf = (fight: Boarding, seat: Seat): 'attack' | 'defence' => (fight.attacker === seat ? 'attack' : 'defence');

const rerolling = book.choice<{ seat: Seat; left: number }>('rerolling', {
  who: (_s, v) => v.seat,
  legal(s, v, _seat, out) {
    const fight = localsOf(s, boarding);
    if (fight !== null) for (const die of new Set(fight[diceOf(fight, v.seat)])) out.push(act.reroll[Number(die)]);
    out.push(act.keepDice);
  },
  otherwise: () => act.keepDice, // CJG-NET-03
  apply(s, v, action) {
    const fight = localsOf(s, boarding);
    if (action.type !== 'reroll' || fight === null) return;
    const { seat } = v;
    const to = 1 + random(s, FACES); // CJG-ADV-SAILOR-82: it stands even if it is worse
    const side = diceOf(fight, seat);
    fight[side] = fight[side].replace(String(action.die), String(to));
    s.journal?.add({ type: 'rerolled', rule: 'CJG-ADV-SAILOR-84', seat, from: action.die, to });
    if (v.left > 1) call(s, rerolling, { seat, left: v.left - 1 });
  },
});
